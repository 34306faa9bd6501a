import CoreGraphics

/// Follows the content of the page on top: a large title scrolls away with it, and the bar looks different where the content is at its top.
@MainActor
final class NavigationScrollFollower: ScrollFollower {
    private unowned let owner: UINavigationController
    private weak var scrollView: UIScrollView?

    init(_ owner: UINavigationController) {
        self.owner = owner
    }

    /// From now on the page of another controller.
    func follow(_ controller: UIViewController?) {
        let new = controller?.contentScrollView(for: .top)
        if new !== scrollView {
            scrollView?.followers.remove(self)
            scrollView = new
            new?.followers.add(self)
        }
        hostRefreshControl()
        owner.navigationBar.scrolled = scrolled
        giveHeight()
    }

    /// What the bar loses in height is the content's: headers that stay in sight go up to the bar's edge.
    private func giveHeight() {
        scrollView?.takeHeight(
            of: owner.isNavigationBarHidden ? (whole: 0, given: 0) : owner.navigationBar.heightForContent)
    }

    /// What a pull brings comes out above a large title, which goes down with the content; below a bar that stands still.
    private func hostRefreshControl() {
        let bar = owner.navigationBar
        bar.hostedRefreshControl = bar.expandableHeight > 0 ? scrollView?.refreshControl : nil
    }

    /// How far the content is from its top, in points; less than 0 where it is pulled down, or a refresh control keeps it down.
    private var scrolled: CGFloat {
        guard let scrollView else { return 0 }
        let distance = scrollView.contentOffset.y + scrollView.insets.adjusted.top
        if owner.navigationBar.hostedRefreshControl != nil { return distance - scrollView.insets.refreshRoom }
        return scrollView.refreshControl == nil ? distance : max(0, distance)
    }

    func contentDidMove() {
        let bar = owner.navigationBar
        if bar.hostedRefreshControl !== scrollView?.refreshControl { hostRefreshControl() }
        guard bar.scrolled != scrolled else { return }
        let old = bar.preferredHeight
        bar.scrolled = scrolled
        giveHeight()
        if bar.preferredHeight != old { owner.layoutBars() }
    }

    /// A large title and a search bar rest wholly in sight or wholly away.
    func restingPlace(for target: CGPoint) -> CGPoint {
        let bar = owner.navigationBar
        guard let scrollView, bar.expandableHeight > 0 else { return target }
        let top = -scrollView.insets.adjusted.top, distance = target.y - top
        guard distance > 0, distance < bar.expandableHeight else { return target }
        let rest = top + bar.restingDistance(for: distance)
        // Content too short to take the title away leaves it there.
        return CGPoint(x: target.x, y: scrollView.clamped(CGPoint(x: target.x, y: rest)).y < rest ? top : rest)
    }
}

extension UIViewController {
    /// Says which scroll view the bars at some edges go by: top and bottom.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { chosenScrollViews.top = scrollView }
        if edge.contains(.bottom) { chosenScrollViews.bottom = scrollView }
        for ancestor in selfAndAncestors { ancestor.viewIfLoaded?.setNeedsLayout() }
    }

    /// The scroll view that the bar at an edge goes by: the one that was set, the view itself, or the first one in it.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        let chosen = edge.contains(.top) ? chosenScrollViews.top : chosenScrollViews.bottom
        return chosen ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }
}

/// The scroll views that the program has chosen for the bars at two edges.
struct ContentScrollViews {
    weak var top: UIScrollView?
    weak var bottom: UIScrollView?
}
