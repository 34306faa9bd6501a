import CoreGraphics
import QuartzCore

/// The drag of a scroll view, also from a larger view to which a program has moved it.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "scroll"
        allowedScrollTypesMask = .all
    }

    override var takesWheel: Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if sequenceTouches.count == touches.count, let touch = touches.first { scrollView?.fingerDidTouch(touch) }
    }

    override var followsOtherButtons: Bool { false }

    override func reset() {
        super.reset()
        scrollView?.fingersDidLeave()
    }

    override func didFail() { scrollView?.fingersDidLeave() }

    /// 10 points along an axis that scrolls, and no less along it than across.
    override func reachesThreshold(_ movement: CGPoint) -> Bool {
        guard let scrollView, super.reachesThreshold(movement) else { return false }
        let isAcross = abs(movement.x) >= abs(movement.y)
        let horizontal = scrollView.horizontalAxis.canScroll, vertical = scrollView.verticalAxis.canScroll
        if horizontal, vertical { return true }
        guard horizontal || vertical, isAcross == horizontal else { return false }
        return (horizontal ? abs(movement.x) : abs(movement.y)) >= hysteresis - Self.rounding
    }

    /// The two fingers of a zoom also move content.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.zoom.recognizer
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.zoom.recognizer
    }

    override func mayBegin() -> Bool {
        guard let scrollView else { return false }
        return !leavesToOuter(scrollView) && !isSelection(scrollView) && mayTakeTouches(scrollView)
    }

    /// Two fingers on a list may mean a selection.
    private func isSelection(_ scrollView: UIScrollView) -> Bool {
        activeTouches.count == 2 && scrollView.claims(2, from: touchStart(in: scrollView), movement: movement)
    }

    /// Content inside that has begun to follow the touch gives it up, or there is no drag.
    private func mayTakeTouches(_ scrollView: UIScrollView) -> Bool {
        let begun = activeTouches.filter { $0.view !== scrollView && center?.hasBegun($0) ?? false }
        guard !begun.isEmpty else { return true }
        guard scrollView.canCancelContentTouches else { return false }
        return begun.allSatisfy { touch in touch.view.map { scrollView.touchesShouldCancel(in: $0) } ?? true }
    }

    /// Content at its end leaves the drag to a scroll view outside that can still go that way.
    private func leavesToOuter(_ scrollView: UIScrollView) -> Bool {
        let isAcross = abs(movement.x) >= abs(movement.y)
        let direction = isAcross ? -movement.x : -movement.y
        let transfers =
            isAcross ? scrollView.transfersHorizontalScrollingToParent : scrollView.transfersVerticalScrollingToParent
        guard transfers, !scrollView.canMove(isAcross: isAcross, direction: direction) else { return false }
        return sequence(first: scrollView as UIView, next: \.superview).dropFirst().contains { view in
            (view as? UIScrollView)?.canMove(isAcross: isAcross, direction: direction) ?? false
        }
    }
}

extension UIScrollView {
    /// Whether content can go on along an axis without passing its edge.
    func canMove(isAcross: Bool, direction: CGFloat) -> Bool {
        let axis = isAcross ? horizontalAxis : verticalAxis
        let offset = Double(isAcross ? contentOffset.x : contentOffset.y)
        guard axis.canScroll else { return false }
        return direction > 0 ? offset < axis.range.upperBound - 0.5 : offset > axis.range.lowerBound + 0.5
    }
}

/// Holds touches back from the content of a scroll view for 150 ms, in which a drag may begin.
final class TouchDelayRecognizer: UIGestureRecognizer {
    private static let delay = 0.15

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "touch delay"
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if deadline == nil { wait(Self.delay) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail("the finger lifted") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail("the touch was cancelled") }
    override func deadlinePassed() { fail("the time for a drag to begin is over") }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override var followsOtherButtons: Bool { false }
}
