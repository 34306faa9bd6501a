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
