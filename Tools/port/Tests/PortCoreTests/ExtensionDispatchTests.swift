import PortBase
import Testing

@testable import PortCore

@Suite("Members that extensions of framework classes add")
struct ExtensionDispatchTests {
    @Test("are asked of the classes that override them, deepest first")
    func functions() {
        let result = ported(
            """
            import UIKit
            extension UIViewController {
                @objc func open(with name: String, _ n: Int) -> Bool {
                    return false
                }
            }
            class Menu: UIViewController {
                override func open(with name: String, _ n: Int) -> Bool { super.open(with: name, n) }
            }
            class SideMenu: Menu {
                override func open(with name: String, _ n: Int) -> Bool { super.open(with: name, n) }
            }
            """)
        #expect(
            result.contains(
                "{ if let own = self as? SideMenu { return own.port_SideMenu_open(with: name, n) }; if let own = self as? Menu { return own.port_Menu_open(with: name, n) }; return port_UIViewController_open(with: name, n) }; func port_UIViewController_open(with name: String, _ n: Int) -> Bool {"
            ))
        #expect(
            result.contains(
                "func port_Menu_open(with name: String, _ n: Int) -> Bool { super.port_UIViewController_open(with: name, n) }"
            ))
        #expect(
            result.contains(
                "func port_SideMenu_open(with name: String, _ n: Int) -> Bool { super.port_Menu_open(with: name, n) }"))
        #expect(result.split(separator: "\n", omittingEmptySubsequences: false).count == 12)
    }

    @Test("but not methods of the same name whose parameters are of other types")
    func namesakes() {
        let plain = "extension UIView { func put(_ views: UIView...) { put(views) }\nfunc put(_ n: Int) {} }"
        let result = ported(
            """
            import UIKit
            \(plain)
            extension UIView { @objc func put(_ views: [UIView]) {} }
            class Cell: UIView { override func put(_ views: [ UIView ]) { super.put(views) } }
            """)
        #expect(result.contains(plain))
        #expect(
            result.contains(
                "func put(_ views: [UIView]) { if let own = self as? Cell { return own.port_Cell_put(views) }"))
        #expect(result.contains("func port_Cell_put(_ views: [ UIView ]) { super.port_UIView_put(views) }"))
    }

    @Test(
        "of every class of the frameworks, also where its superclass is not public",
        arguments: [
            ("UIView", "MKMapView"), ("UIScrollView", "UITableView"), ("NSObject", "CLLocationManager"),
            ("UIViewController", "UITableViewController"), ("UIViewController", "AVPlayerViewController"),
        ])
    func everyClass(base: String, parent: String) {
        let result = ported(
            """
            import UIKit
            extension \(base) { @objc func refresh() {} }
            class Own: \(parent) { override func refresh() { super.refresh() } }
            """)
        #expect(result.contains("func refresh() { if let own = self as? Own { return own.port_Own_refresh() }"))
        #expect(result.contains("func port_Own_refresh() { super.port_\(base)_refresh() }"))
    }

    @Test("also where the overrides stand in extensions")
    func extensions() {
        let result = ported(
            """
            import UIKit
            extension UIView { @objc func prepare() { a() } }
            extension UILabel { override func prepare() { super.prepare() } }
            extension UITextField { @objc override func prepare() {} }
            """)
        #expect(result.contains("if let own = self as? UITextField { return own.port_UITextField_prepare() }"))
        #expect(result.contains("extension UILabel { func port_UILabel_prepare() { super.port_UIView_prepare() } }"))
        #expect(!result.contains("override"))
    }

    @Test("as properties")
    func properties() {
        let result = ported(
            """
            import UIKit
            extension UIView { @objc var mood: Int { get { return 1 } set { use(newValue) } } }
            class A: UIView { override var mood: Int { get { return super.mood } set { super.mood = newValue } } }
            """)
        #expect(
            result.contains(
                "{ get { if let own = self as? A { return own.port_A_mood }; return port_UIView_mood } set { if let own = self as? A { own.port_A_mood = newValue; return }; port_UIView_mood = newValue } }; var port_UIView_mood: Int { get"
            ))
        #expect(
            result.contains(
                "var port_A_mood: Int { get { return super.port_UIView_mood } set { super.port_UIView_mood = newValue } }"
            ))
    }

    @Test("stay as they are where nothing overrides them")
    func untouched() {
        let text =
            "import UIKit\nextension UIView { func prepare() {} }\nclass A: UIView { override func layoutSubviews() {} }\n"
        #expect(ported(text) == text)
    }
}

@Suite("Names that Linux has otherwise")
struct OtherNamesTests {
    @Test("one mark of an optional property of optionals goes")
    func window() {
        #expect(
            ported("import UIKit\nlet a = UIApplication.shared.delegate?.window??.bounds").hasSuffix(
                "delegate?.window?.bounds"))
        #expect(ported("import UIKit\nlet a = app.delegate!.window!!").hasSuffix("app.delegate!.window!"))
        #expect(ported("import UIKit\nlet a = view.owner??.bounds").hasSuffix("view.owner??.bounds"))
    }

    @Test("abs in CGFloat is Swift's")
    func abs() {
        let text = "import UIKit\nextension CGFloat { var size: CGFloat { abs(self) } }\nfunc f() { g(abs(1)) }"
        #expect(
            ported(text)
                == "import UIKit\nextension CGFloat { var size: CGFloat { Swift.abs(self) } }\nfunc f() { g(abs(1)) }")
    }
}

@Suite("Modules that do not exist on Linux")
struct LeaveOutTests {
    @Test("take only the declarations that are made of them")
    func parts() {
        let result = port(
            """
            import SwiftUI
            public struct Model { var n = 1
                func view() -> some View { Text("a") }
            }
            struct Card: View { var body: some View { Text("b") } }
            """, "import UIKit\nclass Host: UIView { func show(_ card: Card) {}\n  var n = 1 }\n")
        #expect(
            result.outputs[0].text == """
                import UIKit
                public struct Model { var n = 1
                    /* func view() -> some View { Text("a") } */
                }
                /* struct Card: View { var body: some View { Text("b") } } */
                """)
        #expect(
            result.outputs[1].text
                == "import UIKit\nclass Host: UIView { /* func show(_ card: Card) {} */\n  var n = 1 }\n")
        #expect(result.findings.count == 3)
        #expect(result.findings.allSatisfy { $0.severity == .warning })
    }

    @Test("take a type whose stored properties are made of them")
    func wholeTypes() {
        let result = ported(
            "import SwiftUI\nimport UIKit\nclass A { let host: UIHostingController<V>\n func f() {} }\nclass B {}\n")
        #expect(
            result
                == "import UIKit\nimport UIKit\n/* class A { let host: UIHostingController<V>\n func f() {} } */\nclass B {}\n"
        )
    }

    @Test("take a protocol whose associated types are made of them, and what conforms to it")
    func protocols() {
        let result = ported(
            "import SwiftUI\nimport UIKit\nprotocol P { associatedtype C: View\n func f() -> C }\nclass A: P {}\nclass B {}\n"
        )
        #expect(
            result
                == "import UIKit\nimport UIKit\n/* protocol P { associatedtype C: View\n func f() -> C } */\n/* class A: P {} */\nclass B {}\n"
        )
    }

    @Test("take observable objects that came with Foundation")
    func observableObjects() {
        let result = ported("import Foundation\nfinal class A: ObservableObject {}\nclass B {}\n")
        #expect(result == "import Foundation\n/* final class A: ObservableObject {} */\nclass B {}\n")
    }

    @Test(
        "take texts that look like comments",
        arguments: [
            (#"let a = "*/*""#, #"let a = "* / *""#), (#"let a = "/*/""#, #"let a = "/ * /""#),
            ("// see a/*.b\n", "// see a/ *.b\n"), ("/* a */", "/* a */"), ("/* a /* b */ */", "/* a /* b */ */"),
        ])
    func commentMarks(inside: String, separated: String) {
        let result = ported("import SwiftUI\nimport UIKit\nclass A {}\nstruct C: View { \(inside)\n}\n")
        #expect(result == "import UIKit\nimport UIKit\nclass A {}\n/* struct C: View { \(separated)\n} */\n")
    }

    @Test("take nothing of the sources' own types of the same names")
    func ownNames() {
        let result = ported("import SwiftUI\nimport UIKit\nstruct Color {}\nstruct A { var color = Color() }\n")
        #expect(result == "import UIKit\nimport UIKit\nstruct Color {}\nstruct A { var color = Color() }\n")
    }
}
