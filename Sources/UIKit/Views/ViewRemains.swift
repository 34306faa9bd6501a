import Foundation
import QuartzCore

/// What a view owned whose last reference was let go of on another thread: taken apart on the main thread, which may still know of
/// it. The layer may be in a running animation, the constraints in an engine, the recognisers among those that failed together.
@MainActor
final class ViewRemains {
    nonisolated(unsafe) var layer: CALayer?
    nonisolated(unsafe) var subviews: [UIView] = []
    nonisolated(unsafe) var layout = ViewLayout()
    nonisolated(unsafe) var looks = ViewLooks()
    nonisolated(unsafe) var traits = ViewTraits()
    nonisolated(unsafe) var input = ViewInput()
    nonisolated(unsafe) var extras: ViewExtras?

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
            orphans.append(contentsOf: releaseSubviews(of: view))
        }
    }
}

extension ViewRemains {
    /// A view's end. Nothing points back at it afterwards.
    nonisolated static func settle(_ view: UIView) {
        view.layer.forgetDelegate()
        view.layout.constraints?.handle?.clear()
        var orphans = releaseSubviews(of: view)
        if MainThread.isCurrent { takeApart(&orphans) } else { bequeath(&orphans, of: view) }
    }

    /// Moves what a view owns out of it, so that none of it goes with the memory of the view on this thread.
    nonisolated private static func bequeath(_ subviews: inout [UIView], of view: UIView) {
        let remains = ViewRemains()
        swap(&remains.subviews, &subviews)
        remains.layer = view.layer
        view.layer = CALayer()
        swap(&remains.layout, &view.layout)
        swap(&remains.looks, &view.looks)
        swap(&remains.traits, &view.traits)
        swap(&remains.input, &view.input)
        swap(&remains.extras, &view.extras)
    }

    nonisolated private static func releaseSubviews(of view: UIView) -> [UIView] {
        let released = view.hierarchy.subviews
        view.hierarchy.subviews = []
        for subview in released { subview.hierarchy.superview = nil }
        return released
    }
}
