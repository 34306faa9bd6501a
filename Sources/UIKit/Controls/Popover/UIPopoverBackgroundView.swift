public import CoreGraphics

/// What a popover's background has to say of itself.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// How wide its arrow is where it begins, in points.
    static func arrowBase() -> CGFloat
    /// Room between the content and the background's edges without the arrow, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// How far its arrow stands out, in points.
    static func arrowHeight() -> CGFloat
}

/// A popover's background of a program's own: it draws all that is around the content, with the arrow. To be derived from.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// How far the arrow is from the middle of its side, in points; to the right or down is positive.
    open var arrowOffset: CGFloat = 0
    /// On which side the arrow is.
    open var arrowDirection = UIPopoverArrowDirection.any
    /// Whether the content looks as usual, with round corners. True by default.
    open class var wantsDefaultContentAppearance: Bool { true }

    /// A background in a frame, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How wide its arrow is where it begins, in points: derived classes say so.
    open class func arrowBase() -> CGFloat {
        preconditionFailure("UIPopoverBackgroundView's arrowBase() is overridden by classes derived from it (\(self)).")
    }
    /// Room between the content and the edges, in points: derived classes say so.
    open class func contentViewInsets() -> UIEdgeInsets {
        preconditionFailure(
            "UIPopoverBackgroundView's contentViewInsets() is overridden by classes derived from it (\(self)).")
    }
    /// How far its arrow stands out, in points: derived classes say so.
    open class func arrowHeight() -> CGFloat {
        preconditionFailure(
            "UIPopoverBackgroundView's arrowHeight() is overridden by classes derived from it (\(self)).")
    }
}
