public import CoreGraphics

/// Text that an input method and a tokenizer can read, measure and change.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a part.
    func text(in range: UITextRange) -> String?
    /// Whether the user may change a part; asked before keys do so, not about the program's own changes. True by default.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Replaces a part as the program, without asking.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected part; empty for a caret.
    var selectedTextRange: UITextRange? { get set }
    /// The part that an input method still composes.
    var markedTextRange: UITextRange? { get }
    /// Looks of that part; nil leaves them to the object.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Composes: replaces the marked text, or the selection, and marks what is new.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends composing.
    func unmarkText()
    /// The first place.
    var beginningOfDocument: UITextPosition { get }
    /// The last place.
    var endOfDocument: UITextPosition { get }
    /// The part between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place so many UTF-16 units on; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place so many steps in a direction; nil outside the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Which place comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// UTF-16 units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Hears of changes that an input method did not make.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words and lines.
    var tokenizer: any UITextInputTokenizer { get }
    /// The box of the part's first line, in the view's points.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where a caret stands, in the view's points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The boxes of a part, in the view's points.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place of a part nearest to a point of the view.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character under a point of the view.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Which way the text at a place is written.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// The looks of the character before or behind a place; nil where they are not known.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    /// Has text written one way.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
}

extension UITextInput {
    /// `true` where it is not implemented.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

/// Hears of changes of text that an input method did not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit round a place; nil where there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit ends or begins at a place.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next edge of a unit.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a place lies in a unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds characters, words, sentences and paragraphs in any text input. Lines are paragraphs to it; a text view's finds lines as they are
/// broken. Paragraphs and lines end before their line break.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    weak var input: (any UITextInput)?

    /// - Parameter textInput: whose text it reads; not retained.
    public init(textInput: any UITextInput) {
        input = textInput
        super.init()
    }

    /// Reads no text.
    public override init() { super.init() }

    private var text: NSString {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return "" }
        return NSString(string: input.text(in: all) ?? "")
    }

    private func offset(of position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func position(at offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    /// The units of the text from its beginning to its end.
    func units(_ granularity: UITextGranularity) -> [Range<Int>] {
        let text = text
        return switch granularity {
        case .document: [0..<text.length]
        case .character: Self.pieces(text) { Range(text.rangeOfComposedCharacterSequence(at: $0))!.upperBound }
        case .word: Self.words(text)
        case .sentence: Self.pieces(text) { Self.sentenceEnd(text, after: $0) }
        case .paragraph, .line: Self.paragraphs(text)
        }
    }

    /// Cuts a text into pieces of which each begins where the one before it ends.
    private static func pieces(_ text: NSString, end: (Int) -> Int) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = 0
        while start < text.length {
            let stop = max(end(start), start + 1)
            pieces.append(start..<stop)
            start = stop
        }
        return pieces
    }

    /// Without their line breaks. An empty one is none.
    private static func paragraphs(_ text: NSString) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = [], start = 0
        while true {
            var next = 0, end = 0
            text.getParagraphStart(nil, end: &next, contentsEnd: &end, for: NSRange(location: start, length: 0))
            if start < end { paragraphs.append(start..<end) }
            if end == next { return paragraphs }
            start = next
        }
    }

    private static func words(_ text: NSString) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        while start < text.length {
            let range = EditableText(NSAttributedString(string: text as String)).word(at: start)
            let part = text.substring(with: NSRange(range))
            if part.rangeOfCharacter(from: .alphanumerics) != nil { words.append(range) }
            start = max(range.upperBound, start + 1)
        }
        return words
    }

    private static func sentenceEnd(_ text: NSString, after start: Int) -> Int {
        let rest = NSRange(location: start, length: text.length - start)
        let end = text.rangeOfCharacter(from: CharacterSet(charactersIn: ".!?\n"), options: [], range: rest)
        return end.location == NSNotFound ? text.length : end.location + end.length
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        let place = offset(of: position)
        let units = units(granularity)
        let strict = units.first { unit in
            direction.isBackward
                ? unit.lowerBound < place && place <= unit.upperBound
                : unit.lowerBound <= place && place < unit.upperBound
        }
        // Where nothing of the kind lies on that side, a place at the edge of a paragraph, a line or all of the text is in it.
        let edges = [.paragraph, .line, .document].contains(granularity) ? units : []
        guard let unit = strict ?? edges.first(where: { $0.lowerBound <= place && place <= $0.upperBound }),
            let start = self.position(at: unit.lowerBound), let end = self.position(at: unit.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let place = offset(of: position)
        return units(granularity).contains { (direction.isBackward ? $0.lowerBound : $0.upperBound) == place }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let place = offset(of: position), units = units(granularity)
        let edge =
            direction.isBackward
            ? units.last { $0.lowerBound < place }?.lowerBound : units.first { $0.upperBound > place }?.upperBound
        return edge.flatMap { self.position(at: $0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }
}
