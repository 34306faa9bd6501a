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

    @Test("the class above a class is a property")
    func superclasses() {
        let asked = ported("import UIKit\nlet a = type.superclass() as? Cell.Type\n")
        #expect(asked.hasSuffix("type.superclass as? Cell.Type\n"))
        #expect(ported("func superclass() {}\nlet a = b.superclass()\n").hasSuffix("b.superclass()\n"))
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
}
