import MutoscopeTesting
import Testing
import UIKit

/// Looks of what is typed, and the commands that change them.
@MainActor @Suite("Looks of edited text") struct EditedLooksTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 300))
    private let view = UITextView(frame: CGRect(x: 20, y: 80, width: 280, height: 120))
    private let bold = UIFont.boldSystemFont(ofSize: 15)

    init() {
        let page = UIView()
        screen.show(page)
        page.addSubview(view)
        let text = NSMutableAttributedString(
            string: "hello world", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        text.addAttribute(.font, value: bold, range: NSRange(location: 0, length: 5))
        text.addAttributes(
            [.link: URL(string: "https://example.org")!, .underlineStyle: NSUnderlineStyle.single.rawValue],
            range: NSRange(location: 6, length: 5))
        view.attributedText = text
        view.becomeFirstResponder()
        screen.advance(by: 0)
    }

    private func font(at index: Int) -> UIFont? {
        view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }

    // Measured on iOS by others (kaya's survey of text views).
    @Test(
        "What is typed looks like the character before the caret, links too",
        arguments: [(3, true, false), (5, true, false), (6, false, false), (8, false, true), (11, false, true)])
    func typing(position: Int, isBold: Bool, isLink: Bool) {
        view.selectedRange = NSRange(location: position, length: 0)
        #expect((view.typingAttributes[.font] as? UIFont) == (isBold ? bold : .systemFont(ofSize: 15)))
        #expect((view.typingAttributes[.link] != nil) == isLink)
        view.insertText("X")
        #expect(font(at: position) == (isBold ? bold : .systemFont(ofSize: 15)))
        #expect((view.textStorage.attribute(.link, at: position, effectiveRange: nil) != nil) == isLink)
    }

    @Test("What the program wants to be typed stays until the selection changes")
    func own() {
        view.selectedRange = NSRange(location: 6, length: 0)
        view.typingAttributes = [.font: UIFont.italicSystemFont(ofSize: 15)]
        view.insertText("ab")
        #expect(font(at: 6) == .italicSystemFont(ofSize: 15))
        #expect(font(at: 7) == .italicSystemFont(ofSize: 15))
        view.selectedRange = NSRange(location: 2, length: 0)
        #expect((view.typingAttributes[.font] as? UIFont) == bold)
    }

    @Test("A change of looks in the storage leaves what is typed next alone")
    func storageLooks() {
        view.selectedRange = NSRange(location: 8, length: 0)
        view.typingAttributes = [.font: UIFont.italicSystemFont(ofSize: 15)]
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 11))
        #expect((view.typingAttributes[.font] as? UIFont) == .italicSystemFont(ofSize: 15))
        view.insertText("x")
        #expect(font(at: 8) == .italicSystemFont(ofSize: 15))
    }

    // Public code that carries them over itself (Proton, iOS 17).
    @Test("What a program keeps with its text under names of its own is not typed on")
    func ownNames() {
        let name = NSAttributedString.Key("mark")
        view.attributedText = NSAttributedString(string: "ab", attributes: [.font: bold, name: 1])
        #expect(view.typingAttributes[name] == nil)
        view.insertText("c")
        #expect(view.textStorage.attribute(name, at: 2, effectiveRange: nil) == nil)
        #expect(font(at: 2) == bold)
    }

    @Test("Nothing that is typed behind a picture is a picture")
    func attachments() {
        let picture = NSTextAttachment()
        view.attributedText = NSAttributedString(attachment: picture)
        view.insertText("a")
        #expect(view.textStorage.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
        #expect(view.textStorage.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === picture)
    }

    @Test("Commands of the Format menu change the selection, and are taken back by their names")
    func commands() {
        view.selectedRange = NSRange(location: 6, length: 5)
        view.toggleBoldface(nil)
        #expect(font(at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(view.undoManager?.canUndo == true)
        #expect(view.undoManager?.undoActionName == "Bold")
        #expect(view.selectedRange == NSRange(location: 6, length: 5))
        view.undoManager?.undo()
        #expect(font(at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        #expect(view.text == "hello world")
        view.undoManager?.redo()
        #expect(font(at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        view.toggleBoldface(nil)
        #expect(font(at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        view.toggleItalics(nil)
        #expect(font(at: 10)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(view.undoManager?.undoActionName == "Italic")
        view.toggleUnderline(nil)
        #expect(view.textStorage.attribute(.underlineStyle, at: 6, effectiveRange: nil) == nil)
    }

    @Test("Without a selection the same commands change what is typed next")
    func caret() {
        view.selectedRange = NSRange(location: 11, length: 0)
        view.toggleBoldface(nil)
        #expect(view.undoManager?.canUndo == false)
        view.insertText("!")
        #expect(font(at: 11)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(at: 10)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    }

    @Test("Keys do so only where the user may change looks")
    func keys() {
        view.selectedRange = NSRange(location: 6, length: 5)
        screen.press(.keyboardB, characters: "b", modifiers: .control)
        screen.advance(by: 0.1)
        #expect(font(at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        view.allowsEditingTextAttributes = true
        screen.press(.keyboardB, characters: "b", modifiers: .control)
        screen.advance(by: 0.1)
        #expect(font(at: 6)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    /// What a storage says of changes.
    private final class Listener: NSObject, NSTextStorageDelegate {
        var changes: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            let kinds =
                (editedMask.contains(.editedAttributes) ? "a" : "")
                + (editedMask.contains(.editedCharacters) ? "c" : "")
            changes.append("\(kinds) \(editedRange.location),\(editedRange.length) \(delta)")
        }
    }

    // Measured on iOS by others (kaya's survey of text views), who saw another change of looks in all of the text after typing into it.
    @Test("The storage tells what was typed, deleted and replaced, and nothing beside it")
    func storage() {
        let listener = Listener()
        view.attributedText = NSAttributedString(string: "hello world", attributes: [.font: bold])
        view.textStorage.delegate = listener
        view.selectedRange = NSRange(location: 5, length: 0)
        view.insertText("X")
        #expect(listener.changes == ["ac 5,1 1"])
        listener.changes = []
        view.deleteBackward()
        #expect(listener.changes == ["ac 5,0 -1"])
        listener.changes = []
        view.selectedRange = NSRange(location: 0, length: 5)
        view.insertText("by")
        #expect(listener.changes == ["ac 0,2 -3"])
        listener.changes = []
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "So")
        #expect(listener.changes == ["c 0,2 0"])
        listener.changes = []
        view.selectedRange = NSRange(location: 0, length: 2)
        view.toggleItalics(nil)
        #expect(listener.changes == ["a 0,2 0"])
    }

    // MARK: Pasting

    // Measured on iOS by others (kaya's survey of text views): "hello world" with the caret at 5 becomes "hello PASTED world".
    @Test(
        "Pasted words are parted from those beside them",
        arguments: [
            ("hello world", 5, "PASTED", "hello PASTED world"), ("hello world", 6, "my", "hello my world"),
            ("hello", 5, "you", "hello you"), ("hello", 5, ", you", "hello, you"), ("hello", 0, "Oh", "Oh hello"),
            ("", 0, "all", "all"), ("(", 1, "x", "(x"), ("a )", 2, "b", "a b)"), ("one\ntwo", 4, "x", "one\nx two"),
            ("ab", 1, " ", "a b"), ("日本", 1, "語", "日語本"),
        ])
    func pasting(text: String, position: Int, pasted: String, result: String) {
        view.attributedText = NSAttributedString(string: text, attributes: [.font: bold])
        view.selectedRange = NSRange(location: position, length: 0)
        UIPasteboard.general.string = pasted
        view.paste(nil)
        #expect(view.text == result)
    }

    @Test("Nothing is put beside them where the input wants none or is no prose")
    func exactPasting() {
        UIPasteboard.general.string = "b"
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.superview?.addSubview(field)
        field.becomeFirstResponder()
        func paste() -> String? {
            field.text = "a"
            field.paste(nil)
            return field.text
        }
        #expect(paste() == "a b")
        field.smartInsertDeleteType = .no
        #expect(paste() == "ab")
        field.smartInsertDeleteType = .default
        field.keyboardType = .URL
        #expect(paste() == "ab")
        field.keyboardType = .default
        field.isSecureTextEntry = true
        #expect(paste() == "ab")
    }

    @Test("Text that an input method is working on looks as the program says")
    func marked() {
        view.attributedText = NSAttributedString(string: "", attributes: [:])
        #expect(view.markedTextStyle == nil)
        view.setMarkedText("kana", selectedRange: NSRange(location: 4, length: 0))
        let usual = UIImage(cgImage: screen.snapshot()).pngData()
        view.markedTextStyle = [.backgroundColor: UIColor.yellow]
        screen.advance(by: 0)
        #expect(UIImage(cgImage: screen.snapshot()).pngData() != usual)
        view.unmarkText()
        #expect(view.textStorage.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)
    }
}
