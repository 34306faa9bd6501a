/// Evaluates one layer at one time: the single place where animations become values.
package enum LayerSampler {
    /// The layer at a time of its parent's time space (for a root: the display's clock).
    ///
    /// `customValue` gives the committed value of a property that only the layer's owner knows, for animations that start from
    /// or end at it.
    package static func sample(
        _ node: LayerNode, parentTime: Double, customValue: (String) -> RenderValue? = { _ in nil }
    ) -> SampledLayer {
        var layer = SampledLayer(node, localTime: node.timing.localTime(forParent: parentTime))
        for animation in node.animations {
            animation.apply(to: &layer, at: layer.localTime, customValue: customValue)
        }
        return layer
    }

    /// The same into the memory of another sample.
    static func sample(_ node: LayerNode, parentTime: Double, into layer: inout SampledLayer) {
        let localTime = node.timing.localTime(forParent: parentTime)
        if layer.isStill(node) {
            layer.localTime = localTime
            return
        }
        layer.reset(to: node, localTime: localTime)
        if node.animations.isEmpty { return }
        for animation in node.animations {
            animation.apply(to: &layer, at: layer.localTime, customValue: { _ in nil })
        }
    }

    /// The same layer at another time, in place: nothing is allocated for values that need no memory of their own.
    static func resample(_ layer: inout SampledLayer, parentTime: Double) {
        layer.reset(localTime: layer.node.timing.localTime(forParent: parentTime))
        for animation in layer.node.animations {
            animation.apply(to: &layer, at: layer.localTime, customValue: { _ in nil })
        }
    }
}
