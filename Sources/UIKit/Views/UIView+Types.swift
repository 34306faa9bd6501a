extension UIView {
    /// How a view's content follows a change of its bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// Which margins and sizes give way when the superview's bounds change.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Whether the tint is shown as it is or dimmed, as under an alert.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal, dimmed
    }
}

extension UIView.AutoresizingMask {
    /// Room at the left changes with the superview's width.
    public static let flexibleLeftMargin = UIView.AutoresizingMask(rawValue: 1)
    /// The width changes with the superview's.
    public static let flexibleWidth = UIView.AutoresizingMask(rawValue: 2)
    /// Room at the right changes with the superview's width.
    public static let flexibleRightMargin = UIView.AutoresizingMask(rawValue: 4)
    /// Room at the top changes with the superview's height.
    public static let flexibleTopMargin = UIView.AutoresizingMask(rawValue: 8)
    /// The height changes with the superview's.
    public static let flexibleHeight = UIView.AutoresizingMask(rawValue: 16)
    /// Room at the bottom changes with the superview's height.
    public static let flexibleBottomMargin = UIView.AutoresizingMask(rawValue: 32)
}

/// What a view's content means, to decide whether it turns round in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback, spatial, forceLeftToRight, forceRightToLeft
}
