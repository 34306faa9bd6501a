import Testing

@testable import PortCore

@Suite("What a third sample of unseen programs stumbled over")
struct ThirdSampleTests {
    @Test("an import of one type brings along what its module does")
    func scopedImport() {
        let text = "import class UIKit.UIImage\nextension UIImage { var b: Bundle { .main } }"
        #expect(ported(text).contains("import UIKit\n"), "\(ported(text))")
        #expect(ported("import struct CoreGraphics.CGFloat\nlet a: CGFloat = 1").contains("import CoreGraphics\n"))
    }

    @Test("loggers and signposts are in a module of their own")
    func logger() {
        #expect(ported("import os\nlet a = Logger()").contains("import UnifiedLogging"))
        #expect(ported("import os.signpost\nlet a = OSSignpostID.exclusive").contains("import UnifiedLogging\n"))
        #expect(ported("import OSLog\nlet a = Logger()").contains("import UnifiedLogging"))
        #expect(ported("import os\nos_log(\"a\")").contains("import QuartzCore"))
        #expect(ported("#if canImport(os)\nimport os\n#endif").contains("#if canImport(QuartzCore)"))
    }

    @Test("a session made of nothing is an ordinary one")
    func emptySession() {
        #expect(ported("import UIKit\nvar s = URLSession()").contains("URLSession(configuration: .default)"))
    }

    @Test("sessions for the time while the program is away are ordinary ones, and named")
    func backgroundSession() {
        let text =
            "import UIKit\nlet a = URLSessionConfiguration.background(withIdentifier: \"x\"); f(.background(withIdentifier: \"y\"))"
        #expect(ported(text).contains("let a = URLSessionConfiguration.default; f(.default)"), "\(ported(text))")
        let own =
            "import UIKit\nfunc background(withIdentifier: String) {}\nfunc g(_ a: A) { a.background(withIdentifier: \"x\") }"
        #expect(ported(own).contains("a.background(withIdentifier: \"x\")"))
    }

    @Test("any object that converts points is a view")
    func convert() {
        let text =
            "import UIKit\nfunc f(_ s: UIButton, _ v: UIView) -> CGPoint { (s as AnyObject).convert(.zero, to: v) }"
        #expect(ported(text).contains("(s as! UIView).convert(.zero, to: v)"), "\(ported(text))")
    }

    @Test("dictionaries and lists answer what any object is asked by a text or a number")
    func subscripts() {
        let text = """
            import Foundation
            func f(_ data: Data, _ list: AnyObject) throws {
                let json = try JSONSerialization.jsonObject(with: data) as AnyObject
                if let a = json["a"] as? [Int] { print(a) }
                print(list[0] as Any, (data as AnyObject)["b"] as Any)
                let own = [String: Int](), object = ["a": 1] as [String: AnyObject]
                print(own["a"] as Any, object["b"] as Any)
            }
            """
        let result = ported(text)
        #expect(result.contains("if let a = (json as? NSDictionary)?[\"a\"] as? [Int] {"), "\(result)")
        #expect(result.contains("print((list as? NSArray)?[0] as Any, (data as? NSDictionary)?[\"b\"] as Any)"))
        #expect(result.contains("print(own[\"a\"] as Any, object[\"b\"] as Any)"))
    }

    @Test("optional properties of protocols are reached into where they are there")
    func optionalProperties() {
        let text = """
            import UIKit
            @objc protocol Loader {
                @objc optional var ownCircle: CAShapeLayer { get set }
                @objc optional var ownTarget: UIView? { get set }
                @objc optional var title: String { get }
            }
            func f(_ l: Loader, _ c: UIViewController) { l.ownCircle?.opacity = 0; l.ownTarget?.alpha = 0; c.title?.append("a") }
            """
        let result = ported(text)
        #expect(
            result.contains("PortedOptional.value(PortedOptional.begin(), l.ownCircle)?.opacity = 0;"), "\(result)")
        #expect(result.contains("l.ownTarget?.alpha = 0;"), "\(result)")
        #expect(result.contains("c.title?.append"))
    }
}
