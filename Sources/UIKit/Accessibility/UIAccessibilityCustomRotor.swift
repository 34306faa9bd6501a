/// A list of elements of one kind, which assistive programs walk through: headings, errors, links.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Which way to search.
    public enum Direction: Int, Sendable {
        case previous = 0
        case next
    }

    /// A kind that systems know.
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    /// Finds the element after or before one; nil at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// What the kind is called.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// What the kind is called, with how it is said.
    open var attributedName: NSAttributedString
    /// Finds the element after or before one.
    open var itemSearchBlock: Search
    /// The kind, if systems know it.
    public let systemRotorType: SystemRotorType

    /// A kind of the program's own.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }

    /// A kind of the program's own, with how its name is said.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        (self.attributedName, self.itemSearchBlock, systemRotorType) = (attributedName, itemSearchBlock, .none)
        super.init()
    }

    /// A kind that systems know, which they name themselves.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (attributedName, self.itemSearchBlock, systemRotorType) = (
            NSAttributedString(string: ""), itemSearchBlock, type
        )
        super.init()
    }

    /// All elements, first to last, as an assistive program walks through them. A search that comes to an element again ends.
    var results: [UIAccessibilityCustomRotorItemResult] {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        var found: [UIAccessibilityCustomRotorItemResult] = []
        while let result = itemSearchBlock(predicate), !found.contains(where: { $0.isSame(as: result) }) {
            found.append(result)
            predicate.currentItem = result
        }
        return found
    }
}

/// Where to search from, and which way.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where the assistive program is now; without a target at the beginning.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way to search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element that a search has found, or a part of a text in it.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element; not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of its text; nil is all of it.
    open var targetRange: UITextRange?

    /// No element.
    public override init() { super.init() }

    /// An element, or a part of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }

    fileprivate func isSame(as other: UIAccessibilityCustomRotorItemResult) -> Bool {
        targetElement === other.targetElement && targetRange == other.targetRange
    }
}
