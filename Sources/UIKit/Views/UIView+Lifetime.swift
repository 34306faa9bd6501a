import Foundation
import QuartzCore

/// What a view owned whose last reference was let go of on another thread: taken apart on the main thread, which may still know of
/// it. The layer may be in a running animation, the constraints in an engine, the recognisers among those that failed together.
@MainActor
private final class Estate {
    nonisolated(unsafe) var layer: CALayer?
    nonisolated(unsafe) var subviews: [UIView] = []
    nonisolated(unsafe) var layout = UIView.LayoutState()
    nonisolated(unsafe) var looks = UIView.LooksState()
    nonisolated(unsafe) var traits = UIView.TraitState()
    nonisolated(unsafe) var input = UIView.InputState()
    nonisolated(unsafe) var extras: UIView.Extras?

    nonisolated init() {}

    isolated deinit {
        var orphans: [UIView] = []
        swap(&orphans, &subviews)
        Self.takeApart(&orphans)
    }

    /// Takes deep trees apart with a worklist: 100,000 nested views must not overflow the stack when they go.
    ///
    /// - Parameter orphans: Views that nobody else may hold; none are left.
    nonisolated static func takeApart(_ orphans: inout [UIView]) {
        while var view = orphans.popLast() {
            guard isKnownUniquelyReferenced(&view) else { continue }
            orphans.append(contentsOf: view.releaseSubviews())
        }
    }
}

extension UIView {
    /// The view's end. Nothing points back at it afterwards.
    nonisolated func dismantle() {
        layer.forgetDelegate()
        layout.constraints?.handle?.clear()
        var orphans = releaseSubviews()
        if Thread.isMainThread { Estate.takeApart(&orphans) } else { bequeath(&orphans) }
    }

    /// Moves what the view owns out of it, so that none of it goes with the memory of the view on this thread.
    nonisolated private func bequeath(_ subviews: inout [UIView]) {
        let estate = Estate()
        swap(&estate.subviews, &subviews)
        estate.layer = layer
        layer = CALayer()
        swap(&estate.layout, &layout)
        swap(&estate.looks, &looks)
        swap(&estate.traits, &traits)
        swap(&estate.input, &input)
        swap(&estate.extras, &extras)
    }

    nonisolated fileprivate func releaseSubviews() -> [UIView] {
        let released = hierarchy.subviews
        hierarchy.subviews = []
        for view in released { view.hierarchy.superview = nil }
        return released
    }
}
