public import CoreGraphics

/// One box of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() {
        super.init()
    }

    /// In the text view's points.
    open var rect: CGRect { .zero }
    /// Which way the text goes.
    open var writingDirection: NSWritingDirection { .leftToRight }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether lines go down.
    open var isVertical: Bool { false }
}

/// Which way from a place in text.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
/// Which way from a place on the page.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}
/// A storage or a layout direction, by its number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// Storage directions are 0 and 1, layout directions 2 to 5.
    public var rawValue: Int

    /// The value of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether it leads towards the beginning.
    var isBackward: Bool { rawValue == 1 || rawValue == 3 || rawValue == 4 }
}
/// A unit of text.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A place in the text of a field or a text view.
final class OffsetPosition: UITextPosition {
    /// UTF-16.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
    override var hash: Int { offset }
}

/// A part of the text of a field or a text view.
final class OffsetRange: UITextRange {
    /// UTF-16.
    let offsets: Range<Int>

    init(_ offsets: Range<Int>) {
        self.offsets = offsets
    }

    override var start: UITextPosition { OffsetPosition(offsets.lowerBound) }
    override var end: UITextPosition { OffsetPosition(offsets.upperBound) }
    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.offsets == offsets }
    override var hash: Int { offsets.hashValue }
}

/// A box of a selection in a field or a text view.
final class SelectionBox: UITextSelectionRect {
    private let box: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
        self.box = box
        self.isFirst = isFirst
        self.isLast = isLast
    }

    override var rect: CGRect { box }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
