import MutoscopeTesting
import Testing
import UIKit

/// Names that headers have and that nothing asked for yet.
@MainActor @Suite("Names of the headers")
struct HeaderNameTests {
    @Test("objects that are no views tell assistive programs as much as views do")
    func accessibleObjects() {
        let layer = CALayer(), view = UIView()
        for object in [layer, view] as [NSObject] {
            object.accessibilityNavigationStyle = .combined
            object.accessibilityTextualContext = .sourceCode
            object.accessibilityHeaderElements = ["head"]
            object.automationElements = ["inside"]
            object.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "go")]
            #expect(object.accessibilityNavigationStyle == .combined)
            #expect(object.accessibilityTextualContext == .sourceCode)
            #expect(object.accessibilityHeaderElements as? [String] == ["head"])
            #expect(object.automationElements as? [String] == ["inside"])
            #expect(object.accessibilityUserInputLabels == ["go"])
            #expect(!object.accessibilityPerformEscape() && !object.accessibilityScroll(.down))
            #expect(!object.accessibilityPerformMagicTap() && !object.accessibilityElementIsFocused())
        }
        layer.accessibilityPerformEscapeBlock = { true }
        #expect(layer.accessibilityPerformEscape())
    }

    @Test("the delegate of a picker says what its wheels are")
    func wheels() throws {
        final class Speaker: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "\(row)"
            }
            func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
                ["Hours", "Minutes"][component]
            }
        }
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), speaker = Speaker()
        picker.dataSource = speaker
        picker.delegate = speaker
        let screen = TestScreen(size: CGSize(width: 320, height: 300))
        let controller = UIViewController()
        controller.view.addSubview(picker)
        screen.show(controller)
        screen.advance(by: 0.1)
        for name in ["Hours", "Minutes"] { #expect((try? screen.find(label: name)) != nil) }
    }

    @Test("a preview of an address is as large as its words")
    func addresses() throws {
        let url = try #require(URL(string: "https://example.org/pages/swift"))
        let plain = UIDragPreview(for: url), titled = UIDragPreview(for: url, title: "A longer title of the page")
        #expect(plain.view.bounds.width > 60 && plain.view.bounds.height > 40)
        #expect(titled.view.bounds.width > plain.view.bounds.width)
        #expect(plain.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["swift", "example.org"])
    }

    @Test("a guide tells the constraints that mention it")
    func guides() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 20)
        let top = guide.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([width, top])
        #expect(guide.constraintsAffectingLayout(for: .horizontal) == [width])
        #expect(guide.constraintsAffectingLayout(for: .vertical) == [top])
    }

    @Test("a document writes its place into its activity")
    func activities() {
        let document = UIDocument(fileURL: FileManager.default.temporaryDirectory.appendingPathComponent("a.txt"))
        let activity = NSUserActivity(activityType: "edit")
        document.updateUserActivityState(activity)
        #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == document.fileURL)
    }

    @Test("launch options and the types of fonts have Apple's spelling and bits")
    func lists() {
        #expect(
            UIApplication.LaunchOptionsKey.remoteNotification.rawValue
                == "UIApplicationLaunchOptionsRemoteNotificationKey")
        #expect(UIFontDescriptor.SymbolicTraits.classSansSerif.rawValue == 0x8000_0000)
        #expect(UIFontDescriptor.SymbolicTraits.classMask.contains(.classSymbolic))
    }
}
