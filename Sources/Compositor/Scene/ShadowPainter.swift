import CoreGraphics
import RenderTree

/// Puts the shadows of layers into a scene.
final class ShadowPainter {
    // The builder owns this object, and nobody else has it.
    unowned(unsafe) let scene: SceneBuilder

    init(_ scene: SceneBuilder) {
        self.scene = scene
    }

    /// The layer's shadow, put beneath everything that the layer drew from `start` on.
    ///
    /// A silhouette that is a rounded rectangle blurs analytically; any other is painted as a picture, coloured and blurred.
    func drawShadow(_ drawing: LayerDrawing, below start: Int) {
        let style = drawing.style
        guard style.pointee.shadowOpacity > 0, let color = style.pointee.shadowColor, color.alpha > 0,
            style.pointee.shadowOffset.width.isFinite, style.pointee.shadowOffset.height.isFinite
        else { return }
        let sigma = max(0, style.pointee.shadowRadius)
        guard sigma.isFinite else { return }
        var ink = color
        ink.alpha *= min(1, style.pointee.shadowOpacity)
        var space = drawing
        if style.pointee.masksToBounds {
            scene.clip(&space.around, to: drawing.bounds, radii: drawing.radii, edges: drawing.softEdges)
        }
        let end = scene.items.count
        if let path = style.pointee.shadowPath {
            if path.hasSimpleSteps, let outline = OutlineShape(path.path) {
                drawShadow(of: outline.rect, radii: outline.radii, space, sigma, ink)
            } else {
                drawShadow(of: path, space, sigma, ink)
            }
        } else if let outline = silhouette(drawing, from: start) {
            ink.alpha *= outline.alpha
            drawShadow(of: outline.rect, radii: outline.radii, space, sigma, ink)
        } else {
            drawShadowOfItems(start..<end, space, sigma, ink)
        }
        moveToFront(of: start, from: end)
    }

    /// Puts the items from `end` on beneath those from `start` on.
    private func moveToFront(of start: Int, from end: Int) {
        guard end < scene.items.count, start < end else { return }
        let shadow = scene.items.removeLast()
        scene.items.insert(shadow, at: start)
    }

    private func drawShadow(
        of rect: CGRect, radii: CornerRadii, _ drawing: LayerDrawing, _ sigma: Double, _ color: RGBA
    ) {
        let offset = drawing.style.pointee.shadowOffset
        let moved = CGRect(
            x: rect.origin.x + offset.width, y: rect.origin.y + offset.height, width: rect.size.width,
            height: rect.size.height)
        guard moved.width > 0, moved.height > 0 else { return }
        // Where a blur has faded to nothing: three deviations on each side.
        let reach = moved.insetBy(dx: -3 * sigma, dy: -3 * sigma)
        guard let (_, bounds) = scene.quad(drawing, reach), var (quad, _) = scene.quad(drawing, reach) else { return }
        quad.rect = moved
        quad.radii = radii
        scene.emit(
            .shadow(quad, sigma: sigma, color, endsEarly: scene.followsCoreGraphics), drawing, bounds)
    }

    // MARK: Silhouettes

    private struct Silhouette {
        var rect: CGRect
        var radii: CornerRadii
        var alpha: Float
    }

    /// The outline of what was drawn, when its lowest item covers all others.
    private func silhouette(_ drawing: LayerDrawing, from start: Int) -> Silhouette? {
        guard start < scene.items.count, case .fill(let base, let paint) = scene.items[start].kind,
            scene.items[start].blendMode == .normal,
            scene.items[start].clip == drawing.around.clip, base.toPixels == drawing.plane,
            scene.items[start].opacity == 1
        else { return nil }
        let alpha: Float
        switch paint {
        case .solid(let color): alpha = color.alpha
        case .image(let image) where scene.list.images[Int(image.image)].isOpaque: alpha = 1
        default: return nil
        }
        if scene.items.count > start + 1 {
            guard alpha >= 1, let back = drawing.plane.inverse else { return nil }
            for index in (start + 1)..<scene.items.count where !covers(base, scene.items[index], back) { return nil }
        }
        return Silhouette(rect: base.rect, radii: base.radii, alpha: min(1, alpha))
    }

    private func covers(_ base: Quad, _ item: DisplayItem, _ back: Homography) -> Bool {
        let quad: Quad
        switch item.kind {
        case .fill(let own, _), .border(let own, _, _), .backdrop(let own, _): quad = own
        case .shadow, .mesh, .path: return false
        case .pass:
            quad = Quad(rect: CGRect(item.bounds), toPixels: .identity)
        }
        let isSamePlane = quad.toPixels == base.toPixels
        if isSamePlane, quad.rect == base.rect, quad.radii == base.radii { return true }
        let toBase = isSamePlane ? Homography.identity : back.after(quad.toPixels)
        let rect = quad.rect
        for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)] {
            guard let point = toBase.apply(CGPoint(x: x, y: y)), base.contains(point) else { return false }
        }
        return true
    }

    // MARK: Pictures

    private func drawShadow(of path: PathReference, _ drawing: LayerDrawing, _ sigma: Double, _ color: RGBA) {
        var shape = ShapeContent()
        shape.path = path
        shape.fillColor = .black
        let start = scene.items.count
        var space = drawing
        space.around.clip = -1
        space.around.opacity = 1
        let margin = pixelSigma(drawing, sigma)
        space.around.cull = space.around.cull.expanded(
            x: Int(3 * margin.x) + 2 + offsetReach(drawing), y: Int(3 * margin.y) + 2 + offsetReach(drawing))
        scene.contents.drawShape(shape, space)
        closeShadow(from: start, drawing, sigma, color)
    }

    private func drawShadowOfItems(_ range: Range<Int>, _ drawing: LayerDrawing, _ sigma: Double, _ color: RGBA) {
        let start = scene.items.count
        for index in range {
            var copy = scene.items[index]
            if copy.clip == drawing.around.clip { copy.clip = -1 }
            scene.items.append(copy)
        }
        closeShadow(from: start, drawing, sigma, color)
    }

    private func closeShadow(from start: Int, _ drawing: LayerDrawing, _ sigma: Double, _ color: RGBA) {
        guard scene.items.count > start else { return }
        let deviation = pixelSigma(drawing, sigma)
        let margin = (x: Int((3 * deviation.x).rounded(.up)), y: Int((3 * deviation.y).rounded(.up)))
        let region = scene.unionBounds(from: start).expanded(x: margin.x, y: margin.y)
        let pass = scene.closePass(drawing.id, .shadow, from: start, region: region)
        let first = scene.list.filters.count
        scene.list.filters.append(.silhouette(color))
        if deviation.x > 0 || deviation.y > 0 {
            scene.list.filters.append(.gaussian(sigmaX: deviation.x, sigmaY: deviation.y))
        }
        scene.list.passes[pass].filters = first..<scene.list.filters.count
        let offset = drawing.style.pointee.shadowOffset
        let plane = drawing.plane
        guard let back = plane.inverse else { return }
        // A point of the shadow shows the silhouette's point that lies one offset back on the layer's plane.
        let source = plane.translated(x: -Double(offset.width), y: -Double(offset.height)).after(back).normalized
        let target = plane.translated(x: Double(offset.width), y: Double(offset.height)).after(back)
        guard let extent = VisibleExtent(of: CGRect(region), on: target, in: drawing.around.cull) else { return }
        var quad = Quad(rect: CGRect(extent.bounds), toPixels: .identity)
        quad.antialiasedEdges = 0
        quad.cuts = drawing.around.cuts
        scene.emit(.fill(quad, .pass(pass, toPassPixels: source, filter: .linear)), drawing, extent.bounds)
    }

    private func pixelSigma(_ drawing: LayerDrawing, _ sigma: Double) -> (x: Double, y: Double) {
        let scale = drawing.plane.axisScales(at: drawing.bounds.middle)
        guard scale.x.isFinite, scale.y.isFinite else { return (0, 0) }
        if drawing.plane.isUpright {
            return (SceneBuilder.blurDeviation(sigma * scale.x), SceneBuilder.blurDeviation(sigma * scale.y))
        }
        let round = SceneBuilder.blurDeviation((scale.x * scale.y).squareRoot() * sigma)
        return (round, round)
    }

    private func offsetReach(_ drawing: LayerDrawing) -> Int {
        let offset = drawing.style.pointee.shadowOffset
        let scale = drawing.plane.axisScales(at: drawing.bounds.middle)
        let reach = (abs(Double(offset.width)) + abs(Double(offset.height))) * max(scale.x, scale.y)
        return reach.isFinite ? Int(min(reach, Double(PixelRect.limit)).rounded(.up)) : 0
    }
}

extension Homography {
    /// The same map with a last member of 1, where it has one.
    var normalized: Homography {
        guard i != 0, i != 1 else { return self }
        let s = 1 / i
        return Homography(a * s, b * s, c * s, d * s, e * s, f * s, g * s, h * s, 1)
    }
}
