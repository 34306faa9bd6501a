import QuartzCore

/// Shows which control has the keys: a line around it, as long as keys lead the focus.
@MainActor
final class FocusRing {
    /// Points.
    private static let width: CGFloat = 3

    private let layer = CALayer()
    private let line = CAShapeLayer()
    /// What the line was made for.
    private var surrounded: (bounds: CGRect, effect: UIFocusEffect?) = (.null, nil)

    init() {
        for layer in [layer, line] { layer.zPosition = 1000 }
        layer.borderWidth = Self.width
        line.lineWidth = Self.width
        line.fillColor = nil
    }

    /// Goes around a view; around none when that is nil, or shows by itself that it takes keys.
    func move(to view: UIView?) {
        let effect = view?.focusEffect
        if let view, isAround(view, effect) { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.removeFromSuperlayer()
        line.removeFromSuperlayer()
        if let view, let effect, !view.isFirstResponder { surround(view, effect) }
        CATransaction.commit()
    }

    private func isAround(_ view: UIView, _ effect: UIFocusEffect?) -> Bool {
        guard layer.superlayer === view.layer, surrounded.bounds == view.bounds, !view.isFirstResponder else {
            return false
        }
        // Views without an effect of their own have the same one each time they are asked.
        return Self.isPlain(effect) && Self.isPlain(surrounded.effect)
    }

    private static func isPlain(_ effect: UIFocusEffect?) -> Bool {
        guard let halo = effect as? UIFocusHaloEffect, case .view = halo.shape else { return false }
        return halo.position == .automatic && halo.containerView == nil
    }

    private func surround(_ view: UIView, _ effect: UIFocusEffect) {
        surrounded = (view.bounds, effect)
        let color = view.tintColor?.withAlphaComponent(0.6).resolvedColor(with: view.traitCollection).cgColor
        let halo = effect as? UIFocusHaloEffect
        let holder = halo?.containerView ?? view, reference = halo?.referenceView ?? view
        let gap = gap(of: halo, around: view)
        layer.cornerCurve = .circular
        switch halo?.shape ?? .view {
        case .view: show(view.convert(view.bounds, to: holder), max(view.layer.cornerRadius, 6), gap, color, in: holder)
        case .rounded(let rect, let radius, let curve):
            layer.cornerCurve = curve
            show(reference.convert(rect, to: holder), radius, gap, color, in: holder)
        case .path(let path): show(path, of: reference, color, in: holder)
        }
    }

    /// How far outside of the edge the line is, points.
    private func gap(of halo: UIFocusHaloEffect?, around view: UIView) -> CGFloat {
        switch halo?.position ?? .automatic {
        case .outside: Self.width
        case .inside: 0
        // What cuts off what stands out has the line inside, and so have cells, which touch each other.
        case .automatic: view.layer.masksToBounds || view is any FocusedInList ? 0 : Self.width
        }
    }

    private func show(_ rect: CGRect, _ radius: CGFloat, _ gap: CGFloat, _ color: CGColor?, in holder: UIView) {
        layer.frame = rect.insetBy(dx: -gap, dy: -gap)
        layer.cornerRadius = radius > 0 || gap == 0 ? radius + gap : 0
        layer.borderColor = color
        holder.layer.addSublayer(layer)
    }

    private func show(_ path: UIBezierPath, of reference: UIView, _ color: CGColor?, in holder: UIView) {
        let origin = reference.convert(CGPoint.zero, to: holder)
        line.frame = CGRect(origin: origin, size: reference.bounds.size)
        line.path = path.cgPath
        line.strokeColor = color
        holder.layer.addSublayer(line)
    }
}
