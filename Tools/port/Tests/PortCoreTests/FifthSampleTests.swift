import Testing

@testable import PortCore

@Suite("What the fifth sample of libraries stumbled over")
struct FifthSampleTests {
    @Test("a selector of the type of an object takes that type as it is")
    func typeOf() {
        let text =
            "import UIKit\nclass A: UIView { @objc func tap() {}\nfunc f() { g(#selector(type(of: self).tap), #selector(Swift.type(of: b).tap)) } }"
        let result = ported(text)
        #expect(result.contains(#"Selector("tap", type(of: self).tap)"#))
        #expect(result.contains(#"Selector("tap", Swift.type(of: b).tap)"#))
        #expect(ported(text + "\nlet type = 1").contains(#"Selector("tap", Swift.type(of: self).tap)"#))
    }

    @Test("an override that observes a member of an extension becomes a getter and a setter")
    func observed() {
        let start =
            "import UIKit\nextension UIView { @objc var mood: Int { get { return 1 } set { use(newValue) } } }\n"
        let did = ported(start + "class A: UIView { override var mood: Int { didSet { a(mood) } } }")
        #expect(
            did.contains(
                "var port_A_mood: Int { get { super.port_UIView_mood } set { super.port_UIView_mood = newValue; do { a(mood) } } }"
            ))
        let both = ported(
            start
                + "class A: UIView { override var mood: Int { willSet(n) { a(n) } didSet { b(oldValue) } } }\nclass B: A { override var mood: Int { willSet { c() } } }"
        )
        #expect(
            both.contains(
                "set { let oldValue = super.port_UIView_mood; let n = newValue; do { a(n) } super.port_UIView_mood = newValue; do { b(oldValue) } }"
            ))
        #expect(both.contains("get { super.port_A_mood } set { do { c() }; super.port_A_mood = newValue }"))
    }

    @Test("a plain object's words for assistive programs override nothing")
    func told() {
        let object =
            "import UIKit\nclass A: NSObject { override var accessibilityLabel: String? { didSet {} } }\nclass B: A { override var accessibilityLabel: String? { didSet {} } }"
        let result = ported(object)
        #expect(result.contains("class A: NSObject { var accessibilityLabel"))
        #expect(result.contains("class B: A { override var accessibilityLabel"))
        let view = "import UIKit\nclass A: UIView { override var accessibilityLabel: String? { didSet {} } }"
        #expect(ported(view) == view)
    }

    @Test("a property is written with the protocol's exclamation mark, as Objective-C does not mind")
    func exclamationMarks() {
        let text =
            "import UIKit\n@objc protocol P { var a: Int! { get set }\nvar b: Int? { get } }\nclass C: NSObject { weak var a: Int?; var b: Int?; var c: Int? }\nextension C: P {}\nclass D: C { override var a: Int? { didSet {} } }"
        let result = ported(text)
        #expect(result.contains("weak var a: Int!; var b: Int?; var c: Int? }"))
        #expect(result.contains("override var a: Int! {"))
        let plain = text.replacing("@objc ", with: "")
        #expect(ported(plain).contains("weak var a: Int?;"))
    }
}
