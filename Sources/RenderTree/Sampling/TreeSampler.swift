/// A whole tree at one time, as flat arrays in tree order: every layer, then its mask, then the frozen source of its
/// transition, then the kept layer of a snapshot, then its sublayers.
///
/// The arrays live on from frame to frame. While the tree stays the same object only layers that change with time are touched,
/// and nothing is allocated for animations of numbers, points, rectangles, colours and matrices. Replicators and emitters stand
/// here once; whoever draws expands them.
package final class TreeSampler {
    package enum Role: UInt8, Sendable {
        case root, sublayer, mask
        /// The old content of a transition, held still at its own time.
        case transitionSource
        /// The layer that a snapshot view shows, held still at its own time.
        case snapshot
    }

    /// How a layer hangs in the tree. Indices are into ``layers``.
    package struct Link: Sendable {
        /// −1 for the root.
        package var parent: Int32
        /// One past the last layer of the subtree: `subtreeEnd` of a sublayer is where its next sibling stands.
        package var subtreeEnd: Int32
        package var role: Role
        /// True when this layer or one below it can look different at another time.
        package var isMoving: Bool
        /// True inside a transition's source or a snapshot, where time stands still.
        package var isHeld: Bool
    }

    // A sampler is used by one thread and calls nobody back while it works, so accesses to its arrays cannot overlap.
    @exclusivity(unchecked) package private(set) var layers: [SampledLayer] = []
    @exclusivity(unchecked) package private(set) var links: [Link] = []
    /// Counts the passes that rebuilt the arrays, as opposed to refreshing what moves.
    @exclusivity(unchecked) package private(set) var structureVersion: UInt64 = 0

    /// Counts the passes of both kinds. A layer's ``SampledLayer/version`` is the number of the pass that changed it.
    @exclusivity(unchecked) package private(set) var passCount: UInt64 = 0

    @exclusivity(unchecked) private var root: LayerNode?
    @exclusivity(unchecked) private var parentTime = Double.nan
    @exclusivity(unchecked) private var moving: [Moving] = []
    @exclusivity(unchecked) private var quickTracks: [QuickTrack] = []
    @exclusivity(unchecked) private var pending: [Pending] = []

    /// The tree that is sampled keeps its nodes: they are walked without counting references.
    private struct Pending {
        var node: Unmanaged<LayerNode>
        var parent: Int32
        var role: Role
        /// The fixed time of a transition's source or a snapshot.
        var heldTime: Double?
        /// Not the node itself waits, but its sublayers from this one on. `parent` is then the node's own index.
        var nextChild = -1
    }

    /// A layer to be evaluated again at another time.
    private struct Moving {
        var index: Int
        var parent: Int
        /// Its animations, where all of them are quick; else all are evaluated as records.
        var quickTracks: Range<Int>?
    }

    package init() {}

    /// Samples a committed tree at a time of the display's clock.
    package func sample(_ tree: RenderTree, at time: Double) {
        sample(tree.root, parentTime: time)
    }

    /// Samples any subtree at a time of its parent's time space (replicator instances, snapshots).
    package func sample(_ root: LayerNode?, parentTime: Double) {
        if root === self.root, structureVersion > 0 {
            guard parentTime != self.parentTime else { return }
            self.parentTime = parentTime
            passCount += 1
            refresh()
        } else {
            self.root = root
            self.parentTime = parentTime
            rebuild()
        }
    }

    // MARK: The first pass over a tree

    private func rebuild() {
        structureVersion += 1
        passCount += 1
        links.removeAll(keepingCapacity: true)
        moving.removeAll(keepingCapacity: true)
        quickTracks.removeAll(keepingCapacity: true)
        guard let root else {
            layers.removeAll(keepingCapacity: true)
            return
        }
        pending.append(Pending(node: .passUnretained(root), parent: -1, role: .root))
        while let last = pending.indices.last {
            if pending[last].nextChild < 0 {
                append(pending.removeLast())
            } else if !appendChild(last) {
                pending.removeLast()
            }
        }
        layers.removeLast(layers.count - links.count)
        closeSubtrees()
    }

    /// Puts a layer at a place of the list, over what the last tree had there: most layers of a new tree are where they were.
    private func put(_ node: LayerNode, at index: Int, parentTime: Double) {
        if index < layers.count {
            if !layers[index].isStill(node) { layers[index].version = passCount }
            LayerSampler.sample(node, parentTime: parentTime, into: &layers[index])
        } else {
            layers.append(LayerSampler.sample(node, parentTime: parentTime))
            layers[index].version = passCount
        }
    }

    /// Appends the next sublayer of a node whose sublayers wait; false when there is none left.
    private func appendChild(_ last: Int) -> Bool {
        let next = pending[last].nextChild, parent = pending[last].parent
        return pending[last].node._withUnsafeGuaranteedRef { node in
            guard next < node.children.count else { return false }
            pending[last].nextChild = next + 1
            askAhead(node, next)
            append(Pending(node: .passUnretained(node.children[next]), parent: parent, role: .sublayer))
            return true
        }
    }

    /// Nodes lie where they were made, and so do those of the last tree, which are let go of on the way.
    @inline(__always)
    private func askAhead(_ node: LayerNode, _ next: Int) {
        if next + 4 < node.children.count { NodeInPlace(node.children[next + 4]).askAhead() }
        let old = links.count + 4
        if old < layers.count { NodeInPlace(layers[old].node).askAhead() }
        if old - 2 < layers.count { NodeInPlace(layers[old - 2].node).askForParts() }
    }

    private func append(_ next: Pending) {
        next.node._withUnsafeGuaranteedRef { append($0, next) }
    }

    private func append(_ node: LayerNode, _ next: Pending) {
        let index = Int32(links.count)
        let isHeld = next.heldTime != nil || next.parent >= 0 && links[Int(next.parent)].isHeld
        let time = next.heldTime ?? (next.parent < 0 ? parentTime : layers[Int(next.parent)].localTime)
        put(node, at: Int(index), parentTime: time)
        let isMoving = !isHeld && node.subtreeIsAnimated
        links.append(
            Link(parent: next.parent, subtreeEnd: index + 1, role: next.role, isMoving: isMoving, isHeld: isHeld))
        if isMoving {
            moving.append(
                Moving(index: Int(index), parent: Int(next.parent), quickTracks: appendQuickTracks(node.animations)))
        }
        // A stack: what is pushed last stands first.
        if !node.children.isEmpty {
            pending.append(Pending(node: .passUnretained(node), parent: index, role: .sublayer, nextChild: 0))
        }
        if case .snapshot(let kept) = node.content {
            pending.append(
                Pending(node: .passUnretained(kept.node), parent: index, role: .snapshot, heldTime: kept.time))
        }
        if !node.animations.isEmpty, let transition = node.transition, let source = transition.source {
            pending.append(
                Pending(
                    node: .passUnretained(source), parent: index, role: .transitionSource,
                    heldTime: transition.sourceTime))
        }
        if let mask = node.mask {
            pending.append(Pending(node: .passUnretained(mask), parent: index, role: .mask))
        }
    }

    private func appendQuickTracks(_ animations: [AnimationRecord]) -> Range<Int>? {
        let start = quickTracks.count
        for animation in animations where !QuickTrack.append(animation, to: &quickTracks) {
            quickTracks.removeSubrange(start...)
            return nil
        }
        return start..<quickTracks.count
    }

    private func closeSubtrees() {
        for index in links.indices.reversed() {
            let parent = Int(links[index].parent)
            if parent >= 0 { links[parent].subtreeEnd = max(links[parent].subtreeEnd, links[index].subtreeEnd) }
        }
    }

    // MARK: Every further pass

    private func refresh() {
        layers.withUnsafeMutableBufferPointer { layers in
            var seen = 0
            for k in moving.indices where moving[k].index >= seen {
                let index = moving[k].index, parent = moving[k].parent
                let time = parent < 0 ? parentTime : layers[parent].localTime
                if let tracks = moving[k].quickTracks {
                    refresh(&layers[index], parentTime: time, tracks: tracks)
                } else {
                    LayerSampler.resample(&layers[index], parentTime: time)
                }
                // Nothing below a layer that does not show is looked at; it is brought up to date when it does.
                if !layers[index].canShow { seen = Int(links[index].subtreeEnd) }
            }
        }
    }

    private func refresh(_ layer: inout SampledLayer, parentTime: Double, tracks: Range<Int>) {
        layer.localTime = layer.node.timing.localTime(forParent: parentTime)
        guard !tracks.isEmpty else { return }
        layer.geometry = layer.node.geometry
        var hasContent = false
        for track in tracks {
            if quickTracks[track].isContent {
                hasContent = true
            } else {
                quickTracks[track].apply(to: &layer.geometry, at: layer.localTime)
            }
        }
        if hasContent, layer.canShow { refreshContent(&layer, tracks) }
    }

    /// The content is taken out of the layer and put back once.
    private func refreshContent(_ layer: inout SampledLayer, _ tracks: Range<Int>) {
        let time = layer.localTime
        switch layer.node.content {
        case .shape(var shape):
            for track in tracks { quickTracks[track].apply(at: time) { shape.setValue($1, of: $0) } }
            layer.content = .shape(shape)
        case .gradient(var gradient):
            for track in tracks { quickTracks[track].apply(at: time) { gradient.setValue($1, of: $0) } }
            layer.content = .gradient(gradient)
        default: break
        }
    }
}

extension SampledLayer {
    /// False for layers of which nothing is drawn at this moment, nor of what is below them.
    fileprivate var canShow: Bool { transition != nil || geometry.opacity > 0 && !geometry.isHidden }
}
