import QuartzCore

extension UIView {
    static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("layerClass of \(Self.self) must be CALayer or a subclass of it, not \(layerClass)")
        }
        return CALayer.make(type)
    }

    func connectLayer() {
        let hasActions =
            Self.actionProbe.isOverridden(by: type(of: self)) || Self.layerProbe.isOverridden(by: type(of: layer))
        layer.setOwnedDelegate(self, isIdle: !hasActions)
        layer.allowsEdgeAntialiasing = false
        updateLayerOpacity()
    }

    private final class PlainView: UIView {}
    private final class ActingView: UIView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    }
    /// Only classes that override `action(for:forKey:)` may have actions outside animations.
    private static let actionProbe = OverrideProbe(
        base: UIView.self, plain: PlainView.self, overriding: ActingView.self)

    private final class PlainLayer: CALayer {}
    private final class ActingLayer: CALayer {
        override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    private static let layerProbe = OverrideProbe(
        base: CALayer.self, plain: PlainLayer.self, overriding: ActingLayer.self)

    /// The view whose layer this is.
    static func view(of layer: CALayer) -> UIView? {
        layer.delegate as? UIView
    }
}

extension UIView {
    /// The time of the display that shows the view, in seconds. With several displays `CACurrentMediaTime()` may be another's.
    var displayTime: Double { layer.displayTime }
}
