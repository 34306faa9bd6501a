import MutoscopeTesting
import Testing
import UIKit

/// What is typed can be taken back.
@MainActor struct UndoTypingTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 300))
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
    private let text = UITextView(frame: CGRect(x: 20, y: 80, width: 280, height: 120))

    init() {
        let page = UIView()
        screen.show(page)
        page.addSubview(field)
        page.addSubview(text)
        screen.advance(by: 0)
    }

    private func undo() {
        screen.press(.keyboardZ, characters: "z", modifiers: .control)
        screen.advance(by: 0.1)
    }
    private func redo() {
        screen.press(.keyboardZ, characters: "z", modifiers: [.control, .shift])
        screen.advance(by: 0.1)
    }

    @Test func everyWindowHasAManagerOfItsOwn() throws {
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let manager = try #require(screen.window.undoManager)
        #expect(field.undoManager === manager)
        #expect(screen.window.undoManager === manager)
        #expect(other.undoManager != nil)
        #expect(other.undoManager !== manager)
    }

    @Test func keysTakeTypingBackAndBringItAgain() {
        field.becomeFirstResponder()
        screen.type("abc")
        screen.advance(by: 0.1)
        #expect(field.undoManager?.canUndo == true)
        #expect(field.undoManager?.undoActionName == "Typing")
        undo()
        #expect(field.text == "")
        redo()
        #expect(field.text == "abc")
        undo()
        #expect(field.text == "")
        #expect(field.undoManager?.canUndo == false)
    }

    @Test func deletingIsAStepOfItsOwn() {
        text.becomeFirstResponder()
        screen.type("ab")
        screen.advance(by: 0.1)
        screen.press(.keyboardDeleteOrBackspace)
        screen.advance(by: 0.1)
        screen.press(.keyboardDeleteOrBackspace)
        screen.advance(by: 0.1)
        #expect(text.text == "")
        undo()
        #expect(text.text == "ab")
        undo()
        #expect(text.text == "")
        redo()
        redo()
        #expect(text.text == "")
        undo()
        #expect(text.text == "ab")
    }

    // Measured on iOS by others (kaya's survey of text views).
    @Test func aTextViewKeepsItsTypingToItself() throws {
        let alone = UITextView()
        #expect(alone.undoManager != nil)
        let own = try #require(text.undoManager)
        #expect(own !== screen.window.undoManager)
        text.becomeFirstResponder()
        screen.type("a")
        screen.advance(by: 0.1)
        #expect(own.canUndo)
        #expect(screen.window.undoManager?.canUndo == false)
        own.disableUndoRegistration()
        screen.type("b")
        screen.advance(by: 0.1)
        own.undo()
        #expect(text.text == "")
        #expect(!own.canUndo)
    }

    /// A text view whose undo manager is what its container says, which asks the text view.
    private final class Framed: UIView {
        final class Text: UITextView {
            override var undoManager: UndoManager? { isHidden ? nil : super.undoManager }
        }
        let text = Text()
        override var undoManager: UndoManager? { text.undoManager }
    }

    @Test func whatATextViewSaysOfItsManagerHidesItAlone() {
        let framed = Framed(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        framed.addSubview(framed.text)
        text.superview?.addSubview(framed)
        #expect(framed.undoManager === framed.text.undoManager)
        framed.text.isHidden = true
        #expect(framed.undoManager == nil)
        framed.text.insertText("a")
        framed.text.isHidden = false
        #expect(framed.undoManager?.canUndo == true)
        framed.undoManager?.undo()
        #expect(framed.text.text == "")
    }

    @Test func anEditHearsOfItsUndoing() {
        final class Listener: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let listener = Listener()
        text.delegate = listener
        text.becomeFirstResponder()
        screen.type("a")
        screen.advance(by: 0.1)
        undo()
        #expect(listener.changes == 2)
    }

    @Test func theProgramsOwnTextCannotBeTakenBack() {
        field.becomeFirstResponder()
        screen.type("a")
        screen.advance(by: 0.1)
        field.text = "set"
        #expect(field.undoManager?.canUndo == false)
        undo()
        #expect(field.text == "set")
    }

    @Test func respondersOfTheProgramAreUndoneByTheSameKeys() {
        final class Model: NSObject { var value = 0 }
        let model = Model()
        screen.window.undoManager?.registerUndo(withTarget: model) { $0.value = 7 }
        screen.advance(by: 0.1)
        undo()
        #expect(model.value == 7)
    }
}
