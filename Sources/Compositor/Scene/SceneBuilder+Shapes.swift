import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Draws a shape layer's path. Rectangles, rounded rectangles and circles are drawn as such; any other path is painted once at
    /// the device's scale and laid on the layer's plane.
    func drawShape(_ shape: ShapeContent, _ drawing: LayerDrawing) {
        guard let path = shape.path?.path, !path.elements.isEmpty, let extent = shape.extent else { return }
        if drawOutline(shape, path, drawing) { return }
        guard VisibleExtent(of: extent, on: drawing.plane, in: drawing.around.cull) != nil else { return }
        let scale = paintingScale(drawing.plane, at: extent.middle)
        guard scale.x > 0, scale.y > 0, scale.x.isFinite, scale.y.isFinite,
            let picture = shapes.picture(of: shape, layer: drawing.id, scaleX: scale.x, scaleY: scale.y)
        else { return }
        let paint = ImagePaint(
            image: list.addImage(picture.buffer), width: picture.buffer.width, height: picture.buffer.height,
            originX: Double(picture.rect.minX), originY: Double(picture.rect.minY), scaleX: picture.scaleX,
            scaleY: picture.scaleY)
        fill(drawing, picture.rect, .image(paint), edges: 0)
    }

    /// Upright layers get their exact scale. Turned ones get steps of a quarter octave, so that a picture lasts while they turn.
    private func paintingScale(_ plane: Homography, at point: CGPoint) -> (x: Double, y: Double) {
        let scale = plane.axisScales(at: point)
        guard !plane.isUpright else { return scale }
        let larger = max(scale.x, scale.y)
        guard larger > 0, larger.isFinite else { return (0, 0) }
        let stepped = exp2((log2(larger) * 4).rounded() / 4)
        return (stepped, stepped)
    }

    /// True when the shape could be drawn without painting its path.
    private func drawOutline(_ shape: ShapeContent, _ path: CGPath, _ drawing: LayerDrawing) -> Bool {
        guard !shape.isStroked || shape.isWholeStroke && path.elements.last == .close && shape.lineJoin != .bevel,
            let outline = OutlineShape(path), !outline.radii.isContinuous
        else { return false }
        if let color = shape.fillColor, color.alpha > 0 {
            fill(drawing, outline.rect, .solid(color), radii: outline.radii, edges: 15)
        }
        guard shape.isStroked, let color = shape.strokeColor else { return true }
        // A line along the outline is a ring that reaches half its width to each side.
        let half = shape.lineWidth / 2
        let ring = outline.rect.insetBy(dx: -half, dy: -half)
        var radii = outline.radii
        if !radii.isZero {
            radii = CornerRadii(radius: radii.topLeft + half)
        } else if shape.lineJoin == .round {
            radii = CornerRadii(radius: half)
        }
        if shape.lineWidth * 2 >= min(Double(ring.width), Double(ring.height)) {
            fill(drawing, ring, .solid(color), radii: radii, edges: 15)
        } else if let (quad, bounds) = quad(drawing, ring, radii: radii, edges: 15) {
            emit(.border(quad, width: shape.lineWidth, color), drawing, bounds)
        }
        return true
    }
}
