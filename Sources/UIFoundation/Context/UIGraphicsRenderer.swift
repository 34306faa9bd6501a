public import CoreGraphics

/// What draws: the base of those that make images and of those that make PDF files.
open class UIGraphicsRenderer: NSObject {
    private let base: UIGraphicsRendererFormat

    /// How it draws.
    open var format: UIGraphicsRendererFormat { base }
    /// Whether images come of it.
    open var allowsImageOutput: Bool { false }

    /// Draws an area of no size.
    public convenience override init() { self.init(bounds: .zero) }

    /// Draws the area `bounds`, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

    /// Draws the area `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        base = format.copy() as? UIGraphicsRendererFormat ?? format
        base.bounds = bounds
        super.init()
    }

    /// Which contexts it draws into.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }
}
