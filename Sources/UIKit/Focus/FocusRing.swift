import QuartzCore

/// Shows which control has the keys: a line around it, as long as keys lead the focus.
@MainActor
final class FocusRing {
    /// Points.
    private static let width: CGFloat = 3

    private let layer = CALayer()
    /// The bounds that the line was made for.
    private var surrounded = CGRect.null

    init() {
        layer.borderWidth = Self.width
        layer.zPosition = 1000
    }

    /// Goes around a view; around none when that is nil, or shows by itself that it takes keys.
    func move(to view: UIView?) {
        if let view, layer.superlayer === view.layer, surrounded == view.bounds, !view.isFirstResponder { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.removeFromSuperlayer()
        if let view, !view.isFirstResponder { surround(view) }
        CATransaction.commit()
    }

    private func surround(_ view: UIView) {
        // What cuts off what stands out has the line inside, and so have cells, which touch each other.
        let isCell = view is any FocusedInList
        let gap = view.layer.masksToBounds || isCell ? 0 : Self.width
        surrounded = view.bounds
        layer.frame = view.bounds.insetBy(dx: -gap, dy: -gap)
        layer.cornerRadius = max(view.layer.cornerRadius, 6) + gap
        layer.borderColor = view.tintColor?.withAlphaComponent(0.6).resolvedColor(with: view.traitCollection).cgColor
        view.layer.addSublayer(layer)
    }
}
