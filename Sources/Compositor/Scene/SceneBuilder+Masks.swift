import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Draws the mask on its own before the layer: what it hides need not be drawn at all.
    func enterMask(_ mask: Int32, of layer: OpenLayer) {
        var layer = layer
        layer.stage = .mask
        layer.maskStart = (list.passes.count, list.items.count)
        open.append(layer)
        var space = layer.own
        space.opacity = 1
        enter(QueuedLayer(tree: layer.tree, index: mask), in: space, isPlaced: false)
    }

    func finishMask(_ top: Int) {
        var layer = open.remove(at: top)
        layer.stage = .content
        let count = items.count - layer.firstItem
        guard count > 0 else { return forgetMask(of: layer) }
        if count == 1, isOutline(items[layer.firstItem]), canClip(layer) {
            clip(&layer, to: items.removeLast())
        } else {
            let region = unionBounds(from: layer.firstItem)
            layer.maskPass = closePass(layer.id, .mask, from: layer.firstItem, region: region)
            layer.own.cull = layer.own.cull.intersection(region)
        }
        begin(layer)
    }

    /// Lets go of the mask of a layer that drew nothing: nobody names its passes, nor those that the layer itself made.
    func forgetMask(of layer: OpenLayer) {
        guard layer.maskStart.pass >= 0 else { return }
        list.passes.removeLast(list.passes.count - layer.maskStart.pass)
        list.items.removeLast(list.items.count - layer.maskStart.item)
    }

    /// Leaves of a mask what the masked picture needs, in steps, so that a picture that moves a little keeps the mask's pixels.
    /// A mask of which that is the better part stays whole.
    func limitMask(_ pass: Int, to picture: PixelRect) {
        let step: Int32 = 64
        func down(_ value: Int32) -> Int32 { value & -step }
        func up(_ value: Int32) -> Int32 { value > Int32.max - step ? value : (value + step - 1) & -step }
        let whole = list.passes[pass].region
        let part = PixelRect(
            minX: down(picture.minX), minY: down(picture.minY), maxX: up(picture.maxX), maxY: up(picture.maxY)
        ).intersection(whole)
        guard !part.isEmpty, part.width * part.height * 2 < whole.width * whole.height else { return }
        list.passes[pass].region = part
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
        let style = drawing(of: layer).style
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
            clip(&layer.own, to: quad.rect, radii: quad.radii, edges: quad.antialiasedEdges)
        case .path(let path, _): clip(&layer.own, toPath: path, bounds: outline.bounds)
        default: preconditionFailure("Only fills and paths are outlines.")
        }
        layer.own.plane = plane
    }

    private func clip(_ space: inout Surroundings, toPath path: Int, bounds: PixelRect) {
        space.cull = space.cull.intersection(bounds)
        guard !space.cull.isEmpty else { return }
        let box = Quad(rect: CGRect(bounds), toPixels: .identity)
        list.clips.append(DisplayClip(quad: box, path: Int32(path), parent: space.clip))
        space.clip = Int32(list.clips.count - 1)
    }
}
