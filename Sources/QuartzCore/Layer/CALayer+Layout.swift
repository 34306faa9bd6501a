import CoreGraphics
import RenderTree

extension CALayer {
    /// How often a layout may ask for layout again before the rest waits for the next frame.
    private static let maximumRounds = 32
    /// The same for a layout that did not come to its end the last time: a frame must not take for ever.
    private static let roundsWhileUnsettled = 2

    /// Marks for layout; dropped while this layer lays out.
    final func markLayout() {
        if passes.isLayingOut || isPresentation { return }
        markLayoutUnnoted()
        noteChange()
    }

    /// Marks for layout, also while this layer lays out: what has been placed already is out of date.
    package final func markLayoutAgain() {
        if isPresentation { return }
        mark(.layout)
        noteChange()
    }

    /// The same where the transaction knows of the change.
    final func markLayoutUnnoted() {
        if passes.isLayingOut || isPresentation { return }
        mark(.layout)
        objects.layoutManager?.invalidateLayout(of: self)
    }

    /// Climbs while superlayers wait for layout, then lays out downward from there.
    final func layoutNow() {
        guard !isPresentation else { return }
        var top = self
        while let parent = top.links.parent, parent.passes.own.contains(.layout) { top = parent }
        top.layoutSubtree()
    }

    /// Lays out every marked layer from here down, top first, until nothing is marked.
    ///
    /// - Returns: false if it still asks for layout after many rounds.
    @discardableResult
    final func layoutSubtree() -> Bool {
        let rounds = passes.isUnsettled ? CALayer.roundsWhileUnsettled : CALayer.maximumRounds
        for _ in 0..<rounds {
            guard pendingWork.contains(.layout) else { break }
            layoutOnce()
        }
        let isSettled = !pendingWork.contains(.layout)
        if !isSettled, !passes.isUnsettled { EndlessLayout(top: self).report(rounds: rounds) }
        passes.isUnsettled = !isSettled
        return isSettled
    }

    private final func layoutOnce() {
        var pending = [self]
        while let layer = pending.popLast() {
            if layer.passes.own.contains(.layout) { layer.layoutMarked() }
            guard layer.passes.below.contains(.layout) else { continue }
            layer.passes.below.remove(.layout)
            if let mask = layer.links.mask, mask.pendingWork.contains(.layout) { pending.append(mask) }
            let children = layer.links.children
            for index in children.indices.reversed() {
                LayerWalk.askForMarks(of: children, index - 8)
                if LayerWalk.asksForLayout(children[index]) { pending.append(children[index]) }
            }
        }
    }

    private final func layoutMarked() {
        passes.own.remove(.layout)
        let hasNoActions = hasNoActionsOfItsOwn
        if hasNoActions, objects.layoutManager == nil { return }
        passes.isLayingOut = true
        layoutSublayers()
        passes.isLayingOut = false
        if hasNoActions || hasIdleDelegate || TransactionStack.current.disablesActions { return }
        if let action = activeAction(forKey: "onLayout") { run(action, "onLayout") }
    }

    /// True for layers of our own kinds, of which only built-in actions can come; layout has none. None of these kinds lays anything
    /// out itself.
    final var hasNoActionsOfItsOwn: Bool {
        guard objects.actions == nil, objects.style == nil else { return false }
        let kind: CALayer.Type = type(of: self)
        let isOurs =
            kind == CAShapeLayer.self || kind == CALayer.self || kind == CAGradientLayer.self
            || kind == CATextLayer.self || kind == CAReplicatorLayer.self || kind == CATransformLayer.self
        return isOurs && ownedDelegate == nil && otherDelegate == nil
    }

    final func layoutByDelegate() {
        if let delegate {
            delegate.layoutSublayers(of: self)
        } else {
            layoutManager?.layoutSublayers(of: self)
        }
    }
}
