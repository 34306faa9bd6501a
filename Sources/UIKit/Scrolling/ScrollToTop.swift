extension UIScrollView {
    private var top: CGPoint { CGPoint(x: contentOffset.x, y: CGFloat(verticalAxis.range.lowerBound)) }

    /// Whether there is content above what shows, to which the user may scroll.
    var isBelowTop: Bool { isScrollEnabled && contentOffset.y > top.y }

    /// Scrolls to the top, if this view wants to.
    func scrollToTop() {
        guard isBelowTop, scrollViewDelegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return }
        scroll(to: top, animated: true, isToTop: true)
    }
}

extension UIWindow {
    /// Where a status bar is, or would be: a tap there that nothing else wanted asks for the top of what is shown.
    var statusBarHeight: CGFloat { safeAreaInsets.top }

    /// Scrolls what a tap on the status bar is for to its top.
    func scrollToTop() { scrollViewForStatusBar?.scrollToTop() }

    /// Whether a tap on the status bar would scroll anything.
    var mayScrollToTop: Bool { scrollViewForStatusBar?.isBelowTop ?? false }

    /// The scroll view that a tap on the status bar is for: the only one in sight with `scrollsToTop`. With more there is none.
    private var scrollViewForStatusBar: UIScrollView? {
        let wanting = subtree.compactMap { $0 as? UIScrollView }.filter { $0.scrollsToTop && isInSight($0) }
        return wanting.count == 1 ? wanting[0] : nil
    }

    /// Whether a touch in the middle of what shows of the view would be for it or something in it.
    private func isInSight(_ view: UIView) -> Bool {
        let shown = view.convert(view.bounds, to: self).intersection(bounds)
        guard !shown.isEmpty else { return false }
        return hitTest(CGPoint(x: shown.midX, y: shown.midY), with: nil)?.isDescendant(of: view) ?? false
    }
}
