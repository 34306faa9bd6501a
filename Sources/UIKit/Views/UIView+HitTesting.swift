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

    private final class PlainView: UIView {}
    private final class HitTestingView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    private static let hitTestProbe = OverrideProbe(
        base: UIView.self, plain: PlainView.self, overriding: HitTestingView.self)

    /// Walks from the front of the tree to its back with a worklist, so that depth costs no stack; only classes that override
    /// `hitTest(_:with:)` are asked by a call.
    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard mayBeHit(at: point, with: event) else { return nil }
        var path = [Candidate(view: self, point: point)]
        while let top = path.last {
            guard top.next > 0 else { return top.view }
            path[path.count - 1].next -= 1
            let subview = top.view.hierarchy.subviews[top.next - 1]
            guard let local = subview.pointFromSuperview(top.point) else { continue }
            if Self.hitTestProbe.isOverridden(by: type(of: subview)) {
                if let hit = subview.hitTest(local, with: event) { return hit }
            } else if subview.mayBeHit(at: local, with: event) {
                path.append(Candidate(view: subview, point: local))
            }
        }
        return nil
    }

    private struct Candidate {
        let view: UIView
        let point: CGPoint
        /// One more than the index of the next subview to try.
        var next: Int

        @MainActor init(view: UIView, point: CGPoint) {
            self.view = view
            self.point = point
            next = view.hierarchy.subviews.count
        }
    }

    /// A point of the superview in this view's points. What an animator moves is where it is seen now; other views are where their
    /// properties say.
    private func pointFromSuperview(_ point: CGPoint) -> CGPoint? {
        let shown = input.shownAnimations > 0 ? layer.presentation() : nil
        return (shown ?? layer).pointFromSuperlayer(point)
    }

    private func mayBeHit(at point: CGPoint, with event: UIEvent?) -> Bool {
        !isHidden && layer.opacity >= 0.01 && isUserInteractionEnabled && !ignoresTouchesWhileAnimating
            && self.point(inside: point, with: event)
    }
}
