public import QuartzCore

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is visible at the start (or at the end of a cancelled transition).
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end of a completed transition.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that leaves; absent when the transition does not own it (a presentation that keeps its presenter).
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes; absent when the transition does not own it (a dismissal that kept its presenter).
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animation controller is told about the transition it draws. Frames are in the container's points.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which everything happens. Holds the leaving view; the animator adds the coming one.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// True while a finger (or any interaction controller) drives the transition.
    var isInteractive: Bool { get }
    /// True once the interaction was cancelled; then the animator ends with `completeTransition(false)`.
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform that the coming view has at the end.
    var targetTransform: CGAffineTransform { get }

    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()
    /// Ends the transition. Every animator calls it exactly once, in every outcome.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the controller's view starts; `CGRect.zero` when it is not on screen then.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Where the controller's view must end; `CGRect.zero` when it leaves the window.
    func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Draws a transition (an "animation controller").
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds. May be asked several times, also without a context.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Puts up and starts the animations; called once, after ``interruptibleAnimator(using:)``, unless an interaction controller that is
    /// not percent driven draws everything itself.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// An animator that can be paused and turned round; the same object at each call for one transition. Usually
    /// ``animateTransition(using:)`` starts it.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    )
        -> any UIViewImplicitlyAnimating
    /// After `completeTransition`, with its argument.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// What is answered where it is not implemented.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    )
        -> any UIViewImplicitlyAnimating
    {
        NotInterruptible.shared
    }

    /// Does nothing where it is not implemented.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by something other than time (an "interaction controller").
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    /// False starts the transition by time; it can be taken over later by `pause()`.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// `1` where it is not implemented.
    public var completionSpeed: CGFloat { 1 }
    /// `.easeInOut` where it is not implemented.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// `true` where it is not implemented.
    public var wantsInteractiveStart: Bool { true }
}

/// Supplies animators, interactors and the presentation controller of a presented controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    )
        -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    )
        -> (any UIViewControllerInteractiveTransitioning)?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// What is answered where it is not implemented.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// What is answered where it is not implemented.
    public func animationController(
        forDismissed dismissed: UIViewController
    )
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }

    /// What is answered where it is not implemented.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    )
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// What is answered where it is not implemented.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    )
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }

    /// What is answered where it is not implemented.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// What blocks of a transition coordinator are told.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// Seconds, as the animator said.
    var transitionDuration: TimeInterval { get }
    /// 0…1.
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets code outside the animator animate with a transition and hear of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs what goes along with a transition; see `animate(alongsideTransition:completion:)`.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// The older spelling of ``notifyWhenInteractionChanges(_:)``.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        notifyWhenInteractionChanges(handler)
    }
}
