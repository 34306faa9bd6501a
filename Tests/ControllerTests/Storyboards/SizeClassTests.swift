import MutoscopeTesting
import Testing

@testable import UIKit

final class SizesController: UIViewController, InterfaceObject {
    var label: UILabel?
    var button: UIButton?
    var stack: UIStackView?
    var extra: UIView?
    var segments: UISegmentedControl?
    var chosen: [String] = []

    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "label": InterfaceValue.assign(value, to: &label)
        case "button": InterfaceValue.assign(value, to: &button)
        case "stack": InterfaceValue.assign(value, to: &stack)
        case "extra": InterfaceValue.assign(value, to: &extra)
        case "segments": InterfaceValue.assign(value, to: &segments)
        default: return false
        }
        return true
    }

    func interfaceAction(_ name: String) -> Selector? {
        name == "choose:" ? Selector("choose:", Self.choose(_:)) : nil
    }

    func choose(_ sender: Any?) { chosen.append(sender is UIButton ? "button" : "?") }
}

/// What of a file holds in some size classes or languages only, and the menus of its buttons.
@MainActor @Suite("Storyboards in sizes and languages", .serialized)
struct SizeClassTests {
    private func shown(_ size: CGSize) throws -> (TestScreen, SizesController) {
        let screen = TestScreen(size: size)
        let made = UIStoryboard(name: "Sizes", bundle: nil).instantiateInitialViewController()
        let controller = try #require(made as? SizesController)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (screen, controller)
    }

    @Test("constants, parts, axes and fonts follow the size classes")
    func sizes() throws {
        let (screen, controller) = try shown(CGSize(width: 390, height: 844))
        // A label is as wide as thirds of points are: its edge comes of its centre.
        func edge() throws -> CGFloat { (try #require(controller.label).frame.minX * 1e6).rounded() / 1e6 }
        #expect(try edge() == 20)
        #expect(controller.label?.font.pointSize == 17)
        #expect(controller.stack?.axis == .vertical)
        #expect(controller.extra?.superview == nil)
        screen.turn(into: .iPhone16Pro.landscape)
        screen.advance(by: 0.2)
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        #expect(try edge() == 60)
        #expect(controller.label?.font.pointSize == 24)
        #expect(controller.stack?.axis == .horizontal)
        #expect(controller.extra?.superview === controller.view)
        #expect(controller.extra?.frame.width == 50)
        screen.turn(into: .iPhone16Pro)
        screen.advance(by: 0.2)
        #expect(try edge() == 20)
        #expect(controller.extra?.superview == nil)
    }

    @Test("the menu of a button sends what its commands say")
    func menus() throws {
        let (_, controller) = try shown(CGSize(width: 390, height: 844))
        let menu = try #require(controller.button?.menu)
        #expect(menu.children.map(\.title) == ["One", "More"])
        #expect(controller.button?.showsMenuAsPrimaryAction == true)
        let first = try #require(menu.children.first as? UIAction)
        #expect(first.state == .on)
        first.performAction(from: controller.button)
        #expect(controller.chosen == ["button"])
    }

    @Test("the configuration of a button has its background, corners and title's font")
    func configurations() throws {
        let (_, controller) = try shown(CGSize(width: 390, height: 844))
        let configuration = try #require(controller.button?.configuration)
        #expect(configuration.background.cornerRadius == 9)
        #expect(configuration.background.strokeWidth == 2)
        #expect(configuration.imagePlacement == .top)
        var white: CGFloat = 0
        configuration.background.backgroundColor?.getWhite(&white, alpha: nil)
        #expect(abs(white - 0.5) < 0.01)
        #expect(configuration.cornerRadius(height: 40) == 9)
        let looks = configuration.titleTextAttributesTransformer?(AttributeContainer())
        #expect(looks?.uiKit.font?.pointSize == 21)
    }

    @Test("texts of a language take the place of the file's own")
    func languages() {
        let text = sizesStoryboard
        let file = InterfaceFile(name: "Sizes.storyboard", text: text, library: PortedInterfaces())
        file.translate(["l.text": "Hallo", "b.normalTitle": "Weiter", "s.segmentTitles[1]": "Zwei"])
        #expect(file.nodes["l"]?.string("text") == "Hallo")
        #expect(file.nodes["b"]?.child("state")?.string("title") == "Weiter")
        #expect(file.nodes["s"]?.children(of: "segments").map { $0.string("title") } == ["A", "Zwei"])
    }
}

let sizesStoryboard = """
    0 1 document\tinitialViewController=one
    1 2 scenes
    2 3 scene
    3 4 objects
    4 5 viewController\tid=one\tcustomClass=SizesController
    5 6 view\tkey=view\tid=v
    6 7 rect\tkey=frame\tx=0\ty=0\twidth=390\theight=844
    6 8 subviews
    7 9 label\tid=l\ttext=Hello\ttranslatesAutoresizingMaskIntoConstraints=NO
    8 10 fontDescription\tkey=fontDescription\ttype=system\tpointSize=17
    8 11 variation\tkey=heightClass=compact
    9 12 fontDescription\tkey=fontDescription\ttype=system\tpointSize=24
    7 13 button\tid=b\tbuttonType=system\tshowsMenuAsPrimaryAction=YES
    8 14 rect\tkey=frame\tx=20\ty=200\twidth=100\theight=40
    8 15 state\tkey=normal\ttitle=Next
    8 15 buttonConfiguration\tkey=configuration\tstyle=plain\ttitle=Next\timagePlacement=top
    9 15 backgroundConfiguration\tkey=background\tcornerRadius=9\tstrokeWidth=2
    10 15 color\tkey=backgroundColor\twhite=0.5\talpha=1\tcolorSpace=custom\tcustomColorSpace=genericGamma22GrayColorSpace
    9 15 color\tkey=baseForegroundColor\twhite=1\talpha=1\tcolorSpace=custom\tcustomColorSpace=genericGamma22GrayColorSpace
    9 15 fontDescription\tkey=titleFontDescription\ttype=system\tpointSize=21
    8 16 menu\tkey=menu\tid=m
    9 17 menuElements
    10 18 command\ttitle=One\tstate=on\tid=m1
    11 19 connections
    12 20 action\tselector=choose:\tdestination=one\tid=a1
    10 21 menu\ttitle=More\tid=m2
    11 22 menuElements
    12 23 command\ttitle=Two\tid=m3
    7 24 stackView\tid=st\taxis=vertical
    8 25 rect\tkey=frame\tx=20\ty=300\twidth=100\theight=100
    8 26 variation\tkey=heightClass=compact\taxis=horizontal
    7 27 segmentedControl\tid=s
    8 28 rect\tkey=frame\tx=150\ty=200\twidth=100\theight=32
    8 29 segments
    9 30 segment\ttitle=A
    9 31 segment\ttitle=B
    7 32 view\tid=x\ttranslatesAutoresizingMaskIntoConstraints=NO
    6 33 constraints
    7 34 constraint\tid=c1\tfirstItem=l\tfirstAttribute=leading\tsecondItem=v\tsecondAttribute=leading\tconstant=20
    8 35 variation\tkey=heightClass=compact\tconstant=60
    7 36 constraint\tid=c2\tfirstItem=l\tfirstAttribute=top\tsecondItem=v\tsecondAttribute=top\tconstant=100
    7 37 constraint\tid=c3\tfirstItem=x\tfirstAttribute=width\tconstant=50
    7 38 constraint\tid=c4\tfirstItem=x\tfirstAttribute=leading\tsecondItem=v\tsecondAttribute=leading
    7 39 constraint\tid=c5\tfirstItem=x\tfirstAttribute=top\tsecondItem=v\tsecondAttribute=top
    7 40 constraint\tid=c6\tfirstItem=x\tfirstAttribute=height\tconstant=50
    6 41 variation\tkey=default
    7 42 mask\tkey=subviews
    8 43 exclude\treference=x
    7 44 mask\tkey=constraints
    8 45 exclude\treference=c3
    8 46 exclude\treference=c4
    8 47 exclude\treference=c5
    8 48 exclude\treference=c6
    6 49 variation\tkey=heightClass=compact
    7 50 mask\tkey=subviews
    8 51 include\treference=x
    7 52 mask\tkey=constraints
    8 53 include\treference=c3
    8 54 include\treference=c4
    8 55 include\treference=c5
    8 56 include\treference=c6
    5 57 connections
    6 58 outlet\tid=o1\tproperty=label\tdestination=l
    6 59 outlet\tid=o2\tproperty=button\tdestination=b
    6 60 outlet\tid=o3\tproperty=stack\tdestination=st
    6 61 outlet\tid=o4\tproperty=extra\tdestination=x
    6 62 outlet\tid=o5\tproperty=segments\tdestination=s
    """
