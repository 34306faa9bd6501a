public import CoreGraphics

/// A controller whose view stands in for the keyboard, or above it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate, InputControlling {
    private lazy var proxy = DocumentProxy(self)

    /// The view, which looks as a keyboard does unless the program has set another.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The text that is typed into.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    /// The language of what is typed, such as "en-US".
    open var primaryLanguage: String?
    /// Whether the controller has a key for dictation of its own. The kit has none.
    open var hasDictationKey = false
    /// Whether the controller may use the net and what it shares with a program. It is part of the program here.
    open var hasFullAccess: Bool { true }
    /// Whether the user needs a key to get to another keyboard. There is no other here.
    open var needsInputModeSwitchKey: Bool { false }

    /// Makes a view in the colour of a keyboard, as high as one.
    open override func loadView() {
        guard !loadInterface() else { return }
        let width = UIScreen.main.bounds.width
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: width, height: 216), inputViewStyle: .keyboard)
    }

    /// Takes the keyboard away: the text is no longer edited.
    open func dismissKeyboard() { host?.firstResponder?.resignFirstResponder() }
    /// Goes on to the user's next keyboard. There is none beside this one.
    open func advanceToNextInputMode() {}
    /// Shows the user's keyboards to choose from. There is none beside this one.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    /// Hands over names and abbreviations that the user types: none, as on a device without contacts and replacements.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }

    /// The selection of the text is about to change.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection of the text has changed.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// The text is about to change.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text has changed.
    open func textDidChange(_ textInput: (any UITextInput)?) {}

    /// The window in which is typed.
    fileprivate var host: UIWindow? { viewIfLoaded?.window?.responderWindow }
}

/// Words that the user types, and what they stand for.
@preconcurrency @MainActor
open class UILexicon: NSObject {
    /// The words.
    open var entries: [UILexiconEntry] { [] }

    /// No words.
    public override init() { super.init() }
}

/// A word that the user types.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    /// What it stands for.
    open private(set) var documentText: String
    /// What is typed.
    open private(set) var userInput: String

    /// An entry without text, for those that stand in for one.
    public override init() {
        (documentText, userInput) = ("", "")
        super.init()
    }

    init(documentText: String, userInput: String) {
        (self.documentText, self.userInput) = (documentText, userInput)
        super.init()
    }
}

/// The text that an input view types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text of the paragraph before the caret; nil where nothing is edited.
    var documentContextBeforeInput: String? { get }
    /// The text of the paragraph after the caret; nil where nothing is edited.
    var documentContextAfterInput: String? { get }
    /// What is selected; nil for nothing.
    var selectedText: String? { get }
    /// The language of the text.
    var documentInputMode: UITextInputMode? { get }
    /// Tells one text from another.
    var documentIdentifier: UUID { get }
    /// Moves the caret by characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Composes.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Ends composing.
    func unmarkText()
}

/// Types into the first responder of the window that the controller's view is shown for.
@MainActor
private final class DocumentProxy: NSObject, UITextDocumentProxy {
    private unowned let controller: UIInputViewController
    private weak var known: UIResponder?
    private var identifier = UUID()

    init(_ controller: UIInputViewController) {
        self.controller = controller
        super.init()
    }

    private var keys: (any UIKeyInput)? { controller.host?.firstResponder as? any UIKeyInput }
    private var text: (any UITextInput)? { keys as? any UITextInput }

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { keys?.typeForUser(text) }
    func deleteBackward() { keys?.deleteForUser() }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        text?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { text?.unmarkText() }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let text, let range = text.selectedTextRange else { return }
        let start = offset < 0 ? range.start : range.end
        let end = offset < 0 ? text.beginningOfDocument : text.endOfDocument
        let place = text.position(from: start, offset: offset) ?? end
        text.selectedTextRange = text.textRange(from: place, to: place)
    }

    var selectedText: String? {
        guard let text, let range = text.selectedTextRange, !range.isEmpty else { return nil }
        return text.text(in: range)
    }

    var documentContextBeforeInput: String? {
        guard let text, let place = text.selectedTextRange?.start,
            let range = text.textRange(from: text.beginningOfDocument, to: place), let all = text.text(in: range)
        else { return nil }
        return all.components(separatedBy: "\n").last
    }

    var documentContextAfterInput: String? {
        guard let text, let place = text.selectedTextRange?.end,
            let range = text.textRange(from: place, to: text.endOfDocument), let all = text.text(in: range)
        else { return nil }
        return all.components(separatedBy: "\n").first
    }

    var documentInputMode: UITextInputMode? { controller.host?.firstResponder?.textInputMode }

    var documentIdentifier: UUID {
        if let now = controller.host?.firstResponder, now !== known { (known, identifier) = (now, UUID()) }
        return identifier
    }
}
