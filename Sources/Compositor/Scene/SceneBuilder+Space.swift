import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Begins a transform layer: it draws nothing itself, its sublayers stand in space before its superlayer's plane.
    func enterSpace(_ entry: QueuedLayer, _ drawing: LayerDrawing, _ geometry: LayerGeometry, isPlaced: Bool) {
        var layer = OpenLayer(
            tree: entry.tree, index: entry.index, id: drawing.id, outer: drawing.around, own: drawing.around,
            inner: drawing.around, firstItem: items.count, queueStart: queue.count, queueNext: queue.count)
        layer.drawsItself = false
        layer.tint = entry.tint
        var base = sublayerBase(geometry, drawing.style)
        if !isPlaced { base = CATransform3DConcat(base, geometry.matrix) }
        depth.begin()
        gather(
            below: entry.index, tree: entry.tree, base: base, opacity: geometry.opacity,
            isFlipped: drawing.style.pointee.isGeometryFlipped, tint: -1)
        queueMembers(in: drawing.around)
        open.append(layer)
    }

    /// From the space in which a layer's sublayers are given to the layer's own.
    func sublayerBase(_ geometry: LayerGeometry, _ style: UnsafePointer<LayerAppearance>) -> CATransform3D {
        let base = geometry.sublayerMatrix(style.pointee.sublayerTransform)
        guard style.pointee.isGeometryFlipped else { return base }
        var flip = CATransform3DIdentity
        flip.m22 = -1
        flip.m42 = geometry.bounds.origin.y * 2 + geometry.bounds.size.height
        return CATransform3DConcat(base, flip)
    }

    private struct Space {
        var end: Int32
        var base: CATransform3D
        var opacity: Float
        var isFlipped: Bool
    }

    /// Adds all sublayers that stand in one space; those of transform layers among them stand in it too.
    func gather(
        below parent: Int32, tree treeIndex: Int32, base: CATransform3D, opacity: Float, isFlipped: Bool, tint: Int32
    ) {
        let tree = trees[treeIndex]
        let end = tree.links[Int(parent)].subtreeEnd
        var spaces = [Space(end: end, base: base, opacity: opacity, isFlipped: isFlipped)]
        var index = parent + 1
        while index < end {
            while index >= spaces[spaces.count - 1].end { spaces.removeLast() }
            let space = spaces[spaces.count - 1]
            let link = tree.links[Int(index)]
            let geometry = tree.layers[Int(index)].geometry
            guard link.role == .sublayer, !geometry.isHidden, geometry.opacity > 0, geometry.isFinite else {
                index = link.subtreeEnd
                continue
            }
            let style = tree.layers[Int(index)].looks
            let matrix = CATransform3DConcat(geometry.matrix, space.base)
            if case .transform = tree.layers[Int(index)].content {
                spaces.append(
                    Space(
                        end: link.subtreeEnd, base: CATransform3DConcat(sublayerBase(geometry, style), matrix),
                        opacity: space.opacity * geometry.opacity,
                        isFlipped: space.isFlipped != style.pointee.isGeometryFlipped))
                index += 1
            } else {
                depth.add(
                    .init(
                        tree: treeIndex, index: index, matrix: matrix, bounds: geometry.bounds.upright,
                        opacity: space.opacity, tint: tint, isFlipped: space.isFlipped,
                        isOpaque: geometry.opacity * space.opacity >= 1
                            && (style.pointee.backgroundColor?.alpha ?? 0) >= 1))
                index = link.subtreeEnd
            }
        }
    }

    /// Queues what was gathered from back to front, cut where planes cross. `surroundings.plane` is the plane they are seen on.
    func queueMembers(in surroundings: Surroundings) {
        depth.sort()
        for piece in depth.sorted {
            let member = depth.members[piece.member]
            var place = surroundings
            place.plane = surroundings.plane.after(Homography(plane: member.matrix)).snapped
            place.opacity *= member.opacity
            if member.isFlipped { place.isFlipped.toggle() }
            for cut in piece.cuts {
                if let halfPlane = halfPlane(cut, member, place.plane) {
                    place.cuts = appendCuts(place.cuts, halfPlane)
                }
            }
            placements.append(place)
            queue.append(
                QueuedLayer(
                    tree: member.tree, index: member.index, placement: Int32(placements.count - 1), tint: member.tint))
        }
    }

    /// A cut of the space as a line on the pixels.
    ///
    /// Both parts of what nothing shows through overlap under a soft edge: the line is smooth and has no gap. Parts of
    /// translucent layers must not overlap; they meet at an exact edge.
    private func halfPlane(_ cut: DepthSorter.Cut, _ member: DepthSorter.Member, _ plane: Homography) -> HalfPlane? {
        guard let back = plane.inverse else { return nil }
        let m = member.matrix
        func value(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> Double {
            (cut.plane * SIMD4(Double(x), Double(y), Double(z), Double(w))).sum()
        }
        let sign = cut.isFront ? 1.0 : -1.0
        let a = value(m.m11, m.m12, m.m13, m.m14) * sign
        let b = value(m.m21, m.m22, m.m23, m.m24) * sign
        let c = value(m.m41, m.m42, m.m43, m.m44) * sign
        var halfPlane = HalfPlane(
            a * back.a + b * back.d + c * back.g, a * back.b + b * back.e + c * back.h,
            a * back.c + b * back.f + c * back.i)
        if member.isOpaque {
            halfPlane?.isAntialiased = cut.isFront
            if !cut.isFront { halfPlane?.c += 0.75 }
        }
        return halfPlane
    }
}
