public import CoreGraphics

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let coreFoundationTag = CoreFoundationTag()
    /// Points, y down.
    open var shadowOffset = CGSize.zero
    /// Twice the Gaussian's sigma, points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or `CGColor`; black at a third of full strength without.
    open var shadowColor: Any?

    /// No offset, no blur.
    public override init() {
        super.init()
    }

    /// An equal object, independent of this one.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// The shadow for a text layout; nil for what is not a colour.
    var attributes: TextAttributes.Shadow? {
        let color: CGColor? =
            switch shadowColor {
            case nil: CGColor(gray: 0, alpha: 1.0 / 3)
            case let color as UIColor: color.cgColor
            case let color as CGColor: color
            default: nil
            }
        return color.map { TextAttributes.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: $0.rgba) }
    }
}
