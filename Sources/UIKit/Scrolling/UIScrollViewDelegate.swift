/// Hears of scrolling and zooming. Every method has a default.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// `contentOffset` changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// `zoomScale` changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A finger begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger lifts. `velocity` is in points per millisecond; `targetContentOffset` may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger has lifted; `decelerate` says whether content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Content begins to move on.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Content has come to rest after a lift.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Content has come to rest after an animated change.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The subview that zooming scales; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Fingers begin to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming is over.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether a request to scroll to the top is followed.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Content has scrolled to the top on request.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing where it is not implemented.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing where it is not implemented.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing where it is not implemented.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// What happens where it is not implemented.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing where it is not implemented.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing where it is not implemented.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing where it is not implemented.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing where it is not implemented.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// `nil` where it is not implemented.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing where it is not implemented.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing where it is not implemented.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// `true` where it is not implemented.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing where it is not implemented.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
