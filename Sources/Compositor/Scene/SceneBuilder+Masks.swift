import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Draws the mask on its own before the layer: what it hides need not be drawn at all.
    func enterMask(_ mask: Int32, of layer: OpenLayer) {
        var layer = layer
        layer.stage = .mask
        open.append(layer)
        var space = layer.own
        space.opacity = 1
        enter(QueuedLayer(tree: layer.tree, index: mask), in: space, isPlaced: false)
    }

    func finishMask(_ top: Int) {
        var layer = open.remove(at: top)
        layer.stage = .content
        let count = items.count - layer.firstItem
        guard count > 0 else { return }
        if count == 1, let quad = clippingQuad(items[layer.firstItem]), canClip(layer) {
            items.removeLast()
            clip(&layer, to: quad)
        } else {
            let region = unionBounds(from: layer.firstItem)
            layer.maskPass = closePass(layer.id, .mask, from: layer.firstItem, region: region)
            layer.own.cull = layer.own.cull.intersection(region)
        }
        begin(layer)
    }

    /// The outline of a mask that is one opaque shape: it clips instead.
    private func clippingQuad(_ item: DisplayItem) -> Quad? {
        guard case .fill(let quad, .solid(let color)) = item.kind, color.alpha >= 1, item.opacity >= 1, item.clip < 0,
            item.blendMode == .normal
        else { return nil }
        return quad
    }

    private func canClip(_ layer: OpenLayer) -> Bool {
        let style = drawing(of: layer).style
        return style.pointee.filters.isEmpty && !style.pointee.shouldRasterize && style.pointee.allowsGroupOpacity
            && layer.outer.opacity == 1
    }

    /// Without filters a clip can take the place of the picture that the mask would have needed.
    private func clip(_ layer: inout OpenLayer, to quad: Quad) {
        layer.needsPass = false
        let plane = layer.own.plane
        layer.own = layer.outer
        layer.own.plane = quad.toPixels
        clip(&layer.own, to: quad.rect, radii: quad.radii, edges: quad.antialiasedEdges)
        layer.own.plane = plane
    }
}
