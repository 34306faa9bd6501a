/// A view whose content keeps its own scale, such as an image.
@MainActor
protocol OwnScaleKeeping: UIView {}

extension UIView {
    struct LooksState {
        var contentMode = ContentMode.scaleToFill
        var isOpaque = true
        var clearsContextBeforeDrawing = true
        var mask: UIView?
        /// The colour as it was set, and what of it the layer has.
        var background: (color: UIColor, shown: CGColor)?
        /// The one before it: what an animation starts from while the layer still has it.
        var previousBackground: (color: UIColor, shown: CGColor)?
        var tint: UIColor?
        var tintAdjustmentMode = TintAdjustmentMode.automatic
        /// Whether a presentation in front greys the tint of this view and all below, whatever they ask for themselves.
        var isTintDimmedFromOutside = false
        /// What came of these and of the superview's.
        var tintInForce = Tint()
    }

    private final class PlainView: UIView {}
    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) {}
    }
    private static let drawProbe = OverrideProbe(base: UIView.self, plain: PlainView.self, overriding: DrawingView.self)

    /// Whether the view's class draws its own content. Others get no backing store.
    var drawsItself: Bool { Self.drawProbe.isOverridden(by: type(of: self)) }

    /// The first drawing of a view that has just entered a window, in the screen's pixels.
    func prepareToDraw(atScale scale: CGFloat) {
        // An image keeps its own scale, which decides how large it is.
        guard !(self is any OwnScaleKeeping) else { return }
        let isFirst = layer.contents == nil
        if layer.contentsScale == 1, scale != 1 { layer.contentsScale = scale } else if !isFirst { return }
        setNeedsDisplay()
    }

    func setContentScale(_ scale: CGFloat) {
        guard scale != layer.contentsScale else { return }
        layer.contentsScale = scale
        setNeedsDisplay()
    }

    /// Draws the view and all below it before they are in a window. Views that have never been in one do not know their traits yet.
    func drawAhead(atScale scale: CGFloat) {
        for view in subtree where view.drawsItself && !view.isHidden && view.traits.told != nil {
            view.prepareToDraw(atScale: scale)
            view.layer.displayIfNeeded()
        }
    }

    func markForDisplay(_ rect: CGRect) {
        if drawsItself { layer.setNeedsDisplay(rect) }
    }

    func drawContent(in context: CGContext) {
        guard drawsItself else { return }
        traitCollection.performAsCurrent {
            UIGraphicsPushContext(context)
            draw(bounds)
            UIGraphicsPopContext()
        }
    }

    func setOpaque(_ isOpaque: Bool) {
        looks.isOpaque = isOpaque
        updateLayerOpacity()
    }

    /// The drawing of a view with a background lies over it and so is not opaque itself. Layers of other kinds say it themselves.
    func updateLayerOpacity() {
        let mayBeOpaque = drawsItself ? looks.background == nil : type(of: layer) == CALayer.self
        let isOpaque = looks.isOpaque && mayBeOpaque
        guard layer.isOpaque != isOpaque else { return }
        layer.isOpaque = isOpaque
        if drawsItself { layer.setNeedsDisplay() }
    }

    func setContentMode(_ mode: ContentMode) {
        looks.contentMode = mode
        layer.contentsGravity = mode.gravity
        layer.needsDisplayOnBoundsChange = mode == .redraw
    }

    func setHidden(_ isHidden: Bool) {
        guard layer.isHidden != isHidden else { return }
        layer.isHidden = isHidden
        hiddenDidChange()
        KeyValueObservations.didChange(self)
    }

    func setMask(_ mask: UIView?) {
        looks.mask?.removeFromSuperview()
        mask?.removeFromSuperview()
        looks.mask = mask
        layer.mask = mask?.layer
    }
}

extension UIView.ContentMode {
    /// Gravities are named for a y-up world: `bottom` is the least y, which here is the top edge.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
