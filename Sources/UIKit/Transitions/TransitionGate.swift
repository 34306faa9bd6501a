import QuartzCore

/// Keeps new touches away from a window while a transition runs. Touches that are down already go on: one of them may be
/// driving the transition. A transition that can be interrupted lets touches into its container.
@MainActor
final class TransitionGate: TouchGate {
    private weak var window: UIWindow?
    private weak var session: TransitionSession?

    init(_ session: TransitionSession, in window: UIWindow?) {
        self.session = session
        self.window = window
        window?.gates.append(self)
    }

    /// A view, with all below it, came into the window.
    func viewDidEnter(_ view: UIView) { session?.viewDidEnter(view) }

    func checkInvariants() { session?.checkInvariants() }

    func open() {
        window?.gates.removeAll { $0 === self }
    }

    /// A session that is gone without an end holds nothing back.
    func admitsTouch(on view: UIView) -> Bool {
        session?.admitsTouch(on: view) ?? true
    }
}
