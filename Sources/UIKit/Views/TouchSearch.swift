/// The search for the view that gets a touch, from the front of a tree to its back.
@MainActor
struct TouchSearch {
    let event: UIEvent?

    private final class PlainView: UIView {}
    private final class HitTestingView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    private static let probe = OverrideProbe(
        base: UIView.self, plain: PlainView.self, overriding: HitTestingView.self)

    /// Walks with a worklist, so that depth costs no stack; only classes that override `hitTest(_:with:)` are asked by a call.
    func view(at point: CGPoint, in top: UIView) -> UIView? {
        guard mayHit(top, at: point) else { return nil }
        var path = [Candidate(view: top, point: point)]
        while let last = path.last {
            guard last.next > 0 else { return last.view }
            path[path.count - 1].next -= 1
            let subview = last.view.hierarchy.subviews[last.next - 1]
            guard let local = self.point(last.point, in: subview) else { continue }
            if Self.probe.isOverridden(by: type(of: subview)) {
                if let hit = subview.hitTest(local, with: event) { return hit }
            } else if mayHit(subview, at: local) {
                path.append(Candidate(view: subview, point: local))
            }
        }
        return nil
    }

    @MainActor
    private struct Candidate {
        let view: UIView
        let point: CGPoint
        /// One more than the index of the next subview to try.
        var next: Int

        init(view: UIView, point: CGPoint) {
            self.view = view
            self.point = point
            next = view.hierarchy.subviews.count
        }
    }

    /// A point of the superview in a view's points. What an animator moves is where it is seen now; other views are where their
    /// properties say.
    private func point(_ point: CGPoint, in view: UIView) -> CGPoint? {
        let shown = view.input.shownAnimations > 0 ? view.layer.presentation() : nil
        return (shown ?? view.layer).pointFromSuperlayer(point)
    }

    private func mayHit(_ view: UIView, at point: CGPoint) -> Bool {
        !view.isHidden && view.layer.opacity >= 0.01 && view.isUserInteractionEnabled
            && view.input.blockingAnimations == 0 && view.point(inside: point, with: event)
    }
}
