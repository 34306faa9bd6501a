import PortBase
import Testing

@testable import PortCore

func port(_ text: String, _ more: String...) -> Porter.Result {
    Porter().run(([text] + more).enumerated().map { ("\($0.offset == 0 ? "A" : "B\($0.offset)").swift", $0.element) })
}

func ported(_ text: String, _ more: String...) -> String {
    Porter().run(([text] + more).enumerated().map { ("\($0.offset).swift", $0.element) }).outputs[0].text
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
            ("#selector(Card.panned(gesture:))", #"Selector("pannedWithGesture:", Card.panned(gesture:))"#),
            ("#selector(card.flip)", #"Selector("flip", type(of: card).flip)"#),
            ("#selector(getter: frame)", #"Selector("frame")"#),
            ("#selector(setter: self.frame)", #"Selector("setFrame:")"#),
        ])
    func rewritten(_ from: String, _ to: String) {
        #expect(
            ported("import UIKit\nclass A { func f() { x(\(from)) } }")
                == "import UIKit\nclass A { func f() { x(\(to)) } }")
    }

    @Test("with a cast name the enclosing type")
    func cast() {
        #expect(
            ported("import UIKit\nclass A { func g() { x(#selector(f as (Int) -> Void)) } }")
                == "import UIKit\nclass A { func g() { x(Selector(\"f\", Self.f as (Self) -> (Int) -> Void)) } }")
    }

    @Test("without labels are named as the declaration has them")
    func labels() {
        let text = "import UIKit\nclass A { func tap(_ sender: Any) {}\nfunc g() { x(#selector(tap)) } }"
        #expect(ported(text).contains(#"Selector("tap:", Self.tap)"#))
    }

    @Test("in initial values name the class, which cannot be Self there; lazy ones can")
    func initialValues() {
        let text =
            "import UIKit\nclass A { static var s = { x(#selector(f)) }(); lazy var t = x(#selector(f)); func f() {} }"
        let result = ported(text)
        #expect(result.contains(#"s = { x(Selector("f", A.f)) }()"#))
        #expect(result.contains(#"t = x(Selector("f", Self.f))"#))
    }

    @Test("take the name that @objc gives")
    func named() {
        let text = "import UIKit\nclass A { @objc(onTap:) func tap(_ s: Any) {}\nfunc g() { x(#selector(tap(_:))) } }"
        #expect(ported(text).contains(#"Selector("onTap:", Self.tap(_:))"#))
    }

    @Test("key paths become their string")
    func keyPath() {
        #expect(ported("import UIKit\nlet k = #keyPath(CALayer.position.x)") == "import UIKit\nlet k = \"position.x\"")
    }
}

@Suite("Attributes")
struct AttributeTests {
    @Test("of the Objective-C runtime go, lines stay")
    func removed() {
        let text = "import UIKit\n@objcMembers class A {\n  @objc func f() {}\n  @IBOutlet weak var v: UIView!\n}\n"
        #expect(ported(text) == "import UIKit\nclass A {\n  func f() {}\n  weak var v: UIView!\n}\n")
    }

    @Test("comments behind them stay")
    func comments() {
        #expect(ported("class A {\n  @objc // why\n  func f() {}\n}") == "class A {\n  // why\n  func f() {}\n}")
    }

    @Test("an @objc protocol stays class-bound")
    func classBound() {
        #expect(ported("@objc protocol P { func f() }") == "protocol P: AnyObject { func f() }")
        #expect(ported("@objc protocol P: NSObjectProtocol {}") == "protocol P: NSObjectProtocol {}")
    }

    @Test("the application's main class keeps its form")
    func main() {
        #expect(
            ported("import UIKit\n@UIApplicationMain class D: UIResponder {}")
                == "import UIKit\n@main class D: UIResponder {}")
    }

    @Test("@NSManaged of a layer is a stored key")
    func managed() {
        #expect(
            ported("import UIKit\nclass L: CALayer { @NSManaged var p: CGFloat }")
                == "import UIKit\nclass L: CALayer { var p: CGFloat { get { value(forKey: \"p\") as? CGFloat ?? 0 } set { setValue(newValue, forKey: \"p\") } } }"
        )
    }
}

@Suite("Overrides in extensions")
struct ExtensionOverrideTests {
    @Test("move into the class body and keep their line")
    func moved() {
        let text = "import UIKit\nclass A: UIView {\n}\nextension A {\n  override func layoutSubviews() {\n  }\n}\n"
        let result = ported(text)
        #expect(result.contains("#sourceLocation(file: \"0.swift\", line: 5)\noverride func layoutSubviews() {\n  }"))
        #expect(result.hasSuffix("extension A {\n  \n\n}\n"))
    }

    @Test("move with the condition they stand in")
    func conditional() {
        let text = "import UIKit\nclass A: UIView {}\nextension A {\n#if os(iOS)\n  override func f() {}\n#endif\n}\n"
        #expect(ported(text).contains("#if (os(iOS) || os(Linux))\noverride func f() {}\n#endif\n#sourceLocation"))
    }

    @Test("move to another file")
    func otherFile() {
        let result = port("import UIKit\nclass A: UIView {}\n", "import UIKit\nextension A { override func f() {} }")
        #expect(result.outputs[0].text.contains("#sourceLocation(file: \"B1.swift\", line: 2)\noverride func f() {}"))
        #expect(result.outputs[1].text == "import UIKit\nextension A {  }")
    }

    @Test("move from many files in the order of the files, which are rewritten side by side")
    func orderOfFiles() {
        let base = ("Base.swift", "class Base: UIView {\n}\n")
        let parts = (0..<60).map { ("Part\($0).swift", "extension Base {\n  override func f\($0)() {}\n}\n") }
        let result = Porter().run([base] + parts)
        let places = (0..<60).compactMap { result.outputs[0].text.firstRange(of: "override func f\($0)()")?.lowerBound }
        #expect(places.count == 60)
        #expect(places == places.sorted())
    }

    @Test("to another file take the privacy of what they use away")
    func privateHelpers() {
        let result = port(
            "import UIKit\nclass A: UIView {}\n",
            "import UIKit\nextension A { override func f() { helper(); own() }\nprivate func own() {}\nprivate func other() {} }\nprivate func helper() {}"
        )
        #expect(
            result.outputs[1].text.contains("\nfunc helper() {}") && result.outputs[1].text.contains("\nfunc own() {}"))
        #expect(result.outputs[1].text.contains("\nprivate func other() {}"))
    }

    @Test("take along what a subclass overrides")
    func overridden() {
        let text = "class A {}\nextension A { func f() {} }\nclass B: A { override func f() {} }\n"
        #expect(ported(text).contains("line: 2)\nfunc f() {}\n#sourceLocation"))
    }

    @Test("of a framework class are left out and reported")
    func reported() {
        let result = port("import UIKit\nextension UIView { override open func layoutSubviews() {} }")
        #expect(
            result.outputs[0].text
                == "import UIKit\nextension UIView { /* override open func layoutSubviews() {} */ }")
        #expect(result.findings.contains { $0.severity == .warning && $0.message.contains("UIView is not declared") })
    }
}

@Suite("Conditions, imports, spellings")
struct OtherRuleTests {
    @Test("os(iOS) holds on Linux too")
    func os() {
        #expect(ported("#if os(iOS)\nlet a = 1\n#endif\n") == "#if (os(iOS) || os(Linux))\nlet a = 1\n#endif\n")
        #expect(ported("#if !os(iOS)\n#endif\n") == "#if !(os(iOS) || os(Linux))\n#endif\n")
        let both = "#if os(iOS) || os(Linux)\n#endif\n"
        #expect(ported(both) == both)
    }

    @Test(
        "imports name modules that exist",
        arguments: [
            ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit\n"),
            ("import ObjectiveC\n", "import QuartzCore\n"),
            ("import Foundation\nlet v = UIView()\n", "import Foundation; import UIKit\nlet v = UIView()\n"),
            (
                "import Foundation\nlet v = CATransform3DIdentity\n",
                "import Foundation; import QuartzCore\nlet v = CATransform3DIdentity\n"
            ),
            ("let v: UIView? = nil\n", "import UIKit; let v: UIView? = nil\n"),
        ])
    func imports(_ from: String, _ to: String) {
        #expect(ported(from) == to)
    }

    @Test("modules that do not exist go where nothing needs them, and are named where something does")
    func missingModules() {
        #expect(ported("import UIKit\nimport MetalKit\nlet a = 1\n") == "import UIKit\n\nlet a = 1\n")
        #expect(ported("import UIKit\nimport HomeKit.HMHome\n") == "import UIKit\n\n")
        #expect(ported("import CoreMotion.CMMotionManager\n") == "import CoreMotion\n")
        var options = Porter.Options()
        options.modules = ["Contacts"]
        let own = Porter(options: options).run([("a.swift", "import UIKit\nimport Contacts\n")])
        #expect(own.outputs[0].text == "import UIKit\nimport Contacts\n")
        #expect(
            ported("import MetalKit\nlet a = CATransform3DIdentity\n")
                == "import QuartzCore; \nlet a = CATransform3DIdentity\n")
        let result = port("import HomeKit\nlet p = HMEventStore()\n")
        #expect(result.outputs[0].text == "import Foundation\nlet p = HMEventStore()\n")
        #expect(
            result.findings.contains { $0.message.contains("what uses HMEventStore under #if canImport(HomeKit)") })
        let guarded = "#if canImport(AVKit)\nimport AVKit\n#endif\n"
        #expect(ported(guarded) == guarded)
    }

    @Test("Core Text comes with the kit, names of it that do not exist are named")
    func coreText() {
        let result = port("import CoreText\nlet a = CTFontManagerRegisterFontsForURL\n")
        #expect(result.outputs[0].text == "import UIKit\nlet a = CTFontManagerRegisterFontsForURL\n")
        #expect(result.findings.isEmpty)
        #expect(port("import CoreText\nlet a = CTLineCreateWithAttributedString\n").findings.isEmpty)
        #expect(
            port("import CoreText\nlet a = CTFontCollectionCreateFromAvailableFonts(nil)\n").findings.contains {
                $0.message.contains("CTFontCollectionCreateFromAvailableFonts")
            })
    }

    @Test("sounds of the system come with the kit, other names of Audio Toolbox are named")
    func sounds() {
        let result = port("import AudioToolbox\nfunc f() { AudioServicesPlaySystemSound(1) }\n")
        #expect(result.outputs[0].text == "import UIKit; \nfunc f() { AudioServicesPlaySystemSound(1) }\n")
        #expect(result.findings.isEmpty)
        #expect(
            port("import AudioToolbox\nlet u: AudioUnit? = nil\n").findings.contains {
                $0.message.contains("AudioUnit")
            })
    }

    @Test("networking is a module of its own")
    func networking() {
        #expect(
            ported("import UIKit\nlet a = URLSession.shared\n")
                == "import UIKit; import FoundationNetworking\nlet a = URLSession.shared\n")
        let own = "import UIKit\nstruct URLSession {}\nlet a = URLSession()\n"
        #expect(ported(own) == own)
    }

    @Test("submodules are parts of their modules")
    func submodules() {
        #expect(
            ported(
                "import CoreImage.CIFilterBuiltins\nimport UIKit.UIGestureRecognizerSubclass\nimport UserNotifications")
                == "import CoreImage\nimport UIKit\nimport UserNotifications")
    }

    @Test("a file for SwiftUI is left out")
    func swiftUI() {
        let result = port("import SwiftUI\nstruct V: View {}\n")
        #expect(result.outputs[0].text == "#if canImport(SwiftUI)\nimport SwiftUI\nstruct V: View {}\n\n#endif\n")
        #expect(result.findings.contains { $0.message.contains("left out") })
    }

    @Test("a file without imports gets those of a framework's umbrella header")
    func umbrella() {
        #expect(ported("let a: CGFloat = 1\n") == "import UIKit; let a: CGFloat = 1\n")
        #expect(ported("let a = 1\n") == "let a = 1\n")
        #expect(ported("import Foundation\nlet a: CGFloat = 1\n") == "import Foundation\nlet a: CGFloat = 1\n")
    }

    @Test("logging has its names here")
    func logging() {
        #expect(ported("import os.log\nlet l = OSLog.default\n") == "import QuartzCore\nlet l = OSLog.default\n")
    }

    @Test("functions of the runtime that come with Foundation are imported")
    func runtime() {
        #expect(
            ported("import Foundation\nfunc f(_ a: AnyObject) { objc_sync_enter(a) }\n")
                == "import Foundation; import QuartzCore\nfunc f(_ a: AnyObject) { objc_sync_enter(a) }\n")
    }

    @Test("names that the sources declare need no import")
    func ownNames() {
        let text = "import Foundation\nstruct UIState {}\nlet s = UIState()\n"
        #expect(ported(text) == text)
    }

    @Test("a tree that needs nothing is unchanged")
    func unchanged() {
        let text = "import UIKit\n\nfinal class A: UIView {\n    var onTap: (() -> Void)?\n}\n"
        let result = port(text)
        #expect(result.outputs[0].text == text)
        #expect(!result.outputs[0].isChanged)
        #expect(result.findings.isEmpty)
    }

    @Test("overrides under old names get the new ones")
    func renamed() {
        #expect(
            ported(
                "import UIKit\nclass A: UIViewController { override func didMove(toParentViewController p: UIViewController?) {} }"
            )
            .contains("override func didMove(toParent p: UIViewController?)"))
    }

    @Test("strings lose their characters")
    func characters() {
        #expect(ported("let n = text.characters.count") == "let n = text.count")
    }

    @Test("attributed strings are made of a string")
    func emptyText() {
        #expect(
            ported("import UIKit\nlet a = NSMutableAttributedString()")
                == "import UIKit\nlet a = NSMutableAttributedString(string: \"\")")
        #expect(
            ported(
                "import UIKit\nlet a: NSAttributedString = .init()\nlet b = NSAttributedString.init(), c: A = .init()")
                == "import UIKit\nlet a: NSAttributedString = .init(string: \"\")\n"
                + "let b = NSAttributedString.init(string: \"\"), c: A = .init()")
    }

    @Test("what is static is not open")
    func openStatic() {
        #expect(
            ported("class A { open static let a = 1; open class func f() {} }")
                == "class A { public static let a = 1; open class func f() {} }")
    }

    @Test("classes answer their description")
    func description() {
        #expect(
            ported("import UIKit\nlet s = type(of: v).description()")
                == "import UIKit\nlet s = String(describing: type(of: v))")
        #expect(ported("import UIKit\nlet s = T.description()") == "import UIKit\nlet s = String(describing: T.self)")
    }

    @Test("calling conventions of the runtime go, those of C stay")
    func conventions() {
        #expect(
            ported(
                "import UIKit\ntypealias A = @convention(c) (AnyObject, Selector) -> Void\ntypealias B = @convention(block) () -> Void\n"
            )
                == "import UIKit\ntypealias A = (AnyObject, Selector) -> Void\ntypealias B = () -> Void\n")
        let plain = "typealias A = @convention(c) (Int32) -> Void\n"
        #expect(ported(plain) == plain)
    }

    @Test("actions without a sender are plain methods")
    func actions() {
        #expect(
            ported("class A { @IBAction func f() {}; @IBAction func g(_ s: Any) {} }")
                == "class A { func f() {}; @IBAction func g(_ s: Any) {} }")
    }

    @Test("members of no known class are cast")
    func anyObject() {
        #expect(
            ported("import UIKit\nlet y = (change as AnyObject).cgPointValue.y")
                == "import UIKit\nlet y = (change as! CGPoint).y")
    }

    @Test("what a storyboard connects is listed")
    func outlets() {
        let findings = port(
            "import UIKit\nclass A: UIViewController {\n@IBOutlet var v: UIView!\n@IBAction func tap(_ s: Any) {}\n}"
        ).findings
        #expect(findings.contains { $0.message.contains("outlets v: UIView!") && $0.message.contains("tap(_:)") })
    }

    @Test("what does not parse is named with its place and left as it is")
    func broken() {
        let text = "class A {\n @objc func (\n}"
        let result = port(text)
        #expect(result.findings.contains { $0.severity == .error && $0.file == "A.swift" && $0.line >= 1 })
        #expect(result.outputs[0].text == text)
    }

    @Test("A choice of thousands of steps, as generators write it, is read on a stack that holds it")
    func deepChoice() {
        let steps = (0..<6_000).map { "if x == \($0) { print(x) }" }.joined(separator: " else ")
        let result = Porter().run([("Deep.swift", "func f(x: Int) { \(steps) }\n")])
        #expect(result.findings.isEmpty)
        #expect(result.outputs.count == 1)
    }
}

@Suite("Time and observation")
struct RuntimeRuleTests {
    @Test("timers with a closure keep the display's time")
    func timers() {
        #expect(
            ported("import UIKit\nlet t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }")
                == "import UIKit\nlet t = Timer.scheduledTimer(displayInterval: 1, repeats: true) { _ in }")
        let selector =
            "import UIKit\nlet t = Timer.scheduledTimer(timeInterval: 1, target: a, selector: s, userInfo: nil, repeats: true)"
        #expect(ported(selector) == selector)
    }

    @Test("work items on the main queue keep the display's time, closures have it already")
    func workItems() {
        let text =
            "import UIKit\nlet item = DispatchWorkItem {}\nDispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)\n"
        #expect(ported(text).contains("asyncAfter(deadline: .now() + 1, workItem: item)"))
        let closure =
            "import UIKit\nDispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: { go() })\nqueue.asyncAfter(deadline: .now(), execute: item)\n"
        #expect(ported(closure) == closure)
    }

    @Test("what every object of Objective-C can is not overridden where no class above has it")
    func awake() {
        #expect(
            ported("import UIKit\nclass A: NSObject { override func awakeFromNib() { super.awakeFromNib(); go() } }")
                == "import UIKit\nclass A: NSObject { func awakeFromNib() { (); go() } }")
        let item = "import UIKit\nclass A: UIBarButtonItem { override func awakeFromNib() { super.awakeFromNib() } }"
        #expect(ported(item) == item)
        let rule = "import UIKit\nclass A: NSLayoutConstraint { override func awakeFromNib() { super.awakeFromNib() } }"
        #expect(ported(rule) == rule)
        let view = "import UIKit\nclass A: UIView { override func awakeFromNib() { super.awakeFromNib() } }"
        #expect(ported(view) == view)
    }

    @Test("observers that are no responders say that they observe; responders override")
    func observers() {
        let head =
            "func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)"
        let call = "super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)"
        #expect(
            ported("import UIKit\nclass A { class B: NSObject { override \(head) { \(call) } } }")
                == "import UIKit\nclass A { class B: NSObject { \(head) { () } } }; extension A.B: KeyValueObserver {}")
        let responder = "import UIKit\nclass V: UIView { override \(head) { \(call) } }"
        #expect(ported(responder) == responder)
        let below =
            "import UIKit\nclass B: NSObject { override \(head) {} }\nclass C: B { override \(head) { \(call) } }"
        #expect(ported(below).hasSuffix("class C: B { override \(head) { \(call) } }"))
    }

    @Test("a class that overrides responds(to:) answers for itself; what forwards is named")
    func responders() {
        let text =
            "import UIKit\nclass A: NSObject { override func responds(to s: Selector!) -> Bool { super.responds(to: s) || true } }\n"
        #expect(
            ported(text)
                == "import UIKit\nclass A: NSObject { func answersWhetherItResponds(to s: Selector!) -> Bool { super.hasMethod(s) || true } }; extension A: SelectorResponder {}\n"
        )
        let below = "class B: A { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }"
        #expect(
            ported(text + below).hasSuffix(
                "class B: A { override func answersWhetherItResponds(to s: Selector!) -> Bool { super.answersWhetherItResponds(to: s) } }"
            ))
        let result = port(
            "import UIKit\nclass A: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) } }"
        )
        #expect(
            result.outputs[0].text
                == "import UIKit\nclass A: NSObject { func forwardingTarget(for s: Selector!) -> Any? { (nil as Any?) } }"
        )
        #expect(result.findings.contains { $0.message.contains("not forwarded on Linux") })
    }

    @Test("a protocol that asks classes of the frameworks for init() leaves that to the frameworks")
    func plainInitializers() {
        let text = """
            import UIKit
            protocol Buildable: class, Named { init() }
            extension NSObject: Buildable {}
            extension Buildable { init(_ set: (Self) -> Void) { self.init(); set(self) } }
            class Style: Buildable { required init() {} }
            """
        let expected = """
            import UIKit
            protocol Buildable: Named { /* init() */ }
            extension NSObject: Buildable {}
            extension Buildable { init(_ set: (Self) -> Void) { self = freshObject(of: Self.self); set(self) } }
            class Style: Buildable, PlainlyInitializable { required init() {} }
            """
        #expect(ported(text) == expected)
        let elsewhere = "import Foundation\nextension Buildable { static func make() -> Self { Self() } }"
        #expect(
            port(text, elsewhere).outputs[1].text
                == "import Foundation; import UIKit\nextension Buildable { static func make() -> Self { freshObject(of: Self.self) } }"
        )
        let own = text.replacing("extension NSObject: Buildable {}\n", with: "")
        #expect(ported(own).contains("{ self.init(); set(self) }"))
    }
}
