import PortCore
import Testing

@Suite("What teaching programs write")
struct TeachingProgramTests {
    @Test("Foundation on Linux requires the initialisers of URL protocols")
    func protocols() {
        let text = """
            import Foundation
            class Mock: URLProtocol {
                override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: URLProtocolClient?) {
                    super.init(request: request, cachedResponse: cachedResponse, client: client)
                }
            }
            class Deep: Mock {
                override init(task: URLSessionTask, cachedResponse: CachedURLResponse?, client: URLProtocolClient?) {
                    super.init(task: task, cachedResponse: cachedResponse, client: client)
                }
            }
            class Other: NSObject { override init() {} }
            """
        let result = ported(text)
        #expect(result.contains("    required init(request:"))
        #expect(result.contains("    required init(task:"))
        #expect(result.contains("override init() {}"))
    }

    @Test("a class whose methods make objects of it is final, unless others derive from it")
    func factories() {
        let text = """
            import UIKit
            public class Item: UIBarButtonItem {
                class func done(_ target: Any) -> Item { self.init(title: "Done", primaryAction: nil) }
                class func close(_ target: Any) -> Self { return self.init(title: "Close", style: .plain, target: target, action: nil) }
            }
            class Base: UIBarButtonItem {
                class func done() -> Base { self.init(title: "Done", primaryAction: nil) }
            }
            class Derived: Base {}
            """
        let result = ported(text)
        #expect(result.contains("public final class Item: UIBarButtonItem"))
        #expect(result.contains("return instance(of: Self.self, title: \"Close\", style:"))
        #expect(result.contains("\nclass Base: UIBarButtonItem"))
    }

    @Test("a type is one by another name too, also by one that begins with a small letter")
    func selectorsOfAliases() {
        let text = """
            import UIKit
            @objc protocol CardResponder { func didPress(_ sender: Any?) }
            class Card: UIViewController {
                typealias responder = CardResponder
                func connect(_ button: UIButton) { button.addTarget(nil, action: #selector(responder.didPress(_:)), for: .touchUpInside) }
            }
            """
        #expect(ported(text).contains("Selector(\"didPress:\", responder.didPress(_:))"))
    }

    @Test("a number that a method put into a variable of any object is one")
    func objectsOfVariables() {
        let text = """
            import Foundation
            func size(_ url: URL) -> Int64 {
                var value: AnyObject?
                try? (url as NSURL).getResourceValue(&value, forKey: .fileSizeKey)
                return value?.int64Value ?? -1
            }
            func flag(_ found: [String: Any]) -> Bool {
                if let value: AnyObject = found["a"] as AnyObject? { return value.boolValue }
                return false
            }
            func delay(_ table: [String: AnyObject]) -> Double? { table[kDelay as String]?.doubleValue }
            """
        let result = ported(text)
        #expect(result.contains("return (value as? NSNumber)?.int64Value ?? -1"))
        #expect(result.contains("return (value as! Bool)"))
        #expect(result.contains("(table[kDelay as String] as? NSNumber)?.doubleValue"))
    }

    @Test("digests and the system's SQLite are found under our names; what is not there is named")
    func digestsAndTables() {
        let text = """
            import CryptoKit
            import SQLite3
            let digest = Insecure.MD5.hash(data: Data())
            """
        #expect(ported(text).hasPrefix("import CryptoDigests\nimport CSQLite\n"))
        #expect(port(text).findings.isEmpty)
        #expect(port(text + "\nlet box = try AES.GCM.seal(data, using: key)").findings.count == 1)
    }

    @Test("what Darwin's library and locks are asked is found also in files that import Foundation alone")
    func darwinsLibrary() {
        #expect(
            ported("import Foundation\nvar n: Int32 = 0\nlet m = OSAtomicIncrement32(&n)").contains(
                "; import QuartzCore"))
        #expect(ported("import Foundation\nlet n = Int(_SYS_NAMELEN)").contains("; import QuartzCore"))
    }

    @Test("initialisers that hand over to others of their class are conveniences, as Swift 3 did not ask for")
    func handedOver() {
        let text = """
            import UIKit
            class Menu: UIView {
                public init(items: [Int]) { self.init(); print(items) }
                convenience init(one: Int) { self.init(items: [one]) }
                override init(frame: CGRect) { super.init(frame: frame) }
            }
            struct Row { init(a: Int) {}; init() { self.init(a: 1) } }
            """
        #expect(
            ported(text)
                == text.replacingOccurrences(of: "public init(items", with: "public convenience init(items"))
    }

    @Test("what a type makes of itself is the framework's own, also where there may be none")
    func ownOrNone() {
        let text = """
            import UIKit
            extension UIImage {
                static func of(_ name: String?) -> UIImage? { name.flatMap { self.init(named: $0) } }
            }
            """
        #expect(ported(text) == text.replacingOccurrences(of: "self.init(", with: "UIImage("))
    }

    @Test("a server's trust is asked for by its text; what takes pictures of SwiftUI's picker goes with it")
    func trust() {
        let text = """
            import UIKit
            import PhotosUI
            import SwiftUI
            func judge(_ method: String) -> Bool { method == NSURLAuthenticationMethodServerTrust }
            struct Chosen { let item: PhotosPickerItem }
            class Plain: UIView {}
            """
        let result = ported(text)
        #expect(result.contains("method == \"NSURLAuthenticationMethodServerTrust\" }"))
        #expect(result.contains("/* struct Chosen"))
        #expect(result.contains("class Plain: UIView {}"))
    }

    @Test("a method called characters is no view of a text")
    func charactersCalled() {
        let text = """
            extension String { static func characters(amount: Int) -> String { "" } }
            let a = String.characters(amount: 3), b = "abc".characters.count
            """
        let result = ported(text)
        #expect(result.contains("String.characters(amount: 3), b = \"abc\".count"))
    }

    @Test("what is of SwiftUI goes with it, also what only names one of its texts")
    func localizedKeys() {
        let text = """
            import SwiftUI
            import UIKit
            struct Texts { static func title(_ name: String) -> LocalizedStringKey { LocalizedStringKey(name) } }
            class Plain: UIView {}
            """
        let result = ported(text)
        #expect(result.contains("/* static func title"))
        #expect(result.contains("class Plain: UIView {}"))
    }
}
