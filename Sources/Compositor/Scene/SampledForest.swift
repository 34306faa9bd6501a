import RenderTree

/// The sampled trees of one frame: the screen's, and those that a replicator's delayed instances see.
struct SampledForest {
    /// One sampler's arrays, read in place. Good until ``release()``: the samplers are not touched while a list is built.
    struct Tree {
        let layers: UnsafeBufferPointer<SampledLayer>
        let links: UnsafeBufferPointer<TreeSampler.Link>
    }
    private var trees: [Tree] = []
    /// Keeps the memory that ``trees`` point into.
    private var owners: [(layers: [SampledLayer], links: [TreeSampler.Link])] = []
    /// Samplers of delayed instances, in order of use, so that the same instance meets the same sampler in the next frame.
    private var delayed: [TreeSampler] = []
    private var delayedInUse = 0

    subscript(index: Int32) -> Tree { trees[Int(index)] }

    /// The sampled layer of an entry, in place.
    func layer(_ entry: QueuedLayer) -> UnsafePointer<SampledLayer> {
        let layers = trees[Int(entry.tree)].layers
        precondition(layers.indices.contains(Int(entry.index)), "Entries come from their tree's own links.")
        return layers.baseAddress! + Int(entry.index)
    }

    mutating func reset() {
        release()
        delayedInUse = 0
    }

    /// Lets go of the samplers' arrays, so that they can be refreshed in place.
    mutating func release() {
        trees.removeAll(keepingCapacity: true)
        owners.removeAll(keepingCapacity: true)
    }

    mutating func append(_ sampler: TreeSampler) -> Int32 {
        let owner = (layers: sampler.layers, links: sampler.links)
        owners.append(owner)
        trees.append(
            Tree(
                layers: owner.layers.withUnsafeBufferPointer { $0 }, links: owner.links.withUnsafeBufferPointer { $0 }))
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
