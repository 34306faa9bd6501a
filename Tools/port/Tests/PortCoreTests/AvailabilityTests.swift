import Testing

@testable import PortCore

@Suite("What is for a newer iOS")
struct AvailabilityTests {
    @Test(
        "is left out, and what is for older ones stays",
        arguments: [
            ("if #available(iOS 26.0, *) { a() }", "/* if #available(iOS 26.0, *) { a() } */"),
            ("if #available(iOS 26, *) { a() } else { b() }", "/* if #available(iOS 26, *) { a() } else */ do { b() }"),
            (
                "if #available(iOS 26, *), x { a() } else if y { b() } else { c() }",
                "/* if #available(iOS 26, *), x { a() } else */ if y { b() } else { c() }"
            ),
            (
                "if y { b() } else if #available(iOS 26, *) { a() } else { c() }",
                "if y { b() } else /* if #available(iOS 26, *) { a() } else */ { c() }"
            ),
            (
                "if y { b() } else if #available(iOS 26, *) { a() }",
                "if y { b() } /* else if #available(iOS 26, *) { a() } */"
            ),
            ("if #unavailable(iOS 26) { b() } else { a() }", "if true { b() } /* else { a() } */"),
            (
                "guard #available(iOS 26, *) else { return b() }; a(); a()",
                "/* guard #available(iOS 26, *) else */ do { return b() }; /* a(); a() */"
            ),
        ])
    func branches(_ from: String, _ to: String) {
        let frame = { (body: String) in "func f() { \(body); z() }" }
        let guarding = from.hasPrefix("guard")
        let text = guarding ? "func f() { \(from) }" : frame(from)
        #expect(ported(text) == (guarding ? "func f() { \(to) }" : frame(to)))
    }

    @Test("leaves a value where the branches are one")
    func values() {
        #expect(
            ported("var v: Int { if #available(iOS 18, *) { 1 } else { 2 } }")
                == "var v: Int { /* if #available(iOS 18, *) { 1 } else { */ 2 /* } */ }")
        #expect(
            ported("let v = if #available(iOS 18, *) { 1 } else { 2 }")
                == "let v = /* if #available(iOS 18, *) { 1 } else { */ 2 /* } */")
    }

    @Test("is left out as a declaration")
    func declarations() {
        let text = "class A {\n  @available(iOS 26.0, *)\n  func f() {}\n  @available(iOS 13.0, *) func g() {}\n}\n"
        #expect(
            ported(text)
                == "class A {\n  /* @available(iOS 26.0, *)\n  func f() {} */\n  @available(iOS 13.0, *) func g() {}\n}\n"
        )
        #expect(ported("@available(iOS, introduced: 18.0)\nstruct S {}").hasPrefix("/* @available"))
        let deprecated = "@available(iOS, deprecated: 18.0)\nstruct S {}"
        #expect(ported(deprecated) == deprecated)
    }

    @Test("is named, and what the frameworks have is untouched")
    func named() {
        let result = port("func f() { if #available(iOS 26, *) { a() } }")
        #expect(result.findings.contains { $0.message.contains("what is for iOS 26 is left out") })
        let text = "func f() { if #available(iOS 17, macOS 26, *) { a() } else { b() } }"
        #expect(ported(text) == text)
    }
}
