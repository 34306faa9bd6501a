import Testing

@testable import PortCore

private func port(_ text: String) -> Port.Result {
    Port().run([("A.swift", text)])
}

private func ported(_ text: String) -> String {
    port(text).outputs[0].text
}

@Suite("Selectors")
struct SelectorTests {
    @Test(
        "become Selector with the unapplied method",
        arguments: [
            ("#selector(tap(_:))", #"Selector("tap:", Self.tap(_:))"#),
            ("#selector(self.tap(_:))", #"Selector("tap:", Self.tap(_:))"#),
            ("#selector(tap)", #"Selector("tap", Self.tap)"#),
            ("#selector(Card.flip(_:animated:))", #"Selector("flip:animated:", Card.flip(_:animated:))"#),
            ("#selector(card.flip)", #"Selector("flip", type(of: card).flip)"#),
            ("#selector(getter: frame)", #"Selector("frame")"#),
            ("#selector(setter: self.frame)", #"Selector("setFrame:")"#),
        ])
    func rewritten(_ from: String, _ to: String) {
        #expect(ported("class A { func f() { x(\(from)) } }") == "class A { func f() { x(\(to)) } }")
    }

    @Test("with a cast name the enclosing type")
    func cast() {
        #expect(
            ported("class A { func g() { x(#selector(f as (Int) -> Void)) } }")
                == #"class A { func g() { x(Selector("f", Self.f as (A) -> (Int) -> Void)) } }"#)
    }

    @Test("key paths become their string")
    func keyPath() {
        #expect(ported("let k = #keyPath(CALayer.position.x)") == #"let k = "position.x""#)
    }
}

@Suite("Attributes")
struct AttributeTests {
    @Test("of the Objective-C runtime go, lines stay")
    func removed() {
        let text = "@objcMembers class A {\n  @objc func f() {}\n  @IBOutlet weak var v: UIView!\n}\n"
        #expect(ported(text) == "class A {\n  func f() {}\n  weak var v: UIView!\n}\n")
    }

    @Test("an @objc protocol stays class-bound")
    func classBound() {
        #expect(ported("@objc protocol P { func f() }") == "protocol P: AnyObject { func f() }")
        #expect(ported("@objc protocol P: NSObjectProtocol {}") == "protocol P: NSObjectProtocol {}")
    }

    @Test("the application's main class is final")
    func main() {
        #expect(ported("@UIApplicationMain class D: UIResponder {}") == "@main final class D: UIResponder {}")
    }

    @Test("@NSManaged of a layer is a stored key")
    func managed() {
        #expect(
            ported("class L: CALayer { @NSManaged var p: CGFloat }")
                == "class L: CALayer { var p: CGFloat { get { value(forKey: \"p\") as? CGFloat ?? 0 } set { setValue(newValue, forKey: \"p\") } } }"
        )
    }
}

@Suite("Optional requirements")
struct OptionalRequirementTests {
    @Test("get a default implementation")
    func defaults() {
        let text = "@objc protocol P: NSObjectProtocol {\n  @objc optional func f(_ x: Int) -> Bool\n}\n"
        #expect(
            ported(text)
                == "protocol P: NSObjectProtocol {\n  func f(_ x: Int) -> Bool\n}\nextension P { func f(_ x: Int) -> Bool { return false } }\n"
        )
    }

    @Test("are called without a question mark")
    func calls() {
        #expect(ported("d?.scrollView?(s, at: 1)") == "d?.scrollView(s, at: 1)")
        #expect(ported("self.delegate?.done?()") == "self.delegate?.done()")
    }

    @Test("closures keep theirs")
    func closures() {
        let text = "class A { var onEnd: (() -> Void)?; func f() { self.onEnd?(); other.onEnd?() } }"
        #expect(ported(text) == text)
    }

    @Test("a requirement without a neutral value is reported")
    func unknownType() {
        let result = port("@objc protocol P { @objc optional func f() -> Card }")
        #expect(result.findings.contains { $0.message.contains("returns Card") })
    }
}

@Suite("Overrides in extensions")
struct ExtensionOverrideTests {
    @Test("move into the class body and keep their line")
    func moved() {
        let text = "class A: UIView {\n}\nextension A {\n  override func layoutSubviews() {\n  }\n}\n"
        let result = ported(text)
        #expect(result.contains("#sourceLocation(file: \"A.swift\", line: 4)\noverride func layoutSubviews() {\n  }"))
        #expect(result.hasSuffix("extension A {\n  \n\n}\n"))
    }

    @Test("of a framework class are reported")
    func reported() {
        let result = port("extension UIView { override open func layoutSubviews() {} }")
        #expect(result.findings.contains { $0.severity == .error && $0.message.contains("UIView is not declared") })
    }
}

@Suite("The rest")
struct OtherRuleTests {
    @Test("os(iOS) holds on Linux too")
    func os() {
        #expect(ported("#if os(iOS)\nlet a = 1\n#endif\n") == "#if (os(iOS) || os(Linux))\nlet a = 1\n#endif\n")
    }

    @Test("a tree that needs nothing is unchanged")
    func unchanged() {
        let text = "import UIKit\n\nfinal class A: UIView {\n    var onTap: (() -> Void)?\n}\n"
        let result = port(text)
        #expect(result.outputs[0].text == text && !result.outputs[0].isChanged && result.findings.isEmpty)
    }

    @Test("a method that would never run is reported")
    func witness() {
        let text =
            "class B: NSObject, UITableViewDelegate {}\nclass S: B { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }"
        #expect(port(text).findings.contains { $0.message.contains("would never run") })
    }

    @Test("what does not parse is named with its place")
    func broken() {
        let findings = port("class A {\n func (\n}").findings
        #expect(findings.contains { $0.severity == .error && $0.file == "A.swift" && $0.line >= 1 })
    }
}
