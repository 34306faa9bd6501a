import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Begins a layer: draws what lies below its sublayers and queues them. A layer without any is finished at once.
    ///
    /// `isPlaced` says that the surroundings' plane is the layer's own; otherwise the layer's geometry places it there. A face of
    /// a transition is drawn without its own opacity, blending and transition: those belong to the whole.
    func enter(_ entry: QueuedLayer, in surroundings: Surroundings, isPlaced: Bool, isFace: Bool = false) {
        let sampled = trees.layer(entry)
        if !isPlaced, !isFace, drawAgain(sampled, entry, in: surroundings) { return }
        // A finished transition that is kept shows the layer as it is.
        let isTransition = !isFace && sampled.pointee.isInTransition
        guard sampled.pointee.geometry.opacity > 0, !sampled.pointee.geometry.isHidden || isTransition,
            sampled.pointee.geometry.isFinite
        else { return }
        var drawing = LayerDrawing(
            id: sampled.pointee.id, bounds: sampled.pointee.geometry.bounds.upright, style: sampled.pointee.looks,
            around: surroundings, coversByArea: followsCoreGraphics)
        if case .transform = sampled.pointee.content {
            enterSpace(entry, drawing, sampled.pointee.geometry, isPlaced: isPlaced)
            return
        }
        if !isPlaced { drawing.around.plane = sampled.pointee.geometry.plane(in: surroundings.plane) }
        guard isVisible(drawing, sampled.pointee.parts) else { return }
        if !isFace, !isTransition, entry.tint < 0, isSimpleLeaf(entry, sampled),
            drawSimpleLeaf(&drawing, sampled, entry, in: isPlaced ? nil : surroundings)
        {
            return
        }
        if isTransition {
            transitions.enterTransition(entry, drawing, sampled.pointee.geometry)
            return
        }
        var layer = OpenLayer(
            tree: entry.tree, index: entry.index, id: drawing.id, outer: drawing.around, own: drawing.around,
            inner: drawing.around, firstItem: items.count, queueStart: queue.count, queueNext: queue.count)
        layer.tint = entry.tint
        if !isFace {
            layer.blendMode = blendMode(of: drawing.style)
            setOpacity(sampled.pointee.geometry.opacity, of: &layer, style: drawing.style)
        }
        beginPass(&layer, drawing)
        if let mask = attachment(.mask, of: entry.index, in: trees[entry.tree]) {
            masks.enter(mask, of: layer)
        } else {
            begin(layer)
        }
    }

    /// How a layer meets what lies beneath it. Core Graphics is not told of modes that mix hue, saturation and luminosity.
    private func blendMode(of style: UnsafePointer<LayerAppearance>) -> BlendMode {
        switch style.pointee.compositingFilter {
        case .hue, .saturation, .color, .luminosity: followsCoreGraphics ? .normal : style.pointee.compositingFilter
        case let mode: mode
        }
    }

    /// Draws a layer's own lower parts and opens it, unless nothing hangs below it.
    func begin(_ layer: OpenLayer) {
        var layer = layer
        let tree = trees[layer.tree]
        let index = Int(layer.index)
        let drawing = drawing(of: layer)
        let isLeaf = tree.links[index].subtreeEnd == layer.index + 1
        drawBelow(drawing, tree.layers.baseAddress! + index)
        layer.inner = layer.own
        if !isLeaf { prepareInner(&layer.inner, drawing, tree.layers[index].geometry) }
        guard !isLeaf, !layer.inner.cull.isEmpty else {
            leave(layer)
            return
        }
        queueSublayers(&layer, drawing)
        open.append(layer)
    }

    /// True for the many layers that are a colour, a picture or a shape and nothing else.
    private func isSimpleLeaf(_ entry: QueuedLayer, _ sampled: UnsafePointer<SampledLayer>) -> Bool {
        guard trees[entry.tree].links[Int(entry.index)].subtreeEnd == entry.index + 1 else { return false }
        if sampled.pointee.plainFill != nil { return sampled.pointee.parts.isDisjoint(with: .effects) }
        switch sampled.pointee.content {
        case .none, .shape, .gradient: break
        case .transform, .replicator, .emitter, .tiles, .snapshot: return false
        }
        return sampled.pointee.parts.isDisjoint(with: .effects)
    }

    /// Draws a simple leaf without opening it; false, with nothing drawn, when its opacity needs a group.
    /// `surroundings` are nil for one that is placed otherwise than by its own geometry.
    private func drawSimpleLeaf(
        _ drawing: inout LayerDrawing, _ sampled: UnsafePointer<SampledLayer>, _ entry: QueuedLayer,
        in surroundings: Surroundings?
    ) -> Bool {
        let first = items.count
        let opacity = drawing.around.opacity
        drawing.around.opacity = opacity * sampled.pointee.geometry.opacity
        drawBelow(drawing, sampled)
        let count = items.count - first
        if count == 1 {
            if let surroundings { leaves.keep(items[first], of: sampled, entry, in: surroundings, list) }
            foldDimming(drawing.style)
        } else if count > 1, sampled.pointee.geometry.opacity < 1, drawing.style.pointee.allowsGroupOpacity {
            items.removeLast(count)
            drawing.around.opacity = opacity
            return false
        }
        return true
    }

    /// Draws a leaf that stands still as in an earlier frame; false where nothing is known of it.
    @inline(__always)
    private func drawAgain(
        _ sampled: UnsafePointer<SampledLayer>, _ entry: QueuedLayer, in surroundings: Surroundings
    ) -> Bool {
        guard leaves.knows(entry), leaves.add(sampled, entry, in: surroundings, to: &items, &list) else { return false }
        foldDimming(sampled.pointee.looks)
        return true
    }

    func drawing(of layer: OpenLayer) -> LayerDrawing {
        let tree = trees[layer.tree]
        return LayerDrawing(
            id: layer.id, bounds: tree.layers[Int(layer.index)].geometry.bounds.upright,
            style: tree.layers[Int(layer.index)].looks, around: layer.own, coversByArea: followsCoreGraphics)
    }

    /// False for planes seen edge-on, collapsed, or from behind when only the front shows.
    private func isVisible(_ drawing: LayerDrawing, _ parts: LooksParts) -> Bool {
        let determinant = drawing.plane.determinant
        guard determinant != 0, determinant.isFinite else { return false }
        return !parts.contains(.oneSide) || (determinant > 0) != drawing.around.isFlipped
    }

    /// Group opacity is applied to the finished layer; otherwise it goes down to each leaf.
    private func setOpacity(_ opacity: Float, of layer: inout OpenLayer, style: UnsafePointer<LayerAppearance>) {
        if style.pointee.allowsGroupOpacity {
            layer.opacity = opacity
        } else {
            layer.own.opacity *= opacity
        }
    }

    /// The space in which sublayers are placed: clipped when the layer masks to its bounds, flipped when its geometry is.
    private func prepareInner(_ inner: inout Surroundings, _ drawing: LayerDrawing, _ geometry: LayerGeometry) {
        let style = drawing.style
        if style.pointee.masksToBounds {
            clip(&inner, to: drawing.bounds, radii: drawing.radii, edges: drawing.softEdges)
        }
        addHorizon(&inner, bounds: drawing.bounds)
        guard !isSpace(style) else { return }
        if !CATransform3DIsIdentity(style.pointee.sublayerTransform) {
            inner.plane = inner.plane.after(Homography(plane: geometry.sublayerMatrix(style.pointee.sublayerTransform)))
        }
        if style.pointee.isGeometryFlipped { flip(&inner, about: drawing.bounds) }
    }

    /// True for a layer whose sublayers stand in space instead of lying on its plane.
    func isSpace(_ style: UnsafePointer<LayerAppearance>) -> Bool {
        !CATransform3DIsAffine(style.pointee.sublayerTransform)
    }

    /// Turns the space upside down about the middle of `bounds`.
    func flip(_ space: inout Surroundings, about bounds: CGRect) {
        let sum = Double(bounds.origin.y) * 2 + Double(bounds.size.height)
        space.plane = space.plane.after(Homography(1, 0, 0, 0, -1, sum))
        space.isFlipped.toggle()
    }

    /// What lies below a plane that runs behind the eye is cut where the plane is.
    private func addHorizon(_ inner: inout Surroundings, bounds: CGRect) {
        guard !inner.plane.isAffine,
            let extent = VisibleExtent(of: bounds, on: inner.plane, in: inner.cull), extent.crossesEye,
            let horizon = inner.plane.horizon
        else { return }
        inner.cuts = appendCuts(inner.cuts, horizon)
    }

    /// The same cuts and one more.
    func appendCuts(_ cuts: Range<Int>, _ cut: HalfPlane) -> Range<Int> {
        let start = list.halfPlanes.count
        for index in cuts { list.halfPlanes.append(list.halfPlanes[index]) }
        list.halfPlanes.append(cut)
        return start..<list.halfPlanes.count
    }
}

extension SampledLayer {
    /// True while a transition has not reached its end.
    var isInTransition: Bool {
        guard let transition else { return false }
        return transition.progress < 1
    }
}
