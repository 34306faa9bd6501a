import CoreGraphics
import Foundation
import MutoscopeTesting
import Testing
import UIKit

private final class List: UIView {
    override var accessibilityContainerType: UIAccessibilityContainerType {
        get { .list }
        set {}
    }
    override var shouldGroupAccessibilityChildren: Bool {
        get { true }
        set {}
    }
    override var accessibilityRespondsToUserInteraction: Bool {
        get { true }
        set {}
    }
}

private final class Thing: NSObject {}

/// What cashapp/AccessibilitySnapshot asks of every object, and what its pictures of iOS 17.5 and 18.5 say of controls.
@Suite("What objects tell assistive programs")
@MainActor
struct SpokenPropertyTests {
    @Test("views override what groups are, and it is read through any object")
    func overriding() {
        let object: NSObject = List()
        #expect(object.accessibilityContainerType == .list && object.shouldGroupAccessibilityChildren)
        #expect(object.accessibilityRespondsToUserInteraction)
    }

    @Test("every object keeps them")
    func objects() {
        let thing = Thing(), inner = Thing()
        #expect(thing.accessibilityElementCount() == NSNotFound)
        thing.accessibilityElements = [inner]
        #expect(thing.accessibilityElementCount() == 1 && thing.index(ofAccessibilityElement: inner) == 0)
        #expect(thing.accessibilityElement(at: 0) as? Thing === inner && thing.accessibilityElement(at: 1) == nil)
        thing.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(thing.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        thing.accessibilityActivationPoint = .zero
        thing.accessibilityLanguage = "de-CH"
        thing.accessibilityContainerType = .landmark
        thing.accessibilityElementsHidden = true
        thing.accessibilityViewIsModal = true
        thing.accessibilityPath = UIBezierPath(rect: thing.accessibilityFrame)
        #expect(thing.accessibilityActivationPoint == .zero && thing.accessibilityLanguage == "de-CH")
        #expect(thing.accessibilityContainerType == .landmark && thing.accessibilityPath != nil)
        #expect(thing.accessibilityElementsHidden && thing.accessibilityViewIsModal)
        #expect(!thing.accessibilityRespondsToUserInteraction)
        thing.accessibilityTraits = .button
        #expect(thing.accessibilityRespondsToUserInteraction)
    }

    @Test("what the user may say is nil until it is set")
    func inputLabels() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        #expect(button.accessibilityUserInputLabels == nil)
        button.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Keep")]
        #expect(button.accessibilityUserInputLabels == ["Keep"])
    }

    @Test("controls say that they are off or chosen")
    func states() {
        let button = UIButton(type: .system)
        button.isEnabled = false
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        button.isEnabled = true
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .selected])
    }

    @Test("fields say that text is typed into them")
    func fields() {
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screen.show(field)
        #expect(field.accessibilityTraits.rawValue == 1 << 18)
        field.becomeFirstResponder()
        #expect(field.accessibilityTraits.rawValue == 1 << 18 | 1 << 21)
        field.isSecureTextEntry = true
        #expect(field.accessibilityTraits.rawValue == 1 << 18 | 1 << 21 | 1 << 24)
        let view = UITextView()
        view.text = "Hello"
        #expect(view.accessibilityTraits.rawValue == 1 << 18 | 1 << 47 && view.accessibilityValue == "Hello")
        #expect(view.isAccessibilityElement)
        view.isEditable = false
        #expect(view.accessibilityTraits == .none)
    }

    @Test("what has a name for tests is known by its protocol")
    func names() {
        let named: [Any] = [UIView(), UIImage(), UIBarButtonItem(), UIAction(title: "A") { _ in }]
        for case let object as any UIAccessibilityIdentification in named { object.accessibilityIdentifier = "name" }
        #expect(named.allSatisfy { ($0 as? any UIAccessibilityIdentification)?.accessibilityIdentifier == "name" })
    }
}
