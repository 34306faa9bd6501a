import Testing

@testable import PortCore

@Suite("Key-value coding of a program's own classes")
struct KeyValueTests {
    @Test("a dynamic property tells its observers")
    func telling() {
        #expect(
            ported("import UIKit\nclass A: NSObject {\n  @objc dynamic var x = 0\n}\n")
                == "import UIKit\nclass A: NSObject {\n  dynamic var x = 0 { didSet { didChangeValue(forKey: \"x\") } }\n}\n"
        )
        #expect(
            ported("import UIKit\nclass A: NSObject {\n  @objc dynamic var x = 0 { didSet { f() } }\n}\n")
                .contains("didSet { f() ; didChangeValue(forKey: \"x\") }"))
        #expect(
            ported("import Foundation\nclass A: NSObject {\n  @objc dynamic var x = 0\n}\n")
                .hasPrefix("import Foundation; import QuartzCore"))
        #expect(
            ported("import UIKit\nclass A: NSObject {\n  @objc dynamic var x: Int { 1 }\n}\n")
                .contains("var x: Int { 1 }\n"))
    }

    @Test("dynamic properties of views can be set on stand-ins")
    func looks() {
        #expect(
            ported("import UIKit\nclass A: UIControl {\n  @objc dynamic var x = 0\n}\n")
                .contains(
                    "var x = 0 { didSet { recordsAppearance(of: \\A.x, x); didChangeValue(forKey: \"x\") } }"))
        let computed = ported(
            """
            import UIKit
            class A: UIView {}
            class B: A {
              @objc dynamic var x: Int { get { 1 } set(y) { f(y) } }
              dynamic var z: Int = 1 { didSet { f(z) } }
              private dynamic var hidden: Int { get { 1 } set { f(newValue) } }
            }
            extension UILabel { @objc dynamic var face: String { get { "" } set { g(newValue) } } }
            extension UIViewController { @objc dynamic var face: String { get { "" } set { g(newValue) } } }

            """)
        #expect(computed.contains("set(y) { if recordsAppearance(of: \\B.x, y) { return }; f(y) }"))
        #expect(computed.contains("didSet { if recordsAppearance(of: \\B.z, z) { return }; f(z) ; didChangeValue"))
        #expect(computed.contains("set { if recordsAppearance(of: \\UILabel.face, newValue) { return }; g(newValue) }"))
        #expect(computed.split(separator: "recordsAppearance").count == 4)
    }

    @Test("classes whose properties are set by name get what sets them")
    func setting() {
        let text = ported(
            "import Foundation\n@objcMembers class A: NSObject {\n  var x = 0\n  let y = 1\n}\n"
                + "func f(_ a: A) { a.setValue(1, forKey: \"x\") }\n")
        #expect(text.contains("class A: NSObject, KeyValueSettable {"))
        #expect(text.contains("case \"x\": KeyValues.assign(value, to: &self.x); default: return false"))
        #expect(!text.contains("case \"y\""))
        #expect(text.contains("import QuartzCore"))
    }

    @Test("a class that says itself what setting by name means overrides nothing here")
    func overriding() {
        let text = ported(
            """
            import UIKit
            class A: NSObject {
              @objc var x: Int = 0
              override func setValue(_ value: Any?, forKey key: String) {
                if key == "y" { x = 2 } else { super.setValue(value, forKey: key) }
              }
              override func setValue(_ value: Any?, forUndefinedKey key: String) { super.setValue(value, forUndefinedKey: key) }
            }
            class B: A {
              override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
            }

            """)
        #expect(text.contains("else { KeyValues.set(value, forKey: key, of: self) }"))
        #expect(text.contains("forUndefinedKey key: String) { () }"))
        #expect(text.contains("  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value"))
        #expect(text.split(separator: "override func setValue(").count == 2)
    }

    @Test("files of Foundation alone get predicates in words")
    func predicates() {
        #expect(
            ported("import Foundation\nlet p = NSPredicate(format: \"SELF MATCHES %@\", \"a\")\n")
                .hasPrefix("import Foundation; import QuartzCore"))
        #expect(
            ported("import Foundation\nlet p = NSPredicate(block: { _, _ in true })\n").hasPrefix("import Foundation\n")
        )
    }

    @Test("labels tell which class of any object is meant")
    func labels() {
        #expect(
            ported("import UIKit\nfunc f(_ l: Any?, _ a: CAAnimation) { (l as AnyObject).add(a, forKey: nil) }\n")
                .contains("(l as! CALayer).add(a, forKey: nil)"))
    }

    @Test("what a picker tells has keys of its own, and the delegate's window is an optional in an optional")
    func olderTypes() {
        #expect(
            ported(
                "import UIKit\nfunc imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {}\n"
            ).contains("info: [UIImagePickerController.InfoKey: Any]"))
        #expect(
            ported("import UIKit\nfunc f() { if let w = UIApplication.shared.delegate?.window, let v = w { g(v) } }\n")
                .contains("if let w = Optional(UIApplication.shared.delegate?.window), let v = w"))
    }
}
