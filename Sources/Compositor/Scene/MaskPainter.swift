import CoreGraphics
import RenderTree

/// Draws the masks of layers: as clips where a mask is one shape, else as pictures of which only the needed part is kept.
final class MaskPainter {
    // The builder owns this object, and nobody else has it.
    unowned(unsafe) let scene: SceneBuilder

    init(_ scene: SceneBuilder) {
        self.scene = scene
    }

    /// Draws the mask on its own before the layer: what it hides need not be drawn at all.
    func enter(_ mask: Int32, of layer: OpenLayer) {
        var layer = layer
        layer.stage = .mask
        layer.maskStart = (scene.list.passes.count, scene.list.items.count)
        scene.open.append(layer)
        var space = layer.own
        space.opacity = 1
        scene.enter(QueuedLayer(tree: layer.tree, index: mask), in: space, isPlaced: false)
    }

    func finish(_ top: Int) {
        var layer = scene.open.remove(at: top)
        layer.stage = .content
        let count = scene.items.count - layer.firstItem
        guard count > 0 else { return forget(of: layer) }
        if count == 1, isOutline(scene.items[layer.firstItem]), canClip(layer) {
            clip(&layer, to: scene.items.removeLast())
        } else if cutsOutOfSheet(from: layer.firstItem, shown: layer.own.cull) {
            layer.maskPass = closeCut(layer)
        } else {
            let region = scene.unionBounds(from: layer.firstItem)
            layer.maskPass = scene.closePass(layer.id, .mask, from: layer.firstItem, region: region)
            layer.own.cull = layer.own.cull.intersection(region)
        }
        scene.begin(layer)
    }

    /// True for a mask that is opaque throughout but for one thing that is cut out of it, as inverted mattes are made.
    private func cutsOutOfSheet(from first: Int, shown: PixelRect) -> Bool {
        guard scene.items.count - first > 1, scene.items[scene.items.count - 1].blendMode == .xor else { return false }
        var hasSheet = false
        for index in first..<scene.items.count - 1 {
            guard scene.items[index].blendMode == .normal else { return false }
            guard scene.items[index].opacity >= 1, scene.items[index].clip < 0,
                case .fill(let quad, .solid(let color)) = scene.items[index].kind, color.alpha >= 1
            else { continue }
            hasSheet = hasSheet || quad.covers(shown)
        }
        return hasSheet
    }

    /// Keeps of such a mask only what is cut out.
    private func closeCut(_ layer: OpenLayer) -> Int {
        var cut = scene.items[scene.items.count - 1]
        scene.items.removeLast(scene.items.count - layer.firstItem)
        cut.blendMode = .normal
        let pass: Int
        if case .pass(let group, mask: nil) = cut.kind, group == scene.list.passes.count - 1, cut.opacity >= 1,
            cut.clip < 0,
            cut.bounds == scene.list.passes[group].region
        {
            pass = group
        } else {
            scene.items.append(cut)
            pass = scene.closePass(layer.id, .mask, from: layer.firstItem, region: cut.bounds)
        }
        scene.list.passes[pass].isInverted = true
        return pass
    }

    /// A gradient under another of the same shape, as drawing programs give gradients their opacity, is one gradient. False when the
    /// layer is something else.
    func mergeGradients(_ layer: OpenLayer) -> Bool {
        guard layer.maskPass == scene.list.passes.count - 1, layer.maskStart.pass == layer.maskPass,
            layer.outer.cuts.isEmpty,
            scene.items.count == layer.firstItem + 1,
            let (quad, gradient) = plainGradient(scene.items[layer.firstItem]),
            scene.list.passes[layer.maskPass].items.count == 1, !scene.list.passes[layer.maskPass].isInverted,
            let mask = scene.list.items.last, let (maskQuad, maskGradient) = plainGradient(mask), quad == maskQuad
        else { return false }
        let bounds = scene.items[layer.firstItem].bounds.intersection(layer.outer.cull)
        guard mask.bounds.contains(bounds), quad.covers(bounds),
            let merged = scene.list.gradients[gradient].masked(by: scene.list.gradients[maskGradient])
        else { return false }
        forget(of: layer)
        scene.list.gradients.append(merged)
        var item = DisplayItem(
            layer: layer.id, kind: .fill(quad, .gradient(scene.list.gradients.count - 1)), bounds: bounds)
        item.opacity = layer.opacity
        item.blendMode = layer.blendMode
        item.clip = layer.outer.clip
        scene.items.removeLast()
        if !bounds.isEmpty { scene.items.append(item) }
        return true
    }

    private func plainGradient(_ item: DisplayItem) -> (Quad, Int)? {
        guard item.blendMode == .normal, item.opacity >= 1, item.clip < 0,
            case .fill(let quad, .gradient(let gradient)) = item.kind
        else { return nil }
        return (quad, gradient)
    }

    /// Lets go of the mask of a layer that drew nothing: nobody names its passes, nor those that the layer itself made.
    func forget(of layer: OpenLayer) {
        guard layer.maskStart.pass >= 0 else { return }
        scene.list.passes.removeLast(scene.list.passes.count - layer.maskStart.pass)
        scene.list.items.removeLast(scene.list.items.count - layer.maskStart.item)
    }

    /// Leaves of a mask what the masked picture needs, in steps, so that a picture that moves a little keeps the mask's pixels.
    /// A mask of which that is the better part stays whole.
    func limit(_ pass: Int, to picture: PixelRect) {
        let step: Int32 = 64
        func down(_ value: Int32) -> Int32 { value & -step }
        func up(_ value: Int32) -> Int32 { value > Int32.max - step ? value : (value + step - 1) & -step }
        let whole = scene.list.passes[pass].region
        let part = PixelRect(
            minX: down(picture.minX), minY: down(picture.minY), maxX: up(picture.maxX), maxY: up(picture.maxY)
        ).intersection(whole)
        guard !part.isEmpty, part.width * part.height * 2 < whole.width * whole.height else { return }
        scene.list.passes[pass].region = part
    }

    /// True for a mask that is one opaque shape: it clips instead.
    private func isOutline(_ item: DisplayItem) -> Bool {
        guard item.opacity >= 1, item.clip < 0, item.blendMode == .normal else { return false }
        switch item.kind {
        case .fill(_, .solid(let color)), .path(_, .solid(let color)): return color.alpha >= 1
        default: return false
        }
    }

    private func canClip(_ layer: OpenLayer) -> Bool {
        let style = scene.drawing(of: layer).style
        return style.pointee.filters.isEmpty && !style.pointee.shouldRasterize && style.pointee.allowsGroupOpacity
            && layer.outer.opacity == 1
    }

    /// Without filters a clip can take the place of the picture that the mask would have needed.
    private func clip(_ layer: inout OpenLayer, to outline: DisplayItem) {
        layer.needsPass = false
        let plane = layer.own.plane
        layer.own = layer.outer
        switch outline.kind {
        case .fill(let quad, _):
            layer.own.plane = quad.toPixels
            scene.clip(&layer.own, to: quad.rect, radii: quad.radii, edges: quad.antialiasedEdges)
        case .path(let path, _): clip(&layer.own, toPath: path, bounds: outline.bounds)
        default: preconditionFailure("Only fills and paths are outlines.")
        }
        layer.own.plane = plane
    }

    private func clip(_ space: inout Surroundings, toPath path: Int, bounds: PixelRect) {
        space.cull = space.cull.intersection(bounds)
        guard !space.cull.isEmpty else { return }
        let box = Quad(rect: CGRect(bounds), toPixels: .identity)
        scene.list.clips.append(DisplayClip(quad: box, path: Int32(path), parent: space.clip))
        space.clip = Int32(scene.list.clips.count - 1)
    }
}

extension Quad {
    /// True when every pixel of a rectangle, and those around it, lie wholly inside.
    fileprivate func covers(_ pixels: PixelRect) -> Bool {
        let m = toPixels, determinant = m.a * m.e - m.b * m.d
        guard radii.isZero, cuts.isEmpty, m.isAffine, m.i == 1, determinant != 0, determinant.isFinite else {
            return false
        }
        let around = pixels.expanded(x: 1, y: 1)
        for x in [Double(around.minX), Double(around.maxX)] {
            for y in [Double(around.minY), Double(around.maxY)] {
                let (dx, dy) = (x - m.c, y - m.f)
                let point = CGPoint(x: (m.e * dx - m.b * dy) / determinant, y: (m.a * dy - m.d * dx) / determinant)
                guard point.x > rect.minX, point.x < rect.maxX, point.y > rect.minY, point.y < rect.maxY else {
                    return false
                }
            }
        }
        return true
    }
}

extension GradientPaint {
    /// This gradient times the other's alpha; nil when they do not run the same way.
    fileprivate func masked(by other: GradientPaint) -> GradientPaint? {
        guard kind == other.kind, start == other.start, end == other.end, radii == other.radii, mask == nil,
            other.mask == nil
        else { return nil }
        var result = self
        result.mask = Mask(colors: other.colors, locations: other.locations)
        return result
    }
}
