/// How text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// Which part of a word is looked for.
    public enum WordMatchMethod: Int, Sendable {
        case contains = 0
        case startsWith, fullWord
    }

    /// Which part of a word is looked for.
    open internal(set) var wordMatchMethod = WordMatchMethod.contains
    /// How strings are compared.
    open internal(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

    /// Words that contain what is looked for, whatever their case and marks.
    public override init() { super.init() }
}

/// Searches, and keeps what it has found: overridden by programs that show text of their own.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// How the number of results is told.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// Which of how many.
        case currentAndTotal
        /// How many.
        case total
        /// Not at all.
        case none
    }

    /// How many places were found. 0 by default.
    open var resultCount: Int { 0 }
    /// Which of them stands out; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// How the number of results is told.
    open var searchResultDisplayStyle: SearchResultDisplayStyle {
        get { displayStyle }
        set { displayStyle = newValue }
    }
    private var displayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether what is found can be replaced. False by default.
    open var supportsReplacement: Bool { false }
    /// Whether the result that stands out can be replaced. True by default.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { true }

    public override init() { super.init() }

    /// Searches anew. The first result after the selection stands out.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the result that stands out.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces every result.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Has the next result stand out, or the one before; after the last comes the first.
    open func highlightNextResult(inDirection direction: UITextStorageDirection) {}
    /// Forgets what was found, and no longer shows it.
    open func invalidateFoundResults() {}
}

/// Searches the text of a text view; what is found is marked behind the letters, and the one that stands out in a stronger colour.
@MainActor
final class TextViewFindSession: UIFindSession {
    private weak var text: UITextView?
    private var found: [NSRange] = []
    private var current: Int?
    private var marks: [UIView] = []

    init(_ text: UITextView) {
        self.text = text
        super.init()
    }

    override var resultCount: Int { found.count }
    override var highlightedResultIndex: Int { current ?? NSNotFound }
    override var supportsReplacement: Bool { text?.isEditable ?? false }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        guard let text else { return }
        found = Self.ranges(of: query, in: text.text, options ?? UITextSearchOptions())
        let start = text.selectedRange.location
        current = found.isEmpty ? nil : found.firstIndex { $0.location >= start } ?? 0
        show()
    }

    /// Every place, first to last, that does not overlap the one before.
    static func ranges(of query: String, in text: String, _ options: UITextSearchOptions) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        let string = text as NSString
        var found: [NSRange] = [], start = 0
        while start < string.length {
            let rest = NSRange(location: start, length: string.length - start)
            let range = string.range(of: query, options: options.stringCompareOptions, range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            if isWanted(range, in: string, options.wordMatchMethod) { found.append(range) }
            start = range.location + range.length
        }
        return found
    }

    private static func isWanted(
        _ range: NSRange, in string: NSString, _ method: UITextSearchOptions.WordMatchMethod
    ) -> Bool {
        func isLetter(_ place: Int) -> Bool {
            guard place >= 0, place < string.length else { return false }
            let part = string.substring(with: string.rangeOfComposedCharacterSequence(at: place))
            return part.rangeOfCharacter(from: .alphanumerics) != nil
        }
        let beginsWord = !isLetter(range.location - 1), endsWord = !isLetter(range.location + range.length)
        switch method {
        case .contains: return true
        case .startsWith: return beginsWord
        case .fullWord: return beginsWord && endsWord
        }
    }

    override func highlightNextResult(inDirection direction: UITextStorageDirection) {
        guard !found.isEmpty else { return }
        let step = direction == .forward ? 1 : found.count - 1
        current = current.map { ($0 + step) % found.count } ?? 0
        show()
    }

    override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard let text, let current, found.indices.contains(current) else { return }
        let range = found[current]
        guard replace(range, by: replacementString) else { return }
        text.selectedRange = NSRange(location: range.location + replacementString.utf16.count, length: 0)
        performSearch(query: searchQuery, options: options)
    }

    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        for range in found.reversed() { _ = replace(range, by: replacementString) }
        performSearch(query: searchQuery, options: options)
    }

    /// The delegate is asked, as when the user types.
    private func replace(_ range: NSRange, by new: String) -> Bool {
        guard let text, let part = Range(range) else { return false }
        guard text.shouldChangeText(in: OffsetRange(part), replacementText: new) else { return false }
        text.replace(OffsetRange(part), withText: new)
        return true
    }

    override func invalidateFoundResults() {
        (found, current) = ([], nil)
        show()
    }

    private func show() {
        for mark in marks { mark.removeFromSuperview() }
        marks = []
        guard let text else { return }
        text.layoutIfNeeded()
        for (index, range) in found.enumerated() {
            guard let part = Range(range) else { continue }
            for box in text.editor.canvas.boxes(of: part) {
                let mark = UIView(frame: text.convert(box, from: text.editor.canvas).insetBy(dx: -1, dy: 0))
                mark.backgroundColor = UIColor.systemYellow.withAlphaComponent(index == current ? 0.9 : 0.3)
                mark.layer.cornerRadius = 3
                mark.isUserInteractionEnabled = false
                text.insertSubview(mark, belowSubview: text.editor.canvas)
                marks.append(mark)
            }
        }
        if let current { text.scrollRangeToVisible(found[current]) }
    }
}
