import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Two and a half screens, as on iOS; a small screen gets as much as a phone's.
    static func rasterBudget(_ screen: PixelRect) -> Double {
        2.5 * max(Double(screen.width) * Double(screen.height), 780 * 1688)
    }

    /// True when the layer is kept as a picture. One that is too large for that is drawn anew in each frame, as on iOS.
    func rasterizes(_ drawing: LayerDrawing) -> Bool {
        guard drawing.style.pointee.shouldRasterize else { return false }
        let scale = rasterScale(drawing), size = drawing.bounds.size
        return Double(size.width) * Double(size.height) * scale * scale <= rasterBudget
    }

    /// A rasterised layer is painted in its own space at `rasterizationScale`; while it only moves, the picture is kept.
    func beginRasterized(_ layer: inout OpenLayer, _ drawing: LayerDrawing) {
        layer.own.plane = rasterPlane(drawing)
        // Sublayers may stick out as far as they like.
        layer.own.cull = .largestPicture
        layer.own.isFlipped = false
    }

    /// What is kept of a layer's picture: all of it, or as much around the layer's bounds as the budget allows.
    func rasterRegion(_ picture: PixelRect, _ drawing: LayerDrawing) -> PixelRect {
        guard Double(picture.width) * Double(picture.height) > rasterBudget else { return picture }
        let scale = rasterScale(drawing)
        let width = Double(drawing.bounds.size.width) * scale, height = Double(drawing.bounds.size.height) * scale
        // (width + 2 margin) (height + 2 margin) is the budget.
        let difference = width - height
        let margin = max(0, ((difference * difference + 4 * rasterBudget).squareRoot() - width - height) / 4)
        let kept = PixelRect(enclosing: -margin, -margin, width + margin, height + margin) ?? .empty
        return picture.intersection(kept)
    }

    private func rasterScale(_ drawing: LayerDrawing) -> Double {
        let scale = drawing.style.pointee.rasterizationScale
        return scale > 0 && scale.isFinite ? scale : 1
    }

    /// The layer's bounds from the origin of the picture.
    private func rasterPlane(_ drawing: LayerDrawing) -> Homography {
        let scale = rasterScale(drawing)
        return Homography.scale(scale, scale).translated(
            x: -Double(drawing.bounds.origin.x), y: -Double(drawing.bounds.origin.y))
    }

    /// Lays the finished picture on the layer's plane, seen through the layer's filters for larger and smaller.
    func emitRasterized(_ pass: Int, _ layer: OpenLayer, _ drawing: LayerDrawing) {
        var pass = pass
        let region = list.passes[pass].region
        if layer.maskPass >= 0 {
            items.append(DisplayItem(layer: layer.id, kind: .pass(pass, mask: layer.maskPass), bounds: region))
            pass = closePass(layer.id, .rasterized, from: layer.firstItem, region: region)
        }
        let toPassPixels = rasterPlane(drawing)
        let scale = 1 / rasterScale(drawing)
        let isWhole = isExactly(region, drawing)
        let origin = drawing.bounds.origin
        let picture = CGRect(
            x: Double(region.minX) * scale + Double(origin.x), y: Double(region.minY) * scale + Double(origin.y),
            width: Double(region.width) * scale, height: Double(region.height) * scale)
        let isSmaller = layer.outer.plane.scale(at: drawing.bounds.middle) * scale < 1
        let style = drawing.style.pointee
        var item = LayerDrawing(
            id: drawing.id, bounds: drawing.bounds, style: drawing.style, around: layer.outer,
            coversByArea: followsCoreGraphics)
        item.around.opacity = layer.opacity
        // The edges of a picture that ends where the layer does are the layer's; any other fades out inside of it.
        fill(
            item, isWhole ? drawing.bounds : picture,
            .pass(
                pass, toPassPixels: toPassPixels,
                filter: isSmaller ? style.minificationFilter : style.magnificationFilter),
            edges: isWhole ? drawing.softEdges : 0, blendMode: layer.blendMode)
    }

    /// Whether a picture holds the layer's bounds and nothing beside them.
    private func isExactly(_ region: PixelRect, _ drawing: LayerDrawing) -> Bool {
        let scale = rasterScale(drawing), size = drawing.bounds.size
        return region.minX == 0 && region.minY == 0 && abs(Double(region.width) - Double(size.width) * scale) < 1e-6
            && abs(Double(region.height) - Double(size.height) * scale) < 1e-6
    }
}
