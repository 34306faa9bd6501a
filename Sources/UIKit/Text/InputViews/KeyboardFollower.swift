import CoreGraphics

/// Something that makes room for what is typed with: an alert, a sheet.
@MainActor
protocol KeyboardFollower: AnyObject {
    /// Input views come, go or are moved by a finger. Called inside their animation.
    func inputViewsDidMove()
}

/// The followers of one screen. They are not kept alive.
struct KeyboardFollowers {
    private struct Entry { weak var follower: (any KeyboardFollower)? }
    private var entries: [Entry] = []

    mutating func add(_ follower: any KeyboardFollower) {
        entries.removeAll { $0.follower == nil || $0.follower === follower }
        entries.append(Entry(follower: follower))
    }

    @MainActor
    func inputViewsDidMove() {
        for entry in entries { entry.follower?.inputViewsDidMove() }
    }
}

extension UIView {
    /// How much of the view's bottom is covered by what is typed with, in points.
    var heightUnderInputViews: CGFloat {
        guard let screen = window?.screen, !screen.inputViews.frame.isNull else { return 0 }
        return max(0, bounds.maxY - convert(screen.inputViews.frame, from: screen.coordinateSpace).minY)
    }

    /// What is typed into here.
    var firstResponderInside: UIView? {
        guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else { return nil }
        return view
    }
}
