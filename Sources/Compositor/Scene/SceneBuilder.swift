package import CoreGraphics
package import RenderTree

/// Turns sampled layers into a display list: projects, culls, orders by depth, gathers groups.
///
/// The walk keeps its own stack of open layers, so nesting is limited by memory alone. Items of a pass that is still open stand on
/// top of ``items``, which is a stack too: a pass that closes moves its items to the list and leaves the picture in their place.
/// All arrays keep their memory from frame to frame.
package final class SceneBuilder {
    // The builder is used by one thread and calls nobody back, so accesses to its arrays cannot overlap.
    @exclusivity(unchecked) package internal(set) var list = DisplayList()
    /// Device pixels per point of the display.
    package internal(set) var scale = 1.0
    /// Whether a picture is made as Core Graphics makes it for `render(in:)`: images that are shown smaller are filtered though their
    /// layers do not ask for it, edges are soft, gradients mix in Generic RGB, hue, saturation and luminosity blend as nothing does,
    /// shadows end at twice their radius, and curves are cut finely.
    var followsCoreGraphics = false
    /// Who works out the paths of the list, and begins with those of moving layers while it is built; nil where nobody waits for it.
    /// The compositor keeps both.
    @exclusivity(unchecked) var early: Unmanaged<Rasterizer>?
    /// How many pixels the picture of a rasterised layer may have.
    var rasterBudget = 0.0

    @exclusivity(unchecked) var trees = SampledForest()
    @exclusivity(unchecked) var items: [DisplayItem] = []
    @exclusivity(unchecked) var open: [OpenLayer] = []
    @exclusivity(unchecked) var queue: [QueuedLayer] = []
    @exclusivity(unchecked) var placements: [Surroundings] = []
    @exclusivity(unchecked) var leaves = StillLeaves()
    var tints: [RGBA] = []
    var usedKeys: Set<DisplayPass.Key> = []
    let depth = DepthSorter()
    private(set) lazy var masks = MaskPainter(self)
    private(set) lazy var shadows = ShadowPainter(self)
    private(set) lazy var transitions = TransitionPainter(self)
    let contents = ContentsPainter()
    private(set) lazy var instances = InstanceQueue(self)

    package init() { contents.scene = self }

    /// Builds the list of one frame.
    package func build(_ sampler: TreeSampler, screen: PixelRect, scale: Double, background: RGBA = .clear) {
        begin(screen: screen, scale: scale)
        leaves.begin(sampler)
        let tree = trees.append(sampler)
        if !trees[tree].layers.isEmpty {
            draw(
                QueuedLayer(tree: tree, index: 0), in: Surroundings(plane: .scale(scale, scale), cull: screen),
                isPlaced: false)
        }
        finish(region: screen, background: background)
    }

    /// Builds the picture of one layer with its sublayers: its bounds' origin at the pixels' origin, its own place ignored.
    ///
    /// - Parameter asShown: as the screen shows the layer, and not as Core Graphics draws it.
    package func buildPicture(_ sampler: TreeSampler, screen: PixelRect, scale: Double, asShown: Bool = false) {
        followsCoreGraphics = !asShown
        defer { followsCoreGraphics = false }
        leaves.reset()
        begin(screen: screen, scale: scale)
        let tree = trees.append(sampler)
        if let root = trees[tree].layers.first {
            let origin = root.geometry.bounds.origin
            let plane = Homography.scale(scale, scale).translated(x: -Double(origin.x), y: -Double(origin.y))
            draw(QueuedLayer(tree: tree, index: 0), in: Surroundings(plane: plane, cull: screen), isPlaced: true)
        }
        finish(region: screen, background: .clear)
    }

    /// Hands the list over and takes another's memory for the next.
    func exchange(_ other: inout DisplayList) { swap(&list, &other) }

    private func begin(screen: PixelRect, scale: Double) {
        self.scale = scale
        rasterBudget = Self.rasterBudget(screen)
        list.reset()
        trees.reset()
        items.removeAll(keepingCapacity: true)
        queue.removeAll(keepingCapacity: true)
        placements.removeAll(keepingCapacity: true)
        tints.removeAll(keepingCapacity: true)
        usedKeys.removeAll(keepingCapacity: true)
    }

    private func finish(region: PixelRect, background: RGBA) {
        let first = list.items.count
        if list.items.isEmpty {
            swap(&list.items, &items)
        } else {
            list.items.append(contentsOf: items)
        }
        var pass = DisplayPass(
            key: .init(layer: LayerID(0), role: .screen), region: region, items: first..<list.items.count)
        pass.background = background
        list.passes.append(pass)
        items.removeAll(keepingCapacity: true)
        trees.release()
    }

    // MARK: The walk

    /// Draws a layer and everything below it.
    private func draw(_ root: QueuedLayer, in surroundings: Surroundings, isPlaced: Bool) {
        enter(root, in: surroundings, isPlaced: isPlaced)
        while let top = open.indices.last {
            if open[top].queueNext < queue.count {
                let next = queue[open[top].queueNext]
                askAhead(open[top].queueNext)
                open[top].queueNext += 1
                if next.placement >= 0 {
                    enter(next, in: placements[Int(next.placement)], isPlaced: true)
                } else {
                    enter(next, in: open[top].inner, isPlaced: false)
                }
            } else {
                finishStage(top)
            }
        }
    }

    /// Asks for the layers that are drawn soon, and for what these lead to.
    @inline(__always)
    private func askAhead(_ place: Int) {
        if place + 4 < queue.count { trees.layer(queue[place + 4]).askAhead() }
        if place + 2 < queue.count { trees.layer(queue[place + 2]).askForParts() }
    }

    private func finishStage(_ top: Int) {
        queue.removeLast(queue.count - open[top].queueStart)
        open[top].queueNext = open[top].queueStart
        switch open[top].stage {
        case .mask: masks.finish(top)
        case .content: leave(open.removeLast())
        case .oldFace: transitions.finishOldFace(top)
        case .newFace: transitions.finishNewFace(open.removeLast())
        }
    }
}
