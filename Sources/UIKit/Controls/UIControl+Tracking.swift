extension UIControl {
    /// How far outside the bounds a held finger still counts as inside, in points.
    private static let slack: CGFloat = 70

    func track(began touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first, touch.isOfPrimaryButton else { return }
        if openPrimaryMenu(at: touch.location(in: self)) { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        isHighlighted = isTracking
        guard isTracking else { return }
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    func track(moved touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = holds(touch)
        guard continueTracking(touch, with: event) else {
            isTracking = false
            isHighlighted = false
            return
        }
        isHighlighted = isTouchInside
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
        if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    }

    func track(ended touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = holds(touch)
        isTracking = false
        isHighlighted = false
        endTracking(touch, with: event)
        send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
        if isTouchInside, triggersOnTouchUp { send(.primaryActionTriggered, event) }
        isTouchInside = false
    }

    func trackCancelled(_ event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        send(.touchCancel, event)
    }

    /// Whether a recogniser of a view around the control looks for what the control itself answers to: one tap of one finger.
    func claims(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, let view = tap.view else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && view !== self
            && isDescendant(of: view)
    }

    /// Whether a recogniser of a view around the control looks for swipes along it, which move its thumb.
    func claimsSwipe(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let swipe = recognizer as? UISwipeGestureRecognizer, swipe.view !== self else { return false }
        return !swipe.direction.isDisjoint(with: [.left, .right])
    }

    /// Whether a recogniser of a view around the control looks for a pan of one finger along it, which moves its thumb. Those of
    /// scroll views are not meant: they take touches from controls by their own rules.
    func claimsPan(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view, view !== self,
            !(view is UIScrollView), isDescendant(of: view), pan.minimumNumberOfTouches == 1, pan.numberOfTouches == 1
        else { return false }
        let way = pan.translation(in: self)
        return abs(way.x) > abs(way.y)
    }

    private func holds(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
    }
}
