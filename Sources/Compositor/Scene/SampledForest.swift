import RenderTree

/// The sampled trees of one frame: the screen's, and those that a replicator's delayed instances see.
struct SampledForest {
    struct Tree {
        var layers: [SampledLayer]
        var links: [TreeSampler.Link]
    }
    private var trees: [Tree] = []
    /// Samplers of delayed instances, in order of use, so that the same instance meets the same sampler in the next frame.
    private var delayed: [TreeSampler] = []
    private var delayedInUse = 0

    subscript(index: Int32) -> Tree { trees[Int(index)] }

    mutating func reset() {
        trees.removeAll(keepingCapacity: true)
        delayedInUse = 0
    }

    /// Lets go of the samplers' arrays, so that they can be refreshed in place.
    mutating func release() {
        trees.removeAll(keepingCapacity: true)
        delayed.removeLast(delayed.count - delayedInUse)
    }

    mutating func append(_ sampler: TreeSampler) -> Int32 {
        trees.append(Tree(layers: sampler.layers, links: sampler.links))
        return Int32(trees.count - 1)
    }

    /// A subtree at another time of its parent's time space.
    mutating func append(_ node: LayerNode, parentTime: Double) -> Int32 {
        if delayedInUse == delayed.count { delayed.append(TreeSampler()) }
        let sampler = delayed[delayedInUse]
        delayedInUse += 1
        sampler.sample(node, parentTime: parentTime)
        return append(sampler)
    }
}
