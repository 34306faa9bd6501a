import Displays
import MutoscopeTesting
import Testing

@testable import UIKit

/// Keys that are held, commands, and what keys do by themselves.
@MainActor @Suite struct KeyTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let controller = Commands()

    private final class Commands: UIViewController {
        var commands: [UIKeyCommand] = []
        var log: [String] = []
        var notesPresses = true
        override var keyCommands: [UIKeyCommand]? { commands }
        override var canBecomeFirstResponder: Bool { true }

        func command(_ input: String, _ flags: UIKeyModifierFlags = [], isUrgent: Bool = false) -> UIKeyCommand {
            let command = UIKeyCommand(
                title: input, action: Selector("note:", Commands.note(_:)), input: input, modifierFlags: flags)
            command.wantsPriorityOverSystemBehavior = isUrgent
            commands.append(command)
            return command
        }
        func note(_ command: UIKeyCommand) { log.append(command.input ?? "") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if notesPresses { log.append("began") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if notesPresses { log.append("ended") }
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
    }

    private func show(_ view: UIView? = nil) {
        if let view {
            view.frame = CGRect(x: 20, y: 20, width: 200, height: 100)
            controller.view.addSubview(view)
        }
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    @Test func aHeldKeyIsOnePressAndManyCommands() {
        show()
        screen.hold(.keyboardB, characters: "b", for: 0.7)
        #expect(controller.log == ["began", "ended"])
        controller.log = []
        _ = controller.command(UIKeyCommand.inputDownArrow)
        screen.hold(.keyboardDownArrow, for: 0.6)
        #expect(controller.log.count == 4)
        #expect(Set(controller.log) == [UIKeyCommand.inputDownArrow])
    }

    @Test func aHeldArrowMovesOnInAText() {
        let text = UITextView()
        show(text)
        text.text = "one two three"
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 0, length: 0)
        screen.hold(.keyboardRightArrow, for: 0.6)
        #expect(text.selectedRange.location == 4, "at once, and at 0.5, 0.533 and 0.567 s")
        screen.hold(.keyboardDeleteOrBackspace, for: 0.53)
        #expect(text.text == "ontwo three")
    }

    @Test func aTextKeepsItsKeysFromCommandsUnlessTheyAreUrgent() {
        let field = UITextField()
        controller.notesPresses = false
        show(field)
        for input in [UIKeyCommand.inputLeftArrow, "a"] { _ = controller.command(input) }
        let save = controller.command("s", .command)
        field.text = "xyz"
        field.becomeFirstResponder()
        screen.press(.keyboardLeftArrow)
        screen.press(.keyboardA, characters: "a")
        #expect(controller.log.isEmpty)
        #expect(field.selectedTextRange?.start as? OffsetPosition == OffsetPosition(2))
        screen.press(UIKeyboardHIDUsage(rawValue: 0x16), characters: "s", modifiers: .command)
        #expect(controller.log == ["s"])
        save.attributes = .disabled
        screen.press(UIKeyboardHIDUsage(rawValue: 0x16), characters: "s", modifiers: .command)
        #expect(controller.log == ["s"])
        _ = controller.command(UIKeyCommand.inputRightArrow, isUrgent: true)
        screen.press(.keyboardRightArrow)
        #expect(controller.log.last == UIKeyCommand.inputRightArrow)
        #expect(field.selectedTextRange?.start as? OffsetPosition == OffsetPosition(2))
    }

    @Test func tabLeadsTheFocusOnUnlessACommandIsUrgent() {
        let button = UIButton(type: .system)
        show(button)
        let tab = controller.command("\t")
        screen.press(.keyboardTab)
        #expect(controller.log.isEmpty)
        #expect(screen.window.focusedView === button)
        tab.wantsPriorityOverSystemBehavior = true
        screen.press(.keyboardTab)
        #expect(controller.log == ["\t"])
    }

    @Test func keysThatAreDownAreTakenAwayWithTheWindow() {
        show()
        screen.views.screen.input.receive(.key(.init(isDown: true, usage: 5, characters: "b", time: screen.now)))
        screen.advance(by: 0.1)
        screen.views.screen.input.receive(.focus(false))
        screen.advance(by: 0.1)
        #expect(controller.log == ["began", "cancelled"])
    }

    @Test func theNextTextCanTakeThePlaceOfAll() {
        let field = UITextField()
        show(field)
        field.text = "old"
        field.becomeFirstResponder()
        field.clearsOnInsertion = true
        screen.type("ab")
        #expect(field.text == "ab")
        #expect(!field.clearsOnInsertion)
    }
}
