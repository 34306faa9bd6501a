extension UIView {
    static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("layerClass of \(Self.self) must be CALayer or a subclass of it, not \(layerClass)")
        }
        return CALayer.make(type)
    }

    func connectLayer() {
        layer.delegate = self
        layer.allowsEdgeAntialiasing = false
    }

    /// The view whose layer this is.
    static func view(of layer: CALayer) -> UIView? {
        layer.delegate as? UIView
    }
}

extension UIView {
    /// The time of the display that shows the view, in seconds. With several displays `CACurrentMediaTime()` may be another's.
    var displayTime: Double { layer.displayTime }
}
