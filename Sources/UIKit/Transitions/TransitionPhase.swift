/// How far a transition has come.
enum TransitionPhase: Equatable {
    /// The "will" calls go out; nothing moves yet.
    case preparing
    /// In the hand: time stands where the interaction says.
    case held
    /// By time, as it began.
    case running
    /// Let go: on to the end, or back to the start.
    case ending(finishing: Bool)
    /// The animator has reported.
    case over(completed: Bool)

    /// The steps that there are. An animator may report at any moment, once.
    func allows(_ next: TransitionPhase) -> Bool {
        switch (self, next) {
        case (.over, _): false
        case (.preparing, .held), (.preparing, .running): true
        case (.running, .held), (.ending, .held), (.held, .ending): true
        case (_, .over): true
        default: false
        }
    }

    var isOver: Bool { if case .over = self { true } else { false } }
}

/// The phase of one transition. Its session moves it; its context reads it, also when a program keeps that longer than the session lives.
@MainActor
final class TransitionState {
    private(set) var phase = TransitionPhase.preparing
    /// Whether the interaction has ended in a way back, until the transition is taken into the hand again.
    private(set) var isCancelled = false

    func move(to next: TransitionPhase) {
        precondition(phase.allows(next), "A transition that is \(phase) cannot become \(next).")
        phase = next
        switch next {
        case .held: isCancelled = false
        case .ending(let finishing): isCancelled = !finishing
        case .preparing, .running, .over: break
        }
    }
}
