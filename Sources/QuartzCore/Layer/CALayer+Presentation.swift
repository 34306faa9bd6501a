import CoreGraphics
import RenderTree

extension CALayer {
    /// The committed values with animations of the present time, in a layer of the same class; nil until the first commit.
    final func makePresentation() -> Self? {
        if isPresentation { return self }
        return committed == nil ? nil : presentation(parentTime: parentTimeNow)
    }

    /// The presentation as a sublayer of another presentation, at the same time: no climb to the root for each.
    final func presentation(in superlayer: CALayer) -> CALayer? {
        let copy = presentation(parentTime: superlayer.passes.stampedMoment.time)
        copy?.presentationSuperlayer = superlayer
        return copy
    }

    private final func presentation(parentTime: Double) -> Self? {
        guard let committed else { return nil }
        let sample = LayerSampler.sample(committed, parentTime: parentTime) { [self] key in
            Unboxing.natural(accessor(forKey: key)?.get(self) ?? values.custom[key] ?? storedValue(key, of: self))
        }
        let copy = CALayer.instantiate(presenting: self)
        copy.adopt(sample, of: self)
        copy.passes.stampedMoment.time = sample.localTime
        return unsafeDowncast(copy, to: Self.self)
    }

    /// The time of the display that shows the layer, in seconds. With several displays `CACurrentMediaTime()` may be another's.
    package final var displayTime: Double { context?.clock.now ?? CACurrentMediaTime() }

    /// The committed superlayer's time at the moment on screen; the display's for a root.
    final var parentTimeNow: Double {
        let now = displayTime
        return links.parent?.moment(at: now, stamp: LayerID.next().raw) { $0.committedTiming }.time ?? now
    }

    private final func takeSampled(_ value: Any?, forKey key: String) {
        if let accessor = accessor(forKey: key) { accessor.set(self, value) } else { values.custom[key] = value }
    }

    /// Takes over a sample; from then on the layer is read-only.
    private final func adopt(_ sample: SampledLayer, of model: CALayer) {
        objects = model.objects
        takeOver(sample.geometry, sample.appearance, of: model)
        timing = sample.node.timing
        values = model.values
        adopt(sample.content, of: model)
        for (key, value) in sample.customValues where !StoredProperty.write(value, to: key, of: self) {
            takeSampled(Unboxing.box(value), forKey: key)
        }
        delegate = model.delegate
        modelLayer = model
    }

    /// Gives properties the values again that a committed node of this layer has.
    package final func takeBack(_ keys: Set<String>, from node: LayerNode) {
        let old = CALayer.instantiate(presenting: self)
        old.adopt(node, of: self)
        for key in keys.sorted() {
            guard let accessor = accessor(forKey: key) else { continue }
            accessor.set(self, accessor.get(old))
        }
    }

    /// Takes over what a node says, without its animations.
    private final func adopt(_ node: LayerNode, of model: CALayer) {
        objects = model.objects
        objects.contents = nil
        takeOver(node.geometry, node.style.values, of: model)
        timing = node.timing
        values = model.values
        adopt(node.content, of: model)
        delegate = model.delegate
        modelLayer = model
    }

    private final func takeOver(_ geometry: LayerGeometry, _ appearance: LayerAppearance, of model: CALayer) {
        self.geometry = geometry
        self.appearance = appearance
        // They stay as they were sampled: a copy hangs nowhere.
        edges.areTold = true
        objects.backgroundColor = appearance.backgroundColor.map { color($0, keeping: objects.backgroundColor) }
        objects.borderColor = appearance.borderColor.map { color($0, keeping: objects.borderColor) }
        objects.shadowColor = appearance.shadowColor.map { color($0, keeping: objects.shadowColor) }
        if let contents = appearance.contents { objects.contents = contents.image }
    }

    /// The same colour object while the colour is the same.
    final func color(_ rgba: RGBA, keeping old: CGColor?) -> CGColor {
        if let old, old.rgba == rgba { return old }
        return CGColor(rgba: rgba)
    }
}
