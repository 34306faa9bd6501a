import CoreGraphics
import Displays

/// An interaction that other programs' drags can end on.
@MainActor
protocol OutsideDropTaking {
    /// Has the views from the innermost at a point outwards take a drop.
    ///
    /// - Parameter point: In the window's points.
    func takeDrop(_ input: DropInput, at point: CGPoint, in window: UIWindow)
}

/// A view that takes drops only once one asks it: most never do.
@MainActor
protocol LateDropping: UIView {
    /// Has the view take drops from now on.
    func prepareForDrops()
}

/// Hands what other programs' drags leave to the views under the pointer.
@MainActor
final class DropSource {
    private unowned let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
    }

    func deliver(_ input: DropInput) {
        guard input.location.x.isFinite, input.location.y.isFinite else { return }
        for window in screen.windows.reversed() where !window.isHidden {
            let point = window.convert(input.location, from: screen)
            guard let hit = window.hitTest(point, with: nil) else { continue }
            let views = sequence(first: hit, next: { $0.superview })
            for case let view as any LateDropping in views { view.prepareForDrops() }
            let interactions = views.lazy.flatMap { $0.interactions }
            let taker = interactions.compactMap { $0 as? any OutsideDropTaking }.first
            taker?.takeDrop(input, at: point, in: window)
            return
        }
    }
}
