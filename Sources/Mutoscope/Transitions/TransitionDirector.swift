public import UIKit

/// Hands out the transitions of a controller, and the finger that drives them.
///
/// Set it as the `transitioningDelegate` of a controller that is presented, or as the `delegate` of a navigation controller, and keep
/// it: both references are weak.
@preconcurrency @MainActor
public final class TransitionDirector: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    private let make: (TransitionWay) -> ProgressTransition
    /// True while a finger starts a transition: it is the finger's from the start.
    private(set) var isBeginning = false
    /// The transition that runs, nil between two.
    public private(set) weak var running: ProgressTransition?
    private(set) var interactor: UIPercentDrivenInteractiveTransition?
    private var scrubbing: Hold?

    /// - Parameter make: a new transition for each way.
    public init(_ make: @escaping (TransitionWay) -> ProgressTransition) {
        self.make = make
        super.init()
    }

    private func transition(_ way: TransitionWay) -> ProgressTransition {
        let transition = make(way)
        running = transition
        // Made for every transition: one that begins by time can be taken by a finger later.
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = isBeginning
        self.interactor = interactor
        return transition
    }

    // MARK: Fingers

    /// A transition in a hand: how far it was when it was taken, and whether going back means more (1) or less (−1).
    struct Hold {
        let interactor: UIPercentDrivenInteractiveTransition
        let start: CGFloat
        let sign: CGFloat
    }

    /// Whether a transition runs, or is about to: a push or pop begins with the next layout.
    private var isUnderWay: Bool { running?.isOver == false }

    /// Catches the transition that runs, or begins one; nil when `begin` begins none.
    func take(_ begin: () -> Void) -> Hold? {
        if isUnderWay {
            interactor?.pause()
        } else {
            running = nil
            isBeginning = true
            begin()
            isBeginning = false
        }
        guard let running, let interactor else { return nil }
        return Hold(interactor: interactor, start: running.shownProgress, sign: running.way == .backward ? 1 : -1)
    }

    /// Brings what was taken to a progress.
    func move(_ hold: Hold, to progress: CGFloat) {
        hold.interactor.update(progress.unit)
        // It was caught as it swung past its end, and has not been pulled back so far yet.
        if hold.start > 1, progress > 1 { running?.driver.hold(at: min(progress, hold.start)) }
    }

    /// Lets go of what was taken, with a speed in parts of the whole a second.
    ///
    /// - Parameters:
    ///   - velocity: nil when the gesture was taken away: everything goes back to where it began.
    ///   - finishes: whether a way that has come to a place is gone to its end.
    func release(_ hold: Hold, velocity: CGFloat?, finishes: (CGFloat) -> Bool) {
        let place = running?.stage == nil ? hold.interactor.percentComplete : running?.driver.value.unit ?? 0
        let finishes = velocity != nil && finishes(place)
        running?.releaseVelocity = min(max(velocity ?? 0, -12), 12)
        finishes ? hold.interactor.finish() : hold.interactor.cancel()
    }

    // MARK: Scrubbing

    /// Shows a transition at a presence of 0 (the screen that was there first) to 1 (the one that came), as a slider does.
    ///
    /// `begin` presents or pushes where the first screen is shown, dismisses or pops where the other is, animated. Called when nothing
    /// runs.
    public func scrub(to presence: CGFloat, begin: () -> Void) {
        if !isUnderWay { scrubbing = nil }
        scrubbing = scrubbing ?? take(begin)
        guard let hold = scrubbing, let running else { return }
        hold.interactor.update(running.way == .forward ? presence.unit : 1 - presence.unit)
    }

    /// Lets go of what ``scrub(to:begin:)`` has moved: it goes to the nearer end.
    public func endScrubbing() {
        guard let hold = scrubbing else { return }
        scrubbing = nil
        guard let running, isUnderWay else { return }
        running.releaseVelocity = 0
        running.driver.value > 0.5 ? hold.interactor.finish() : hold.interactor.cancel()
    }

    // MARK: Presenting

    /// The transition for a presentation.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition(.forward) }

    /// The transition for a dismissal.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition(.backward) }

    /// Whoever drives a presentation by hand.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    /// Whoever drives a dismissal by hand.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    // MARK: Navigation

    /// The transition for a push or a pop.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: transition(.forward)
        case .pop: transition(.backward)
        default: nil
        }
    }

    /// Whoever drives a push or a pop by hand.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
