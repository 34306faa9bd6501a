import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// What a layer draws below its sublayers: filtered backdrop, background, contents.
    func drawBelow(_ drawing: LayerDrawing, _ layer: UnsafePointer<SampledLayer>) {
        let parts = layer.pointee.parts
        if parts.contains(.backdrop) { drawBackdrop(drawing) }
        if parts.contains(.background) { drawBackground(drawing, layer) }
        if parts.contains(.contents) || layer.pointee.dissolve != nil { contents.drawContents(drawing, layer) }
        if layer.pointee.plainFill != nil { return drawFill(of: layer, drawing) }
        switch layer.pointee.content {
        case .none, .transform, .replicator, .snapshot: break
        case .shape(let shape): contents.drawShape(shape, drawing)
        case .gradient(let gradient): drawGradient(gradient, drawing)
        case .tiles(let tiles): drawTiles(tiles, drawing)
        case .emitter(let emitter):
            contents.drawEmitter(emitter, of: layer.pointee.node, drawing, time: layer.pointee.localTime)
        }
    }

    private func drawBackdrop(_ drawing: LayerDrawing) {
        let filters = appendFilters(
            drawing.style.pointee.backgroundFilters, plane: drawing.plane, at: drawing.bounds.middle)
        guard !filters.isEmpty, let (quad, bounds) = quad(drawing, drawing.bounds, radii: drawing.radii) else { return }
        emit(.backdrop(quad, filters: filters), drawing, bounds)
    }

    private func drawBackground(_ drawing: LayerDrawing, _ layer: UnsafePointer<SampledLayer>) {
        if let color = drawing.style.pointee.backgroundColor, color.alpha > 0, !isBackgroundHidden(drawing, layer) {
            fill(drawing, drawing.bounds, .solid(color), radii: drawing.radii)
        }
        if let pattern = drawing.style.pointee.backgroundPattern { drawPattern(pattern, drawing) }
    }

    /// An opaque picture in the same outline leaves nothing of the background but a fringe at soft edges.
    private func isBackgroundHidden(_ drawing: LayerDrawing, _ layer: UnsafePointer<SampledLayer>) -> Bool {
        let style = drawing.style
        guard let image = style.pointee.contents, image.image.buffer.isOpaque, layer.pointee.dissolve == nil,
            style.pointee.contentsGravity == .resize || style.pointee.contentsGravity == .resizeAspectFill
        else { return false }
        return true
    }

    /// Repeats an image at its own scale, from the bounds' origin.
    private func drawPattern(_ pattern: ImageReference, _ drawing: LayerDrawing) {
        let buffer = pattern.image.buffer
        let scale = drawing.style.pointee.backgroundPatternScale
        guard scale > 0, scale.isFinite else { return }
        let width = Double(buffer.width) / scale, height = Double(buffer.height) / scale
        let columns = Int((Double(drawing.bounds.width) / width).rounded(.up))
        let rows = Int((Double(drawing.bounds.height) / height).rounded(.up))
        guard columns > 0, rows > 0, columns < 4096, rows < 4096, columns * rows < 65_536 else { return }
        var tile = drawing
        clip(&tile.around, to: drawing.bounds, radii: drawing.radii, edges: drawing.softEdges)
        for row in 0..<rows {
            for column in 0..<columns {
                let rect = CGRect(
                    x: Double(drawing.bounds.minX) + Double(column) * width,
                    y: Double(drawing.bounds.minY) + Double(row) * height, width: width, height: height)
                drawImage(buffer, in: rect, tile, edges: 0)
            }
        }
    }

    private func drawTiles(_ tiles: [TileContent], _ drawing: LayerDrawing) {
        for tile in tiles { drawImage(tile.image.image.buffer, in: tile.frame, drawing, edges: 0) }
    }

    /// A whole bitmap stretched over a rectangle.
    func drawImage(_ buffer: PixelBuffer, in rect: CGRect, _ drawing: LayerDrawing, edges: UInt8? = nil) {
        guard rect.width > 0, rect.height > 0 else { return }
        var paint = ImagePaint(
            image: list.addImage(buffer), width: buffer.width, height: buffer.height, originX: Double(rect.minX),
            originY: Double(rect.minY), scaleX: Double(buffer.width) / Double(rect.width),
            scaleY: Double(buffer.height) / Double(rect.height))
        paint.magnification = drawing.style.pointee.magnificationFilter
        paint.minification = contents.minification(drawing.style.pointee.minificationFilter)
        fill(drawing, rect, .image(paint), edges: edges)
    }

    private func drawGradient(_ gradient: GradientContent, _ drawing: LayerDrawing) {
        guard !gradient.colors.isEmpty, drawing.bounds.width > 0, drawing.bounds.height > 0 else { return }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: drawing.bounds.origin.x + point.x * drawing.bounds.size.width,
                y: drawing.bounds.origin.y + point.y * drawing.bounds.size.height)
        }
        let start = place(gradient.startPoint)
        let end = gradient.kind == .axial ? gradient.axisEnd(in: drawing.bounds, from: start) : place(gradient.endPoint)
        var paint = GradientPaint(
            kind: gradient.kind, start: start, end: end, colors: gradient.colors,
            locations: stops(gradient))
        if followsCoreGraphics {
            (paint.colors, paint.locations) = GradientMixing.genericRGB.stops(paint.colors, paint.locations)
        }
        if gradient.kind == .radial {
            paint.radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
        }
        list.gradients.append(paint)
        fill(drawing, drawing.bounds, .gradient(list.gradients.count - 1), radii: drawing.radii)
    }

    /// Locations as given when there is one for each colour, otherwise evenly spread.
    private func stops(_ gradient: GradientContent) -> [Double] {
        if gradient.locations.count == gradient.colors.count { return gradient.locations }
        let last = max(1, gradient.colors.count - 1)
        return gradient.colors.indices.map { Double($0) / Double(last) }
    }
}

extension GradientContent {
    /// Where an axial gradient ends on the layer. Its lines of one colour are perpendicular to its way in the unit square and
    /// stretched with it: on a layer that is not square they lean, and the way across them is another.
    fileprivate func axisEnd(in bounds: CGRect, from start: CGPoint) -> CGPoint {
        let x = endPoint.x - startPoint.x, y = endPoint.y - startPoint.y
        let square = x * x + y * y
        guard square > 0 else { return start }
        // The share of the way grows by this much in a point.
        let alongX = x / square / bounds.width, alongY = y / square / bounds.height
        let steepness = alongX * alongX + alongY * alongY
        guard steepness > 0 else { return start }
        return CGPoint(x: start.x + alongX / steepness, y: start.y + alongY / steepness)
    }
}
