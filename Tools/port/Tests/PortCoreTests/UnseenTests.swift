import Testing

@testable import PortCore

@Suite("What unseen sources stumbled over")
struct UnseenTests {
    @Test("one mark after the delegate's window leaves an optional")
    func window() {
        let text =
            "import UIKit\nfunc f() { if let w = UIApplication.shared.delegate!.window! { g(w) }; h(UIApplication.shared.delegate!.window!!) }"
        let result = ported(text)
        #expect(result.contains("if let w = UIApplication.shared.delegate!.window {"))
        #expect(result.contains("h(UIApplication.shared.delegate!.window!)"))
    }

    @Test("an object of a generic parameter that is any object is made by the frameworks")
    func genericObject() {
        let text = "import UIKit\nfunc lend<T>(_ f: (T) -> ()) -> T where T: NSObject { let a = T(); f(a); return a }"
        #expect(ported(text).contains("let a = freshObject(of: T.self)"))
    }

    @Test("a selector's class may begin with an underscore")
    func underscore() {
        let text =
            "import UIKit\nclass _Cell<T>: UIView { @objc func f(_ a: Any) {}; func g() { x(#selector(_Cell.f(_:))) } }"
        #expect(ported(text).contains(#"x(Selector("f:", _Cell.f(_:)))"#))
    }

    @Test("types are compared as values")
    func types() {
        let result = ported(
            "import UIKit\nextension UIView { static func f(_ a: AnyObject) { if self !== UIView.self, a === b {} } }")
        #expect(result.contains("self != UIView.self, a === b"))
        #expect(ported("let same = a === type(of: b)").contains("a == type(of: b)"))
    }

    @Test("what excludes Linux for want of UIKit holds")
    func excluded() {
        let file = "#if !os(Linux) && canImport(UIKit)\nimport UIKit\nlet a = UIView()\n#endif"
        #expect(ported(file).hasPrefix("#if !false && canImport(UIKit)"))
        let own = "#if !os(Linux)\nimport UIKit\n#else\nimport Glibc\n#endif"
        #expect(ported(own) == own)
        let other = "#if !os(Linux)\nimport Darwin\n#endif"
        #expect(ported(other).hasPrefix("#if !os(Linux)"))
    }

    @Test("an observer that observes in an extension conforms once")
    func observingExtension() {
        let text = """
            import UIKit
            class A: NSObject {}
            extension A {
                override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
            }
            """
        #expect(ported(text).ranges(of: ": KeyValueObserver {}").count == 1, "\(ported(text))")
    }

    @Test("what a framework's optional method answers is bound as an optional")
    func boundAnswers() {
        let text = """
            import UIKit
            func f(_ d: any UITableViewDelegate, _ e: (any UITableViewDelegate)?, _ t: UITableView, _ i: IndexPath) {
                guard let a = d.tableView?(t, heightForRowAt: i) else { return }
                if let b = e?.tableView?(t, heightForRowAt: i) { print(a, b) }
            }
            """
        let result = ported(text)
        let asked = "PortedOptional.value(PortedOptional.begin(), d.tableView(t, heightForRowAt: i))"
        #expect(result.contains("guard let a = \(asked) else"))
        #expect(result.contains("if let b = e?.tableView(t, heightForRowAt: i) {"))
    }

    @Test("an import that is not compiled here is none")
    func inactiveImport() {
        let text = "#if os(macOS)\nimport UIKit\n#endif\nclass A: UIView {}"
        #expect(ported(text).contains("import UIKit; "), "\(ported(text))")
        let other = "#if canImport(WatchKit)\nimport WatchKit\n#else\nimport UIKit\n#endif\nclass A: UIView {}"
        #expect(!ported(other).contains("import UIKit; "))
    }

    @Test("what the package manager, the standard library and names in backquotes give is no finding")
    func knownMembers() {
        let text = """
            import UIKit
            enum A { case `for`; func `default`(_ a: Int) {} }
            func f(_ a: A, _ s: inout Set<Int>) { _ = (Bundle.module, A.for, s.insert(3).inserted); a.default(1) }
            """
        let told = port(text).findings.map(\.message)
        #expect(told.isEmpty, "\(told)")
    }

    @Test("modules of films, sounds, pictures and work while away are here")
    func mediaModules() {
        let text =
            "import UIKit\nimport AVFAudio\nimport Photos\nimport BackgroundTasks\nlet a = AVAudioSession.sharedInstance()"
        let result = ported(text)
        #expect(result.contains("import AVFoundation\nimport Photos\nimport BackgroundTasks"))
    }

    @Test("a file whose only import goes keeps Foundation")
    func foundation() {
        #expect(ported("import HomeKit\nlet a = Date()").contains("import Foundation"))
        #expect(!ported("import Foundation\nimport HomeKit\nlet a = Date()").contains("\nimport Foundation"))
    }

    @Test("expressions of predicates are the frameworks' own")
    func expressions() {
        let result = ported("import Foundation\nimport UIKit\nextension NSExpression { var a: Int { 1 } }")
        #expect(result.hasPrefix("import QuartzCore\nimport UIKit"))
    }

    @Test("a base class that other modules see gets its method for them, too")
    func publicWitness() {
        let text = """
            import UIKit
            open class A: UIView, UIScrollViewDelegate {}
            public class B: A { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
            class C: A { func scrollViewDidZoom(_ scrollView: UIScrollView) {} }
            """
        let result = ported(text)
        #expect(result.contains("public func scrollViewDidScroll(_ scrollView: UIScrollView) {}"))
        #expect(result.contains("public override func scrollViewDidScroll"))
        #expect(result.contains("class C: A { override func scrollViewDidZoom"))
    }

    @Test("names that cannot be Apple's are not missed")
    func othersNames() {
        func words(_ text: String) -> [String] { Porter().run([("a.swift", text)]).findings.map(\.message) }
        #expect(
            words(
                "import UIKit\nfunc f(_ a: CGMManager, t: timespec) { NSString.rs_list(); print(t.tv_sec); a.sp_go() }"
            ).isEmpty)
        #expect(words("import UIKit\nfunc f(_ a: CGSMagic) { a.noSuchThing() }").count == 1)
        #expect(words("import UIKit\nfunc f(_ a: CGThing) {}").count == 1)
    }

    @Test("who sits before the screen is asked of the frameworks")
    func authentication() {
        #expect(ported("import LocalAuthentication\nlet c = LAContext()") == "import QuartzCore\nlet c = LAContext()")
    }

    @Test("an object of a class that a cast gave is made by the frameworks")
    func castClass() {
        let text =
            "import UIKit\nfunc f(_ a: Any) -> UIView { let type = a as! UICollectionViewCell.Type; return type.init() }"
        #expect(ported(text).contains("return instance(of: type)"))
    }

    @Test("classes that are left out are not looked for by interface files")
    func leftOutClasses() {
        let text =
            "import UIKit\nimport Combine\nclass A: UIViewController { let a = PassthroughSubject<Int, Never>() }\nclass B: UIView {}"
        #expect(Porter().run([("a.swift", text)]).topClasses == ["B"])
    }

    @Test("two marks after any window are one")
    func anyWindow() {
        #expect(ported("import UIKit\nlet a = container.window??.bounds").contains("container.window?.bounds"))
    }

    @Test("a number behind a pointer is a number")
    func bitCast() {
        #expect(
            ported("import UIKit\nlet a = unsafeBitCast(p, to: AnyObject.self).floatValue")
                .hasSuffix("unsafeBitCast(p, to: NSNumber.self).floatValue"))
    }

    @Test("a class method that answers its class makes it by name")
    func ownClass() {
        let text =
            "import UIKit\nextension UIColor { class func gold() -> UIColor { return self.init(red: 1, green: 0, blue: 0, alpha: 1) } }"
        #expect(ported(text).contains("return UIColor(red: 1"))
        let own =
            "import UIKit\nextension UIColor { convenience init(a: Int) { self.init(red: 1, green: 0, blue: 0, alpha: 1) } }"
        #expect(ported(own) == own)
    }

    @Test("what stands under os(iOS) and needs a module that is not there stays away")
    func conditionOfMissing() {
        let text =
            "#if canImport(HomeKit)\nimport HomeKit\n#endif\n#if os(iOS)\nlet a = HMEventStore()\n#endif\n#if os(iOS)\nlet b = 1\n#endif"
        let result = ported(text)
        #expect(result.contains("#if os(iOS)\nlet a"))
        #expect(result.contains("#if (os(iOS) || os(Linux))\nlet b"))
    }

    @Test("an order of numbers of one's own gives way to Foundation's")
    func numbers() {
        let text = "import Foundation\npublic func < (a: NSNumber, b: NSNumber) -> Bool { true }"
        #expect(ported(text).contains("@_disfavoredOverload public func <"))
        #expect(!ported("import Foundation\nfunc < (a: A, b: A) -> Bool { true }").contains("disfavored"))
    }
}

@Suite("Services and the net")
struct ServiceTests {
    @Test("modules that are here keep their imports; what a part of one lacks is named")
    func modules() {
        for module in ["StoreKit", "HealthKit", "AuthenticationServices", "MessageUI", "GameplayKit", "simd"] {
            #expect(ported("import UIKit\nimport \(module)") == "import UIKit\nimport \(module)")
        }
        #expect(port("import HealthKit\nlet x = HKUnit.gram()").findings.isEmpty)
        let found = port("import HealthKit\nvar x: HKWorkoutRouteBuilder?").findings.map(\.description).joined()
        #expect(found.contains("HealthKit is here in part") && found.contains("HKWorkoutRouteBuilder"))
        #expect(ported("import Security\nlet x = kSecClass") == "import QuartzCore\nlet x = kSecClass")
        #expect(
            ported("import Foundation\nlet x = kSecClass") == "import Foundation; import QuartzCore\nlet x = kSecClass")
    }

    @Test("wishes that the net on Linux does not follow are left out and named")
    func wishes() {
        let text =
            "import Foundation\nfunc f() {\nlet c = URLSessionConfiguration.default\nc.waitsForConnectivity = true\n}"
        let result = port(text)
        #expect(result.outputs[0].text.contains("default\n()\n}"))
        #expect(result.findings.contains { $0.description.contains("waitsForConnectivity") })
        let own = "class A { var attribution = 1 }\nfunc f(a: A) {\na.attribution = 2\n}"
        #expect(ported(own) == own)
    }

    @Test("connections of before URLSession become sessions")
    func connections() {
        let text = "import UIKit\nNSURLConnection.sendAsynchronousRequest(r, queue: .main) { response, data, error in }"
        let result = ported(text)
        #expect(result.contains("; import FoundationNetworking"))
        #expect(result.contains("\n_sendAsynchronousRequest(r, queue: .main) { response, data, error in }"))
        #expect(result.contains("private func _sendAsynchronousRequest"))
    }

    @Test("a program's own KeyValueObserver hides none of the frameworks'")
    func observers() {
        let text =
            "import UIKit\nclass KeyValueObserver: NSObject { override func observeValue(forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: UnsafeMutableRawPointer?) {} }"
        #expect(ported(text).contains("extension KeyValueObserver: _KeyValueObserver {}"))
    }

    @Test("a class that a variable holds makes its objects")
    func metatypes() {
        let text =
            "import UIKit\nclass Item: UIView {}\nfunc f() -> UIView { var kind = Item.self; return kind.init() }"
        #expect(ported(text).contains("return instance(of: kind)"))
    }

    @Test(
        "a class held by a name that stands for AppKit's class elsewhere makes its objects", arguments: [true, false])
    func metatypesOfTwoSystems(isAppKitFirst: Bool) {
        let names = ["typealias View = NSView", "typealias View = UIView"]
        let text =
            "import UIKit\n#if os(macOS)\n\(names[isAppKitFirst ? 0 : 1])\n#else\n\(names[isAppKitFirst ? 1 : 0])\n#endif\nclass Layout { let viewClass: View.Type\ninit(_ c: View.Type) { viewClass = c }\nfunc make() -> View { viewClass.init() } }"
        #expect(ported(text).contains("instance(of: viewClass)"))
    }

    @Test("an enumeration of the sources with a case in accents is none of the frameworks'")
    func ownCases() {
        let text =
            "import UIKit\nenum Side { case left, right, `default` }\nfunc f(s: Side) { switch s { case .left, .default: g()\ncase .right: h() } }"
        #expect(ported(text) == text)
    }

    @Test("an answer for itself takes what the frameworks pass, and is said once")
    func answers() {
        let text =
            "import UIKit\nclass A: NSObject { override func responds(to s: Selector) -> Bool { super.responds(to: s) } }"
        let result = ported(text)
        #expect(result.contains("answersWhetherItResponds(to s: Selector!) -> Bool"))
        #expect(result.split(separator: "SelectorResponder").count == 2)
    }

    @Test("a private class within another says itself that it answers")
    func privateAnswers() {
        let text =
            "import UIKit\nclass A: UIView { private final class Proxy: NSObject, UITextFieldDelegate { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } } }"
        let result = ported(text)
        #expect(result.contains("private final class Proxy: NSObject, UITextFieldDelegate, SelectorResponder {"))
        #expect(!result.contains("extension"))
    }

    @Test("a selector of a weak self in a closure is the class's")
    func weakSelf() {
        let text =
            "import UIKit\nclass A: UIView { @objc func tap() {}\nlazy var b: UIButton = { [weak self] in make(#selector(self?.tap), #selector(other?.tap)) }() }"
        let result = ported(text)
        #expect(result.contains(#"Selector("tap", Self.tap)"#))
        #expect(result.contains(#"Selector("tap", type(of: other!).tap)"#))
    }

    @Test("a preview of views that are left out goes too; others stay")
    func previews() {
        let text =
            "import SwiftUI\nimport UIKit\nstruct Bar: View { var body: some View { Color.red } }\nclass A: UIView {}\n#Preview { Bar().padding(2) }\n#Preview { A() }\n"
        let result = ported(text)
        #expect(result.contains("/* #Preview { Bar().padding(2) } */"))
        #expect(result.contains("CompiledPreview"))
    }

    @Test("a file of views and their preview is left out whole")
    func wholeFileOfViews() {
        let text =
            "import SwiftUI\nimport UIKit\nstruct Bar: View { var body: some View { Color.red } }\n#Preview {\n    Bar()\n}\n"
        #expect(ported(text).hasPrefix("#if canImport(SwiftUI)"))
    }

    @Test("a value of any object that is unwrapped further down is asked for")
    func askedValues() {
        let text =
            "import UIKit\nclass A: NSObject { var end: AnyObject!\nfunc f() { let r = end.cgRectValue; g((r?.width)!); h(end.cgRectValue) } }"
        let result = ported(text)
        #expect(result.contains("let r = (end as? CGRect)"))
        #expect(result.contains("h((end as! CGRect))"))
    }

    @Test("texts that hold older constants have today's types")
    func olderConstants() {
        let text =
            "import UIKit\nclass A { var mode: String? = kCAAnimationRotateAuto\nfunc fill(_ m: String = kCAFillModeBoth, n: String = \"a\") {} }"
        let result = ported(text)
        #expect(result.contains("var mode: CAAnimationRotationMode? = kCAAnimationRotateAuto"))
        #expect(result.contains("_ m: CAMediaTimingFillMode = kCAFillModeBoth, n: String"))
    }

    @Test("what is tried and cast is one optional")
    func flatOptionals() {
        let text =
            "import UIKit\nfunc f() { if let a = try? load() as? [Int] { b = a! }; if let c = try? load() as! [Int]? { d = c! } }"
        let result = ported(text)
        #expect(result.contains("{ b = a }"))
        #expect(result.contains("{ d = c! }"))
    }
}
