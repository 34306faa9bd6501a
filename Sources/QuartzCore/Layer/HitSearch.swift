import CoreGraphics
import RenderTree

extension CALayer {
    /// Front to back, the deepest layer under `point` (in the superlayer's space).
    final func findHit(_ point: CGPoint, asMask: Bool = false) -> CALayer? {
        HitSearch(asMask: asMask).hit(at: point, in: self)
    }
}

/// The search for the layer under a point, front to back.
private struct HitSearch {
    /// Whether the layers are a mask.
    let asMask: Bool

    /// One layer on the way down: its point, and what is left to try in it.
    private struct Frame {
        let layer: CALayer
        /// In the plane that ``outward`` leads to.
        let point: CGPoint
        /// From the space of the sublayers to that plane: more than the identity inside transform layers.
        let outward: CATransform3D
        /// Front first.
        let candidates: [CALayer]
        var next = 0
    }

    /// The deepest layer under a point of the superlayer's space. A loop: trees may be very deep.
    func hit(at point: CGPoint, in layer: CALayer) -> CALayer? {
        guard point.x.isFinite, point.y.isFinite,
            let first = enter(layer, point, outward: CATransform3DIdentity)
        else { return nil }
        var frames = [first]
        while var frame = frames.popLast() {
            if frame.next < frame.candidates.count {
                let child = frame.candidates[frame.next]
                frame.next += 1
                frames.append(frame)
                if let inner = enter(child, frame.point, outward: frame.outward) {
                    frames.append(inner)
                }
            } else if frame.layer.flattensSublayers, frame.layer.contains(frame.point) {
                return frame.layer
            }
        }
        return nil
    }

    /// How to go on inside a layer, or nil when the point misses it with everything in it.
    private func enter(_ layer: CALayer, _ point: CGPoint, outward: CATransform3D) -> Frame? {
        guard !layer.geometry.isHidden, layer.geometry.opacity != 0 else { return nil }
        let matrix = CATransform3DConcat(layer.matrixToSuperlayer, outward)
        guard layer.flattensSublayers else {
            return Frame(layer: layer, point: point, outward: matrix, candidates: byDepth(layer, at: point, matrix))
        }
        guard let local = planePoint(point, under: matrix) else { return nil }
        if layer.appearance.masksToBounds, !layer.contains(local) { return nil }
        // A mask in a mask is not supported, so that this is no deep recursion.
        if !asMask, let mask = layer.mask, !mask.maskCovers(local) { return nil }
        return Frame(layer: layer, point: local, outward: CATransform3DIdentity, candidates: frontToBack(layer))
    }

    /// Where the ray through `point` meets the plane z = 0 under `matrix`; nil edge-on or behind the eye.
    private func planePoint(_ point: CGPoint, under matrix: CATransform3D) -> CGPoint? {
        guard let local = Homography(plane: matrix).inverse?.apply(point) else { return nil }
        return matrix.homogeneous(local.x, local.y, 0).w > 0 ? local : nil
    }

    /// Sublayers by descending zPosition, later ones before earlier ones of the same.
    private func frontToBack(_ layer: CALayer) -> [CALayer] {
        let layers = layer.visibleSublayers ?? []
        let z = layers.first?.geometry.zPosition ?? 0
        if layers.allSatisfy({ $0.geometry.zPosition == z }) { return layers.reversed() }
        let order = layers.indices.sorted { a, b in
            let za = layers[a].geometry.zPosition, zb = layers[b].geometry.zPosition
            return za == zb ? a > b : za > zb
        }
        return order.map { layers[$0] }
    }

    /// The sublayers of a transform layer, nearest to the viewer at this point first.
    private func byDepth(_ layer: CALayer, at point: CGPoint, _ outward: CATransform3D) -> [CALayer] {
        func depth(_ layer: CALayer) -> Double {
            let matrix = CATransform3DConcat(layer.matrixToSuperlayer, outward)
            guard let local = planePoint(point, under: matrix) else { return -.infinity }
            let p = matrix.homogeneous(local.x, local.y, 0)
            return p.z / p.w
        }
        let layers = frontToBack(layer)
        let depths = layers.map(depth)
        let order = layers.indices.sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] > depths[$1] }
        return order.map { layers[$0] }
    }
}
