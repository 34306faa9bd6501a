import CoreGraphics

extension CALayer {
    /// The bounds cut by every clipping ancestor, in this layer's space.
    final var unclippedRect: CGRect {
        var visible = bounds
        var ancestor = visibleSuperlayer
        while let current = ancestor {
            if current.masksToBounds { visible = visible.overlap(with: convert(current.bounds, from: current)) }
            ancestor = current.visibleSuperlayer
        }
        return visible.isNull ? .zero : visible
    }

    private final var nearestScrollLayer: CAScrollLayer? {
        sequence(first: self, next: \.superlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
    }

    final func scrollNearestLayer(to point: CGPoint) {
        guard let layer = nearestScrollLayer else { return }
        layer.scroll(to: layer.convert(point, from: self))
    }

    final func scrollNearestLayer(toShow rect: CGRect) {
        guard let layer = nearestScrollLayer else { return }
        layer.scroll(to: layer.convert(rect, from: self))
    }
}
