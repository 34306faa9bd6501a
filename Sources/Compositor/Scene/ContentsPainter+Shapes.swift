import CoreGraphics
import RenderTree

extension ContentsPainter {
    /// Draws a shape layer's path. Rectangles, rounded rectangles and circles are filled as such, and rectangles stroked: round lines
    /// cost less by their edges than by the distance of every pixel from two arcs.
    func drawShape(_ shape: ShapeContent, _ drawing: LayerDrawing) {
        guard let path = shape.path, !path.box.isNull, !drawOutline(shape, path, drawing) else { return }
        if let color = shape.fillColor, color.alpha > 0 {
            draw(path, isEvenOdd: shape.fillRuleIsEvenOdd, stroke: nil, color, drawing)
        }
        if let color = shape.strokeColor, let stroke = shape.stroke {
            draw(path, isEvenOdd: false, stroke: stroke, color, drawing)
        }
    }

    /// The grid may move an edge by a step.
    fileprivate static let gridStep = 1.0 / 64

    private func draw(
        _ path: PathReference, isEvenOdd: Bool, stroke: PathStroke?, _ color: RGBA, _ drawing: LayerDrawing
    ) {
        let scene: SceneBuilder = scene
        let extent = VisibleExtent(
            of: DisplayPath.extent(of: path.box, stroke), on: drawing.plane, in: drawing.around.cull,
            spread: ContentsPainter.gridStep)
        guard let extent else { return }
        scene.list.paths.append(
            DisplayPath(
                layer: drawing.id, path: path, toPixels: drawing.plane, isEvenOdd: isEvenOdd, stroke: stroke,
                cuts: drawing.around.cuts, isFine: scene.followsCoreGraphics))
        scene.emit(.path(scene.list.paths.count - 1, .solid(color)), drawing, extent.bounds)
    }

    /// True when the shape could be drawn without painting its path.
    private func drawOutline(_ shape: ShapeContent, _ path: PathReference, _ drawing: LayerDrawing) -> Bool {
        guard path.hasSimpleSteps, let outline = OutlineShape(path.path), !outline.radii.isContinuous else {
            return false
        }
        // The edges of what is turned or round are near, not exact.
        if scene.followsCoreGraphics, !drawing.plane.isUpright || !outline.radii.isZero { return false }
        let isClosed = path.path.elements.last == .close
        guard !shape.isStroked || shape.isWholeStroke && isClosed && shape.lineJoin != .bevel else { return false }
        if let color = shape.fillColor, color.alpha > 0 {
            scene.fill(drawing, outline.rect, .solid(color), radii: outline.radii, edges: 15)
        }
        guard var stroke = shape.stroke, let color = shape.strokeColor else { return true }
        guard outline.radii.isZero else {
            // There are no corners, and so no miters for which there would have to be room.
            stroke.join = .round
            draw(path, isEvenOdd: false, stroke: stroke, color, drawing)
            return true
        }
        drawRing(along: outline.rect, shape, color, drawing)
        return true
    }

    /// A line along a rectangle reaches half its width to each side.
    private func drawRing(along rect: CGRect, _ shape: ShapeContent, _ color: RGBA, _ drawing: LayerDrawing) {
        let half = shape.lineWidth / 2
        let ring = rect.insetBy(dx: -half, dy: -half)
        let radii = shape.lineJoin == .round ? CornerRadii(radius: half) : CornerRadii()
        if shape.lineWidth * 2 >= min(Double(ring.width), Double(ring.height)) {
            scene.fill(drawing, ring, .solid(color), radii: radii, edges: 15)
        } else if let (quad, bounds) = scene.quad(drawing, ring, radii: radii, edges: 15) {
            scene.emit(.border(quad, width: shape.lineWidth, color), drawing, bounds)
        }
    }
}

extension ShapeContent {
    var isWholeStroke: Bool { strokeStart <= 0 && strokeEnd >= 1 && lineDashPattern.isEmpty }

    /// nil when nothing is stroked.
    fileprivate var stroke: PathStroke? {
        guard isStroked else { return nil }
        var stroke = PathStroke()
        (stroke.width, stroke.cap, stroke.join) = (lineWidth, lineCap, lineJoin)
        if miterLimit.isFinite { stroke.miterLimit = miterLimit }
        (stroke.start, stroke.end) = (strokeStart, strokeEnd)
        (stroke.dashPhase, stroke.dashes) = (lineDashPhase, lineDashPattern)
        return stroke
    }
}

extension SceneBuilder {
    /// Draws a shape that is filled and nothing else, as thousands may be: what it is made of is read where it lies, and nothing is counted
    /// but the path that the list keeps.
    func drawFill(of layer: UnsafePointer<SampledLayer>, _ drawing: LayerDrawing) {
        guard
            let extent = VisibleExtent(
                of: layer.pointee.plainFill!.extent, on: drawing.plane, in: drawing.around.cull,
                spread: ContentsPainter.gridStep)
        else { return }
        askForRoom()
        let index = list.paths.count
        list.paths.append(
            DisplayPath(
                layer: drawing.id, path: layer.pointee.plainFill!.path, toPixels: drawing.plane,
                isEvenOdd: layer.pointee.plainFill!.isEvenOdd, cuts: drawing.around.cuts, isFine: followsCoreGraphics))
        emit(.path(index, .solid(layer.pointee.plainFill!.color)), drawing, extent.bounds)
        guard layer.pointee.version == leaves.pass, let early else { return }
        let limits = drawing.around.cull
        list.paths.withUnsafeBufferPointer { paths in
            early._withUnsafeGuaranteedRef { $0.use(earlyPath: paths.baseAddress! + index, at: index, limits: limits) }
        }
    }
}
