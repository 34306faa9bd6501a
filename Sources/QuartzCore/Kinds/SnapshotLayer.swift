package import RenderTree

/// Shows another layer as it was at one moment: no pixels are kept, so it stays sharp when scaled.
package final class SnapshotLayer: CALayer {
    private var kept: SnapshotContent?

    /// What is shown; nil shows nothing.
    package var snapshot: SnapshotContent? {
        get { kept }
        set { redraw("snapshot") { kept = newValue } }
    }

    override var renderContent: LayerContent { kept.map { .snapshot($0) } ?? .none }
}

extension CALayer {
    /// This layer as it was last committed, frozen at the present time; nil before the first commit. One that was taken off screen since,
    /// or put elsewhere, is shown as it is now, and so is a picture of another layer, to which nothing can be pending.
    ///
    /// - Parameter afterUpdates: commits pending changes first. A layer outside every tree is committed for itself.
    package func keptContent(of rect: CGRect, afterUpdates: Bool) -> SnapshotContent? {
        let known = passes.hasBeenCommitted || self is SnapshotLayer
        guard let node = afterUpdates ? freshNode() : committed ?? (known ? freshNode() : nil) else { return nil }
        let now = MediaClock.currentTime
        let time = superlayer?.convertTime(now, from: nil) ?? now
        return SnapshotContent(node: node, time: time, sourceRect: rect)
    }

    private func freshNode() -> LayerNode? {
        if let context {
            context.commit()
            return committed
        }
        var top: CALayer = self
        while let above = top.superlayer { top = above }
        let context = LayerContext(clock: MediaClock.current ?? MediaClock(now: MediaClock.machineTime))
        context.root = top
        context.commit()
        defer { context.root = nil }
        return committed
    }
}
