import MutoscopeTesting
import Testing

@testable import UIKit

/// Notes the phase in which each call reaches the program.
@MainActor
private final class PhaseNotes: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let interactor = UIPercentDrivenInteractiveTransition()
    var isDriven = true
    var notes: [String] = []
    weak var context: TransitionContext?

    func note(_ name: String) {
        notes.append("\(name): \(context.map { "\($0.state.phase)" } ?? "none")")
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        self.context = context as? TransitionContext
        return 0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        note("animate")
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        let coming = context.view(forKey: .to)
        coming?.alpha = 0
        UIView.animate(withDuration: 0.4) {
            coming?.alpha = 1
        } completion: { _ in
            self.note("report")
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { note("ended") }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        note("willShow")
        viewController.transitionCoordinator?.notifyWhenInteractionChanges { _ in self.note("changed") }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        note("didShow")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? interactor : nil }
}

@MainActor
@Suite("The phase of a transition")
struct TransitionPhaseTests {
    private static let phases: [TransitionPhase] = [
        .preparing, .held, .running, .ending(finishing: true), .ending(finishing: false), .over(completed: true),
        .over(completed: false),
    ]

    @Test("knows its legal steps, and no way out of the end")
    func steps() {
        for phase in Self.phases {
            let next = Self.phases.filter(phase.allows)
            switch phase {
            case .preparing: #expect(next == [.held, .running, .over(completed: true), .over(completed: false)])
            case .running, .ending: #expect(next == [.held, .over(completed: true), .over(completed: false)])
            case .held: #expect(next == Self.phases.filter { $0 != .preparing && $0 != .held && $0 != .running })
            case .over: #expect(next.isEmpty)
            }
        }
    }

    @Test("is cancelled from the way back on, until a hand takes it again")
    func cancelled() {
        let state = TransitionState()
        state.move(to: .held)
        #expect(!state.isCancelled)
        state.move(to: .ending(finishing: false))
        #expect(state.isCancelled)
        state.move(to: .held)
        #expect(!state.isCancelled)
        state.move(to: .ending(finishing: false))
        state.move(to: .over(completed: false))
        #expect(state.isCancelled)
    }

    private func push(_ notes: PhaseNotes) -> (TestScreen, UINavigationController) {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
        let navigation = UINavigationController(rootViewController: UIViewController())
        screen.show(navigation)
        screen.advance(by: 0.1)
        navigation.delegate = notes
        navigation.pushViewController(UIViewController(), animated: true)
        return (screen, navigation)
    }

    @Test("runs by time from the will calls to the end")
    func byTime() {
        let notes = PhaseNotes()
        notes.isDriven = false
        let (screen, navigation) = push(notes)
        screen.advance(by: 1)
        #expect(
            notes.notes == [
                "willShow: preparing", "animate: running", "report: running", "ended: over(completed: true)",
                "didShow: over(completed: true)",
            ])
        #expect(navigation.session == nil)
    }

    @Test("goes through held, ending and held again in the hand")
    func byHand() {
        let notes = PhaseNotes()
        let (screen, navigation) = push(notes)
        notes.interactor.update(0.5)
        screen.advance(by: 0.1)
        notes.interactor.cancel()
        screen.advance(by: 0.1)
        navigation.session?.checkInvariants()
        notes.interactor.pause()
        notes.interactor.cancel()
        screen.advance(by: 1)
        let back = "ending(finishing: false)"
        #expect(
            notes.notes == [
                "willShow: preparing", "animate: held", "changed: \(back)", "changed: held", "changed: \(back)",
                "report: \(back)", "ended: over(completed: false)",
            ])
        #expect(navigation.session == nil)
    }
}
