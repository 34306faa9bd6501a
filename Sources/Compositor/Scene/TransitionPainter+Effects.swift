import CoreGraphics
import RenderTree

extension TransitionPainter {
    /// Lays a transition's picture on the layer's plane. `mirror` turns the effect over and the faces back.
    func draw(
        _ picture: TransitionPicture, _ drawing: LayerDrawing, old: TransitionFacePass, new: TransitionFacePass,
        mirror: Homography? = nil
    ) {
        let start = scene.items.count
        var space = drawing
        if picture.clipsToBounds {
            scene.clip(&space.around, to: drawing.bounds, radii: CornerRadii(), edges: drawing.softEdges)
        }
        guard !space.around.cull.isEmpty else { return }
        // Parts are given from the bounds' origin.
        space.around.plane = space.plane.translated(x: Double(drawing.bounds.minX), y: Double(drawing.bounds.minY))
        var old = old, new = new
        if let mirror {
            space.around.plane = space.plane.after(mirror)
            old.toPassPixels = old.toPassPixels.after(mirror)
            new.toPassPixels = new.toPassPixels.after(mirror)
        }
        if picture.isDissolve, let (sheet, face) = mixedSheet(picture.parts, drawing.id, old: old, new: new) {
            return drawSheet(sheet, face, tint: .clear, space, 1)
        }
        for part in picture.parts { draw(part, space, old: old, new: new) }
        // A part that shows alone has nothing to add up with.
        guard picture.isDissolve, picture.parts.count(where: \.isSeen) > 1, scene.items.count > start else { return }
        for index in start..<scene.items.count { scene.items[index].blendMode = .plusLighter }
        let region = scene.unionBounds(from: start)
        let pass = scene.closePass(drawing.id, .group, from: start, region: region)
        scene.items.append(DisplayItem(layer: drawing.id, kind: .pass(pass, mask: nil), bounds: region))
    }

    /// Two pictures that fade across each other on one sheet are mixed while they are flat, and bent once: to bend both takes twice as long,
    /// and differs by roundings alone. nil where the parts are something else.
    private func mixedSheet(
        _ parts: [TransitionPicture.Part], _ layer: LayerID, old: TransitionFacePass, new: TransitionFacePass
    ) -> (BentSheet, TransitionFacePass)? {
        guard parts.count == 2, case .sheet(let first, let sheet, let share) = parts[0],
            case .sheet(let second, let other, let otherShare) = parts[1], first != second, sheet == other, share > 0,
            otherShare > 0, old.pass >= 0, new.pass >= 0, old.toPassPixels == new.toPassPixels
        else { return nil }
        let start = scene.items.count
        for (face, share) in [(first, share), (second, otherShare)] {
            let pass = face == .old ? old.pass : new.pass
            scene.items.append(
                DisplayItem(
                    layer: layer, kind: .pass(pass, mask: nil), opacity: Float(share), blendMode: .plusLighter,
                    bounds: scene.list.passes[pass].region))
        }
        let mixed = scene.closePass(layer, .group, from: start, region: scene.unionBounds(from: start))
        return (sheet, TransitionFacePass(pass: mixed, toPassPixels: old.toPassPixels))
    }

    private func draw(
        _ part: TransitionPicture.Part, _ space: LayerDrawing, old: TransitionFacePass, new: TransitionFacePass
    ) {
        switch part {
        case .face(let face, let map, let opacity):
            var placed = space
            placed.around.plane = space.plane.after(Homography(plane: map)).snapped
            drawFace(face == .old ? old : new, placed, opacity)
        case .disc(let face, let center, let radius):
            guard radius > 0 else { return }
            var inside = space
            scene.clip(
                &inside.around,
                to: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
                radii: CornerRadii(radius: radius), edges: 15)
            guard !inside.around.cull.isEmpty else { return }
            drawFace(face == .old ? old : new, inside, 1)
        case .sheet(let face, let sheet, let opacity):
            drawSheet(sheet, face == .old ? old : new, tint: .clear, space, opacity)
        case .page(let face, let sheet, let tint):
            drawSheet(sheet, face == .old ? old : new, tint: tint, space, 1)
        case .band(let from, let to, let alpha): drawBand(from, to, alpha, space)
        case .shadow(let map, let sigma, let alpha, let edge): drawFlapShadow(map, sigma, alpha, edge, space)
        case .cover(let color): scene.fill(space, CGRect(origin: .zero, size: space.bounds.size), .solid(color))
        }
    }

    private func drawFace(_ face: TransitionFacePass, _ space: LayerDrawing, _ opacity: Double) {
        guard face.pass >= 0, opacity > 0, let back = face.toPassPixels.inverse else { return }
        let region = scene.list.passes[face.pass].region
        guard let low = back.apply(CGPoint(x: Double(region.minX), y: Double(region.minY))),
            let high = back.apply(CGPoint(x: Double(region.maxX), y: Double(region.maxY)))
        else { return }
        scene.fill(
            space,
            CGRect(
                x: min(low.x, high.x), y: min(low.y, high.y), width: abs(high.x - low.x), height: abs(high.y - low.y)),
            .pass(face.pass, toPassPixels: face.toPassPixels, filter: .linear), edges: 15, opacity: Float(opacity))
    }

    private func drawSheet(
        _ sheet: BentSheet, _ face: TransitionFacePass, tint: RGBA, _ space: LayerDrawing, _ opacity: Double
    ) {
        guard face.pass >= 0, opacity > 0, !sheet.indices.isEmpty else { return }
        let plane = space.plane
        // Texels count from the pass's corner, which lies where its content begins.
        let region = scene.list.passes[face.pass].region
        let corner = (x: Double(region.minX), y: Double(region.minY))
        var vertices: [Mesh.Vertex] = []
        vertices.reserveCapacity(sheet.vertices.count)
        var minX = Double.infinity, minY = Double.infinity, maxX = -Double.infinity, maxY = -Double.infinity
        for vertex in sheet.vertices {
            let p = plane.homogeneous(vertex.x, vertex.y)
            guard p.w > 0 else { return }
            let x = p.x / p.w, y = p.y / p.w
            minX = min(minX, x)
            minY = min(minY, y)
            maxX = max(maxX, x)
            maxY = max(maxY, y)
            let texel = face.toPassPixels.homogeneous(vertex.u, vertex.v)
            vertices.append(
                .init(
                    x: Float(x), y: Float(y), w: Float(p.w), u: Float(texel.x / texel.w - corner.x),
                    v: Float(texel.y / texel.w - corner.y),
                    frontShade: Float(vertex.frontShade), backShade: Float(vertex.backShade)))
        }
        guard let box = PixelRect(enclosing: minX - 0.5, minY - 0.5, maxX + 0.5, maxY + 0.5) else { return }
        let bounds = box.intersection(space.around.cull)
        guard !bounds.isEmpty else { return }
        var mesh = Mesh(
            vertices: vertices, indices: sheet.indices, front: face.pass, back: face.pass, backTint: tint)
        // On a mirrored plane the front is seen the other way round.
        if plane.determinant < 0 { mesh.turnTriangles() }
        scene.list.meshes.append(mesh)
        scene.emit(.mesh(scene.list.meshes.count - 1), space, bounds, opacity: Float(opacity))
    }

    private func drawBand(_ from: CGPoint, _ to: CGPoint, _ alpha: Double, _ space: LayerDrawing) {
        let length = hypot(Double(to.x - from.x), Double(to.y - from.y))
        guard length > 0, alpha > 0 else { return }
        let x = Double(to.x - from.x) / length, y = Double(to.y - from.y) / length
        let reach = 2 * hypot(Double(space.bounds.width), Double(space.bounds.height))
        var band = space
        band.around.plane = space.plane.after(Homography(x, -y, Double(from.x), y, x, Double(from.y)))
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: Float(alpha))
        scene.list.gradients.append(
            GradientPaint(
                kind: .axial, start: .zero, end: CGPoint(x: length, y: 0),
                colors: [black, faded(black, 0.3), faded(black, 0)],
                locations: [0, 0.5, 1]))
        scene.fill(
            band, CGRect(x: 0, y: -reach, width: length, height: 2 * reach), .gradient(scene.list.gradients.count - 1),
            edges: 0)
    }

    private func faded(_ color: RGBA, _ share: Float) -> RGBA {
        RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * share)
    }

    private func drawFlapShadow(
        _ map: CATransform3D, _ sigma: Double, _ alpha: Double, _ edge: TransitionPicture.Edge, _ space: LayerDrawing
    ) {
        guard let back = space.plane.inverse else { return }
        var flap = space
        flap.around.plane = space.plane.after(Homography(plane: map))
        if let cut = HalfPlane(
            edge.a * back.a + edge.b * back.d + edge.c * back.g, edge.a * back.b + edge.b * back.e + edge.c * back.h,
            edge.a * back.c + edge.b * back.f + edge.c * back.i)
        {
            flap.around.cuts = scene.appendCuts(space.around.cuts, cut)
        }
        let rect = CGRect(origin: .zero, size: space.bounds.size)
        guard case (var quad, let bounds)? = scene.quad(flap, rect.insetBy(dx: -3 * sigma, dy: -3 * sigma)) else {
            return
        }
        quad.rect = rect
        let ink = RGBA(red: 0, green: 0, blue: 0, alpha: Float(alpha))
        scene.emit(.shadow(quad, sigma: sigma, ink), flap, bounds)
    }
}

extension Mesh {
    /// Turns every triangle, so that what was the back is the front.
    mutating func turnTriangles() {
        for start in stride(from: 0, to: indices.count - 2, by: 3) { indices.swapAt(start + 1, start + 2) }
    }
}
