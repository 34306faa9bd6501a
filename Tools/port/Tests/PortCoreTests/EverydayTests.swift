import Foundation
import Testing

@testable import PortCore

@Suite("Objective-C's habits")
struct ObjectiveCHabitTests {
    @Test("an optional method that is called outright is called plainly")
    func forced() {
        let text = "@objc protocol P { @objc optional func f(_ a: Int) }\nclass A { var p: P?\nfunc g() { p!.f!(1) } }"
        #expect(ported(text).contains("p!.f(1)"))
    }

    @Test("an optional method of the frameworks is called outright by its labels; closures have none")
    func forcedOfFrameworks() {
        let text = "import UIKit\nfunc f() { let s = d.collectionView!(c, layout: l, sizeForItemAt: i); a.onEnd!(s) }"
        let result = ported(text)
        #expect(result.contains("d.collectionView(c, layout: l, sizeForItemAt: i)"))
        #expect(result.contains("a.onEnd!(s)"))
    }

    @Test("the numbers of font features are Core Text's")
    func fontFeatures() {
        let text = "import CoreText\nlet a = [kNumberSpacingType: kMonospacedNumbersSelector]"
        #expect(ported(text).hasPrefix("import UIKit"))
    }

    @Test("an error of nothing")
    func emptyError() {
        #expect(ported("import Foundation\nlet e = NSError()").hasSuffix("let e = NSError(domain: \"\", code: 0)"))
    }

    @Test("a protocol's selector names the protocol's method")
    func protocolSelector() {
        let text = "import UIKit\n@objc protocol P { func f(_ a: Any) }\nclass A { func g() { x(#selector(P.f(_:))) } }"
        #expect(ported(text).contains(#"x(Selector("f:", P.f(_:)))"#))
    }

    @Test("copy and its like have their sender's colon")
    func inheritedSelectors() {
        let text =
            "import UIKit\nclass A: UIView { func g() { x(#selector(copy(_:))); x(#selector(UIResponder.paste)) } }"
        #expect(ported(text).contains(#"Selector("copy:", Self.copy(_:))"#))
        #expect(ported(text).contains(#"Selector("paste:", UIResponder.paste)"#))
    }

    @Test("values are observed in extensions, too")
    func observing() {
        let text =
            "import Foundation\nclass A: NSObject {}\nextension A {\noverride func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) {}\n}\n"
        let result = ported(text)
        #expect(result.contains("\nfunc observeValue(forKeyPath k: String?"))
        #expect(result.contains("; extension A: KeyValueObserver {}"))
    }

    @Test("how a protocol's property is kept is the class's business")
    func weakRequirement() {
        #expect(
            ported("@objc protocol P { weak var owner: AnyObject? { get set } }")
                == "protocol P: AnyObject { var owner: AnyObject? { get set } }")
    }

    @Test(
        "key paths have Objective-C's names",
        arguments: [
            ("#keyPath(UIView.isHidden)", "\"hidden\""),
            ("#keyPath(UIView.isUserInteractionEnabled)", "\"userInteractionEnabled\""),
            ("#keyPath(UIView.layer.isOpaque)", "\"layer.opaque\""), ("#keyPath(UIView.alpha)", "\"alpha\""),
        ])
    func keyPaths(_ from: String, _ to: String) {
        #expect(ported("import UIKit\nlet k = \(from)") == "import UIKit\nlet k = \(to)")
    }

    @Test("a program's own flags keep their names in key paths")
    func ownKeyPaths() {
        #expect(
            ported(
                "import UIKit\nclass A: UIView { @objc var isHidden2 = true\nvar isOpen = false\nlet k = #keyPath(A.isOpen) }"
            )
            .contains("let k = \"isOpen\""))
    }

    @Test("a flag of the frameworks keeps its name only where a class declares one for Objective-C")
    func flagsOfBoth() {
        let path = "\nextension CALayer { func f() -> String { #keyPath(isHidden) } }"
        #expect(ported("import UIKit\nstruct S { var isHidden = true }" + path).contains("\"hidden\""))
        #expect(ported("import UIKit\nclass A: NSObject { @objc var isHidden = true }" + path).contains("\"isHidden\""))
        #expect(
            ported("import UIKit\n@objcMembers class A: NSObject { var isHidden = true }" + path).contains(
                "\"isHidden\""))
        #expect(ported("import UIKit\nclass A: UIView { override var isHidden = true }" + path).contains("\"hidden\""))
    }

    @Test("members of any object are looked up in the class that has them")
    func anyObject() {
        let text = "import UIKit\nclass A { func f(_ sender: AnyObject) { g(sender.tag); h(sender.currentTitle!) } }"
        #expect(ported(text).contains("g((sender as! UIView).tag)"))
        #expect(ported(text).contains("h((sender as? UIButton)?.currentTitle!)"))
    }

    @Test("members of an object cast to any are looked up too")
    func castToAnyObject() {
        #expect(
            ported("import UIKit\nfunc f(_ a: Any) { g((a as AnyObject).cgRectValue); h((a as AnyObject).frame) }")
                == "import UIKit\nfunc f(_ a: Any) { g((a as! CGRect)); h((a as! UIView).frame) }")
    }

    @Test("messages to an object of no known class go to an object, once")
    func messagesToAnyObject() {
        let text = "import UIKit\nfunc f(_ o: AnyObject, s: Selector) { if o.responds(to: s) { _ = o.perform(s) } }"
        #expect(
            ported(text)
                == "import UIKit\nfunc f(_ o: AnyObject, s: Selector) { if (o as! NSObject).responds(to: s) { _ = (o as! NSObject).perform(s) } }"
        )
    }

    @Test("members of a variable that is any object are its class's")
    func membersOfVariables() {
        #expect(
            ported("import UIKit\nfunc f() { let o: AnyObject = g()\nh(o.isKind(of: UIButton.self)) }")
                .contains("h((o as! NSObject).isKind(of: UIButton.self))"))
    }

    @Test("Image I/O's names are Core Graphics' here, in imports and conditions")
    func imageSources() {
        let text =
            "#if canImport(ImageIO)\nimport ImageIO\n#endif\nfunc f(_ d: Data) { _ = CGImageSourceCreateWithData(d as CFData, nil) }"
        let result = ported(text)
        #expect(result.contains("#if canImport(CoreGraphics)\nimport CoreGraphics"))
    }

    @Test("a previewed view is kept for whoever asks")
    func preview() {
        let text = "import UIKit\n#Preview(\"Card\") {\n  UIView()\n}\n"
        #expect(
            ported(text)
                == "import UIKit\nfinal class Preview_0_2: CompiledPreview { override class var preview: InterfacePreview { InterfacePreview(\"Card\") {\n  UIView()\n} } }\n"
        )
        #expect(Preview.all(in: [("A.swift", text)]).map(\.description) == ["A.swift:2: Card (Preview_A_2)"])
    }

    @Test("a switch that was complete stays so")
    func completeSwitch() {
        let text =
            "import UIKit\nfunc f(_ i: UIUserInterfaceIdiom) -> Int { switch i { case .phone: return 1\ncase .pad: return 2\ncase .unspecified: return 3\ncase .tv, .carPlay: return 4 } }"
        #expect(ported(text).contains("case .tv, .carPlay, .mac"))
    }

    @Test(
        "of several enumerations with the same cases that one is meant whose framework is spoken of",
        arguments: [
            ("switch PHPhotoLibrary.authorizationStatus() {", "}", true),
            ("PHPhotoLibrary.requestAuthorization { status in switch status {", "} }", true),
            ("switch AVCaptureDevice.authorizationStatus(for: .video) {", "}", false),
        ])
    func switchesNearTypes(opening: String, closing: String, isExtended: Bool) {
        let cases = "case .authorized: g()\ncase .denied, .restricted: h()\ncase .notDetermined: g()"
        let text = ported("import Photos\nfunc f() { \(opening) \(cases) \(closing) }")
        #expect(text.contains("case .notDetermined, .limited:") == isExtended)
    }

    @Test("maps stay imported, and what they have not is named")
    func maps() {
        let text =
            "import MapKit\nlet map = MKMapView()\nlet place = CLLocationCoordinate2D(latitude: 1, longitude: 2)\n"
        #expect(ported(text) == text)
    }

    @Test("a switch over an enumeration of the program's own is left alone")
    func ownSwitch() {
        let text =
            "enum E { case phone, pad }\nfunc f(_ i: E) -> Int { switch i { case .phone: return 1\ncase .pad: return 2 } }"
        #expect(ported(text) == text)
    }

    @Test("a module that brings Core Graphics along is replaced by it")
    func bringers() {
        #expect(ported("import CoreText\nlet a: CGFloat = 1\n") == "import CoreGraphics\nlet a: CGFloat = 1\n")
    }

    @Test("XML has a module of its own")
    func xml() {
        #expect(
            ported("import Foundation\nlet p = XMLParser(data: d)\n")
                == "import Foundation; import FoundationXML\nlet p = XMLParser(data: d)\n")
    }

    @Test("a condition with another way, whose first cannot be had, is left alone")
    func otherWay() {
        let text = "#if os(iOS)\nimport Metal\nlet a = 1\n#else\nlet a = 2\n#endif\n"
        #expect(ported(text).hasPrefix("#if os(iOS)\n"))
        #expect(ported("#if os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif\n").hasPrefix("#if (os(iOS) || os(Linux))\n"))
    }

    @Test("what such a condition guards elsewhere in the file goes the same way")
    func otherWayElsewhere() {
        let text =
            "func f() {\n#if os(iOS)\na()\n#else\nb()\n#endif\n}\n#if os(iOS)\nimport Compression\nfunc a() {}\n#else\nfunc b() {}\n#endif\n"
        #expect(!ported(text).contains("os(Linux)"))
    }

    @Test("a condition that names all of Apple's systems leaves its other part to Linux")
    func allOfApple() {
        let all = "#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS)\nlet a = 1\n"
        #expect(ported(all + "#else\nlet a = 2\n#endif\n") == all + "#else\nlet a = 2\n#endif\n")
        #expect(ported(all + "#endif\n").contains("os(Linux)"))
        let named = "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif\n"
        #expect(ported(named) == named)
    }

    @Test("the initialiser of an associated type as a value becomes a closure")
    func initializerAsValue() {
        let text =
            "protocol P { associatedtype V: Base\nvar make: () -> V { get } }\ntypealias Base = UIView\nextension P { var a: () -> V { V.init } }"
        #expect(ported(text).hasPrefix("import UIKit; protocol P"))
        #expect(ported(text).contains("{ { instance(of: V.self) } }"))
    }

    @Test("Core Text is found in UIKit")
    func coreText() {
        #expect(ported("import CoreText\nlet f: CTFont? = nil\n") == "import UIKit\nlet f: CTFont? = nil\n")
        #expect(ported("import CoreText\nlet f: CGFloat = 1\n") == "import CoreGraphics\nlet f: CGFloat = 1\n")
    }

    @Test("types that are nested on Apple's systems are named by themselves")
    func transition() {
        #expect(
            ported("import UIKit\nlet t: UIViewController.Transition = .zoom { _ in nil }\n")
                == "import UIKit\nlet t: UIViewControllerTransition = .zoom { _ in nil }\n")
        #expect(
            ported("import UIKit\nlet m = UITabBarController.Mode.tabBar\n")
                == "import UIKit\nlet m = UITabBarControllerMode.tabBar\n")
    }
}

@Suite("Names that do not exist")
struct MissingNameTests {
    private func findings(_ text: String) -> [String] { port(text).findings.map(\.message) }

    @Test("types are named")
    func types() {
        #expect(findings("import UIKit\nlet a: UIFancyView? = nil\n") == ["UIFancyView does not exist here."])
    }

    @Test("members of types are named")
    func typeMembers() {
        #expect(findings("import UIKit\nlet a = UIView.fancy\n") == ["UIView has no member fancy here."])
        #expect(findings("import UIKit\nlet a = UILabel.appearance(), b = CGRect.zero\n").isEmpty)
    }

    @Test("members that nothing has are named once")
    func members() {
        #expect(
            findings("import UIKit\nfunc f(_ v: UIView) { v.makeFancy(); v.makeFancy() }\n")
                == ["Nothing here has a member makeFancy."])
    }

    @Test("a program's own names are known")
    func own() {
        let text =
            "import UIKit\nclass UIFancyView: UIView { func shine() {} }\nfunc f(_ v: UIFancyView) { v.shine() }\n"
        #expect(findings(text).isEmpty)
    }
}

@Suite("Cells that are registered by class")
struct RegisteredCellTests {
    private func findings(_ body: String) -> [String] {
        port(
            "import UIKit\nclass A: UITableViewCell { \(body) }\nfunc f(_ t: UITableView) { t.register(A.self, forCellReuseIdentifier: \"a\") }\n"
        ).findings.map(\.message)
    }

    @Test("are named where only init(coder:) makes them")
    func coder() {
        #expect(
            findings("required init?(coder: NSCoder) { super.init(coder: coder) }").contains {
                $0.hasPrefix("A has no init(style:reuseIdentifier:)")
            })
    }

    @Test("are not where they inherit or write the initialiser")
    func made() {
        #expect(findings("").isEmpty)
        #expect(
            findings(
                "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }\nrequired init?(coder: NSCoder) { nil }"
            ).isEmpty)
    }
}

@Suite("Outlets and actions")
struct InterfaceRuleTests {
    private func connected(_ text: String) -> String {
        var options = Porter.Options()
        options.connectsInterfaces = true
        return Porter(options: options).run([("A.swift", text)]).outputs[0].text
    }

    @Test("are reached by name, also private ones")
    func members() {
        let result = connected(
            "import UIKit\nclass A: UIViewController {\n@IBOutlet private var label: UILabel!\n@IBAction func tap(_ s: Any) {}\n}\n"
        )
        #expect(result.contains("class A: UIViewController, InterfaceObject {"))
        #expect(result.contains("case \"label\": InterfaceValue.assign(value, to: &self.label);"))
        #expect(result.contains(#"case "tap:": return Selector("tap:", Self.tap(_:));"#))
    }

    @Test("of a subclass add to those of its class")
    func subclass() {
        let result = connected(
            "import UIKit\nclass A: UIView { @IBOutlet var a: UIView! }\nclass B: A { @IBOutlet var b: UIView! }\n")
        #expect(result.contains("class B: A {"))
        #expect(result.contains("override func setInterfaceValue"))
        #expect(result.contains("default: return super.setInterfaceValue(value, forKey: key)"))
    }

    @Test("of extensions of the frameworks' classes are listed, but for private ones and those of own classes")
    func extended() {
        let text = """
            import UIKit
            class Own: UIView {}
            extension Own { @IBInspectable var own: CGFloat { get { 0 } set {} } }
            extension UIView {
                @IBInspectable var radius: CGFloat { get { 0 } set {} }
                @IBInspectable var fixed: CGFloat { 0 }
                @IBInspectable private var hidden: CGFloat { get { 0 } set {} }
            }
            private extension UILabel { @IBInspectable var gap: CGFloat { get { 0 } set {} } }
            """
        #expect(Porter().run([("A.swift", text)]).extendedProperties == ["UIView": ["radius"]])
    }

    @Test("that only their own file reaches are set by a function of that file")
    func privates() {
        let view = "import UIKit\nclass Own: UIView {}\n"
        let text = """
            import UIKit
            private extension UIView { @IBInspectable var gap: CGFloat { get { 0 } set {} } }
            extension Own { @IBInspectable fileprivate var own: CGFloat { get { 0 } set {} } }

            """
        var options = Porter.Options()
        options.connectsInterfaces = true
        let result = Porter(options: options).run([("a.swift", view), ("b.swift", text)])
        #expect(result.privateSetters == ["portedPrivateValue1"])
        #expect(
            result.outputs[1].text.contains(
                "case (\"own\", let object as Own): InterfaceValue.assign(value, to: &object.own); case (\"gap\", let object as UIView)"
            ))
        #expect(result.outputs[0].text == view)
    }

    @Test("without a word for Interface Builder are reached where a file's runtime attributes name them")
    func runtimeAttributes() {
        let text = """
            import UIKit
            class A: UIView { var radius: CGFloat = 0; var other = 0; @objc dynamic private var style = "" }
            class B: UIView { @objc var radius = 1; @objc let fixed = 2; var plain = 3 }
            """
        var options = Porter.Options()
        options.connectsInterfaces = true
        options.interfaceKeys = ["A": ["radius", "style"]]
        let result = Porter(options: options).run([("a.swift", text)]).outputs[0].text
        #expect(
            result.contains(
                "case \"radius\": InterfaceValue.assign(value, to: &self.radius); case \"style\": InterfaceValue.assign(value, to: &self.style); default: return false"
            ))
        #expect(result.contains("class B: UIView, InterfaceObject {"))
        #expect(!result.contains("\"other\"") && !result.contains("\"fixed\"") && !result.contains("\"plain\""))
    }

    @Test("of views and controllers are set by name where the sources do so")
    func keyValues() {
        let text = """
            import UIKit
            class A: UIView { @objc var radius: CGFloat = 0 }
            func f(_ a: A) { a.setValue(2, forKey: "radius") }
            """
        #expect(ported(text).contains("class A: UIView, InterfaceObject { "))
        #expect(ported(text).contains("case \"radius\": InterfaceValue.assign(value, to: &self.radius)"))
        #expect(!ported(text.replacingOccurrences(of: "setValue", with: "put")).contains("InterfaceObject"))
    }

    @Test("without storyboards beside them change nothing")
    func unconnected() {
        #expect(!ported("import UIKit\nclass A: UIView { @IBOutlet var a: UIView! }\n").contains("setInterfaceValue"))
    }
}
