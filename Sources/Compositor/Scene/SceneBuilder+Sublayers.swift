import CoreGraphics
import RenderTree

extension SceneBuilder {
    /// Queues everything that hangs below a layer, in painting order.
    func queueSublayers(_ layer: inout OpenLayer, _ drawing: LayerDrawing) {
        layer.queueStart = queue.count
        layer.queueNext = queue.count
        let tree = trees[layer.tree]
        let index = Int(layer.index)
        if case .snapshot(let kept) = tree.layers[index].content { queueSnapshot(kept, of: layer, drawing) }
        if case .replicator(let replicator) = tree.layers[index].content {
            instances.queueInstances(replicator, of: layer)
            return
        }
        if isSpace(drawing.style) || !queuePlain(below: layer.index, tree: layer.tree) {
            queueSpace(of: layer, drawing)
        }
    }

    /// Sublayers that stand in one space, sorted by depth and cut where they cross.
    private func queueSpace(of layer: OpenLayer, _ drawing: LayerDrawing) {
        let base = sublayerBase(trees[layer.tree].layers[Int(layer.index)].geometry, drawing.style)
        depth.begin()
        gather(
            below: layer.index, tree: layer.tree, base: base, opacity: 1,
            isFlipped: drawing.style.pointee.isGeometryFlipped, tint: -1)
        queueMembers(in: layer.inner)
    }

    /// Sublayers on their superlayer's plane: by zPosition, those of equal height in their own order. False, with nothing
    /// queued, when one of several leaves the plane by its transform: then all of them stand in one space.
    private func queuePlain(below parent: Int32, tree treeIndex: Int32) -> Bool {
        let tree = trees[treeIndex]
        let start = queue.count
        var isSorted = true, isFlat = true
        var last = -Double.infinity
        forEachSublayer(of: parent, in: tree) { index in
            let sampled = tree.layers.baseAddress! + Int(index)
            let z = sampled.pointee.geometry.zPosition
            if z < last { isSorted = false }
            last = z
            if sampled.pointee.geometry.transform.leavesPlane { isFlat = false }
            queue.append(QueuedLayer(tree: treeIndex, index: index))
        }
        guard isFlat || queue.count - start < 2 else {
            queue.removeLast(queue.count - start)
            return false
        }
        guard !isSorted else { return true }
        // Indices grow in sublayer order, so they settle ties.
        queue[start...].sort { a, b in
            let za = tree.layers[Int(a.index)].geometry.zPosition, zb = tree.layers[Int(b.index)].geometry.zPosition
            return za < zb || za == zb && a.index < b.index
        }
        return true
    }

    /// Sublayers alone, without mask, transition source and kept layer.
    func forEachSublayer(of parent: Int32, in tree: SampledForest.Tree, _ body: (Int32) -> Void) {
        let end = tree.links[Int(parent)].subtreeEnd
        var index = parent + 1
        while index < end {
            if tree.links[Int(index)].role == .sublayer { body(index) }
            index = tree.links[Int(index)].subtreeEnd
        }
    }

    /// The mask, transition source or kept layer of a layer.
    func attachment(_ role: TreeSampler.Role, of layer: Int32, in tree: SampledForest.Tree) -> Int32? {
        let end = tree.links[Int(layer)].subtreeEnd
        var index = layer + 1
        while index < end, tree.links[Int(index)].role != .sublayer {
            if tree.links[Int(index)].role == role { return index }
            index = tree.links[Int(index)].subtreeEnd
        }
        return nil
    }

    /// A kept layer is drawn so that its source rectangle fills the bounds, and only that.
    private func queueSnapshot(_ kept: SnapshotContent, of layer: OpenLayer, _ drawing: LayerDrawing) {
        guard let index = attachment(.snapshot, of: layer.index, in: trees[layer.tree]),
            kept.sourceRect.size.width > 0, kept.sourceRect.size.height > 0
        else { return }
        var space = layer.inner
        clip(&space, to: drawing.bounds, radii: CornerRadii(), edges: drawing.softEdges)
        guard !space.cull.isEmpty else { return }
        space.plane = drawing.plane.after(.fitting(kept.sourceRect, to: drawing.bounds))
        placements.append(space)
        queue.append(QueuedLayer(tree: layer.tree, index: index, placement: Int32(placements.count - 1)))
    }
}

extension CATransform3D {
    /// Whether points of a plane are lifted off it or pushed behind it.
    fileprivate var leavesPlane: Bool { m13 != 0 || m23 != 0 || m43 != 0 }
}
