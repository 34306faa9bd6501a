/// Who runs transitions, one at a time: a presentation, a navigation controller, a tab bar controller.
@MainActor
protocol TransitionOwner: AnyObject {
    /// What one transition changes. It lives as long as the transition.
    associatedtype Change
    /// The transition that runs; nil while none does.
    var session: TransitionSession? { get set }
    /// The "will" calls.
    func transitionWillBegin(_ change: Change)
    /// The animator has reported: views and controllers become as they are after the transition, or as they were before.
    func transitionWillEnd(_ change: Change, didComplete: Bool)
    /// There is no transition any more.
    func transitionDidEnd(_ change: Change, didComplete: Bool)
    /// Everyone has been told: what waited may begin.
    func transitionDidSettle()
}

extension TransitionOwner {
    func transitionWillEnd(_ change: Change, didComplete: Bool) {}
    func transitionDidSettle() {}

    /// Runs a transition from its first call to its last one.
    ///
    /// - Parameter prepare: what is left to do between the "will" calls and the first motion.
    func run(
        _ change: Change, in context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, prepare: (TransitionSession) -> Void
    ) {
        let session = makeSession(for: change, in: context, animator: animator, interactor: interactor)
        begin(change, in: session, prepare: prepare)
    }

    /// A transition that others can join and that has not begun.
    func makeSession(
        for change: Change, in context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) -> TransitionSession {
        let session = TransitionSession(context: context, animator: animator, interactor: interactor) {
            [weak self] didComplete in
            guard let self else { return }
            transitionWillEnd(change, didComplete: didComplete)
            self.session = nil
            transitionDidEnd(change, didComplete: didComplete)
        }
        self.session = session
        session.whenSettled { [weak self] in self?.transitionDidSettle() }
        return session
    }

    /// Runs a transition that has been made.
    func begin(_ change: Change, in session: TransitionSession, prepare: (TransitionSession) -> Void) {
        transitionWillBegin(change)
        prepare(session)
        session.start()
    }
}
