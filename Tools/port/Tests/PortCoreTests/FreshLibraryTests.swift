import Testing

@testable import PortCore

@Suite("What fresh libraries stumbled over")
struct FreshLibraryTests {
    @Test("modules that are here now are imported")
    func modules() {
        #expect(ported("import Contacts\nlet a = CNContact()\n").hasPrefix("import Contacts\n"))
        #expect(ported("import CommonCrypto\n").hasPrefix("import CommonCrypto\n"))
        #expect(ported("import CoreVideo\nlet b: CVPixelBuffer? = nil\n").hasPrefix("import AVFoundation"))
        #expect(ported("import SystemConfiguration.CaptiveNetwork\n").hasPrefix("import SystemConfiguration\n"))
    }

    @Test("a class that a property holds is made by the frameworks, whatever else has the property's name")
    func heldClasses() {
        let text = """
            import UIKit
            typealias Base = UIView
            class Maker<V: Base> {
                private let kind: Base.Type
                init(kind: V.Type) { self.kind = kind }
                func make() -> Base { kind.init() }
            }
            struct Other<Label> { func f(kind: Label.Type) {} }
            """
        #expect(ported(text).contains("func make() -> Base { instance(of: kind) }"))
    }

    @Test("what extensions of a protocol of views make is made by the frameworks; what the protocol asks for is not")
    func protocolsOfViews() {
        let text = """
            import UIKit
            protocol Styled: UIView { associatedtype Style; init(style: Style) }
            protocol Filled: UIView {}
            extension Styled where Self: Filled {
                static func plain() -> Self { Self() }
                static func styled(_ s: Style) -> Self { Self(style: s) }
            }
            """
        let result = ported(text)
        #expect(
            result.contains("plain() -> Self { freshObject(of: Self.self) }")
                || result.contains("instance(of: Self.self"))
        #expect(result.contains("Self(style: s)"))
    }

    @Test("values of a keyboard's notification are asked for by their class")
    func information() {
        let text = """
            import UIKit
            func f(_ i: [String: AnyObject]) {
                if let end = i[UIResponder.keyboardFrameEndUserInfoKey]?.cgRectValue.height,
                    let time = i[UIResponder.keyboardAnimationDurationUserInfoKey]?.doubleValue,
                    let curve = i[UIResponder.keyboardAnimationCurveUserInfoKey]?.uintValue {}
            }
            func g(_ n: Notification) -> CGRect? { n.userInfo?["a"].map { $0 as AnyObject }?.cgRectValue }
            """
        let result = ported(text)
        #expect(result.contains("(i[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height"))
        #expect(result.contains("(i[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue"))
        #expect(result.contains("(i[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue"))
        #expect(result.contains(#"(n.userInfo?["a"].map { $0 as AnyObject } as? NSValue)?.cgRectValue"#))
    }

    @Test("what makes objects is imported where only Foundation was")
    func imports() {
        let text =
            "import Foundation\nclass Maker<V: Base> { let kind: Base.Type = V.self\nfunc make() -> Base { kind.init() } }"
        #expect(ported(text, "import UIKit\ntypealias Base = UIView").hasPrefix("import Foundation; import UIKit\n"))
    }

    @Test("a method of one protocol is called on any object")
    func ownProtocols() {
        let text =
            "import UIKit\nprotocol P { func arrange() }\nclass A: UIView, P { func arrange() {} }\nclass B: UIView, P { func arrange() {} }\nclass C: UIView { func arrange(_ s: Int) {} }\nfunc f(a: A, b: B) { [a, b].forEach { ($0 as AnyObject).arrange() } }"
        #expect(ported(text).contains("($0 as! any P).arrange()"))
    }

    @Test("a layer that a class takes for one of its kind is cast where it is used")
    func layers() {
        let text = """
            import UIKit
            class G: UIView {
                override class var layerClass: AnyClass { CAGradientLayer.self }
                override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
                func f(other: UIView) { layer.colors = []; self.layer.type = .radial; other.layer.opacity = 1 }
            }
            """
        let result = ported(text)
        #expect(result.contains("/* override var layer: CAGradientLayer { super.layer as! CAGradientLayer } */"))
        #expect(result.contains("(layer as! CAGradientLayer).colors = []; (self.layer as! CAGradientLayer).type"))
        #expect(result.contains("other.layer.opacity = 1"))
    }

    @Test("an override that moves to another file brings the imports of its own along")
    func importsOfOverrides() {
        let result = port(
            "import Foundation\nclass Item: Base {}\n",
            "import UIKit\nextension Item { override func cell(for table: UITableView) {} }")
        #expect(result.outputs[0].text.hasPrefix("import Foundation; import UIKit\nclass Item"))
        let same = port("import UIKit\nclass Item: Base {}\n", "import UIKit\nextension Item { override func f() {} }")
        #expect(same.outputs[0].text.hasPrefix("import UIKit\nclass Item"))
    }

    @Test("views with an init() in place of init(frame:) can be made where only their class is known")
    func plainViews() {
        let badge = "import UIKit\nfinal class Badge: UILabel, Named { init() { super.init(frame: .zero) } }\n"
        #expect(ported(badge).contains("UILabel, Named, PlainlyMadeView { init()"))
        let closed = "import UIKit\npublic final class Bar: UIView { init() { super.init(frame: .zero) } }\n"
        #expect(!ported(closed).contains("PlainlyMadeView"))
        let open = "import UIKit\nclass Card: UIView { init() { super.init(frame: .zero) } }\n"
        #expect(ported(open).contains("UIView, PlainlyMadeView { required init()"))
        let below = open + "class Ace: Card {}\n"
        #expect(!ported(below).contains("PlainlyMadeView"))
        let framed = "import UIKit\nfinal class A: UIView { init() {}\noverride init(frame: CGRect) {} }\n"
        #expect(!ported(framed).contains("PlainlyMadeView"))
        #expect(!ported("final class Model { init() {} }\n").contains("PlainlyMadeView"))
    }

    @Test("a constant that stands for a type may stand in a selector, and the edit menu's methods have their colon")
    func selectorOfConstantType() {
        let text = ported(
            """
            import UIKit
            func name(_ isBold: Bool) -> Selector {
                let actions = UIResponderStandardEditActions.self
                return isBold ? #selector(actions.toggleBoldface) : #selector(actions.pasteAndMatchStyle(_:))
            }
            """)
        #expect(text.contains("Selector(\"toggleBoldface:\", UIResponderStandardEditActions.toggleBoldface)"))
        #expect(
            text.contains("Selector(\"pasteAndMatchStyle:\", UIResponderStandardEditActions.pasteAndMatchStyle(_:))"))
        let object = ported("import UIKit\nfunc f() { let view = make()\nuse(#selector(view.tap)) }\n")
        #expect(object.contains("type(of: view).tap"))
    }

    @Test("any class is asked what it comes from")
    func subclasses() {
        let text =
            "import UIKit\nfunc f(_ t: AnyClass) -> Bool { t.isSubclass(of: UIView.self) && UIButton.isSubclass(of: t) }"
        let result = ported(text)
        let end = " as AnyClass, next: class_getSuperclass).map(ObjectIdentifier.init).contains(ObjectIdentifier("
        #expect(result.contains("sequence(first: (t)\(end)UIView.self))"))
        #expect(result.contains("sequence(first: (UIButton.self)\(end)t))"))
    }

    @Test("a table of any objects answers for points and for equality")
    func objectTables() {
        let text = """
            import UIKit
            class A: UIView {
                func observe(_ change: [NSKeyValueChangeKey: Any]?) {
                    let values = change! as [NSKeyValueChangeKey: AnyObject]
                    if let new = values[.newKey]?.cgPointValue { print(new) }
                    if let change = change as [NSKeyValueChangeKey: AnyObject]? {
                        if let old = change[.oldKey], let new = change[.newKey] {
                            if !(old.isEqual(new)) { print(1) }
                        }
                    }
                }
            }
            """
        let result = ported(text)
        #expect(result.contains("(values[.newKey] as? NSValue)?.cgPointValue"))
        #expect(result.contains("(old as? NSObject)?.isEqual(new)"))
    }

    @Test("a closure is not taken for an optional method of its name with other arguments")
    func closureOfTheName() {
        let text = """
            import UIKit
            @objc protocol D { @objc optional func didSelect(_ n: Int) }
            typealias Selected = (String, Int, Bool) -> Void
            class A { var didSelect: Selected?; weak var delegate: D?
                func f() { didSelect?("", 1, true); self.didSelect?("", 1, true); delegate?.didSelect?(1) } }
            """
        let result = ported(text)
        #expect(result.contains("self.didSelect?(\"\", 1, true)"))
        #expect(result.contains("delegate?.didSelect(1)"))
    }

    @Test("the address of an object in a text needs the frameworks")
    func addresses() {
        #expect(ported("import Foundation\nlet s = String(format: \"%p\", Thread.main)").contains("import QuartzCore"))
        #expect(!ported("import Foundation\nlet s = String(format: \"%d\", 1)").contains("import QuartzCore"))
    }

    @Test("modules that are found elsewhere are named so, in values and in types")
    func qualifiedNames() {
        let text = "import os.log\nlet a = os.Logger(subsystem: \"\", category: \"\")\nvar b: os.OSLog?"
        #expect(ported(text).contains("let a = UnifiedLogging.Logger("))
        #expect(ported(text).contains("var b: QuartzCore.OSLog?"))
        #expect(ported("import UIKit\nlet os = A()\nlet a = os.name").contains("let a = os.name"))
        #expect(ported("import CoreMedia\nvar t: CoreMedia.CMTime").contains("AVFoundation.CMTime"))
    }

    @Test(
        "initialisers that Foundation on Linux has twice are named by their labels, caches have their folder as a path")
    func initializers() {
        let text = """
            import Foundation
            let a = Int("1").map(NSNumber.init), b = url.flatMap(Bundle.init), c = main.path(forResource: "a", ofType: "b").flatMap(Bundle.init)
            let d = URLCache(memoryCapacity: 1, diskCapacity: 2), e = URLCache(memoryCapacity: 1, diskCapacity: 2, directory: f)
            let g = NSPredicate()
            """
        let result = ported(text)
        #expect(result.contains("map({ NSNumber(value: $0) })"))
        #expect(result.contains("url.flatMap(Bundle.init(url:))"))
        #expect(result.contains("ofType: \"b\").flatMap(Bundle.init(path:))"))
        #expect(result.contains("URLCache(memoryCapacity: 1, diskCapacity: 2, diskPath: nil)"))
        #expect(result.contains("diskPath: (f as URL?)?.path)"))
        #expect(result.contains("NSPredicate(value: false)"))
    }

    @Test("an optional property that is a closure is none where it is absent, whatever the closure answers")
    func absentClosures() {
        let text = "import UIKit\n@objc protocol D { @objc optional var name: (Int) -> String? { get } }"
        #expect(ported(text).contains("PortedOptional.missing(PortedOptional.nothing())"))
    }

    @Test(
        "layers and players that observe values conform, and a selector of a protocol's optional method names the protocol"
    )
    func layersThatObserve() {
        let text = """
            import AVFoundation
            import UIKit
            @objc protocol Cover { @objc optional func moved(to time: Int) }
            class Layer: AVPlayerLayer {
                var cover: (UIView & Cover)?
                override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    if let cover, cover.responds(to: #selector(cover.moved(to:))) { cover.moved!(to: 1) }
                }
            }
            """
        let result = ported(text)
        #expect(result.contains("extension Layer: KeyValueObserver"))
        #expect(!result.contains("override func observeValue"))
        #expect(result.contains("Cover.moved(to:)"))
    }

    @Test("a class tells what is above it, whatever class it is")
    func classesAbove() {
        let text =
            "import UIKit\nfunc f(_ t: AnyClass?, _ u: AnyClass) { while let next = u.superclass() {}; t?.superclass(); UIView.superclass() }"
        let result = ported(text)
        #expect(result.contains("let next = class_getSuperclass(u) {}"))
        #expect(result.contains("t.flatMap { class_getSuperclass($0) };"))
        #expect(result.contains("class_getSuperclass(UIView.self) }"))
        #expect(ported("func superclass() {}\nlet a = b.superclass()\n").hasSuffix("b.superclass()\n"))
    }

    @Test(
        "what a file names of drawing and of pixels it imports, and what only Apple's Foundation has is found elsewhere"
    )
    func broughtAlong() {
        #expect(ported("import Foundation\nfunc f(_ m: CGBlendMode) {}").contains("import QuartzCore"))
        #expect(!ported("import Foundation\nfunc f(_ m: CGRect) {}").contains("import QuartzCore"))
        #expect(ported("import UIKit\nfunc f(_ b: CVPixelBuffer) {}").contains("import AVFoundation"))
        #expect(
            ported("import UIKit\nclass A: Foundation.ValueTransformer {}").contains(
                "class A: QuartzCore.ValueTransformer"))
        #expect(ported("import UIKit\nlet d = Foundation.Date()").contains("Foundation.Date()"))
    }

    @Test("any object is asked by a key that is one of Apple's")
    func askedByKeys() {
        let text =
            "import UIKit\nfunc f() {\n    let a: AnyObject? = g()\n    let b = a?[FileAttributeKey.size] as? NSNumber\n}"
        #expect(ported(text).contains("(a as? [AnyHashable: Any])?[FileAttributeKey.size]"))
    }

    @Test("The option that has Foundation tell of ranges beyond the one asked for goes")
    func enumeration() {
        let result = ported(
            """
            import UIKit
            func f(_ s: NSAttributedString, _ r: NSRange) {
                s.enumerateAttribute(.font, in: r, options: .longestEffectiveRangeNotRequired) { _, _, _ in }
                s.enumerateAttributes(in: r, options: [.reverse, .longestEffectiveRangeNotRequired]) { _, _, _ in }
            }
            """)
        #expect(result.contains("in: r, options: []) { _, _, _ in }"))
        #expect(result.contains("options: [.reverse, []])"))
    }

    @Test("Core Data's objects, attributes, windows and documents are made by classes known only at run time")
    func moreMetatypes() {
        let result = ported(
            """
            import CoreData
            import UIKit
            func a<T: NSManagedObject>(_ c: NSManagedObjectContext) -> T { T(context: c) }
            func b<T: NSManagedObject>(_ t: T.Type, _ e: NSEntityDescription) -> T { t.init(entity: e, insertInto: nil) }
            func c(_ t: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
                t.init(forCellWith: IndexPath(item: 0, section: 0))
            }
            extension NSManagedObject {
                class func fresh(_ c: NSManagedObjectContext) -> Self { self.init(context: c) }
            }
            class Box { init(context: Int) {} }
            func d<T: Box>() -> T { T(context: 1) }
            """)
        #expect(result.contains("instance(of: T.self, context: c)"))
        #expect(result.contains("instance(of: t, entity: e, insertInto: nil)"))
        #expect(result.contains("instance(of: t, forCellWith: IndexPath(item: 0, section: 0))"))
        #expect(result.contains("instance(of: Self.self, context: c)"))
        #expect(result.contains("T(context: 1)"))
    }
}
