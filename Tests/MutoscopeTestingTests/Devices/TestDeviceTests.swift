import Testing
import UIKit

@testable import MutoscopeTesting

@MainActor
@Suite("Devices")
struct TestDeviceTests {
    @Test("every device has a name of its own and is found by it, whatever the case")
    func names() {
        let names = TestDevice.all.map(\.name)
        #expect(Set(names).count == names.count)
        for device in TestDevice.all { #expect(TestDevice(named: device.name.uppercased()) == device) }
        #expect(TestDevice(named: "iphone 16pro") == .iPhone16Pro)
        #expect(TestDevice(named: "Nokia 3310") == nil)
    }

    @Test("a phone that lies has its sides swapped and its camera at the sides")
    func orientations() {
        let device = TestDevice.iPhone15Pro
        #expect(device.size == CGSize(width: 393, height: 852))
        #expect(device.landscape.size == CGSize(width: 852, height: 393))
        #expect(device.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(device.landscape.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(device.landscape.portrait == device)
        #expect(device.landscape.description == "iPhone 15 Pro landscape")
    }

    @Test("the parts of a tablet are those of the makers' tables")
    func splits() {
        func widths(_ device: TestDevice) -> [CGFloat] { TestDevice.Split.allCases.map { device.split($0).size.width } }
        #expect(widths(.iPad6.landscape) == [320, 507, 694])
        #expect(widths(.iPad6) == [320, 379, 438])
        #expect(widths(.iPad9.landscape) == [320, 535, 750])
        #expect(widths(.iPadAir3.landscape) == [320, 551, 782])
        #expect(widths(.iPadPro12Sixth.landscape) == [375, 678, 981])
        #expect(widths(.iPadPro12Sixth) == [375, 507, 639])
    }

    @Test("size classes are those of the makers' tables")
    func sizeClasses() {
        func across(_ device: TestDevice) -> UIUserInterfaceSizeClass { device.traits.horizontalSizeClass }
        #expect(across(.iPhone16Pro) == .compact)
        #expect(across(.iPhone16Pro.landscape) == .compact)
        #expect(across(.iPhone16ProMax.landscape) == .regular)
        #expect(TestDevice.iPhone16ProMax.landscape.traits.verticalSizeClass == .compact)
        #expect(across(.iPadMini6) == .regular)
        #expect(across(.iPadPro11M4.landscape.split(.half)) == .compact)
        #expect(across(.iPadPro12Sixth.landscape.split(.half)) == .regular)
        #expect(across(.iPadPro11M4.landscape.split(.twoThirds)) == .regular)
        #expect(across(.iPadPro11M4.split(.twoThirds)) == .compact)
    }

    @Test("a screen becomes a device, and another one")
    func screens() {
        let screen = TestScreen(.iPhoneSE3)
        let controller = UIViewController()
        screen.show(controller)
        #expect(controller.view.bounds.size == CGSize(width: 375, height: 667))
        screen.turn(into: .iPadPro11M4.landscape)
        #expect(controller.view.bounds.size == CGSize(width: 1210, height: 834))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        #expect(controller.traitCollection.userInterfaceIdiom == .pad)
        #expect(screen.snapshot().width == 2420)
    }

    @Test("made-up languages change what labels show, not what they are")
    func languages() {
        let label = UILabel()
        label.text = "Save 2 files"
        let screen = TestScreen(size: CGSize(width: 300, height: 60))
        let plain = label.intrinsicContentSize.width
        screen.language = .long
        label.invalidateIntrinsicContentSize()
        #expect(label.intrinsicContentSize.width > plain * 1.3)
        #expect(label.text == "Save 2 files")
        screen.language = .rightToLeft
        #expect(screen.layoutDirection == .rightToLeft)
        screen.language = nil
        #expect(screen.layoutDirection == .leftToRight)
        #expect(label.intrinsicContentSize.width == plain)
        #expect(TestLanguage.lengthened("12:30") == "12:30")
        #expect(TestLanguage.lengthened("Save") == "[Šåvê ··]")
    }
}
