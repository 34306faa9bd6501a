import CoreGraphics
import RenderTree

// How a property changes: the action is looked up while the old value still stands, the value is written, the
// layer is marked for the next commit, the action runs.
extension CALayer {
    /// Changes a value of the geometry.
    @inline(__always)
    final func change(_ key: String, _ assign: () -> Void) {
        if isQuiet {
            assign()
            mark(.commit)
        } else {
            let action = willChange(key)
            assign()
            mark(.commit)
            if let action { run(action, key) }
        }
        if KeyValueObservations.areThere { KeyValueObservations.didChange(self) }
    }

    /// Changes a value of the appearance.
    @inline(__always)
    final func restyle(_ key: String, _ assign: () -> Void) {
        passes.stale.insert(.style)
        change(key, assign)
    }

    /// Changes what a kind of layer draws.
    @inline(__always)
    final func redraw(_ key: String, _ assign: () -> Void) {
        passes.stale.insert(.content)
        change(key, assign)
    }

    /// Changes the layer's time. Never animated.
    final func retime(_ assign: () -> Void) {
        preconditionIsModel()
        noteChange()
        assign()
        mark(.commit)
    }

    /// True where a change has no action: actions are disabled, or the layer is in no tree and nobody could provide one. Also
    /// notes the change in the transaction.
    @inline(__always)
    private final var isQuiet: Bool {
        preconditionIsModel()
        guard let contextInPlace else { return hasIdleDelegate || (objects.actions == nil && delegate == nil) }
        return contextInPlace._withUnsafeGuaranteedRef { TransactionStack.touch($0) } || hasIdleDelegate
    }

    /// Whether there is a delegate that has no actions to give, and so nobody has.
    @inline(__always)
    final var hasIdleDelegate: Bool { delegateIsIdle && !CALayer.delegatesAnimate }

    /// The action to run after `key` has changed.
    final func willChange(_ key: String) -> (any CAAction)? {
        if isQuiet || context == nil && TransactionStack.current.disablesActions { return nil }
        return activeAction(forKey: key)
    }

    @inline(__always)
    final func preconditionIsModel() {
        if modelLayer != nil { failOnPresentation() }
    }

    @inline(never)
    private final func failOnPresentation() -> Never {
        preconditionFailure("A presentation layer is read-only: change its model() instead (\(type(of: self)) \(id)).")
    }

    final var isPresentation: Bool { modelLayer != nil }

    /// Opens the implicit transaction when the layer is on a screen.
    final func noteChange() {
        _ = contextInPlace?._withUnsafeGuaranteedRef { TransactionStack.touch($0) }
    }

    // MARK: Marks

    /// Marks this layer for a pass, and its ancestors for a walk down to it.
    final func mark(_ work: LayerPasses.Work) {
        if passes.own.isSuperset(of: work) { return }
        passes.own.insert(work)
        markAncestors(work)
    }

    final func markAncestors(_ work: LayerPasses.Work) {
        // Mostly a neighbour has marked them.
        if let parent = links.parentInPlace, parent._withUnsafeGuaranteedRef({ $0.passes.below.isSuperset(of: work) }) {
            return
        }
        var top = self
        while let parent = top.links.parent {
            if parent.passes.below.isSuperset(of: work) { return }
            parent.passes.below.insert(work)
            top = parent
        }
        top.context?.needsCommit = true
    }

    /// Everything this layer or a layer below it waits for.
    final var pendingWork: LayerPasses.Work { passes.own.union(passes.below) }

    // MARK: Values with consequences

    final func setBounds(_ newValue: CGRect) {
        let new = newValue.standardizedSize
        let old = geometry.bounds
        guard new != old, isUsable(new.isFinite, "bounds", new) else { return }
        change("bounds") { geometry.bounds = new }
        if new.size != old.size {
            geometryDidChange()
            boundsSizeDidChange()
        }
    }

    final func setPosition(_ newValue: CGPoint) {
        guard newValue != geometry.position, isUsable(newValue.isFinite, "position", newValue) else { return }
        change("position") { geometry.position = newValue }
    }

    /// Whether a place or size can be shown; one with a number that is none, or without end, is said and not taken.
    @inline(__always)
    final func isUsable(_ isFinite: Bool, _ key: String, _ value: @autoclosure () -> Any) -> Bool {
        if !isFinite { refuse(key, value()) }
        return isFinite
    }

    @inline(never)
    private final func refuse(_ key: String, _ value: Any) {
        let owner = delegate.map { " of \(Swift.type(of: $0))" } ?? ""
        Diagnostics.report(
            "The \(key) \(value) given to \(Swift.type(of: self))\(owner) is infinite or not a number: it stays as it was.",
            key: "layer \(key) \(Swift.type(of: self))\(owner)")
    }

    final func setTransform(_ newValue: CATransform3D) {
        guard newValue != geometry.transform else { return }
        change("transform") { geometry.transform = newValue }
        // A view is turned and scaled as it is: its place and size, which layout decides about, stay the same.
        if ownedDelegate == nil { geometryDidChange() }
    }

    /// New bounds or a new transform ask for layout here and one level up.
    private final func geometryDidChange() {
        // The change itself is noted with the transaction already.
        markLayoutUnnoted()
        links.parentInPlace?._withUnsafeGuaranteedRef { $0.markLayoutUnnoted() }
    }

    private final func boundsSizeDidChange() {
        if values.needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    final func setBackgroundColor(_ color: CGColor?) {
        guard color !== objects.backgroundColor else { return }
        let assign = {
            self.objects.backgroundColor = color
            self.appearance.backgroundColor = color.map { $0.pattern == nil ? $0.rgba : .clear }
            let pattern = color.flatMap { $0.pattern?.repeatingPicture($0) }
            if self.appearance.backgroundPattern != nil || pattern != nil {
                self.appearance.backgroundPattern = pattern.map { ImageReference($0.image) }
                self.appearance.backgroundPatternScale = Double(pattern?.scale ?? 1)
            }
        }
        passes.stale.insert(.style)
        change("backgroundColor", assign)
    }

    final func setContents(_ newValue: Any?) {
        context?.drawings.forget(self)
        restyle("contents") {
            objects.contents = newValue
            appearance.contents = (newValue as? CGImage).map { ImageReference($0) }
        }
    }
}

extension CGRect {
    /// The same rectangle with sizes that are not negative.
    var standardizedSize: CGRect {
        guard size.width < 0 || size.height < 0 else { return self }
        return CGRect(
            x: size.width < 0 ? origin.x + size.width : origin.x,
            y: size.height < 0 ? origin.y + size.height : origin.y, width: abs(size.width), height: abs(size.height))
    }
}
