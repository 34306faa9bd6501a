import QuartzCore

extension UIView {
    static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("layerClass of \(Self.self) must be CALayer or a subclass of it, not \(layerClass)")
        }
        return CALayer.make(type)
    }

    func connectLayer() {
        layer.setOwnedDelegate(self, isIdle: !OwnActions.areGiven(by: self))
        drawing.updateOpacity()
    }

    /// The view whose layer this is.
    static func view(of layer: CALayer) -> UIView? {
        layer.delegate as? UIView
    }

    /// The time of the display that shows the view, in seconds. With several displays `CACurrentMediaTime()` may be another's.
    var displayTime: Double { layer.displayTime }
}

/// Only classes that override `action(for:forKey:)`, or whose layers override `action(forKey:)`, may have actions outside animations.
@MainActor
private enum OwnActions {
    private final class PlainView: UIView {}
    private final class ActingView: UIView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    }
    private static let ofView = OverrideProbe(base: UIView.self, plain: PlainView.self, overriding: ActingView.self)

    private final class PlainLayer: CALayer {}
    private final class ActingLayer: CALayer {
        override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    private static let ofLayer = OverrideProbe(
        base: CALayer.self, plain: PlainLayer.self, overriding: ActingLayer.self)

    static func areGiven(by view: UIView) -> Bool {
        ofView.isOverridden(by: type(of: view)) || ofLayer.isOverridden(by: type(of: view.layer))
    }
}
