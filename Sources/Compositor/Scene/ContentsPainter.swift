import CoreGraphics
import RenderTree

/// Puts what layers show of themselves into a scene: images, shapes and particles.
final class ContentsPainter {
    // The builder owns this object, and nobody else has it.
    @exclusivity(unchecked) unowned(unsafe) var scene: SceneBuilder!
    @exclusivity(unchecked) var particles: [Particle] = []
    @exclusivity(unchecked) var particleCells: [EmitterCell] = []

    /// Draws `contents`: one image, or two on the way from one to the other.
    func drawContents(_ drawing: LayerDrawing, _ layer: UnsafePointer<SampledLayer>) {
        if let dissolve = layer.pointee.dissolve {
            drawDissolve(dissolve, drawing)
        } else if let contents = drawing.style.pointee.contents {
            drawContents(contents, drawing)
        }
    }

    /// Both images add up inside a group, so that what is clear in both stays clear.
    private func drawDissolve(_ dissolve: ImageDissolve, _ drawing: LayerDrawing) {
        let fraction = Float(min(max(dissolve.fraction, 0), 1))
        let start = scene.items.count
        var part = drawing
        part.around.opacity = 1 - fraction
        if part.around.opacity > 0 { drawContents(dissolve.from, part) }
        part.around.opacity = fraction
        if part.around.opacity > 0 { drawContents(dissolve.to, part) }
        guard scene.items.count > start else { return }
        for index in start..<scene.items.count { scene.items[index].blendMode = .plusLighter }
        let region = scene.unionBounds(from: start)
        let pass = scene.closePass(drawing.id, .group, from: start, region: region)
        var whole = DisplayItem(layer: drawing.id, kind: .pass(pass, mask: nil), bounds: region)
        whole.opacity = drawing.around.opacity
        scene.items.append(whole)
    }

    private func drawContents(_ contents: ImageReference, _ drawing: LayerDrawing) {
        let style = drawing.style
        let buffer = contents.image.buffer
        guard
            let placement = ContentsPlacement(
                imageWidth: buffer.width, imageHeight: buffer.height, contentsScale: style.pointee.contentsScale,
                contentsRect: style.pointee.contentsRect, gravity: style.pointee.contentsGravity, bounds: drawing.bounds
            )
        else { return }
        if !style.pointee.masksToBounds, !drawing.around.isFlipped, !isNinePart(style) {
            let image = paint(buffer, placement.source, placement.target, style)
            let filtered = resampled(image, of: buffer, over: placement.target, drawing)
            scene.fill(drawing, placement.target, .image(filtered))
        } else {
            drawInBounds(buffer, placement, drawing)
        }
    }

    /// Contents that are cut by the bounds, turned upright, or stretched in parts.
    private func drawInBounds(_ buffer: PixelBuffer, _ placement: ContentsPlacement, _ drawing: LayerDrawing) {
        let style = drawing.style
        var drawing = drawing
        var radii = CornerRadii()
        var visible = placement.target
        if style.pointee.masksToBounds {
            visible = visible.contains(drawing.bounds) ? drawing.bounds : visible.overlap(with: drawing.bounds)
            guard visible.width > 0, visible.height > 0 else { return }
            if visible == drawing.bounds {
                radii = drawing.radii
            } else if !drawing.radii.isZero {
                scene.clip(&drawing.around, to: drawing.bounds, radii: drawing.radii, edges: drawing.softEdges)
            }
        }
        // Bitmaps stay upright where the geometry is flipped.
        if drawing.around.isFlipped { scene.flip(&drawing.around, about: drawing.bounds) }
        if isNinePart(style) {
            drawNineParts(buffer, placement, drawing)
        } else {
            let image = paint(buffer, placement.source, placement.target, style)
            let filtered = resampled(image, of: buffer, over: visible, drawing)
            scene.fill(drawing, visible, .image(filtered), radii: radii)
        }
    }

    private func isNinePart(_ style: UnsafePointer<LayerAppearance>) -> Bool {
        let gravity = style.pointee.contentsGravity
        guard gravity == .resize || gravity == .resizeAspect || gravity == .resizeAspectFill else { return false }
        let center = style.pointee.contentsCenter
        return center.origin.x != 0 || center.origin.y != 0 || center.size.width != 1 || center.size.height != 1
    }

    /// Corners keep their size, edges stretch along one axis, the middle along both.
    private func drawNineParts(_ buffer: PixelBuffer, _ placement: ContentsPlacement, _ drawing: LayerDrawing) {
        let style = drawing.style
        let center = style.pointee.contentsCenter
        let source = placement.source, target = placement.target
        guard center.size.width >= 0, center.size.height >= 0, (center.origin.x + center.origin.y).isFinite else {
            return
        }
        let columns = ContentsPlacement.thirds(
            source: Double(source.minX)...Double(source.maxX), target: Double(target.minX)...Double(target.maxX),
            center: unit(center.minX)...unit(center.maxX), contentsScale: style.pointee.contentsScale)
        let rows = ContentsPlacement.thirds(
            source: Double(source.minY)...Double(source.maxY), target: Double(target.minY)...Double(target.maxY),
            center: unit(center.minY)...unit(center.maxY), contentsScale: style.pointee.contentsScale)
        for row in 0..<3 {
            for column in 0..<3 {
                let from = CGRect(
                    x: columns.source[column], y: rows.source[row],
                    width: columns.source[column + 1] - columns.source[column],
                    height: rows.source[row + 1] - rows.source[row])
                let to = CGRect(
                    x: columns.target[column], y: rows.target[row],
                    width: columns.target[column + 1] - columns.target[column],
                    height: rows.target[row + 1] - rows.target[row])
                guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { continue }
                // Only the outline is soft: inner joints must not show.
                let edges: UInt8 =
                    (column == 0 ? 1 : 0) | (column == 2 ? 2 : 0) | (row == 0 ? 4 : 0) | (row == 2 ? 8 : 0)
                scene.fill(drawing, to, .image(paint(buffer, from, to, style)), edges: edges & drawing.softEdges)
            }
        }
    }

    private func unit(_ value: CGFloat) -> Double { min(max(Double(value), 0), 1) }

    /// An image whose `source` pixels lie on `target`. Samples stay inside the source, and inside the image.
    func paint(
        _ buffer: PixelBuffer, _ source: CGRect, _ target: CGRect, _ style: UnsafePointer<LayerAppearance>
    ) -> ImagePaint {
        let scaleX = Double(source.width) / Double(target.width), scaleY = Double(source.height) / Double(target.height)
        var paint = ImagePaint(
            image: scene.list.addImage(buffer), width: buffer.width, height: buffer.height,
            originX: Double(target.minX) - Double(source.minX) / scaleX,
            originY: Double(target.minY) - Double(source.minY) / scaleY, scaleX: scaleX, scaleY: scaleY)
        if let inside = PixelRect(
            enclosing: Double(source.minX), Double(source.minY), Double(source.maxX), Double(source.maxY))
        {
            let texels = inside.intersection(paint.texels)
            if !texels.isEmpty { paint.texels = texels }
        }
        paint.magnification = style.pointee.magnificationFilter
        paint.minification = minification(style.pointee.minificationFilter)
        return paint
    }

    /// How an image that is shown smaller is sampled.
    func minification(_ filter: SamplingFilter) -> SamplingFilter {
        scene.followsCoreGraphics && filter == .linear ? .trilinear : filter
    }
}
