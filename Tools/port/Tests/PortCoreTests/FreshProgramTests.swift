import Testing

@testable import PortCore

@Suite("What fresh programs showed")
struct FreshProgramTests {

    @Test("parts of dictionaries of any objects are numbers where they are asked for one")
    func partsOfAnyObjects() {
        let result = ported(
            """
            import UIKit
            func f(_ d: [String: AnyObject]) {
                a(d["x"]?.doubleValue ?? 0)
                b(d["y"]!.integerValue)
                c(d["z"]!.boolValue!)
                e(d["name"]?.description ?? "")
            }
            """)
        #expect(result.contains(#"a((d["x"] as? NSNumber)?.doubleValue ?? 0)"#))
        #expect(result.contains(#"b((d["y"]! as! NSNumber).intValue)"#))
        #expect(result.contains(#"c((d["z"]! as? NSNumber)?.boolValue!)"#))
        #expect(result.contains(#"e((d["name"] as? any CustomStringConvertible)?.description ?? "")"#))
        let own = """
            import UIKit
            extension Part { var doubleValue: Double { 1 } }
            func f(_ d: Parts, a: AnyObject) { g(d["x"]?.doubleValue) }
            """
        #expect(ported(own) == own)
        let other = "import UIKit\nfunc f(_ d: Parts) { g(d[\"x\"]?.doubleValue) }"
        #expect(ported(other) == other)
    }

    @Test("selectors of initialisers are names")
    func initializerSelectors() {
        let text = "import UIKit\nlet a = #selector(UIView.init(frame:)), b = #selector(NSObject.init)"
        #expect(
            ported(text) == "import UIKit\nlet a = Selector(\"initWithFrame:\"), b = Selector(\"init\")")
    }

    @Test("selectors of what is known by a protocol name that, and Foundation's users of UIKit's types import it")
    func protocolSelectors() {
        let text = """
            import Foundation
            @objc protocol Closing { func close() }
            class Transition: NSObject {
                var delegate: Closing?
                var activity: NSUserActivity?
                func add() {
                    if let delegate = delegate { target(delegate, #selector(delegate.close)) }
                }
            }
            """
        let result = ported(text)
        #expect(result.contains(#"target(delegate, Selector("close", Closing.close))"#))
        #expect(result.contains("import Foundation; import UIKit"))
    }
}
