/// What becomes of a wish to recognise.
extension UIGestureRecognizer {
    /// A subclass's wish for another state.
    func change(to new: State) {
        switch (ownState, new) {
        case (.possible, .began), (.possible, .changed): attempt(.began)
        case (.possible, .ended): attempt(.ended)
        case (.possible, .failed), (.possible, .cancelled): fail("its own conditions are not met")
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            enter(new)
        case (.began, .failed), (.changed, .failed): enter(.cancelled)
        default: return
        }
    }

    /// Recognises, waits or fails, as the other recognisers and the delegates have it.
    private func attempt(_ new: State) {
        guard isEnabled else { return }
        guard let center else { return enter(new) }
        let requirements = center.requirements(of: self)
        if let winner = requirements.first(where: { $0.hasRecognized }) {
            return fail("it required \(winner) to fail, which has recognised")
        }
        if let pending = requirements.first(where: { $0.ownState == .possible }) {
            if waitingState == nil { GestureTrace.note(self, "waits for \(pending) to fail") }
            waitingState = new
            return
        }
        if let winner = center.rivals(of: self).first(where: { $0.hasRecognized && $0.prevents(self) }) {
            return fail("\(winner) recognised first")
        }
        if let refusal = refusalToBegin() { return fail(refusal) }
        guard ownState == .possible else { return }
        enter(new)
        for rival in center.rivals(of: self) where rival.ownState == .possible && prevents(rival) {
            rival.fail("\(self) recognised first")
        }
        center.reconsiderWaiting()
    }

    private func refusalToBegin() -> String? {
        if !mayBegin() { return "its own rules keep it from beginning" }
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return "its delegate did not let it begin" }
        var asked: UIView? = sequenceTouches.first?.view ?? view
        while let current = asked {
            if !current.gestureRecognizerShouldBegin(self) { return "\(current.layoutName) did not let it begin" }
            if current === view { break }
            asked = current.superview
        }
        return nil
    }

    /// Tries again after another recogniser has changed.
    func reconsider() {
        guard let wish = waitingState, ownState == .possible else { return }
        attempt(wish)
    }

    func fail(_ reason: @autoclosure () -> String) {
        guard ownState == .possible else { return }
        GestureTrace.note(self, "failed: \(reason())")
        ownState = .failed
        deadline = nil
        waitingState = nil
        didFail()
        center?.reconsiderWaiting()
    }

    private func enter(_ new: State) {
        if new != .changed { GestureTrace.note(self, "\(new)") }
        if new == .began { willBegin() }
        ownState = new
        waitingState = nil
        if new != .began, new != .changed { deadline = nil }
        guard let center else {
            sendActions(new)
            if new != .began, new != .changed { restart() }
            return
        }
        center.enqueueAction(of: self, state: new)
        if new == .began || new == .ended { center.note(self) }
    }

    /// The recogniser was disabled or taken away in the middle of a gesture.
    func cancelFromOutside() {
        switch ownState {
        case .began, .changed: enter(.cancelled)
        case .possible where !sequenceTouches.isEmpty: fail("it was disabled or removed")
        default: break
        }
        activeTouches = []
        center?.settle()
    }

    var hasRecognized: Bool { ownState == .began || ownState == .changed || ownState == .ended }

    /// Whether this one's recognising makes `other` fail.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return false }
        if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false { return false }
        return canPrevent(other) && other.canBePrevented(by: self)
    }

    /// Whether this one waits for `other` to fail.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
}

// MARK: - Touches

extension UIGestureRecognizer {
    /// Whether the recogniser will follow a touch that goes down now.
    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, ownState == .possible || ownState == .began || ownState == .changed else { return false }
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        if requiresExclusiveTouchType, let first = activeTouches.first, first.type != touch.type { return false }
        guard touch.isOfPrimaryButton || followsOtherButtons, shouldReceive(event) else { return false }
        if let delegate, !delegate.gestureRecognizer(self, shouldReceive: touch) {
            GestureTrace.note(self, "its delegate refused a touch")
            return false
        }
        return true
    }

    func track(_ touch: UITouch, in center: TouchCenter) {
        self.center = center
        activeTouches.append(touch)
        sequenceTouches.append(touch)
    }

    func follows(_ touch: UITouch) -> Bool { activeTouches.contains { $0 === touch } }
    func hasSeen(_ touch: UITouch) -> Bool { sequenceTouches.contains { $0 === touch } }

    /// Passes touches on to the subclass, unless the gesture is over for it.
    func receive(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        modifierFlags = event.modifierFlags
        // What a handler reads after the lift is what was held.
        if phase == .began || phase == .moved { buttonMask = event.buttonMask }
        let isRunning = ownState == .possible || ownState == .began || ownState == .changed
        if isRunning, waitingState != .ended {
            let set = Set(touches)
            switch phase {
            case .began: touchesBegan(set, with: event)
            case .moved: touchesMoved(set, with: event)
            case .ended: touchesEnded(set, with: event)
            default: touchesCancelled(set, with: event)
            }
        }
        guard phase == .ended || phase == .cancelled else { return }
        activeTouches.removeAll { touch in touches.contains { $0 === touch } }
        if activeTouches.isEmpty { lastTouches = touches }
    }

    /// The gesture is over and no finger of it is down.
    var isDone: Bool {
        activeTouches.isEmpty && (ownState == .ended || ownState == .cancelled || ownState == .failed)
    }

    /// Nothing is under way.
    var isIdle: Bool { ownState == .possible && activeTouches.isEmpty && deadline == nil && waitingState == nil }

    /// Its view is gone, and whoever it tells may be as well.
    var isOrphan: Bool { isAttached && view == nil }

    /// Makes the recogniser possible again.
    func restart() {
        reset()
        forget()
    }

    /// Knows of no gesture any more, without telling subclasses.
    func forget() {
        ownState = .possible
        waitingState = nil
        deadline = nil
        activeTouches = []
        sequenceTouches = []
        lastTouches = []
    }

    /// Asks for `deadlinePassed()` after some seconds.
    func wait(_ seconds: Double) {
        deadline = (center?.now ?? 0) + seconds
    }

    // MARK: Places

    /// The middle of touches, in window points.
    func centroid(of touches: [UITouch]) -> CGPoint { Self.middle(of: touches, \.windowLocation) }

    /// The middle of where the fingers went down.
    func touchStart(in target: UIView) -> CGPoint {
        convert(Self.middle(of: activeTouches, \.startLocation), to: target)
    }

    private static func middle(of touches: [UITouch], _ place: (UITouch) -> CGPoint) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        var sum = CGPoint.zero
        for point in touches.map(place) { sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y) }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    /// A window point in a view's points; nil means the window.
    func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
        guard let target, let window = view?.window, target !== window else { return point }
        return window.convert(point, to: target)
    }

    /// A vector of the window at `origin`, in a view's points.
    func convert(_ vector: CGPoint, at origin: CGPoint, to target: UIView?) -> CGPoint {
        let start = convert(origin, to: target)
        let end = convert(CGPoint(x: origin.x + vector.x, y: origin.y + vector.y), to: target)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

extension TouchCenter {
    /// The engaged recognisers that must fail before this one may recognise.
    func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        engaged.filter { $0 !== recognizer && recognizer.requiresFailure(of: $0) }
    }

    func reconsiderWaiting() {
        for recognizer in engaged { recognizer.reconsider() }
    }
}
