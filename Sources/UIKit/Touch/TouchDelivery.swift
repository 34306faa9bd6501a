/// One touch on its way to its view: what the view has seen of it, and what recognisers hold back.
@MainActor
final class TouchDelivery {
    let touch: UITouch
    private(set) var hasBegun = false
    private var hasMoved = false
    private var hasEnded = false
    private var isCancelled = false
    /// The view has seen everything it will see.
    private(set) var isOver = false

    /// What a view is to be told now.
    struct Step {
        var phases: Set<UITouch.Phase>
    }

    init(_ touch: UITouch) {
        self.touch = touch
    }

    /// Notes what an event says about the touch.
    func advance() {
        switch touch.phase {
        case .moved: hasMoved = true
        case .ended: hasEnded = true
        case .cancelled: isCancelled = true
        default: break
        }
    }

    /// What recognisers let through; nil when that is nothing.
    func takeStep() -> Step? {
        guard !isOver else { return nil }
        var phases: Set<UITouch.Phase> = []
        if isCancelled {
            isOver = true
            return hasBegun ? Step(phases: [.cancelled]) : nil
        }
        if !hasBegun {
            guard !isHeld(\.delaysTouchesBegan) else { return nil }
            hasBegun = true
            // Where it has been meanwhile is part of where it begins.
            hasMoved = false
            phases.insert(.began)
        }
        if hasMoved, !hasEnded {
            hasMoved = false
            phases.insert(.moved)
        }
        if hasEnded, !isHeld(\.delaysTouchesEnded) {
            isOver = true
            phases.insert(.ended)
        }
        return phases.isEmpty ? nil : Step(phases: phases)
    }

    /// Takes the touch away. True when its view has to hear of it.
    func cancel() -> Bool {
        guard !isOver else { return false }
        isOver = true
        return hasBegun
    }

    private func isHeld(_ delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        (touch.gestureRecognizers ?? []).contains { recognizer in
            recognizer.state == .possible && recognizer.hasSeen(touch) && recognizer[keyPath: delays]
        }
    }
}
