import CoreGraphics
import RenderTree

// Conversions between layers. Every layer that flattens is a plane; the way between two planes is a homography.
extension CALayer {
    /// This layer's 3-D map to its superlayer, with the superlayer's sublayer transform and this layer's flip.
    final var matrixToSuperlayer: CATransform3D {
        var matrix = geometry.matrix
        if appearance.isGeometryFlipped {
            let bounds = geometry.bounds
            let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * bounds.origin.y + bounds.size.height)
            matrix = CATransform3DConcat(CATransform3DMakeAffineTransform(flip), matrix)
        }
        guard let parent = visibleSuperlayer, parent.links.mask !== self,
            !CATransform3DIsIdentity(parent.appearance.sublayerTransform)
        else {
            return matrix
        }
        return CATransform3DConcat(matrix, parent.geometry.sublayerMatrix(parent.appearance.sublayerTransform))
    }

    /// The map from this layer's plane to the one on which its root lies.
    private final func planeMapBeyondRoot() -> Homography {
        var root = self
        while let parent = root.visibleSuperlayer { root = parent }
        return Homography(plane: root.matrixToSuperlayer).after(planeMap(to: nil))
    }

    /// The map from this layer's plane to that of an ancestor (nil: the root).
    private final func planeMap(to ancestor: CALayer?) -> Homography {
        var map = Homography.identity
        var layer = self
        while layer !== ancestor, var parent = layer.visibleSuperlayer {
            var matrix = layer.matrixToSuperlayer
            while parent !== ancestor, !parent.flattensSublayers, let next = parent.visibleSuperlayer {
                matrix = CATransform3DConcat(matrix, parent.matrixToSuperlayer)
                parent = next
            }
            map = Homography(plane: matrix).after(map)
            layer = parent
        }
        return map
    }

    private final var ancestry: [CALayer] {
        var layers: [CALayer] = []
        var layer: CALayer? = self
        while let current = layer {
            layers.append(current)
            layer = current.visibleSuperlayer
        }
        return layers
    }

    /// The lowest layer above both.
    private static func commonAncestor(_ a: CALayer, _ b: CALayer) -> CALayer? {
        func identity(_ layer: CALayer) -> CALayer { layer.modelLayer ?? layer }
        if identity(a) === identity(b) { return a }
        let first = a.ancestry, second = b.ancestry
        var common: CALayer?
        for (x, y) in zip(first.reversed(), second.reversed()) where identity(x) === identity(y) { common = x }
        return common
    }

    private final func map(from source: CALayer?, to target: CALayer?) -> Homography {
        switch (source, target) {
        case (let source?, nil): return source.planeMap(to: nil)
        case (nil, let target?): return target.planeMap(to: nil).inverse ?? .identity
        case (nil, nil): return .identity
        case (let source?, let target?):
            // Layers of different trees meet where both roots lie.
            let common = CALayer.commonAncestor(source, target)
            let down = common.map { target.planeMap(to: $0) } ?? target.planeMapBeyondRoot()
            let up = common.map { source.planeMap(to: $0) } ?? source.planeMapBeyondRoot()
            // A plane seen edge-on has no way back; coordinates then stay those of the common ancestor.
            return (down.inverse ?? .identity).after(up)
        }
    }

    final func converted(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        source === target ? point : map(from: source, to: target).apply(point) ?? point
    }

    final func converted(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        source === target ? rect : map(from: source, to: target).boundingBox(of: rect) ?? rect
    }

    // MARK: Time

    final func converted(time: Double, from source: CALayer?, to target: CALayer?) -> Double {
        var absolute = time
        if let source {
            for layer in sequence(first: source, next: \.visibleSuperlayer) {
                absolute = layer.timing.parentTime(forLocal: absolute)
            }
        }
        guard let target else { return absolute }
        return target.ancestry.reversed().reduce(absolute) { time, layer in layer.timing.localTime(forParent: time) }
    }
}

extension Homography {
    /// The smallest upright rectangle around the images of the corners; nil when one is not finite.
    func boundingBox(of rect: CGRect) -> CGRect? {
        let rect = rect.standardizedSize
        let x0 = rect.origin.x, y0 = rect.origin.y, x1 = x0 + rect.size.width, y1 = y0 + rect.size.height
        guard let a = apply(CGPoint(x: x0, y: y0)), let b = apply(CGPoint(x: x1, y: y0)),
            let c = apply(CGPoint(x: x1, y: y1)), let d = apply(CGPoint(x: x0, y: y1))
        else { return nil }
        let minX = min(a.x, b.x, c.x, d.x), minY = min(a.y, b.y, c.y, d.y)
        return CGRect(
            x: minX, y: minY, width: max(a.x, b.x, c.x, d.x) - minX, height: max(a.y, b.y, c.y, d.y) - minY)
    }
}
