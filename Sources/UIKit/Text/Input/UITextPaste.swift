public import CoreGraphics

/// One thing that is pasted into text, waiting for what becomes of it.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// What is pasted.
    var itemProvider: NSItemProvider { get }
    /// What the program that is dragged from said of it; nil for what comes from a pasteboard.
    var localObject: Any? { get }
    /// What the text is pasted with, where its own looks do not say otherwise.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// It becomes a text with the looks of what is typed.
    func setResult(string: String)
    /// It becomes a text with looks of its own.
    func setResult(attributedString string: NSAttributedString)
    /// It becomes a picture or something else that stands in the text.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// It is left out.
    func setNoResult()
    /// It becomes what it would be without a delegate.
    func setDefaultResult()
}

/// A field or text view that asks what becomes of what is pasted.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Decides what becomes of what is pasted; nil pastes plain text.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Decides what becomes of what is pasted into text.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Gives an item its result, now or later; by default the usual one. Nothing is pasted before each item has one.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Makes one text of all items' results; by default they follow one another.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Puts the text in place of a part and answers where it stands then; by default it is put there.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
    /// Whether the text is seen coming. Asked where something is dropped; what is pasted appears at once.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    /// What happens where the method is not implemented.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    /// What happens where the method is not implemented.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { TextPaste.joined(itemStrings) }

    /// What happens where the method is not implemented.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        guard let view = textPasteConfigurationSupporting as? any TextEditing else { return textRange }
        return view.editor.paste(attributedString, to: textRange)
    }

    /// What happens where the method is not implemented.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}

/// Asks a delegate what becomes of what is pasted, and puts it into the text when everything is there.
@MainActor
final class TextPaste {
    private weak var view: (any UITextPasteConfigurationSupporting & TextEditing)?
    private let items: [PastedItem]
    private var isDone = false

    /// - Parameter attributes: the looks of what is typed.
    init(
        _ providers: [NSItemProvider], into view: any UITextPasteConfigurationSupporting & TextEditing,
        attributes: [NSAttributedString.Key: Any]
    ) {
        self.view = view
        items = providers.map { PastedItem($0, attributes) }
    }

    func begin() {
        guard let view, let delegate = view.pasteDelegate, !items.isEmpty else { return }
        for item in items {
            item.didResolve = { self.performIfReady() }
            delegate.textPasteConfigurationSupporting(view, transform: item)
        }
    }

    private func performIfReady() {
        guard !isDone, items.allSatisfy(\.isResolved) else { return }
        isDone = true
        for item in items { item.didResolve = nil }
        let texts = items.compactMap(\.result)
        guard let view, let delegate = view.pasteDelegate, !texts.isEmpty else { return }
        let range = OffsetRange(view.editor.insertionRange)
        let text = delegate.textPasteConfigurationSupporting(view, combineItemAttributedStrings: texts, for: range)
        guard view.editor.mayInsert(text.string) else { return }
        _ = delegate.textPasteConfigurationSupporting(view, performPasteOf: text, to: range)
    }

    static func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
        texts.reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
    }
}

/// One thing that is pasted.
private final class PastedItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any? = nil
    let defaultAttributes: [NSAttributedString.Key: Any]
    private(set) var isResolved = false
    private(set) var result: NSAttributedString?
    var didResolve: (() -> Void)?

    init(_ provider: NSItemProvider, _ attributes: [NSAttributedString.Key: Any]) {
        (itemProvider, defaultAttributes) = (provider, attributes)
    }

    private func resolve(_ text: NSAttributedString?) {
        guard !isResolved else { return }
        (isResolved, result) = (true, text)
        didResolve?()
    }

    func setResult(string: String) {
        resolve(NSAttributedString(string: string, attributes: defaultAttributes))
    }

    func setResult(attributedString string: NSAttributedString) {
        let text = NSMutableAttributedString(string: string.string, attributes: defaultAttributes)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { own, range, _ in
            text.addAttributes(own, range: range)
        }
        resolve(text)
    }

    func setResult(attachment textAttachment: NSTextAttachment) {
        setResult(attributedString: NSAttributedString(attachment: textAttachment))
    }

    func setNoResult() { resolve(nil) }

    func setDefaultResult() {
        guard itemProvider.canLoadObject(ofClass: NSString.self) else { return setNoResult() }
        itemProvider.loadObject(ofClass: NSString.self) { text, _ in
            let text = text.map { "\($0)" }
            MainTurn.perform {
                MainActor.assumeIsolated { if let text { self.setResult(string: text) } else { self.setNoResult() } }
            }
        }
    }
}

extension UITextField: UITextPasteConfigurationSupporting {}
extension UITextView: UITextPasteConfigurationSupporting {}

extension NSAttributedString {
    /// The text with spaces for the ends of lines.
    var onOneLine: NSAttributedString {
        let text = NSMutableAttributedString(attributedString: self)
        for (place, unit) in string.utf16.enumerated() where unit == 10 {
            text.replaceCharacters(in: NSRange(location: place, length: 1), with: " ")
        }
        return text
    }
}
