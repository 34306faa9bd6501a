/// One window's touches: which recognisers and views get them, in which order, and what they take from each other.
///
/// Recognisers see every event before views do, those of deeper views first. What they decide takes effect at once; actions
/// are sent when all have seen the event.
@MainActor
final class TouchCenter {
    /// Recognisers that follow touches or wait, in the order in which they joined.
    private(set) var engaged: [UIGestureRecognizer] = []
    private var deliveries: [TouchDelivery] = []
    private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    /// Recognisers whose touches are to be taken from views.
    private var recognised: [UIGestureRecognizer] = []
    private var isWorking = false
    /// Seconds on the media clock.
    private(set) var now = 0.0
    private(set) var event: UIEvent?
    /// Whether what touched last is a finger or a pen, not a pointer.
    private(set) var usesFingers = false

    /// Whether touches are followed or recognisers wait.
    var isEngaged: Bool { !engaged.isEmpty || !deliveries.isEmpty }

    // MARK: Events

    func process(_ event: UIEvent, in window: UIWindow) {
        now = max(now, event.timestamp)
        self.event = event
        let changed = event.orderedTouches.filter { $0.window === window && $0.phase != .stationary }
        dropOrphans()
        work {
            for touch in changed where touch.phase == .began { admit(touch, event) }
            tellRecognizers(changed, event)
        }
        for delivery in deliveries { delivery.advance() }
        deliverToViews(event)
        retire()
        if deliveries.isEmpty, engaged.isEmpty { self.event = nil }
    }

    /// Lets time pass for recognisers that wait for it.
    ///
    /// - Parameter isEvent: true just before the events of that time, which come before anything due at that very moment.
    func tick(at time: Double, isEvent: Bool = false) {
        while true {
            dropOrphans()
            let due = engaged.filter { $0.deadline.map { isEvent ? $0 < time : $0 <= time } ?? false }
            guard let next = due.min(by: { $0.deadline! < $1.deadline! }) else { break }
            now = max(now, next.deadline!)
            next.deadline = nil
            work { next.deadlinePassed() }
            if let event { deliverToViews(event) }
        }
        now = max(now, time)
        retire()
    }

    private func admit(_ touch: UITouch, _ event: UIEvent) {
        usesFingers = touch.isDirect
        touch.gestureRecognizers = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
                touch.gestureRecognizers?.append(recognizer)
                recognizer.track(touch, in: self)
                if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
            }
            view = current.superview
        }
        let isFirst =
            touch.view?.isMultipleTouchEnabled ?? true || !deliveries.contains { $0.touch.view === touch.view }
        if isFirst, !isExcluded(touch) { deliveries.append(TouchDelivery(touch)) }
    }

    /// Whether another view has the screen to itself, or this one would want to.
    private func isExcluded(_ touch: UITouch) -> Bool {
        let others = deliveries.compactMap { $0.touch.view }.filter { $0 !== touch.view }
        return others.contains { $0.isExclusiveTouch } || (touch.view?.isExclusiveTouch ?? false) && !others.isEmpty
    }

    private func tellRecognizers(_ changed: [UITouch], _ event: UIEvent) {
        var order: [UIGestureRecognizer] = []
        for touch in changed {
            for recognizer in touch.gestureRecognizers ?? [] where !order.contains(where: { $0 === recognizer }) {
                order.append(recognizer)
            }
        }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let touches = changed.filter { $0.phase == phase }
            if touches.isEmpty { continue }
            for recognizer in order where !recognizer.isOrphan {
                let own = touches.filter { recognizer.follows($0) }
                if !own.isEmpty { recognizer.receive(own, phase, event) }
            }
        }
    }

    // MARK: Views

    private func deliverToViews(_ event: UIEvent) {
        let ready = deliveries.compactMap { delivery in delivery.takeStep().map { (delivery, $0) } }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            var groups: [(view: UIView, touches: Set<UITouch>)] = []
            for (delivery, step) in ready where step.phases.contains(phase) {
                guard let view = delivery.touch.view else { continue }
                if let index = groups.firstIndex(where: { $0.view === view }) {
                    groups[index].touches.insert(delivery.touch)
                } else {
                    groups.append((view, [delivery.touch]))
                }
            }
            for (view, touches) in groups {
                if phase == .began, !Self.mayReceive(view, touches, event) {
                    for delivery in deliveries where touches.contains(delivery.touch) { _ = delivery.cancel() }
                } else {
                    Self.tell(view, touches, phase, event)
                }
            }
        }
        deliveries.removeAll { $0.isOver }
    }

    /// Takes the touches of a recogniser that has recognised away from the views that had them.
    private func cancelViews(for recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        var cancelled: [(view: UIView, touches: Set<UITouch>)] = []
        for delivery in deliveries where recognizer.hasSeen(delivery.touch) {
            guard delivery.cancel(), let view = delivery.touch.view else { continue }
            if let index = cancelled.firstIndex(where: { $0.view === view }) {
                cancelled[index].touches.insert(delivery.touch)
            } else {
                cancelled.append((view, [delivery.touch]))
            }
        }
        for (view, touches) in cancelled { view.touchesCancelled(touches, with: event) }
        deliveries.removeAll { $0.isOver }
    }

    /// Keeps a touch from its view.
    func withhold(_ touch: UITouch) {
        deliveries.removeAll { $0.touch === touch && !$0.hasBegun }
    }

    /// Whether the content of a scroll view has begun to follow the touch.
    func hasBegun(_ touch: UITouch) -> Bool { deliveries.contains { $0.touch === touch && $0.hasBegun } }

    // MARK: Recognisers

    /// A recogniser has recognised.
    func note(_ recognizer: UIGestureRecognizer) {
        recognised.append(recognizer)
    }

    func enqueueAction(of recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State) {
        actions.append((recognizer, state))
    }

    /// Lets a recogniser take part that follows no touch.
    func engage(_ recognizer: UIGestureRecognizer, at time: Double) {
        now = max(now, time)
        recognizer.center = self
        if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
    }

    /// Runs what may change states, then sends the actions that came of it.
    func work(_ body: () -> Void) {
        guard !isWorking else { return body() }
        isWorking = true
        body()
        isWorking = false
        sendActions()
    }

    private func sendActions() {
        while let recognizer = recognised.first {
            recognised.removeFirst()
            cancelViews(for: recognizer)
        }
        while !actions.isEmpty {
            let (recognizer, state) = actions.removeFirst()
            if !recognizer.isOrphan { recognizer.sendActions(state) }
        }
    }

    /// A recogniser outside any event changed its state, for instance by being disabled.
    func settle() {
        if !isWorking {
            sendActions()
            retire()
        }
    }

    /// Makes recognisers that are done possible again.
    private func retire() {
        for recognizer in engaged where recognizer.isDone && !recognizer.isOrphan {
            recognizer.restart()
        }
        dropOrphans()
        engaged.removeAll { $0.isIdle }
    }

    /// Recognisers whose views went away while fingers were on them: on Apple's systems they go with the view, and nobody is told.
    private func dropOrphans() {
        guard engaged.contains(where: \.isOrphan) else { return }
        let orphans = engaged.filter(\.isOrphan)
        engaged.removeAll(where: \.isOrphan)
        for recognizer in orphans { recognizer.forget() }
        // Others may have waited for one of them to fail.
        reconsiderWaiting()
    }

    /// The other recognisers that have seen a touch of this one.
    func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        engaged.filter { other in other !== recognizer && other.sequenceTouches.contains { recognizer.hasSeen($0) } }
    }

    /// Ends every touch, as when the window goes away.
    func cancelAll() {
        dropOrphans()
        for recognizer in engaged { recognizer.cancelFromOutside() }
        for delivery in deliveries where delivery.cancel() {
            delivery.touch.view?.touchesCancelled([delivery.touch], with: event)
        }
        deliveries = []
        settle()
    }

    /// Whether the scroll view around a view lets it have touches.
    private static func mayReceive(_ view: UIView, _ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
        let around = sequence(first: view, next: \.superview).dropFirst()
        let filter = around.lazy.compactMap { $0 as? any TouchFiltering }.first
        return filter?.touchesShouldBegin(touches, with: event, in: view) ?? true
    }

    private static func tell(_ view: UIView, _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        default: view.touchesCancelled(touches, with: event)
        }
    }
}
