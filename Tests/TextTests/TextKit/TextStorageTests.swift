import MutoscopeTesting
import Testing
import UIKit

/// A text that keeps its characters itself and colours words, as syntax editors have it.
private final class ColoringStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    private(set) var processed: [NSRange] = []

    override var string: String { backing.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(
            [.editedCharacters, .editedAttributes], range: range,
            changeInLength: (str as NSString).length - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        processed.append(editedRange)
        let text = string as NSString
        let lines = text.lineRange(for: editedRange)
        removeAttribute(.foregroundColor, range: lines)
        text.enumerateSubstrings(in: lines, options: .byWords) { word, range, _, _ in
            if word == "let" { self.addAttribute(.foregroundColor, value: UIColor.red, range: range) }
        }
        super.processEditing()
    }
}

/// Colours its own text without saying so, on the way to the layout managers.
private final class QuietStorage: NSTextStorage {
    let backing = NSMutableAttributedString(string: "")

    override var string: String { backing.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override func processEditing() {
        let word = (string as NSString).range(of: "let")
        if word.location != NSNotFound { backing.addAttribute(.foregroundColor, value: UIColor.red, range: word) }
        super.processEditing()
    }
}

@MainActor @Suite struct TextStorageTests {
    @Test func whatASubclassColoursInItsOwnTextIsSeen() throws {
        let storage = QuietStorage(), manager = NSLayoutManager(), container = NSTextContainer(size: .zero)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        view.font = .systemFont(ofSize: 21)
        view.insertText("let it be")
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor != .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect((storage.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 21)
    }

    @Test func looksOfWhatIsTypedNextAreKeptInAnEmptyText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.typingAttributes = [.foregroundColor: UIColor.red]
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
        view.insertText("a")
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        view.typingAttributes = [.foregroundColor: UIColor.blue]
        view.insertText("b")
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    }

    private final class Listener: NSTextStorageDelegate {
        var events: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { events.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { events.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
    }

    @Test func tellsOfEachChange() {
        let storage = NSTextStorage(string: "abc"), listener = Listener()
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "XYZ")
        #expect(storage.string == "aXYZc")
        #expect(listener.events == ["will 2 1 3 2", "did 2 1 3 2"])
        listener.events = []
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        #expect(listener.events == ["will 1 0 2 0", "did 1 0 2 0"])
    }

    @Test func gathersChangesBetweenBeginAndEnd() {
        let storage = NSTextStorage(string: "abcdef"), listener = Listener()
        storage.delegate = listener
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "")
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "12")
        #expect(listener.events == [])
        #expect(storage.editedMask == .editedCharacters)
        storage.endEditing()
        #expect(storage.string == "12bcdf")
        #expect(listener.events == ["will 2 0 5 0", "did 2 0 5 0"])
        #expect(storage.editedRange.location == NSNotFound)
    }

    @Test func attributedTextsGoInWithTheirLooks() {
        let storage = NSTextStorage(string: "ab")
        storage.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.red]))
        #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) == nil)
        #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        storage.deleteCharacters(in: NSRange(location: 0, length: 3))
        #expect(storage.string == "d")
    }

    @Test func aSubclassColoursWhatIsTyped() {
        let storage = ColoringStorage()
        storage.append(NSAttributedString(string: "let a\nvar b", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        #expect(storage.length == 11)
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
        storage.replaceCharacters(in: NSRange(location: 6, length: 3), with: "let")
        #expect(storage.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
        #expect((storage.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        let copy = NSAttributedString(attributedString: storage)
        #expect(copy.string == "let a\nlet b")
        #expect(copy.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attributedSubstring(from: NSRange(location: 6, length: 3)).string == "let")
        #expect(storage.processed.count == 2)
    }

    @Test func aTextViewColoursWhileOneTypes() {
        let screen = TestScreen(size: CGSize(width: 200, height: 100))
        let storage = ColoringStorage(), manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        screen.show(view)
        view.becomeFirstResponder()
        view.insertText("let")
        #expect(storage.string == "let")
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        view.insertText("ter")
        #expect(view.text == "letter")
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
        view.deleteBackward()
        #expect(storage.string == "lette")
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        #expect(view.textStorage === storage)
        #expect(view.layoutManager === manager)
    }

    @Test func theProgramChangesATextViewsStorage() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "abc"
        view.selectedRange = NSRange(location: 2, length: 0)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "12345")
        #expect(view.text == "12345bc")
        #expect(view.selectedRange == NSRange(location: 6, length: 0))
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        view.text = "new"
        #expect(view.textStorage.string == "new")
    }
}
