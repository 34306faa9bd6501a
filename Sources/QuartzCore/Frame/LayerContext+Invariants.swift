extension LayerContext {
    /// What is true of a tree between two frames. For random tests; nothing in release builds.
    package func checkInvariants() {
        assert(root?.links.parent == nil, "The root of a tree has a superlayer.")
        var waiting = [root].compactMap { $0 }
        while let layer = waiting.popLast() {
            assert(layer.context === self, "A layer below the root of a tree is not of that tree.")
            let below = layer.links.children + [layer.links.mask].compactMap { $0 }
            for child in below {
                assert(child.links.parent === layer, "A layer's superlayer does not know it, or the other way round.")
                assert(
                    child.pendingWork.isSubset(of: layer.passes.below), "No pass would find the work of a layer below.")
            }
            if !layer.pendingWork.contains(.commit), let node = layer.committed {
                let known = node.children.suffix(layer.links.children.count).map(\.id)
                assert(
                    known == layer.links.children.map(\.id), "What was committed has other sublayers than the layer.")
                assert(node.geometry == layer.geometry, "What was committed stands elsewhere than the layer.")
            }
            waiting += below
        }
    }
}
