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
    private weak var scrollView: UIScrollView?

    init(_ bar: any BottomBar) {
        self.bar = bar
    }

    /// From now on what a controller shows.
    func follow(_ controller: UIViewController?) {
        var page = controller
        while let inner = page?.shownChild { page = inner }
        let new = page?.contentScrollView(for: .bottom)
        if new !== scrollView {
            scrollView?.followers.remove(self)
            scrollView = new
            new?.followers.add(self)
        }
        contentDidMove()
    }

    /// Less than this is behind the bar for rounding only, in points.
    private static let rounding: CGFloat = 0.5

    func contentDidMove() {
        let ends = scrollView.map { view in
            let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
            return view.contentOffset.y >= end - Self.rounding
        }
        guard let bar, bar.contentEndsHere != ends ?? true else { return }
        bar.contentEndsHere = ends ?? true
    }
}
