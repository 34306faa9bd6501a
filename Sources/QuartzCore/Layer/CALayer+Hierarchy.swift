import CoreGraphics
import RenderTree

extension CALayer {
    /// `superlayer` of the model, or the presentation of the model's.
    final var visibleSuperlayer: CALayer? {
        guard let modelLayer else { return links.parent }
        return presentationSuperlayer ?? modelLayer.links.parent?.presentation()
    }

    final var visibleSublayers: [CALayer]? {
        let children = (modelLayer ?? self).links.children
        guard !children.isEmpty else { return nil }
        return modelLayer == nil ? children : children.compactMap { $0.presentation(in: self) }
    }

    // MARK: Inserting

    final func insert(_ layer: CALayer, at index: Int) {
        preconditionIsModel()
        preconditionMayHold(layer)
        if layer.links.parent === self, let old = links.children.firstIndex(where: { $0 === layer }) {
            return moveWithin(from: old, to: index)
        }
        layer.leaveSuperlayer()
        let action = willChange("sublayers")
        // Most come in front, and to append is quicker than to insert.
        if index >= links.children.count {
            links.children.append(layer)
        } else {
            links.children.insert(layer, at: index)
        }
        layer.links.parent = self
        childrenDidChange()
        if !layer.pendingWork.isEmpty { layer.markAncestors(layer.pendingWork) }
        layer.enter(context)
        if let action { run(action, "sublayers") }
        layer.runOrderAction(kCAOnOrderIn)
    }

    final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, let index = links.children.firstIndex(where: { $0 === sibling }) else {
            // Without a sibling, below means beneath all others and above means on top.
            return insert(layer, at: offset == 0 ? 0 : links.children.count)
        }
        guard layer !== sibling else { return }
        insert(layer, at: index + offset)
    }

    /// Reorders a sublayer that is already here; `index` counts before the move.
    private final func moveWithin(from old: Int, to index: Int) {
        let target = min(index > old ? index - 1 : index, links.children.count - 1)
        guard target != old else { return }
        let action = willChange("sublayers")
        let layer = links.children.remove(at: old)
        links.children.insert(layer, at: target)
        childrenDidChange()
        if let action { run(action, "sublayers") }
    }

    private final func preconditionMayHold(_ layer: CALayer) {
        precondition(!layer.isPresentation, "A presentation layer cannot be added to a tree; add its model() instead.")
        // A layer without sublayers and mask is nobody's ancestor.
        if layer.links.children.isEmpty, layer.links.mask == nil, layer !== self { return }
        var ancestor: CALayer? = self
        while let current = ancestor {
            precondition(
                current !== layer,
                "A layer cannot be added to itself or to its own descendant (\(type(of: layer)) \(layer.id)).")
            ancestor = current.links.parent
        }
    }

    private final func childrenDidChange() {
        passes.stale.insert(.children)
        mark(.commit)
        markLayout()
    }

    final func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
        preconditionIsModel()
        guard oldLayer !== newLayer, let index = links.children.firstIndex(where: { $0 === oldLayer }) else { return }
        preconditionMayHold(newLayer)
        newLayer.leaveSuperlayer()
        let action = willChange("sublayers")
        let place = links.children[min(index, links.children.count - 1)] === oldLayer ? index : index - 1
        links.children[place] = newLayer
        oldLayer.links.parent = nil
        newLayer.links.parent = self
        childrenDidChange()
        if !newLayer.pendingWork.isEmpty { newLayer.markAncestors(newLayer.pendingWork) }
        if let action { run(action, "sublayers") }
        oldLayer.runOrderAction(kCAOnOrderOut)
        oldLayer.leaveContext()
        newLayer.enter(context)
        newLayer.runOrderAction(kCAOnOrderIn)
    }

    final func replaceSublayers(_ layers: [CALayer]) {
        preconditionIsModel()
        let kept = Set(layers.map(ObjectIdentifier.init))
        for old in links.children where !kept.contains(ObjectIdentifier(old)) { old.leaveSuperlayer() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    // MARK: Leaving

    final func leaveSuperlayer() {
        preconditionIsModel()
        guard let parent = links.parent else { return }
        if parent.links.mask === self {
            parent.mask = nil
            return
        }
        let action = parent.willChange("sublayers")
        parent.links.children.removeAll { $0 === self }
        links.parent = nil
        parent.childrenDidChange()
        if let action { parent.run(action, "sublayers") }
        runOrderAction(kCAOnOrderOut)
        leaveContext()
    }

    final func setMask(_ layer: CALayer?) {
        guard layer !== links.mask else { return }
        if let layer {
            preconditionMayHold(layer)
            layer.leaveSuperlayer()
        }
        change("mask") {
            let old = links.mask
            links.mask = layer
            old?.links.parent = nil
            old?.leaveContext()
            layer?.links.parent = self
        }
        passes.stale.insert(.children)
        guard let layer else { return }
        if !layer.pendingWork.isEmpty { layer.markAncestors(layer.pendingWork) }
        layer.enter(context)
    }

    // MARK: Context

    /// Makes the subtree part of a tree on screen.
    final func enter(_ newContext: LayerContext?) {
        guard let newContext, context !== newContext else { return }
        forEachInSubtree { layer in
            layer.context = newContext
            layer.inheritEdges()
            if layer.movesByItself { newContext.emitters += 1 }
            if layer.updatesBeforeCommit { newContext.add(updating: layer) }
        }
        newContext.needsCommit = true
    }

    /// Edges that nobody spoke of are as is usual where the layer hangs now. Its superlayer already knows.
    private func inheritEdges() {
        edges.areInView = ownedDelegate != nil || links.parent?.edges.areInView == true
        if edges.areTold { return }
        appearance.allowsEdgeAntialiasing = !edges.areInView || LayerEdges.areSoftInViews
    }

    /// Takes the subtree off screen: its animations end and it counts as never committed.
    final func leaveContext() {
        guard let old = context else { return }
        noteChange()
        detachSubtree(telling: old.callbacks)
    }

    /// Forgets the context, which may be on its way out, in the whole subtree.
    final func detachSubtree(telling queue: CallbackQueue) {
        forEachInSubtree { layer in
            if layer.updatesBeforeCommit { layer.context?.remove(updating: layer) }
            if layer.movesByItself { layer.context?.emitters -= 1 }
            layer.context = nil
            if layer.committed != nil { layer.passes.hasBeenCommitted = true }
            layer.nodes.keep(nil)
            layer.passes.stale = .all
            layer.passes.own.insert(.commit)
            layer.passes.below.insert(.commit)
            layer.endAnimations(queue)
        }
    }

    /// Visits this layer, its mask and all layers below, parents first, without recursion.
    final func forEachInSubtree(_ visit: (CALayer) -> Void) {
        var pending = [self]
        while let layer = pending.popLast() {
            visit(layer)
            if let mask = layer.links.mask { pending.append(mask) }
            pending.append(contentsOf: layer.links.children.reversed())
        }
    }
}
