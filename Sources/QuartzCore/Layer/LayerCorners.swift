import RenderTree

/// The radii of a layer's corners one by one, which count for more than its `cornerRadius` and `maskedCorners`. Core Animation's own are not
/// public; `UIView.cornerConfiguration` sets them.
package enum LayerCorners {
    /// Points, in the order of `CACornerMask`'s bits: min-x-min-y, max-x-min-y, min-x-max-y, max-x-max-y. Empty: the layer has none.
    package static func radii(of layer: CALayer) -> [Double] { layer.appearance.cornerRadii }

    /// Sets four radii, or none. Animates as other properties of a layer do.
    package static func set(_ radii: [Double], of layer: CALayer) {
        precondition(radii.isEmpty || radii.count == 4, "A layer has four corners.")
        guard radii != layer.appearance.cornerRadii else { return }
        layer.restyle("cornerRadii") { layer.appearance.cornerRadii = radii }
    }

    static let accessor = KeyAccessor(
        kind: .numbers, property: .cornerRadii,
        get: { layer in radii(of: layer).isEmpty ? nil : radii(of: layer).map { NSNumber(value: $0) } },
        set: { layer, value in
            let numbers = (value as? [Any])?.compactMap { Unboxing.number($0) } ?? []
            if numbers.isEmpty || numbers.count == 4 { set(numbers, of: layer) }
        })
}
