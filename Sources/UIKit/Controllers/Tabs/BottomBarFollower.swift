import CoreGraphics

/// A bar at the bottom that looks different where content ends at it.
@MainActor
protocol BottomBar: UIView {
    /// Whether nothing of the content is behind the bar.
    var contentEndsHere: Bool { get set }
}

/// Follows the content of a page for the bar at its bottom.
@MainActor
final class BottomBarFollower: ScrollFollower {
    private weak var bar: (any BottomBar)?
    private var scrollViews: [WeakScrollView] = []

    private struct WeakScrollView {
        weak var view: UIScrollView?
    }

    init(_ bar: any BottomBar) {
        self.bar = bar
    }

    /// From now on what a controller shows.
    func follow(_ controller: UIViewController?) {
        let new = controller.map(pages)?.compactMap { $0.contentScrollView(for: .bottom) } ?? []
        let old = scrollViews.compactMap(\.view)
        if new != old {
            for view in old { view.followers.remove(self) }
            for view in new { view.followers.add(self) }
            scrollViews = new.map { WeakScrollView(view: $0) }
        }
        contentDidMove()
    }

    /// The pages that are seen of a controller: several of a split view in a wide window.
    private func pages(of controller: UIViewController) -> [UIViewController] {
        if let inner = controller.shownChild { return pages(of: inner) }
        guard let split = controller as? UISplitViewController else { return [controller] }
        let shown = split.isCollapsed ? split.children.suffix(1) : split.viewControllers[...]
        return shown.filter { $0.viewIfLoaded?.window != nil }.flatMap(pages)
    }

    /// Less than this is behind the bar for rounding only, in points.
    private static let rounding: CGFloat = 0.5

    func contentDidMove() {
        let ends = scrollViews.compactMap(\.view).allSatisfy { view in
            let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
            return view.contentOffset.y >= end - Self.rounding
        }
        guard let bar, bar.contentEndsHere != ends else { return }
        bar.contentEndsHere = ends
    }
}
