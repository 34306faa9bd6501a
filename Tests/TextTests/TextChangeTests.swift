import MutoscopeTesting
import Testing

@testable import UIKit

/// Who is asked about changes of text, and who hears of them: keys and the pasteboard ask, the program's own changes do not.
@MainActor @Suite("changes of text") final class TextChangeTests: NSObject, UITextFieldDelegate, UITextViewDelegate {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200))
    private var log: [String] = []
    private var isAllowed = true

    func textField(_ t: UITextField, shouldChangeCharactersIn range: NSRange, replacementString s: String) -> Bool {
        log.append("may \(range.location)+\(range.length) '\(s)'")
        return isAllowed
    }
    func textView(_ t: UITextView, shouldChangeTextIn range: NSRange, replacementText s: String) -> Bool {
        log.append("may \(range.location)+\(range.length) '\(s)'")
        return isAllowed
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log.append("may clear")
        return isAllowed
    }
    func textViewDidChange(_ textView: UITextView) { log.append("changed '\(textView.text ?? "")'") }

    private func shownField() -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.delegate = self
        field.addAction(
            UIAction { [unowned self] _ in log.append("changed '\(field.text ?? "")'") }, for: .editingChanged)
        show(field)
        return field
    }

    private func shownView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.delegate = self
        show(view)
        return view
    }

    private func show(_ view: UIView) {
        let controller = UIViewController()
        screen.show(controller)
        controller.view.addSubview(view)
        view.becomeFirstResponder()
    }

    private func change(_ input: any UITextInput) {
        input.insertText("ab")
        input.deleteBackward()
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        if let all { input.replace(all, withText: "xyz") }
    }

    @Test("a field tells of what the program inserts, deletes and replaces, and asks nobody")
    func programInField() {
        let field = shownField()
        isAllowed = false
        change(field)
        #expect(log == ["changed 'ab'", "changed 'a'", "changed 'xyz'"])
        log = []
        field.text = "new"
        field.attributedText = NSAttributedString(string: "newer")
        #expect(log == [])
        #expect(field.text == "newer")
    }

    @Test("so does a text view")
    func programInView() {
        let view = shownView()
        isAllowed = false
        change(view)
        #expect(log == ["changed 'ab'", "changed 'a'", "changed 'xyz'"])
        log = []
        view.text = "new"
        #expect(log == [])
        #expect(view.text == "new")
    }

    @Test("keys ask before they change anything", arguments: [true, false])
    func keys(isAllowed: Bool) {
        for show in [shownField, shownView] as [() -> any UITextInput] {
            let input = show()
            input.insertText("a")
            (log, self.isAllowed) = ([], isAllowed)
            screen.type("b")
            screen.press(.keyboardDeleteOrBackspace)
            let range = isAllowed ? "1+1" : "0+1"
            #expect(log.filter { $0.hasPrefix("may") } == ["may 1+0 'b'", "may \(range) ''"])
            #expect(log.filter { $0.hasPrefix("changed") } == (isAllowed ? ["changed 'ab'", "changed 'a'"] : []))
        }
    }

    @Test("the pasteboard and the keys that cut, paste and delete ahead ask too")
    func pasteboard() {
        UIPasteboard.general.string = "p\nq"
        let field = shownField()
        isAllowed = false
        field.insertText("word")
        log = []
        field.paste(nil)
        screen.press(.keyboardV, modifiers: .control)
        field.selectAll(nil)
        field.cut(nil)
        field.delete(nil)
        screen.press(.keyboardX, modifiers: .control)
        screen.press(.keyboardDeleteForward)
        #expect(log == ["may 4+0 ' p q'", "may 4+0 ' p q'"] + Array(repeating: "may 0+4 ''", count: 4))
        #expect(field.text == "word")
    }

    @Test("Return asks in a text view, where it types, and not in a field")
    func returnKey() {
        let field = shownField()
        screen.press(.keyboardReturnOrEnter)
        #expect(log == [])
        field.resignFirstResponder()
        let view = shownView()
        isAllowed = false
        screen.press(.keyboardReturnOrEnter)
        #expect(log == ["may 0+0 '\n'"])
        #expect(view.text == "")
    }

    @Test("a field that clears itself when editing begins asks whether it may", arguments: [true, false])
    func clearingAtTheStart(allowed: Bool) {
        let field = shownField()
        field.resignFirstResponder()
        field.text = "old"
        field.clearsOnBeginEditing = true
        (isAllowed, log) = (allowed, [])
        field.becomeFirstResponder()
        #expect(log.first == "may clear")
        #expect(field.text == (allowed ? "" : "old"))
    }

    @Test("a secret that is edited again is typed anew; what one goes on typing is added")
    func secretsAgain() {
        let field = shownField()
        field.isSecureTextEntry = true
        screen.type("ab")
        screen.type("c")
        #expect(field.text == "abc")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        #expect(field.text == "abc")
        screen.type("x")
        screen.type("y")
        #expect(field.text == "xy")
    }

    @Test("a program's own keyboard may ask as the system's does")
    func ownKeyboard() throws {
        let field = shownField()
        isAllowed = false
        let range = try #require(field.selectedTextRange)
        #expect(!field.shouldChangeText(in: range, replacementText: "7"))
        #expect(log == ["may 0+0 '7'"])
    }
}
