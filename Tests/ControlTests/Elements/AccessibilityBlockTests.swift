import MutoscopeTesting
import Testing
import UIKit

/// A picture that says what it is by itself.
private final class NamedView: UIView {
    override var accessibilityLabel: String? {
        get { "by its class" }
        set {}
    }
    override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { .combined }
        set {}
    }
}

/// A view that leads keys to its second subview alone.
private final class ChoosyView: UIView {
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [subviews[1]] }
}

@MainActor @Suite("Values that assistive programs ask for")
struct AccessibilityBlockTests {
    @Test("a block is asked each time, before what was set")
    func block() {
        let view = UIView()
        var count = 0
        view.accessibilityLabel = "set"
        view.accessibilityLabelBlock = {
            count += 1
            return "asked \(count)"
        }
        #expect(view.accessibilityLabel == "asked 1")
        #expect(view.accessibilityLabel == "asked 2")
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "set")
    }

    @Test("what a class says by itself counts for more than a block")
    func overridden() {
        let view = NamedView()
        view.accessibilityLabelBlock = { "by a block" }
        #expect(view.accessibilityLabel == "by its class")
        #expect(view.accessibilityNavigationStyle == .combined)
        #expect(view.accessibilityAttributedLabel?.string == "by its class")
    }

    @Test("a label says its text where a block says nothing")
    func silentBlock() {
        let label = UILabel()
        label.text = "text"
        label.accessibilityLabelBlock = { nil }
        #expect(label.accessibilityLabel == "text")
        label.accessibilityLabelBlock = { "block" }
        #expect(label.accessibilityLabel == "block")
    }

    @Test("truths, traits, frames and lists come from blocks")
    func otherValues() {
        let view = UIView(), inner = UIView()
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { [.header, .link] }
        view.accessibilityActivationPointBlock = { CGPoint(x: 3, y: 4) }
        view.accessibilityElementsBlock = { [inner] }
        view.accessibilityViewIsModalBlock = { true }
        view.accessibilityContainerTypeBlock = { .list }
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityTraits == [.header, .link])
        #expect(view.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
        #expect(view.accessibilityElements?.first as? UIView === inner)
        #expect(view.accessibilityElementCount() == 1)
        #expect(view.accessibilityViewIsModal)
        #expect(view.accessibilityContainerType == .list)
    }

    @Test("blocks stand in for what controls do")
    func actions() {
        let stepper = UIStepper(), toggle = UISwitch()
        var told: [String] = []
        stepper.accessibilityIncrementBlock = { told.append("up") }
        toggle.accessibilityActivateBlock = {
            told.append("activate")
            return true
        }
        stepper.accessibilityIncrement()
        stepper.accessibilityDecrement()
        #expect(toggle.accessibilityActivate())
        #expect(told == ["up", "activate"])
        #expect(stepper.value == 0)
        #expect(!toggle.isOn)
    }

    @Test("objects that are no responders tell the same")
    func object() {
        let object = NSObject()
        object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        object.accessibilityActivateBlock = { true }
        object.accessibilityHintBlock = { "hint" }
        #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        #expect(object.accessibilityActivate())
        #expect(object.accessibilityHint == "hint")
        #expect(!NSObject().accessibilityActivate())
    }

    @Test("a text is told with the looks that were set, until it is set without")
    func attributed() {
        let view = UIView()
        let text = NSAttributedString(string: "Zürich", attributes: [.accessibilitySpeechLanguage: "de-CH"])
        view.accessibilityAttributedLabel = text
        #expect(view.accessibilityLabel == "Zürich")
        #expect(view.accessibilityAttributedLabel == text)
        view.accessibilityLabel = "Zürich"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Zürich"))
        view.accessibilityAttributedValue = text
        view.accessibilityAttributedHint = text
        #expect(view.accessibilityValue == "Zürich")
        #expect(view.accessibilityHint == "Zürich")
    }

    @Test("what the user may say is what was set, with looks or without; nil leaves it to the label")
    func userInputLabels() {
        let view = UIView()
        view.accessibilityLabel = "Send"
        #expect(view.accessibilityUserInputLabels == nil)
        view.accessibilityUserInputLabels = ["Send"]
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["Send"])
        view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Go")]
        #expect(view.accessibilityUserInputLabels == ["Go"])
    }

    @Test("fingers do something with what its traits say, or as it was set")
    func responds() {
        let button = UIButton(), label = UILabel()
        #expect(button.accessibilityRespondsToUserInteraction)
        #expect(!label.accessibilityRespondsToUserInteraction)
        label.accessibilityRespondsToUserInteraction = true
        #expect(label.accessibilityRespondsToUserInteraction)
    }

    @Test("keys are led to the views that a class names")
    func focusItems() {
        let screen = TestScreen(size: CGSize(width: 300, height: 300))
        let view = ChoosyView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let buttons = [20, 120].map { UIButton(frame: CGRect(x: 20, y: $0, width: 100, height: 44)) }
        buttons.forEach(view.addSubview)
        screen.show(view)
        screen.advance(by: 0.1)
        #expect(view.focusItems(in: view.bounds).count == 1)
        screen.press(.keyboardTab)
        #expect(UIFocusSystem.focusSystem(for: view)?.focusedItem === buttons[1])
    }
}

/// A view whose block is its class's.
private final class BlockView: UIView {
    override var accessibilityValueBlock: AXStringReturnBlock? {
        get { { "by the class's block" } }
        set {}
    }
}

extension AccessibilityBlockTests {
    @Test("a class may say what its block is")
    func overriddenBlock() {
        let view = BlockView()
        view.accessibilityValue = "set"
        #expect(view.accessibilityValue == "by the class's block")
    }
}
