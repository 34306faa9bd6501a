import CKernels
import CoreGraphics
import RenderTree

extension SceneSetup {
    /// A shadow is a small picture, stretched between its corners: up to nine pieces that meet on hard edges.
    func addShadow(
        _ quad: Quad, sigma: Double, _ color: RGBA, endsEarly: Bool, of item: ItemLook, within bounds: PixelRect
    ) {
        guard sigma.isFinite, quad.rect.isFinite, quad.rect.size.width > 0, quad.rect.size.height > 0 else { return }
        guard sigma > 0 else { return addFill(quad, .solid(color), of: item, within: bounds) }
        guard let scale = pixelsPerPoint(of: quad, sigma: sigma, within: bounds) else { return }
        let mask = shadows.mask(ShadowShape(quad, sigma: sigma, endsEarly: endsEarly, pixelsPerPoint: scale))
        let columns = mask.pieces(of: Double(quad.rect.size.width), isAcross: true)
        let rows = mask.pieces(of: Double(quad.rect.size.height), isAcross: false)
        for row in rows {
            for column in columns {
                addPiece(column, row, of: mask, quad, color, item, within: bounds)
            }
        }
    }

    private func addPiece(
        _ column: ShadowMask.Piece, _ row: ShadowMask.Piece, of mask: ShadowMask, _ quad: Quad, _ color: RGBA,
        _ item: ItemLook, within bounds: PixelRect
    ) {
        let (x, y) = (Double(quad.rect.origin.x), Double(quad.rect.origin.y))
        var piece = quad
        piece.rect = CGRect(
            x: x + column.start, y: y + row.start, width: column.end - column.start, height: row.end - row.start)
        piece.radii = CornerRadii()
        piece.antialiasedEdges = 0
        var image = ImagePaint(
            image: -1, width: mask.buffer.width, height: mask.buffer.height, originX: x + column.origin,
            originY: y + row.origin, scaleX: column.scale, scaleY: row.scale)
        image.tint = color
        addQuad(piece, of: item, within: bounds) { setImage(&$0, image, mask.buffer, $1) }
    }

    /// How many pixels a point of the quad's plane takes, near the quad's middle; nil when nothing of it shows.
    private func pixelsPerPoint(of quad: Quad, sigma: Double, within bounds: PixelRect) -> Double? {
        var outer = quad
        outer.rect = quad.rect.insetBy(dx: -3 * sigma, dy: -3 * sigma)
        guard let placement = place(outer, within: bounds) else { return nil }
        let perPixel = placement.toLocal.texelsPerPixel
        return perPixel > 0 && perPixel.isFinite ? 1 / perPixel : nil
    }
}
