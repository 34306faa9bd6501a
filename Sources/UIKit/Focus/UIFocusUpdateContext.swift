/// Which way the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downwards.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// On, by Tab.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// Back, by Tab with Shift.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last.
    public static let last = UIFocusHeading(rawValue: 1 << 9)

    init(_ key: UIKeyboardHIDUsage) {
        switch key {
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        default: self = []
        }
    }
}

/// From where to where the focus goes.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    let old: FocusPlace?
    let new: FocusPlace?
    /// Which way; nothing when it was no key that led it.
    open private(set) var focusHeading: UIFocusHeading

    /// From nowhere to nowhere, for those that stand in for one.
    public override init() { (old, new, focusHeading) = (nil, nil, []) }

    init(from old: FocusPlace?, to new: FocusPlace?, _ heading: UIFocusHeading) {
        (self.old, self.new, focusHeading) = (old, new, heading)
    }

    convenience init(_ other: UIFocusUpdateContext) {
        self.init(from: other.old, to: other.new, other.focusHeading)
    }

    /// What has had the focus; nil for nothing.
    open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
    /// What gets the focus; nil for nothing.
    open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
    /// What has had the focus; nil for nothing, and for a cell that is out of sight by now.
    open var previouslyFocusedView: UIView? { old?.item }
    /// What gets the focus; nil for nothing, and for a cell that is still out of sight: its list knows it by its index path.
    open var nextFocusedView: UIView? { new?.item }
}
