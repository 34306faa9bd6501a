import CKernels
import CoreGraphics

/// A clip and all clips around it, in the target's pixels.
struct ResolvedClip: BitwiseCopyable {
    /// No pixel outside shows.
    var scissor: PixelRect
    /// Every pixel inside shows wholly.
    var inner: PixelRect
    /// Head of the chain of shapes, or −1.
    var shape: Int32
    /// Head of the chain of paths, or −1.
    var path: Int32 = -1

    static let everything = PixelRect(minX: .min / 4, minY: .min / 4, maxX: .max / 4, maxY: .max / 4)
    static let none = ResolvedClip(scissor: everything, inner: everything, shape: -1)
    static let nothing = ResolvedClip(scissor: .empty, inner: .empty, shape: -1)
}

extension SceneSetup {
    /// Resolves the clips of the list, outermost first (a clip's parent comes before it in the list).
    func resolveClips() {
        clips.removeAll()
        for index in list.clips.indices {
            let parentIndex = list.clips[index].parent
            let parent = parentIndex < 0 ? ResolvedClip.none : clips[Int(parentIndex)]
            clips.append(resolve(list.clips[index], inside: parent))
        }
    }

    func resolvedClip(_ index: Int32) -> ResolvedClip {
        clips[Int(index)]
    }

    private func resolve(_ clip: DisplayClip, inside parent: ResolvedClip) -> ResolvedClip {
        guard clip.path >= 0 else { return resolve(clip.quad, inside: parent) }
        let path = pathsOfList.baseAddress! + Int(clip.path)
        guard let index = place(pathAt: Int(clip.path), before: parent.path) else { return .nothing }
        var result = resolve(clip.quad, inside: parent)
        for cut in path.pointee.cuts { result.shape = addCut(list.halfPlanes[cut], before: result.shape) }
        (result.inner, result.path) = (.empty, index)
        return result
    }

    private func resolve(_ quad: Quad, inside parent: ResolvedClip) -> ResolvedClip {
        let limits = parent.scissor.intersection(limits)
        guard !limits.isEmpty, let placement = place(quad, within: limits) else { return .nothing }
        if quad.radii.isZero, quad.cuts.isEmpty, placement.isPixelAligned {
            return ResolvedClip(
                scissor: placement.alignedRect.intersection(limits),
                inner: parent.inner.intersection(placement.alignedRect), shape: parent.shape, path: parent.path)
        }
        let shape = addShapes(quad, placement, before: parent.shape)
        return ResolvedClip(
            scissor: placement.bounds, inner: parent.inner.intersection(placement.innerRect(of: quad)), shape: shape,
            path: parent.path)
    }

    /// Adds the shapes of a quad (edges, corners, cuts) in front of the chain `next`; returns the new head.
    func addShapes(_ quad: Quad, _ placement: QuadPlacement, before next: Int32, isInverted: Bool = false) -> Int32 {
        var head = next
        for cut in quad.cuts { head = addCut(list.halfPlanes[cut], before: head) }
        if placement.horizon.c.isFinite { head = addEdge(placement.horizon, at: placement, before: head) }
        var shape = CKShape.plain
        (shape.originX, shape.originY, shape.next) = (placement.originX, placement.originY, head)
        shape.isInverted = isInverted ? 1 : 0
        shape.hardFirst = Int32(scene.hardLines.count)
        let soft = quad.antialiasedEdges
        shape.left = line(of: placement.left, isSoft: soft & 1 != 0)
        shape.right = line(of: placement.right, isSoft: soft & 2 != 0)
        shape.bottom = line(of: placement.bottom, isSoft: soft & 4 != 0)
        shape.top = line(of: placement.top, isSoft: soft & 8 != 0)
        shape.hardCount = Int32(scene.hardLines.count) - shape.hardFirst
        shape.hasSoftLines = soft & 15 != 0 ? 1 : 0
        shape.rounding = quad.radii.isZero ? -1 : addRounding(quad, placement)
        return scene.shapes.append(shape)
    }

    /// The soft line of an edge; a hard edge goes among the hard lines instead and leaves full coverage here.
    private func line(of edge: PlacedEdge, isSoft: Bool) -> CKLine {
        if isSoft { return edge.line }
        if edge.c.isFinite { scene.hardLines.append(edge.exact) }
        return .full
    }

    private func addEdge(_ edge: PlacedEdge, at placement: QuadPlacement, before next: Int32) -> Int32 {
        var shape = CKShape.plain
        (shape.originX, shape.originY, shape.next) = (placement.originX, placement.originY, next)
        shape.left = edge.line
        shape.hasSoftLines = 1
        return scene.shapes.append(shape)
    }

    func addCut(_ cut: HalfPlane, before next: Int32) -> Int32 {
        var shape = CKShape.plain
        shape.next = next
        let (x, y) = (region.minX, region.minY)
        if cut.isAntialiased {
            let c = cut.a * (Double(x) + 0.5) + cut.b * (Double(y) + 0.5) + cut.c + 0.5
            shape.left = CKLine(a: Float(cut.a), b: Float(cut.b), c: Float(c))
            shape.hasSoftLines = 1
        } else {
            shape.hardFirst = scene.hardLines.append(
                .halfOpen(a: cut.a, b: cut.b, c: cut.c, regionX: x, regionY: y))
            shape.hardCount = 1
        }
        return scene.shapes.append(shape)
    }

    /// Corner curves are judged in the quad's own space, counted from its centre.
    private func addRounding(_ quad: Quad, _ placement: QuadPlacement) -> Int32 {
        let half = CGSize(width: quad.rect.size.width / 2, height: quad.rect.size.height / 2)
        let center = CGPoint(x: quad.rect.origin.x + half.width, y: quad.rect.origin.y + half.height)
        let limit = min(half.width, half.height)
        let reach = quad.radii.isContinuous ? 1.528665 : 1
        func extent(_ radius: Double) -> Float { Float(min(max(radius, 0) * reach, limit)) }
        let toLocal = placement.toLocal.movedBy(-center.x, -center.y)
        var rounding = CKRounding()
        rounding.toLocal = toLocal.single
        rounding.halfWidth = Float(half.width)
        rounding.halfHeight = Float(half.height)
        rounding.topLeft = extent(quad.radii.topLeft)
        rounding.topRight = extent(quad.radii.topRight)
        rounding.bottomLeft = extent(quad.radii.bottomLeft)
        rounding.bottomRight = extent(quad.radii.bottomRight)
        rounding.isContinuous = quad.radii.isContinuous ? 1 : 0
        func box(_ sx: Double, _ sy: Double, _ extent: Float) -> (CKLine, CKLine) {
            (
                toLocal.lineWhere(x: sx, exceeds: half.width - Double(extent)),
                toLocal.lineWhere(y: sy, exceeds: half.height - Double(extent))
            )
        }
        let (b0, b1) = box(-1, -1, rounding.topLeft), (b2, b3) = box(1, -1, rounding.topRight)
        let (b4, b5) = box(-1, 1, rounding.bottomLeft), (b6, b7) = box(1, 1, rounding.bottomRight)
        rounding.boxes = (b0, b1, b2, b3, b4, b5, b6, b7)
        return scene.roundings.append(rounding)
    }
}

extension CKLine {
    static let full = CKLine(a: 0, b: 0, c: 2)
}

extension CKShape {
    static let plain: CKShape = {
        var shape = CKShape()
        (shape.next, shape.rounding) = (-1, -1)
        (shape.left, shape.right, shape.top, shape.bottom) = (.full, .full, .full, .full)
        return shape
    }()
}

extension Matrix3 {
    /// The pixels whose x, times `sign`, is more than `bound`; distance in pixels.
    fileprivate func lineWhere(x sign: Double, exceeds bound: Double) -> CKLine {
        Matrix3.unitLine(sign * a - bound * g, sign * b - bound * h, sign * c - bound * i)
    }

    fileprivate func lineWhere(y sign: Double, exceeds bound: Double) -> CKLine {
        Matrix3.unitLine(sign * d - bound * g, sign * e - bound * h, sign * f - bound * i)
    }

    private static func unitLine(_ a: Double, _ b: Double, _ c: Double) -> CKLine {
        let length = (a * a + b * b).squareRoot()
        guard length > 0 else { return CKLine(a: 0, b: 0, c: c > 0 ? 1e9 : -1e9) }
        return CKLine(a: Float(a / length), b: Float(b / length), c: Float(c / length))
    }
}
