import CPrefetch
import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Fills a rectangle of the layer's plane.
    func fill(
        _ drawing: LayerDrawing, _ rect: CGRect, _ paint: Paint, radii: CornerRadii = CornerRadii(),
        edges: UInt8? = nil,
        opacity: Float = 1, blendMode: BlendMode = .normal
    ) {
        guard let (quad, bounds) = quad(drawing, rect, radii: radii, edges: edges) else { return }
        emit(.fill(quad, paint), drawing, bounds, opacity: opacity, blendMode: blendMode)
    }

    /// A rectangle of the layer's plane and the pixels it touches, or nil when it cannot be seen.
    func quad(
        _ drawing: LayerDrawing, _ rect: CGRect, radii: CornerRadii = CornerRadii(), edges: UInt8? = nil,
        spread: Double = 0
    ) -> (Quad, PixelRect)? {
        let around = drawing.around
        guard let extent = VisibleExtent(of: rect, on: around.plane, in: around.cull, spread: spread) else {
            return nil
        }
        var quad = Quad(rect: rect, toPixels: around.plane)
        quad.radii = radii
        quad.antialiasedEdges = edges ?? drawing.softEdges
        quad.cuts = around.cuts
        if extent.crossesEye, let horizon = around.plane.horizon { quad.cuts = appendCuts(around.cuts, horizon) }
        return (quad, extent.bounds)
    }

    @inline(__always)
    func emit(
        _ kind: DisplayItem.Kind, _ drawing: LayerDrawing, _ bounds: PixelRect, opacity: Float = 1,
        blendMode: BlendMode = .normal
    ) {
        items.append(
            DisplayItem(
                layer: drawing.id, kind: kind, opacity: drawing.around.opacity * opacity, blendMode: blendMode,
                clip: drawing.around.clip, bounds: bounds))
    }

    /// Asks for the memory of the items and paths that follow soon: the list before the last one left it, and it has gone far since.
    @inline(__always)
    func askForRoom() {
        items.withUnsafeBufferPointer {
            guard let first = $0.baseAddress, $0.count + 4 < items.capacity else { return }
            prefetch_to_write(first + $0.count + 4, Int32(MemoryLayout<DisplayItem>.stride))
        }
        list.paths.withUnsafeBufferPointer {
            guard let first = $0.baseAddress, $0.count + 4 < list.paths.capacity else { return }
            prefetch_to_write(first + $0.count + 4, Int32(MemoryLayout<DisplayPath>.stride))
        }
    }

    /// Restricts what is drawn from here on to a rectangle of the plane.
    ///
    /// Upright clips become boxes of pixels, and a box inside a box is one box: chains of plain views clip at the cost of one.
    func clip(_ space: inout Surroundings, to rect: CGRect, radii: CornerRadii, edges: UInt8) {
        let before = space.cull
        guard let extent = VisibleExtent(of: rect, on: space.plane, in: before) else {
            space.cull = .empty
            return
        }
        space.cull = extent.bounds
        var quad = Quad(rect: rect, toPixels: space.plane)
        quad.radii = radii
        quad.antialiasedEdges = edges
        if extent.crossesEye, let horizon = space.plane.horizon { quad.cuts = appendCuts(0..<0, horizon) }
        var parent = space.clip
        if radii.isZero, space.plane.isUpright {
            var box = pixelBox(rect, space.plane)
            if box.minX <= Double(before.minX), box.minY <= Double(before.minY), box.maxX >= Double(before.maxX),
                box.maxY >= Double(before.maxY)
            {
                return
            }
            if parent >= 0, list.clips[Int(parent)].path < 0, list.clips[Int(parent)].quad.isPixelBox {
                box = box.overlap(with: list.clips[Int(parent)].quad.rect)
                parent = list.clips[Int(parent)].parent
            }
            quad = Quad(rect: box, toPixels: .identity)
            quad.antialiasedEdges = edges
        }
        list.clips.append(DisplayClip(quad: quad, parent: parent))
        space.clip = Int32(list.clips.count - 1)
    }

    private func pixelBox(_ rect: CGRect, _ plane: Homography) -> CGRect {
        let s = 1 / plane.i
        let ax = (plane.a * Double(rect.minX) + plane.c) * s, bx = (plane.a * Double(rect.maxX) + plane.c) * s
        let ay = (plane.e * Double(rect.minY) + plane.f) * s, by = (plane.e * Double(rect.maxY) + plane.f) * s
        return CGRect(x: min(ax, bx), y: min(ay, by), width: abs(bx - ax), height: abs(by - ay))
    }
}

extension Quad {
    /// True for an upright box that is already in pixels.
    var isPixelBox: Bool { toPixels == .identity && radii.isZero && cuts.isEmpty }
}
