import PortBase
import Testing

@testable import PortCore

@Suite("Objects of generic parameters")
struct GenericObjectTests {
    @Test(
        "are made by the frameworks where a class of theirs bounds the parameter",
        arguments: [
            ("class A<V: UIView> { func f() -> V { V() } }", "instance(of: V.self)"),
            ("class A<V> where V: UIView { func f() -> V { V(frame: r) } }", "instance(of: V.self, frame: r)"),
            ("func f<T: UITableViewCell>(_: T.Type) -> T { x as? T ?? T() }", "x as? T ?? instance(of: T.self)"),
            ("func f<T: UIView>() -> T { T.init() }", "instance(of: T.self)"),
            (
                "class A: UIViewController { static func make() -> Self { let a = Self(); return a } }",
                "a = freshObject(of: Self.self);"
            ),
            ("extension UIView { static func make() -> Self { Self(frame: r) } }", "instance(of: Self.self, frame: r)"),
            ("func f<T: UIView>(type: T.Type) -> T { type.init() }", "instance(of: type)"),
            (
                "enum E<V: UIViewController> { func f() -> V { V.init(nibName: n, bundle: b) } }",
                "instance(of: V.self, nibName: n, bundle: b)"
            ),
            (
                "enum E { case a(segue: UIStoryboardSegue.Type)\nfunc f() { if case .a(let segue) = self { segue.init(identifier: i, source: s, destination: d).perform() } } }",
                "instance(of: segue, identifier: i, source: s, destination: d).perform()"
            ),
        ])
    func made(_ text: String, _ expected: String) {
        #expect(ported("import UIKit\n\(text)").contains(expected))
    }

    @Test(
        "are made by the frameworks where a class makes one of itself",
        arguments: [
            (
                "extension P where Self: NSObject { static func make() -> Self { self.init() } }",
                "{ freshObject(of: Self.self) }"
            ),
            (
                "extension P where Self: UIView { static func make() -> Self { Self(frame: r) } }",
                "{ instance(of: Self.self, frame: r) }"
            ),
            (
                "extension UIViewController { class func make() -> Self { return self.init() } }",
                "return freshObject(of: Self.self)"
            ),
            (
                "extension UIView { class func make() -> Self { Self.init(frame: .zero) } }",
                "{ instance(of: Self.self, frame: .zero) }"
            ),
            ("class A: UIView { static var fresh: Self { Self() } }", "{ freshObject(of: Self.self) }"),
        ])
    func ofOneself(_ text: String, _ expected: String) {
        #expect(ported("import UIKit\n\(text)").contains(expected))
    }

    @Test(
        "and stay where initialisers delegate, or where the class has the required one",
        arguments: [
            "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
            "struct A { static func make() -> Self { Self() } }",
            "class A: UIView { required init() { super.init(frame: .zero) }\nstatic func make() -> Self { Self() } }",
            "extension String { static func make() -> Self { self.init() } }",
        ])
    func delegating(_ text: String) {
        #expect(ported("import UIKit\n\(text)") == "import UIKit\n\(text)")
    }

    @Test("of an extension's type are found in its declaration, in another file as well")
    func inExtension() {
        let result = ported(
            "import UIKit\nextension Row { func f() -> V { V() } }", "import UIKit\nclass Row<V: UIView> {}")
        #expect(result.contains("instance(of: V.self)"))
    }

    @Test(
        "stay where no class of the frameworks bounds it",
        arguments: [
            "class A<V: Equatable> { func f() -> V { V() } }", "class A<V> { func f() -> V { V() } }",
            "class A<V: UIView> { func f() { W() } }", "final class A: UIView { static func make() -> A { Self() } }",
            "class A: UIView { required init() {}\nstatic func make() -> Self { Self() } }",
            "struct S { func f() -> S { Self() } }",
        ])
    func kept(_ text: String) {
        #expect(ported("import UIKit\n\(text)") == "import UIKit\n\(text)")
    }
}

@Suite("What older compilers took")
struct OlderSpellingTests {
    @Test("the process's information is one object")
    func processInfo() {
        #expect(
            ported("import UIKit\nlet v = ProcessInfo().systemUptime").contains("ProcessInfo.processInfo.systemUptime"))
    }

    @Test("a blank before an attribute's parenthesis goes, and the file is brought over")
    func gap() {
        let result = port(
            "import UIKit\n@available (iOS 9.0, *)\nclass A { @objc (named) func f() { x(#selector(f)) } }")
        #expect(result.findings.filter { $0.severity == .error }.isEmpty)
        #expect(result.outputs[0].text.contains("@available(iOS 9.0, *)"))
        #expect(result.outputs[0].text.contains("{ func f()"))
    }

    @Test("a timer made of nothing is one that never fires")
    func timer() {
        #expect(
            ported("import UIKit\nvar t = Timer()")
                == "import UIKit\nvar t = Timer(timeInterval: 0, repeats: false, block: { _ in })")
    }

    @Test("outlets are told by name and type, without what their observers do")
    func outlet() {
        let text = "import UIKit\nclass A { @IBOutlet var v: UIView? { didSet { x() } } }"
        let message = port(text).findings.first?.message ?? ""
        #expect(message.contains("outlets v: UIView?."))
    }

    @Test("an import of a missing module goes, unless a condition asks for the module")
    func conditionalImport() {
        #expect(!ported("#if os(iOS)\nimport SceneKit\n#endif\nimport UIKit").contains("import SceneKit"))
        let asked = "#if canImport(SceneKit)\nimport SceneKit\n#endif\nimport UIKit"
        #expect(ported(asked) == asked)
    }

    @Test("calls of an animator's optional methods lose their question marks")
    func animator() {
        let text = "import UIKit\nfunc f(_ a: UIViewImplicitlyAnimating) { a.addCompletion?({ _ in }) }"
        #expect(ported(text).contains("a.addCompletion({ _ in })"))
    }

    @Test("a selector of an object's method names Swift's type(of:) where the sources have another type")
    func type() {
        let text = "import UIKit\nclass A { var type = 1; func g(_ c: C) { x(#selector(c.f)) } }"
        #expect(ported(text).contains("Swift.type(of: c).f"))
    }

    @Test("functions of the C library keep a module's name before them")
    func qualified() {
        #expect(ported("import UIKit\nlet x = CoreFoundation.floor(y)").contains("x = Foundation.floor(y)"))
    }

    @Test("what uses SwiftUI on other systems only stays")
    func otherSystems() {
        let text =
            "import UIKit\nimport SwiftUI\nclass A { lazy var v: UIView = {\n#if os(visionOS)\nreturn UIHostingController(rootView: B()).view\n#else\nreturn UIView()\n#endif\n}() }"
        #expect(!ported(text).contains("/*"))
    }

    @Test("members of SwiftUI under a condition go as well")
    func memberUnderCondition() {
        let text =
            "import UIKit\n#if !(os(iOS) && arch(arm))\nimport SwiftUI\n#endif\nclass A { var a = 1\n#if !(os(iOS) && arch(arm))\nfunc f<V: View>(_ v: V) {}\n#endif\n}"
        #expect(ported(text).contains("/* func f<V: View>(_ v: V) {} */"))
    }

    @Test("another name for a type of SwiftUI takes its uses along")
    func otherName() {
        let text =
            "import SwiftUI\nimport UIKit\ntypealias R = UIViewRepresentable\nprotocol Q: R {}\nextension R { func f() {} }\nclass A {}"
        let result = ported(text)
        #expect(result.contains("/* protocol Q: R {} */"))
        #expect(result.contains("/* extension R { func f() {} } */"))
        #expect(result.contains("\nclass A {}"))
    }

    @Test("what is of SwiftUI goes under a condition of the system too")
    func underCondition() {
        let text =
            "import UIKit\nclass A {}\n#if os(iOS)\nimport SwiftUI\nstruct P: UIViewRepresentable { var c: SwiftUI.Color }\n#endif"
        let result = ported(text)
        #expect(!result.contains("import SwiftUI"))
        #expect(result.contains("/* struct P"))
        #expect(result.contains("\nclass A {}"))
    }
}
