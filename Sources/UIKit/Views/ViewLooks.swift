/// How a view looks, apart from what its layer keeps.
struct ViewLooks {
    var contentMode = UIView.ContentMode.scaleToFill
    var isOpaque = true
    var clearsContextBeforeDrawing = true
    var mask: UIView?
    var background = ViewBackground()
    /// The tint that was set; `UIColor.tintColor` is what comes from above.
    var tint: UIColor? { didSet { if tint === UIColor.tintColor { tint = nil } } }
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// Whether a presentation in front greys the tint of this view and all below, whatever they ask for themselves.
    var isTintDimmedFromOutside = false
    /// Whether another tint than the superview's is asked for.
    var changesTint: Bool { tint != nil || isTintDimmedFromOutside || tintAdjustmentMode != .automatic }
    /// What came of these and of the superview's.
    var tintInForce = Tint()
    /// Which properties of the program's own were set on the view, for ``UIAppearance`` to leave them alone.
    var ownAppearances: Set<AnyKeyPath> = []
    /// Whether the view is taking looks over, which is not the program setting them.
    var takesAppearance = false
}

/// A background colour as it was set, and what of it the layer has.
struct ViewBackground {
    private typealias Setting = (color: UIColor, shown: CGColor)
    private var current: Setting?
    /// The one before it: what an animation starts from while the layer still has it.
    private var previous: Setting?

    var isSet: Bool { current != nil }

    /// The background of a layer, as it was set where it came from here.
    func color(of layer: CALayer) -> UIColor? {
        guard let shown = layer.backgroundColor else { return nil }
        let known = [current, previous].lazy.compactMap { $0 }.first { $0.shown === shown }
        return known?.color ?? UIColor(cgColor: shown)
    }

    /// Takes another colour, of which the layer is to show what the traits make of it.
    mutating func set(_ color: UIColor?, shownAs shown: CGColor?) {
        previous = current
        current = color.flatMap { color in shown.map { (color, $0) } }
    }

    /// The colour, where a layer shows it as it was under other traits.
    func color(outOfDateIn layer: CALayer, _ traits: UITraitCollection) -> UIColor? {
        guard let current, layer.backgroundColor === current.shown,
            current.color.resolvedColor(with: traits).cgColor != current.shown
        else { return nil }
        return current.color
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
