import QuartzCore

/// Keeps new touches away from a window while a transition runs. Touches that are down already go on: one of them may be
/// driving the transition.
@MainActor
enum TransitionGate {
    static func close(for session: TransitionSession, in window: UIWindow?) {
        window?.closedGates += 1
    }

    static func open(in window: UIWindow?) {
        guard let window, window.closedGates > 0 else { return }
        window.closedGates -= 1
    }
}
