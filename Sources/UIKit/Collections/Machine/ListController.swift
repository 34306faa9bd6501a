public import CoreGraphics

/// What the controllers of tables and of collection views have in common: whether the selection goes, and the calls of a scrolling view, which
/// subclasses override.
@preconcurrency @MainActor
open class _ListController: UIViewController, UIScrollViewDelegate {
    /// Whether the selection goes when the view appears. True by default.
    open var clearsSelectionOnViewWillAppear = true

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
