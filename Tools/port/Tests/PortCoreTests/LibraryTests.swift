import Testing

@testable import PortCore

/// Found in thirty libraries of views that nobody here had seen.
@Suite("What thirty unseen libraries stumbled over")
struct LibraryTests {
    @Test(
        "objects of classes known at run time, by the initialisers that Apple's classes have",
        arguments: [
            (
                "class R { let cellType: UITableViewCell.Type; func f() { g(cellType.init(style: .default, reuseIdentifier: nil)) } }",
                "g(instance(of: cellType, style: .default, reuseIdentifier: nil))"
            ),
            (
                "func f(_ t: UITableViewHeaderFooterView.Type) { g(t.init(reuseIdentifier: \"a\")) }",
                "g(instance(of: t, reuseIdentifier: \"a\"))"
            ),
            (
                "func f() { if let c = x as? UICollectionView.Type { g(c.init(frame: r, collectionViewLayout: l)) } }",
                "g(instance(of: c, frame: r, collectionViewLayout: l))"
            ),
            (
                "class L<Button: UIButton> { func make() -> UIView { return Button(type: kind) } }",
                "return instance(of: Button.self, type: kind)"
            ),
            (
                "class Cell: UIView {}\nclass S { var classes = [String: Cell.Type](); var named: [String: Cell.Type] = [:]; func f() { if let c = named[i] { g(c.init()) } } }",
                "g(instance(of: c))"
            ),
            (
                "class Cell: UIView {}\nclass S { var classes = [String: Cell.Type](); func f() { if let c = classes[i] { g(c.init()) } } }",
                "g(instance(of: c))"
            ),
            (
                "class R { let kind: UITableViewCell.Type; init<T: UITableViewCell>(kind: T.Type) { self.kind = kind }; func f() { g(kind.init(style: s, reuseIdentifier: nil)) } }",
                "g(instance(of: kind, style: s, reuseIdentifier: nil))"
            ),
            (
                "class S { var kinds: [UIView.Type] = []; func f() { for kind in kinds { g(kind.init(frame: r)) }; h(kinds[0].init()) } }",
                "{ g(instance(of: kind, frame: r)) }; h(instance(of: kinds[0]))"
            ),
            (
                "func f<N: UINavigationController>(_ t: N.Type) -> N { N(rootViewController: root) }",
                "{ instance(of: N.self, rootViewController: root) }"
            ),
        ])
    func classes(_ text: String, _ expected: String) {
        #expect(ported("import UIKit\n\(text)").contains(expected))
    }

    @Test("an initialiser of another class's is the program's own")
    func otherClass() {
        let text = "import UIKit\nclass V: UIView { required init(type: Int) {} }\nfunc f<T: V>() -> T { T(type: 1) }"
        #expect(ported(text).contains("{ T(type: 1) }"))
    }

    @Test("a preview that is left out ends with its comment")
    func preview() {
        let text =
            "import SwiftUI\nimport UIKit\nclass A: UIView {}\n@available(iOS 17.0, *)\n#Preview {\n    @Previewable @State var date = Date()\n    Wrapper()\n}\n\nclass B: UIView {}\n"
        let result = ported(text)
        #expect(result.contains("} */\n"))
        #expect(!result.contains("*/ } }"))
        #expect(result.contains("\nclass B: UIView {}"))
    }

    @Test("a property may be called as an optional method of a delegate")
    func sameName() {
        let text =
            "import UIKit\n@objc protocol D { @objc optional func earliest() -> Date? }\nclass C { var earliest: Date?; weak var d: D?; func f() { if let e = self.earliest { g(e) } } }"
        #expect(ported(text).contains("if let e = PortedOptional.bound(self.earliest) {"))
        let plain =
            "import UIKit\n@objc protocol D { @objc optional func earliest() -> Date? }\nclass C { func f(d: D) { if let e = d.earliest { g(e()) } } }"
        #expect(ported(plain).contains("if let e = Optional(d.earliest) {"))
    }

    @Test(
        "what is looked up on any object stays an optional where one is wanted",
        arguments: [
            ("func f() { let d = (x as AnyObject).doubleValue!; g(d) }", "let d = (x as? Double)!; g(d)"),
            ("func f() { let r = (x as AnyObject).cgRectValue; g(r!) }", "let r = (x as? CGRect); g(r!)"),
            ("func f() { let r = (x as AnyObject).cgRectValue; g(r?.width) }", "let r = (x as? CGRect); g(r?.width)"),
            ("func f() { let r = (x as AnyObject).cgRectValue; g(r.width) }", "let r = (x as! CGRect); g(r.width)"),
            ("func f() { guard let r = (x as AnyObject).cgRectValue else { return } }", "r = (x as? CGRect) else"),
            ("func f(_ item: AnyObject) { g(item.topAnchor) }", "g((item as! UIView).topAnchor)"),
        ])
    func anyObject(_ text: String, _ expected: String) {
        #expect(ported("import UIKit\n\(text)").contains(expected))
    }

    @Test("properties may be any object")
    func objectProperty() {
        let text =
            "import UIKit\nclass A { var from: AnyObject!; func f() { if let from: AnyObject = self.from { g(from.floatValue) }; guard let c = self.from.cgColor else { return }; h(self.from.cgRectValue, from.isKind(of: k)) } }"
        let result = ported(text)
        #expect(result.contains("g((from as! Float))"))
        #expect(result.contains("guard let c = (self.from as? UIColor)?.cgColor else"))
        #expect(result.contains("h((self.from as! CGRect), (from as! NSObject).isKind(of: k))"))
        let other =
            "import UIKit\nclass A { var from: AnyObject! }\nclass B { var from: NSNumber!; func f() { g(from.floatValue) } }"
        #expect(ported(other).contains("g(from.floatValue)"))
    }

    @Test("marks inside types were taken for question marks")
    func innerMarks() {
        let text =
            "import UIKit\nvar a: ((CGFloat) -> Chain!)!\nfunc f(_ b: Int!) -> Int! { c = d as AnyObject!\n return b }"
        #expect(
            ported(text).contains("var a: ((CGFloat) -> Chain?)!\nfunc f(_ b: Int!) -> Int! { c = d as AnyObject?\n"))
    }

    @Test("a program may have a Selector of its own")
    func ownSelector() {
        let text =
            "import UIKit\nenum Selector { case a }\nclass A { @objc func tap() {}; func f() { x(#selector(tap)) } }"
        #expect(ported(text).contains("x(AppleRuntime.Selector(\"tap\", Self.tap))"))
    }

    @Test("an override of what every object answers for its class is left out, and named")
    func closedMethod() {
        let text =
            "import UIKit\nclass A: UIView { override func isKind(of c: AnyClass) -> Bool { true }\nfunc f() {} }"
        #expect(ported(text).contains("/* override func isKind(of c: AnyClass) -> Bool { true } */\nfunc f() {}"))
    }

    @Test("a constant is never open")
    func openConstant() {
        #expect(
            ported("open class A { open let a = 1; open var b = 2 }").contains("{ public let a = 1; open var b = 2 }"))
    }

    @Test("what a timer was given is looked for in the frameworks")
    func timer() {
        let text = "import Foundation\nclass A { @objc func f(t: Timer) { g(t.userInfo) } }"
        #expect(ported(text).contains("import QuartzCore\n"))
    }

    @Test("the least numbers of C come with the frameworks")
    func limits() {
        #expect(
            ported("import Foundation\nlet a = Double(INT16_MIN)").hasPrefix("import Foundation; import QuartzCore\n"))
    }

    @Test(
        "nothing is of a class that does not exist",
        arguments: [
            (
                "if let w = v as? SCNView { return w.s } else { return nil }",
                "/* if let w = v as? SCNView { return w.s } else */ do { return nil }"
            ),
            ("if let w = v as? SCNView, w.a { f(w) }", "/* if let w = v as? SCNView, w.a { f(w) } */"),
            ("if v is SCNView { f() } else if a { g() }", "/* if v is SCNView { f() } else */ if a { g() }"),
            (
                "if a { g() } else if let w = v as? SCNView { f(w) }",
                "if a { g() } /* else if let w = v as? SCNView { f(w) } */"
            ),
            (
                "if a { g() } else if v is SCNView { f() } else { h() }",
                "if a { g() } else /* if v is SCNView { f() } else */ { h() }"
            ),
        ])
    func missingClass(_ body: String, _ expected: String) {
        #expect(ported("import UIKit\nimport SceneKit\nfunc k() {\n\(body)\n}").contains(expected))
        let own = "import UIKit\nimport SceneKit\nclass SCNView: UIView {}\nfunc k() {\n\(body)\n}"
        #expect(ported(own).contains(body))
    }

    @Test("a protocol of objects takes a generic type's place for an object")
    func genericObject() {
        let text =
            "import UIKit\nclass Proxy<D: NSObjectProtocol>: NSObject { private(set) internal weak var first: D? }\nclass Bars: Proxy<UITabBarDelegate> {}"
        let result = ported(text)
        #expect(result.contains("class Proxy<D>: NSObject"))
        #expect(
            result.contains(
                "internal var first: D? { get { heldFirst as? D } set { heldFirst = newValue.map { $0 as AnyObject } } }; private weak var heldFirst: AnyObject? }"
            ))
        let views = "import UIKit\nclass Proxy<D: AnyObject> { weak var first: D? }\nlet a = Proxy<UIView>()"
        #expect(ported(views).contains("class Proxy<D: AnyObject> { weak var first: D? }"))
    }
}
