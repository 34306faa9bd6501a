import CoreGraphics
import RenderTree

extension CALayer {
    /// How often a layout may ask for layout again before the rest waits for the next frame.
    private static let maximumRounds = 32

    /// Marks for layout; dropped while this layer lays out.
    final func markLayout() {
        if passes.isLayingOut || isPresentation { return }
        mark(.layout)
        objects.layoutManager?.invalidateLayout(of: self)
        noteChange()
    }

    /// Climbs while superlayers wait for layout, then lays out downward from there.
    final func layoutNow() {
        guard !isPresentation else { return }
        var top = self
        while let parent = top.links.parent, parent.passes.own.contains(.layout) { top = parent }
        top.layoutSubtree()
    }

    /// Lays out every marked layer from here down, top first, until nothing is marked.
    final func layoutSubtree() {
        for _ in 0..<CALayer.maximumRounds {
            guard pendingWork.contains(.layout) else { return }
            layoutOnce()
        }
        Diagnostics.report(
            "Layout of \(type(of: self)) still asks for layout after \(CALayer.maximumRounds) rounds; the rest waits for the next frame.",
            key: "layout rounds")
    }

    private final func layoutOnce() {
        var pending = [self]
        while let layer = pending.popLast() {
            if layer.passes.own.contains(.layout) { layer.layoutMarked() }
            guard layer.passes.below.contains(.layout) else { continue }
            layer.passes.below.remove(.layout)
            if let mask = layer.links.mask, mask.pendingWork.contains(.layout) { pending.append(mask) }
            for child in layer.links.children.reversed() where child.pendingWork.contains(.layout) {
                pending.append(child)
            }
        }
    }

    private final func layoutMarked() {
        passes.own.remove(.layout)
        passes.isLayingOut = true
        layoutSublayers()
        passes.isLayingOut = false
        if hasNoActionsOfItsOwn || hasIdleDelegate || TransactionStack.current.disablesActions { return }
        if let action = activeAction(forKey: "onLayout") { run(action, "onLayout") }
    }

    /// True for plain layers, of which only built-in actions can come; layout has none.
    private final var hasNoActionsOfItsOwn: Bool {
        delegate == nil && objects.actions == nil && objects.style == nil && type(of: self) == CALayer.self
    }

    final func layoutByDelegate() {
        if let delegate {
            delegate.layoutSublayers(of: self)
        } else {
            layoutManager?.layoutSublayers(of: self)
        }
    }
}
