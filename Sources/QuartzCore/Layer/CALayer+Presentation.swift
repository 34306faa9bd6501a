import CoreGraphics
import RenderTree

extension CALayer {
    /// The committed values with animations of the present time, in a layer of the same class.
    final func makePresentation() -> Self? {
        if isPresentation { return self }
        guard let sample = currentSample else { return nil }
        let copy = CALayer.instantiate(presenting: self)
        copy.adopt(sample, of: self)
        return unsafeDowncast(copy, to: Self.self)
    }

    /// The layer as it looks now; nil until the first commit.
    final var currentSample: SampledLayer? {
        guard let committed else { return nil }
        let now = context?.clock.now ?? CACurrentMediaTime()
        let parentTime = links.parent?.localTime(at: now, stamp: LayerID.next().raw) { $0.committedTiming } ?? now
        return LayerSampler.sample(committed, parentTime: parentTime) { [self] key in
            Unboxing.natural(accessor(forKey: key)?.get(self) ?? values.custom[key])
        }
    }

    private final func takeSampled(_ value: Any?, forKey key: String) {
        if let accessor = accessor(forKey: key) { accessor.set(self, value) } else { values.custom[key] = value }
    }

    /// Takes over a sample; from then on the layer is read-only.
    private final func adopt(_ sample: SampledLayer, of model: CALayer) {
        geometry = sample.geometry
        appearance = sample.appearance
        timing = sample.node.timing
        objects = model.objects
        objects.backgroundColor = sample.appearance.backgroundColor.map { color($0, keeping: objects.backgroundColor) }
        objects.borderColor = sample.appearance.borderColor.map { color($0, keeping: objects.borderColor) }
        objects.shadowColor = sample.appearance.shadowColor.map { color($0, keeping: objects.shadowColor) }
        if let contents = sample.appearance.contents { objects.contents = contents.image }
        values = model.values
        adopt(sample.content, of: model)
        for (key, value) in sample.customValues { takeSampled(Unboxing.box(value), forKey: key) }
        delegate = model.delegate
        modelLayer = model
    }

    /// The same colour object while the colour is the same.
    final func color(_ rgba: RGBA, keeping old: CGColor?) -> CGColor {
        if let old, old.rgba == rgba { return old }
        return CGColor(rgba: rgba)
    }
}
