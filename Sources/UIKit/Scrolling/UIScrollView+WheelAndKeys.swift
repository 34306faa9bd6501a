extension UIScrollView {
    /// Moves content by a wheel, as far as its edges. False when it is at its edge already.
    func scrollByWheel(_ delta: CGPoint) -> Bool {
        if let onWheel = motion.onWheel { return onWheel(delta) }
        let horizontal = horizontalAxis, vertical = verticalAxis
        let target = clamped(
            CGPoint(
                x: contentOffset.x - (horizontal.canScroll ? delta.x : 0),
                y: contentOffset.y - (vertical.canScroll ? delta.y : 0)))
        guard target != contentOffset, !isDragging else { return false }
        if isPagingEnabled { return turnPage(toward: target) }
        stopMotion()
        indicators.wake(self)
        show(onPixels(target))
        indicators.rest(self)
        return true
    }

    /// Scrolls by a key: arrows, pages, ends. With Option arrows go by pages, with Command to the ends. False when the key means
    /// nothing here.
    func scrollByKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        let page = bounds.inset(by: adjustedContentInset).size
        func step(_ page: CGFloat) -> CGFloat {
            modifiers.contains(.command) ? .greatestFiniteMagnitude : modifiers.contains(.alternate) ? page : 40
        }
        var target = contentOffset
        switch key {
        case .keyboardUpArrow: target.y -= step(page.height)
        case .keyboardDownArrow: target.y += step(page.height)
        case .keyboardLeftArrow: target.x -= step(page.width)
        case .keyboardRightArrow: target.x += step(page.width)
        case .keyboardPageUp: target.y -= page.height
        case .keyboardPageDown: target.y += page.height
        case .keyboardSpacebar: target.y += modifiers.contains(.shift) ? -page.height : page.height
        case .keyboardHome: target.y = CGFloat(verticalAxis.range.lowerBound)
        case .keyboardEnd: target.y = CGFloat(verticalAxis.range.upperBound)
        default: return false
        }
        target = clamped(target)
        guard target != contentOffset, isScrollEnabled, allowsKeyboardScrolling else { return false }
        scroll(to: target, animated: true)
        return true
    }

    /// Turns of the wheel that follow each other sooner than this are one, such as a swipe on a trackpad with its momentum. Seconds.
    private static let wheelPause = 0.1

    /// One page in the direction of a place; the rest of a turn of the wheel has nothing more to do.
    private func turnPage(toward place: CGPoint) -> Bool {
        let now = displayTime, isSameTurn = now - motion.lastWheel < Self.wheelPause
        motion.lastWheel = now
        guard !motion.isRunning, !isSameTurn else { return true }
        let dx = place.x - contentOffset.x, dy = place.y - contentOffset.y
        var target = contentOffset
        if abs(dx) >= abs(dy) {
            target.x += dx < 0 ? -bounds.width : bounds.width
        } else {
            target.y += dy < 0 ? -bounds.height : bounds.height
        }
        scroll(to: clamped(target), animated: true)
        return true
    }
}

extension UIWindow {
    /// A key that nothing else wanted scrolls the first scroll view that can follow it.
    func keyScrolled(_ key: UIKey) {
        for case let scrollView as UIScrollView in subtree where !scrollView.isHidden {
            if scrollView.scrollByKey(key.keyCode, key.modifierFlags) { return }
        }
    }
}

extension UIScrollView: TouchFiltering, WheelTaking {
    func takeWheel(_ delta: CGPoint, _ kind: UIScrollTypeMask) -> Bool {
        panGestureRecognizer.allowedScrollTypesMask.contains(kind) && scrollByWheel(delta)
    }

    /// Content goes on as after a finger's fling. Pages have turned already, drums have a row of their own.
    func wheelWasLeft(at velocity: CGPoint) {
        guard !isPagingEnabled, motion.onWheel == nil, !isDragging, !motion.isRunning else { return }
        coast(
            velocity: CGPoint(
                x: horizontalAxis.canScroll ? -velocity.x : 0, y: verticalAxis.canScroll ? -velocity.y : 0),
            after: .swipe)
    }
}
