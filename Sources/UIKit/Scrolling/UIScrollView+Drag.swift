extension UIScrollView {
    struct DragState {
        var isTracking = false
        var isDragging = false
        /// Where content would be without rubber bands when the drag began, less what has been dragged since.
        var start = CGPoint.zero
        /// Where content was when the drag began.
        var startOffset = CGPoint.zero
        var axes: (horizontal: Bool, vertical: Bool) = (true, true)
        /// The finger went down on content that moved.
        var hasCaught = false
        /// The edges have moved under a finger that rests.
        var edgesMoved = false
    }

    // MARK: Fingers down and up

    /// A finger went down. Content that moves stops under it.
    func fingerDidTouch(_ touch: UITouch) {
        drag.isTracking = true
        guard motion.isRunning else { return }
        // Pages must come to rest on a page even when it was no finger that moved them.
        let wasDecelerating = motion.isDecelerating
        drag.hasCaught = wasDecelerating || isPagingEnabled || clamped(contentOffset) != contentOffset
        drag.startOffset = contentOffset
        stopMotion()
        if wasDecelerating { scrollViewDelegate?.scrollViewDidEndDecelerating(self) }
        if drag.hasCaught { panGestureRecognizer.center?.withhold(touch) }
    }

    /// All fingers lifted, or they are another gesture's.
    func fingersDidLeave() {
        drag.isTracking = false
        let hasLostPlace = drag.hasCaught || drag.edgesMoved
        (drag.hasCaught, drag.edgesMoved) = (false, false)
        guard hasLostPlace, !drag.isDragging, !motion.isRunning else { return }
        // Let go without a drag: back to where content may rest.
        coast(velocity: .zero)
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag(pan)
            continueDrag(pan)
        case .changed: continueDrag(pan)
        case .ended: endDrag(velocity: pan.recentVelocity)
        case .cancelled: endDrag(velocity: .zero)
        default: break
        }
    }

    // MARK: Dragging

    private func beginDrag(_ pan: UIPanGestureRecognizer) {
        stopMotion()
        drag.isTracking = true
        drag.isDragging = true
        (drag.hasCaught, drag.edgesMoved) = (false, false)
        drag.startOffset = contentOffset
        drag.start = CGPoint(
            x: unbanded(contentOffset.x, horizontalAxis), y: unbanded(contentOffset.y, verticalAxis))
        lockDirection(pan)
        dismissKeyboard(pan)
        dragWillBegin()
        scrollViewDelegate?.scrollViewWillBeginDragging(self)
    }

    /// Interactive modes follow a finger that goes down, toward the keyboard.
    private func dismissKeyboard(_ pan: UIPanGestureRecognizer) {
        switch keyboardDismissMode {
        case .none: return
        case .interactive, .interactiveWithAccessory:
            // What shows at the bottom waits for the finger to get there.
            guard pan.velocity(in: nil).y > 0, window?.screen.inputViews.isUp == false else { return }

        case .onDrag, .onDragWithAccessory: break
        }
        window?.firstResponder?.resignFirstResponder()
    }

    private func lockDirection(_ pan: UIPanGestureRecognizer) {
        drag.axes = (horizontalAxis.canScroll, verticalAxis.canScroll)
        guard isDirectionalLockEnabled, drag.axes.horizontal, drag.axes.vertical else { return }
        let velocity = pan.velocity(in: self)
        let x = abs(velocity.x), y = abs(velocity.y)
        // A clear direction is one within about 27° of an axis.
        if x > 2 * y { drag.axes.vertical = false }
        if y > 2 * x { drag.axes.horizontal = false }
    }

    private func continueDrag(_ pan: UIPanGestureRecognizer) {
        guard drag.isDragging else { return }
        if let inputs = inputsUnderFinger { inputs.follow(pan.location(in: nil).y + (window?.frame.minY ?? 0)) }
        let translation = pan.translation(in: superview)
        var offset = contentOffset
        if drag.axes.horizontal { offset.x = banded(drag.start.x - translation.x, horizontalAxis) }
        if drag.axes.vertical { offset.y = banded(drag.start.y - translation.y, verticalAxis) }
        show(onPixels(offset))
    }

    /// The edges have moved in the middle of a drag: what shows stays, and the band goes on from there.
    func keepContentUnderFinger() {
        guard drag.isDragging else { return }
        let translation = panGestureRecognizer.translation(in: superview)
        drag.start = CGPoint(
            x: unbanded(contentOffset.x, horizontalAxis) + translation.x,
            y: unbanded(contentOffset.y, verticalAxis) + translation.y)
    }

    private func endDrag(velocity: CGPoint) {
        guard drag.isDragging else { return }
        let speed = CGPoint(
            x: drag.axes.horizontal ? releaseVelocity(-velocity.x, contentOffset.x, horizontalAxis) : 0,
            y: drag.axes.vertical ? releaseVelocity(-velocity.y, contentOffset.y, verticalAxis) : 0)
        inputsUnderFinger?.release(velocity.y)
        coast(velocity: speed, after: .drag) { willMove in
            drag.isDragging = false
            drag.isTracking = false
            scrollViewDelegate?.scrollViewDidEndDragging(self, willDecelerate: willMove)
        }
    }

    // MARK: Rubber bands

    private func banded(_ raw: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let edge = axis.clamp(Double(raw))
        guard axis.bounces else { return CGFloat(edge) }
        return CGFloat(edge + ScrollPhysics.band(Double(raw) - edge, length: axis.length))
    }

    private func unbanded(_ shown: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let edge = axis.clamp(Double(shown))
        return CGFloat(edge + ScrollPhysics.unband(Double(shown) - edge, length: axis.length))
    }

    /// How fast the content itself moves when the finger moves that fast.
    private func releaseVelocity(_ finger: CGFloat, _ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let edge = axis.clamp(Double(offset))
        guard Double(offset) != edge else { return finger }
        let raw = ScrollPhysics.unband(Double(offset) - edge, length: axis.length)
        return finger * CGFloat(ScrollPhysics.bandSlope(raw, length: axis.length))
    }
}

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
        guard !scrollView.canMove(isAcross: isAcross, direction: direction) else { return false }
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
