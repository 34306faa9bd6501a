/// What keeps new touches away from a window for a time: a transition.
@MainActor
protocol TouchGate: AnyObject {
    /// A view, with all below it, came into the window.
    func viewDidEnter(_ view: UIView)
    /// Whether a finger that goes down on a view now is heard.
    func admitsTouch(on view: UIView) -> Bool
    func checkInvariants()
}

extension UIWindow {
    /// Whether a transition keeps touches away now.
    package var isInTransition: Bool { !gates.isEmpty }

    /// A view came into the window while a transition runs.
    func viewDidEnter(_ view: UIView) {
        for gate in gates { gate.viewDidEnter(view) }
    }

    /// Whether a finger that goes down on `view` now is heard.
    func admitsTouch(on view: UIView) -> Bool {
        gates.allSatisfy { $0.admitsTouch(on: view) }
    }
}
