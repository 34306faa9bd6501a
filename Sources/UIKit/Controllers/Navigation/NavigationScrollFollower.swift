import CoreGraphics

/// Follows the content of the page on top: a large title scrolls away with it, and the bar looks different where the content is at its top.
@MainActor
final class NavigationScrollFollower {
    private unowned let owner: UINavigationController
    private weak var scrollView: UIScrollView?

    init(_ owner: UINavigationController) {
        self.owner = owner
    }

    /// From now on the page of another controller.
    func follow(_ controller: UIViewController?) {
        let new = controller?.contentScrollView(for: .top)
        if new !== scrollView {
            if scrollView?.barFollower === self { scrollView?.barFollower = nil }
            scrollView = new
            new?.barFollower = self
        }
        owner.navigationBar.scrolled = scrolled
    }

    /// How far the content is from its top, in points; less than 0 where it is pulled down.
    private var scrolled: CGFloat {
        scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0
    }

    /// The content has moved.
    func contentDidMove() {
        let bar = owner.navigationBar
        guard bar.scrolled != scrolled else { return }
        let old = bar.preferredHeight
        bar.scrolled = scrolled
        if bar.preferredHeight != old { owner.layoutBars() }
    }
}

extension UIViewController {
    /// Says which scroll view the bars at some edges go by. Only the top edge has such a bar here.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { chosenScrollView = scrollView }
    }

    /// The scroll view that the bar at an edge goes by: the one that was set, the view itself, or the first one in it.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        chosenScrollView ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }
}
