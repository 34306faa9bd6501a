public import UIKit

/// Hands out the transitions of a controller, and the finger that drives them.
///
/// Set it as the `transitioningDelegate` of a controller that is presented, or as the `delegate` of a navigation controller, and keep
/// it: both references are weak.
@preconcurrency @MainActor
public final class TransitionDirector: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    private let make: (TransitionWay) -> ProgressTransition
    /// The finger; set by ``SwipeInteraction``.
    weak var swipe: SwipeInteraction?
    /// The transition that runs, nil between two.
    public private(set) weak var running: ProgressTransition?
    private(set) var interactor: UIPercentDrivenInteractiveTransition?

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
        interactor.wantsInteractiveStart = swipe?.isBeginning ?? false
        self.interactor = interactor
        return transition
    }

    // MARK: Presenting

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition(.forward) }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition(.backward) }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    // MARK: Navigation

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

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
