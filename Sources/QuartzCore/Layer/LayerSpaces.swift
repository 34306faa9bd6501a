import CoreGraphics
import RenderTree

/// Conversions between the spaces and the times of layers. Every layer that flattens is a plane; the way between two planes is a homography.
enum LayerSpaces {
    /// The map from a layer's plane to the one on which its root lies.
    private static func planeMapBeyondRoot(of layer: CALayer) -> Homography {
        var root = layer
        while let parent = root.visibleSuperlayer { root = parent }
        return Homography(plane: root.matrixToSuperlayer).after(planeMap(of: layer, to: nil))
    }

    /// The map from a layer's plane to that of an ancestor (nil: the root).
    private static func planeMap(of start: CALayer, to ancestor: CALayer?) -> Homography {
        var map = Homography.identity
        var layer = start
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

    /// A layer and all above it.
    private static func ancestry(of start: CALayer) -> [CALayer] {
        var layers: [CALayer] = []
        var layer: CALayer? = start
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
        let first = ancestry(of: a), second = ancestry(of: b)
        var common: CALayer?
        for (x, y) in zip(first.reversed(), second.reversed()) where identity(x) === identity(y) { common = x }
        return common
    }

    private static func map(from source: CALayer?, to target: CALayer?) -> Homography {
        switch (source, target) {
        case (let source?, nil): return planeMap(of: source, to: nil)
        case (nil, let target?): return planeMap(of: target, to: nil).inverse ?? .identity
        case (nil, nil): return .identity
        case (let source?, let target?):
            // Layers of different trees meet where both roots lie.
            let common = commonAncestor(source, target)
            let down = common.map { planeMap(of: target, to: $0) } ?? planeMapBeyondRoot(of: target)
            let up = common.map { planeMap(of: source, to: $0) } ?? planeMapBeyondRoot(of: source)
            // A plane seen edge-on has no way back; coordinates then stay those of the common ancestor.
            return (down.inverse ?? .identity).after(up)
        }
    }

    static func converted(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        source === target ? point : map(from: source, to: target).apply(point) ?? point
    }

    static func converted(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        source === target ? rect : map(from: source, to: target).boundingBox(of: rect) ?? rect
    }

    static func converted(time: Double, from source: CALayer?, to target: CALayer?) -> Double {
        var absolute = time
        if let source {
            for layer in sequence(first: source, next: \.visibleSuperlayer) {
                absolute = layer.timing.parentTime(forLocal: absolute)
            }
        }
        guard let target else { return absolute }
        return ancestry(of: target).reversed().reduce(absolute) { time, layer in layer.timing.localTime(forParent: time)
        }
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
