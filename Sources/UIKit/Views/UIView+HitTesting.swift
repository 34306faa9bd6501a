extension UIView {
    struct InputState {
        var isUserInteractionEnabled = true
        var isMultipleTouchEnabled = false
        var isExclusiveTouch = false
        var tag = 0
        var gestureRecognizers: [UIGestureRecognizer] = []
        /// Animations under way that keep touches off.
        var blockingAnimations = 0
        /// Changes under way of animators whose views are touched where they are seen.
        var shownAnimations = 0
    }

    /// The deepest view that should get a touch; classes that override `hitTest(_:with:)` are asked.
    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        TouchSearch(event: event).view(at: point, in: self)
    }
}
