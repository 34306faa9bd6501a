import PortBase
import Testing

@testable import PortCore

@Suite("Optional requirements")
struct OptionalRequirementTests {
    private let declared =
        "import UIKit\n@objc protocol P: NSObjectProtocol {\n  @objc optional func f(_ x: Int) -> Bool\n}\n"

    @Test("get a default implementation on the protocol's last line")
    func defaults() {
        #expect(
            ported("@objc protocol P: NSObjectProtocol {\n  @objc optional func done(_ x: Int)\n}\nlet a = 1\n")
                == "protocol P: NSObjectProtocol {\n  func done(_ x: Int)\n}; extension P { func done(_ x: Int) {} }\nlet a = 1\n"
        )
    }

    @Test("that answer something tell whether the answer is the default's")
    func answers() {
        let result = ported(declared)
        #expect(
            result.contains("}; extension P { func f(_ x: Int) -> Bool { return PortedOptional.missing(false) } }\n"))
        #expect(result.hasSuffix("\(OptionalRequirementRule.support)\n"))
    }

    @Test("public ones get public defaults")
    func access() {
        #expect(
            ported("@objc public protocol P { @objc optional func a(); @objc optional func b() }")
                .hasSuffix("; public extension P { func a() {}; func b() {} }")
                || ported("@objc public protocol P { @objc optional func a(); @objc optional func b() }")
                    .hasSuffix("; extension P { public func a() {}; public func b() {} }")
        )
    }

    @Test("are called without a question mark")
    func calls() {
        #expect(ported("d?.scrollView?(s, at: 1)") == "d?.scrollView(s, at: 1)")
        #expect(ported("self.delegate?.scrollViewDidScroll?(v)") == "self.delegate?.scrollViewDidScroll(v)")
    }

    @Test("stay nil where the delegate lacks them")
    func optionalAnswers() {
        let asked = "PortedOptional.value(PortedOptional.begin(), d?.f(1))"
        #expect(ported("let a = d?.f?(1) ?? true", declared) == "let a = \(asked) ?? true")
    }

    @Test("bound as functions answer what the sources answer without them")
    func fallback() {
        let text = declared + "func g() -> Bool {\n  guard let f = d?.f(_:) else { return true }\n  return f(1)\n}\n"
        #expect(ported(text).contains("PortedOptional.missing(true)"))
        #expect(port(text).findings.isEmpty)
    }

    @Test("bound from a delegate that is not optional are wrapped")
    func wrapped() {
        let text = declared + "func g() { if let f = d.f { _ = f(1) } }\n"
        #expect(ported(text).contains("if let f = Optional(d.f) {"))
    }

    @Test("closures keep theirs")
    func closures() {
        let text =
            "typealias Done = () -> Void\nclass A { var onEnd: (() -> Void)?; var delegateDone: Done?; func f() { self.onEnd?(); other.onEnd?(); delegate.delegateDone?(); completion?(true) } }"
        #expect(ported(text) == text)
    }

    @Test("of a delegate without a declared type are asked of what has them")
    func untyped() {
        let text = declared + "class A { var other: AnyObject?\nfunc g() { _ = other?.f?(1) ?? true } }"
        #expect(ported(text).contains("PortedOptional.value(PortedOptional.begin(), (other as? P)?.f(1)) ?? true"))
    }

    @Test("that answer an object of the sources answer none at all where they are absent")
    func objects() {
        let text =
            "@objc protocol L {}\nclass C {}\n@objc protocol P { @objc optional func f() -> L; @objc optional func g() -> C\n@objc optional func h() -> UICollectionViewTransitionLayout }"
        let result = port(text)
        #expect(result.outputs[0].text.contains("Layout { return PortedOptional.missing(PortedOptional.nothing()) }"))
        #expect(result.findings.isEmpty)
        #expect(
            result.outputs[0].text.contains("func f() -> L { return PortedOptional.missing(PortedOptional.nothing()) }")
        )
        #expect(
            result.outputs[0].text.contains("func g() -> C { return PortedOptional.missing(PortedOptional.nothing()) }")
        )
    }

    @Test("that answer anything have a default too")
    func anything() {
        let result = port("@objc protocol P { @objc optional func f() -> Any; @objc optional func g() -> AnyObject }")
        #expect(result.findings.isEmpty)
        #expect(result.outputs[0].text.contains("func f() -> Any { return PortedOptional.missing(NSNull()) }"))
        #expect(result.outputs[0].text.contains("func g() -> AnyObject { return PortedOptional.missing(NSNull()) }"))
    }

    @Test("a requirement without a neutral value is reported")
    func unknownType() {
        let result = port("@objc protocol P { @objc optional func f() -> Card }")
        #expect(result.findings.contains { $0.message.contains("answers Card") })
    }
}

@Suite("Delegate methods of subclasses")
struct WitnessTests {
    @Test("run: the base class gets the method")
    func solved() {
        let text =
            "import UIKit\nclass B: NSObject, UIScrollViewDelegate {}\nclass S: B { func scrollViewDidScroll(_ s: UIScrollView) { go() } }"
        #expect(
            ported(text)
                == "import UIKit\nclass B: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {};}\nclass S: B { override func scrollViewDidScroll(_ s: UIScrollView) { go() } }"
        )
        #expect(port(text).findings.contains { $0.severity == .note && $0.message.contains("would never run") })
    }

    @Test("are reported where only the framework knows what an absent one answers")
    func reported() {
        let text =
            "import UIKit\nclass B: NSObject, UITableViewDelegate {}\nclass S: B { func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 3 } }"
        #expect(port(text).findings.contains { $0.severity == .warning && $0.message.contains("would never run") })
    }

    @Test("run also where the conformance is to a protocol that inherits the delegate's, or stands in an extension")
    func inherited() {
        let text =
            "import UIKit\nprotocol Mine: UIScrollViewDelegate {}\nclass B: NSObject {}\nextension B: Mine {}\nclass S: B { func scrollViewDidScroll(_ s: UIScrollView) {} }"
        #expect(ported(text).contains("class B: NSObject { func scrollViewDidScroll(_ s: UIScrollView) {};}"))
        #expect(ported(text).contains("override func scrollViewDidScroll"))
    }

    @Test("run where the optional requirement is the sources' own, in whatever file the classes are")
    func own() {
        let result = port(
            "import UIKit\n@objc protocol D { @objc optional func done(_ n: Int) -> Bool }",
            "import UIKit\nclass B: NSObject, D {}",
            "import UIKit\nclass S: B { func done(_ n: Int) -> Bool { true } }")
        #expect(
            result.outputs[1].text.contains(
                "class B: NSObject, D { func done(_ n: Int) -> Bool { PortedOptional.missing(false) };}"))
        #expect(result.outputs[2].text.contains("override func done"))
    }

    @Test("of plain Swift protocols never run on Apple's systems either, and stay")
    func plainProtocol() {
        let text =
            "import UIKit\nprotocol P { func f() }\nextension P { func f() {} }\nclass B: P {}\nclass S: B { func f() {} }"
        #expect(ported(text) == text)
        #expect(port(text).findings.isEmpty)
    }

    @Test("with a conformance of their own are left alone")
    func ownConformance() {
        let text =
            "import UIKit\nclass B: NSObject {}\nclass S: B, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }"
        #expect(ported(text) == text)
    }
}

@Suite("The whole")
struct WholeTests {
    private let app = """
        // An app.
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            @IBOutlet weak var label: UILabel!
            weak var delegate: CardDelegate?
            @objc func tap(_ sender: UIButton) { delegate?.card?(self, didFlip: true) }
        }
        @objc protocol CardDelegate: AnyObject {
            @objc optional func card(_ card: AppDelegate, didFlip: Bool)
            @objc optional func size(of card: AppDelegate) -> CGSize
        }
        extension AppDelegate {
            #if os(iOS)
            func go() {
                button.addTarget(self, action: #selector(tap), for: .touchUpInside)
                let size = delegate?.size?(of: self) ?? .zero
            }
            #endif
        }

        """

    @Test("is the same when done twice")
    func idempotent() {
        let once = ported(app)
        #expect(once != app)
        #expect(ported(once) == once)
    }

    @Test("moves no line, and lets the compiler name the original")
    func lines() {
        var options = Porter.Options()
        options.addsSourceLocation = true
        let result = Porter(options: options).run([("/x/App.swift", app)]).outputs[0].text
        let before = app.split(separator: "\n", omittingEmptySubsequences: false)
        let after = result.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(after[0] == "#sourceLocation(file: \"/x/App.swift\", line: 2)")
        #expect(after[4].hasSuffix("class AppDelegate: UIResponder, UIApplicationDelegate {"))
        for (number, line) in before.enumerated() where line.contains("func go") {
            #expect(after[number].contains("func go"))
        }
        #expect(Porter(options: options).run([("/x/App.swift", result)]).outputs[0].isChanged == false)
    }

    @Test("Windows line ends stay")
    func lineEnds() {
        #expect(ported("class A {\r\n  @objc func f() {}\r\n}\r\n") == "class A {\r\n  func f() {}\r\n}\r\n")
    }
}

@Suite("Messages and tests")
struct MessageTests {
    @Test("go to objects of any type")
    func receivers() {
        #expect(
            ported("import UIKit\nlet a = x?.performSelector(onMainThread: s, with: self, waitUntilDone: true)")
                == "import UIKit\nlet a = (x as? NSObject)?.performSelector(onMainThread: s, with: self, waitUntilDone: true)"
        )
        #expect(
            ported("import UIKit\nlet a = delegate.responds(to: s)")
                == "import UIKit\nlet a = (delegate as! NSObject).responds(to: s)")
        let own = "import UIKit\nlet a = self.perform(s, with: 1)\nlet b = animator.perform(1, animated: true)"
        #expect(ported(own) == own)
    }

    @Test("to classes go as they are")
    func classReceivers() {
        let text = "import UIKit\nlet a = UIApplication.responds(to: s) ? UIApplication.perform(s, with: 1) : nil"
        #expect(ported(text) == text)
    }

    @Test("to classes known only at run time make objects")
    func metatypes() {
        let text =
            "import UIKit\nclass C: UIViewController {}\nstruct P { var type: C.Type }\nlet c = p.type.init()\nlet d = o.kind.init()\n"
        #expect(ported(text).contains("let c = instance(of: p.type)\nlet d = o.kind.init()\n"))
        let view = "import UIKit\nvar cell: UIView.Type = UIView.self\nlet v = cell.init(frame: .zero)\n"
        #expect(ported(view).contains("let v = instance(of: cell, frame: .zero)\n"))
    }

    @Test(
        "to classes whose values have no type written beside them make objects, where all that are written are of the frameworks"
    )
    func unwrittenMetatypes() {
        let pages =
            "import UIKit\nlet pages: [(String, UIViewController.Type)] = []\nlet kinds: [UIViewController.Type] = []\n"
        let result = ported(
            "\(pages)let (_, page) = pages[0]\nlet a = page.init()\nlet b = kinds.map { $0.init() }\nlet c = (found as! UIViewController.Type).init()\n"
        )
        #expect(result.contains("let a = instance(of: page)\n"))
        #expect(result.contains("kinds.map { instance(of: $0) }"))
        #expect(result.contains("let c = instance(of: (found as! UIViewController.Type))\n"))
        let other = "import UIKit\nlet kinds: [Model.Type] = []\nstruct Model {}\nlet b = kinds.map { $0.init() }\n"
        #expect(ported(other).contains("kinds.map { $0.init() }"))
    }

    @Test("tests of main-actor classes are asynchronous")
    func tests() {
        #expect(
            ported(
                "import XCTest\n@MainActor class T: XCTestCase { func testA() {}; func testB() async {}; func help() {} }"
            )
                == "import XCTest\n@MainActor class T: XCTestCase { func testA() async {}; func testB() async {}; func help() {} }"
        )
    }

    @Test("what prepares tests of main-actor classes runs on the main actor, also below a base class")
    func preparations() {
        let text = """
            import XCTest
            @MainActor class Base: XCTestCase { override func setUp() { super.setUp(); page = Page() } }
            class T: Base { override func tearDownWithError() throws { try close() } }
            class Free: XCTestCase { override func setUp() { count = 0 } }
            """
        #expect(
            ported(text) == """
                import XCTest
                @MainActor class Base: XCTestCase { override func setUp() { MainActor.assumeIsolated { super.setUp(); page = Page() } } }
                class T: Base { override func tearDownWithError() throws { try MainActor.assumeIsolated { try close() } } }
                class Free: XCTestCase { override func setUp() { count = 0 } }
                """)
    }

    @Test("a method that asks its superclass's for an answer is there itself")
    func superclass() {
        let text = """
            @objc protocol Card { @objc optional func height(_ n: Int) -> CGFloat }
            class A: NSObject, Card { func height(_ n: Int) -> CGFloat { 1 } }
            class B: A { override func height(_ n: Int) -> CGFloat { super.height(n) + 1 } }
            """
        #expect(ported(text).contains("PortedOptional.inside({ super.height(n) }) + 1"))
    }
}
