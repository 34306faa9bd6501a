import CoreGraphics
package import RenderTree

/// One layer tree on one clock: turns changes into committed render trees, and the passing of time into callbacks.
///
/// A frame loop sets the clock and calls ``runFrame(at:)``; whoever draws reads ``tree``. Used from one thread at a time.
package final class LayerContext: @unchecked Sendable {
    package let clock: MediaClock
    /// What was committed last. A value: keeping it keeps the picture.
    package private(set) var tree = RenderTree(root: nil)
    /// Something changed since the last commit.
    @exclusivity(unchecked) package internal(set) var needsCommit = false {
        didSet { if needsCommit, !oldValue { onChange?() } }
    }
    /// Told, on whatever thread it happens, that something changed after a commit: a display that sleeps sets it, to wake.
    package var onChange: (@Sendable () -> Void)?

    let work = FrameWork()
    var callbacks: CallbackQueue { work.callbacks }
    var displayLinks: DisplayLinks { work.displayLinks }
    var running = RunningAnimations()
    let drawings = DrawingsTogether()
    /// Which round of which thread's transaction has noted that this tree changed.
    @exclusivity(unchecked) var touchStamp: UInt64 = 0
    private var isCommitting = false
    private var beforeLayout: [() -> Void] = []
    /// Layers whose contents depend on what is visible. They leave with the tree.
    private var updating: [Unmanaged<CALayer>] = []

    package init(clock: MediaClock) {
        self.clock = clock
        work.takeOverWaiting()
        comeFirst()
    }

    deinit {
        root?.detachSubtree(telling: .of(nil))
    }

    /// The layer everything hangs from. It belongs to no other tree and has no superlayer.
    package var root: CALayer? {
        willSet {
            guard newValue !== root else { return }
            root?.leaveContext()
            precondition(newValue?.superlayer == nil, "The root of a layer tree cannot have a superlayer.")
        }
        didSet {
            guard root !== oldValue else { return }
            root?.enter(self)
            needsCommit = true
            comeFirst()
        }
    }

    /// True while the next frame can differ from this one or has something to tell.
    package var needsFrame: Bool {
        needsCommit || !callbacks.isEmpty || displayLinks.isActive || !running.isEmpty || emitters > 0
    }

    // MARK: One frame

    /// Moves the clock, tells what has ended, calls display links, lays out, displays and commits.
    package func runFrame(at time: Double) {
        clock.now = time
        comeFirst()
        let transactions = TransactionStack.current
        // What was put in together with a display link has a presentation when that is called first.
        if needsCommit, displayLinks.hasNewcomer { transactions.flush() }
        transactions.beginImplicit()
        endAnimations()
        callbacks.run()
        displayLinks.tick(at: time)
        for layer in running.redrawnLayers { layer.setNeedsDisplay() }
        guard !transactions.hasExplicit else { return }
        transactions.closeImplicit()
        FrameStopwatch.mark(.input)
        commit()
        transactions.forget(self)
        transactions.endOffscreenAnimations()
        FrameStopwatch.mark(.commit)
        // What the commit itself caused is told now, outside of it: starts, and blocks that had nothing to wait for.
        transactions.beginImplicit()
        callbacks.run()
        transactions.closeImplicit()
    }

    /// Commits what has changed between two frames before display links hear of the next one: as after a turn of a run loop, layers
    /// that they ask have a presentation.
    package func commitEarlierChanges() {
        guard needsCommit, displayLinks.isActive else { return }
        comeFirst()
        TransactionStack.current.flush()
    }

    /// Has something done once, when the next commit is about to lay out.
    package func beforeNextLayout(_ body: @escaping () -> Void) {
        beforeLayout.append(body)
        needsCommit = true
    }

    private func beginLayout() {
        let waiting = beforeLayout
        beforeLayout = []
        for body in waiting { body() }
    }

    /// Lays out and displays what is marked, then commits what has changed at the clock's time.
    package func commit() {
        guard !isCommitting else { return }
        beginLayout()
        isCommitting = true
        defer { isCommitting = false }
        guard let root else {
            if tree.root != nil { publish(nil) }
            needsCommit = false
            return
        }
        layOutAndDisplay(root)
        updateLayers()
        FrameStopwatch.mark(.layout)
        guard needsCommit || root.pendingWork.contains(.commit) || tree.root !== root.committed else { return }
        needsCommit = false
        if root.pendingWork.contains(.commit) {
            let committed = CommitPass(context: self).run(root)
            for animation in committed { start(animation) }
        }
        if tree.root !== root.committed { publish(root.committed) }
    }

    private func publish(_ node: LayerNode?) {
        tree = RenderTree(root: node, commitTime: clock.now, generation: tree.generation + 1)
    }

    /// Layout can ask for display and display for layout; a bounded number of rounds settles both.
    private func layOutAndDisplay(_ root: CALayer) {
        for _ in 0..<8 where !root.pendingWork.isDisjoint(with: [.layout, .display]) {
            let isSettled = root.layoutSubtree()
            root.displaySubtree()
            if !isSettled { return }
        }
    }

    /// How many layers of the tree move by themselves.
    var emitters = 0

    func add(updating layer: CALayer) { updating.append(.passUnretained(layer)) }

    func remove(updating layer: CALayer) {
        updating.removeAll { $0.toOpaque() == Unmanaged.passUnretained(layer).toOpaque() }
    }

    private func updateLayers() {
        guard !updating.isEmpty else { return }
        let stamp = LayerID.next().raw
        for layer in updating.map({ $0.takeUnretainedValue() }) {
            layer.updateBeforeCommit(localTime: layer.moment(at: clock.now, stamp: stamp).time)
        }
    }

    /// An animation that has begun by now is told at the next turn; a delayed one when its time has come.
    private func start(_ attached: AttachedAnimation) {
        running.add(attached)
        if attached.beganAtCommit { attached.tellStart(callbacks) }
    }

    private func endAnimations() {
        let hasChanged = needsCommit || root?.pendingWork.contains(.commit) ?? false
        for ended in running.takeEnded(at: clock.now, of: hasChanged ? nil : tree, telling: callbacks) {
            guard let layer = ended.layer, layer.attachedAnimations.contains(where: { $0 === ended }) else { continue }
            if ended.redrawsLayer { layer.setNeedsDisplay() }
            if ended.animation.isRemovedOnCompletion {
                layer.attachedAnimations.removeAll { $0 === ended }
                layer.mark(.commit)
            }
            ended.tellEnd(callbacks, finished: true)
        }
    }

    // MARK: The display in use

    /// Makes this context, and its display, the one that serves layers and links of no tree: the program is working with it.
    private func comeFirst() {
        clock.display.add(self)
        clock.display.use()
    }

    /// That of the display in use.
    static var newest: LayerContext? { DisplayInUse.part(LayerContext.self) }
}
