import CoreGraphics
import QuartzCore

extension UIWindow {
    /// Takes another size as a rotation does.
    package func resize(to frame: CGRect) {
        let coordinator = prepareResize(to: frame, traits: screen.traitCollection)
        self.frame = frame
        coordinator?.run()
    }

    /// A controller and what it or a controller inside presents, at any depth.
    private static func withPresented(_ root: UIViewController) -> [UIViewController] {
        var found = [root], pending = [root]
        while let next = pending.popLast() {
            if let presented = next.presentedByOwn {
                found.append(presented)
                pending.append(presented)
            }
            pending += next.children
        }
        return found
    }

    /// Tells controllers that the window will get another size, and perhaps other traits, as a rotation gives. Returns who runs what they
    /// ask to be animated along, to be asked when the window has both.
    func prepareResize(to frame: CGRect, traits: UITraitCollection) -> SizeChangeCoordinator? {
        guard frame.size != self.frame.size, let root = rootViewController else { return nil }
        let coordinator = SizeChangeCoordinator(container: self, controller: root)
        let old = UIInterfaceOrientation(shape: self.frame.size), new = UIInterfaceOrientation(shape: frame.size)
        if old != new { coordinator.turn = (old, new) }
        let controllers = Self.withPresented(root)
        if !traits.isEqual(screen.traitCollection) {
            for controller in controllers {
                controller.activePresentationController?.willTransition(to: traits, with: coordinator)
                controller.willTransition(to: traits, with: coordinator)
            }
        }
        for controller in controllers {
            controller.activePresentationController?.viewWillTransition(to: frame.size, with: coordinator)
            controller.viewWillTransition(to: frame.size, with: coordinator)
        }
        return coordinator
    }
}

/// Tells the controllers of a window that gets another size. The change itself is not animated: the display's frame has it at once.
@MainActor
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private let controller: UIViewController
    /// The orientations before and after, where they differ.
    var turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    private var animations: [Block] = []
    private var completions: [Block] = []

    init(container: UIView, controller: UIViewController) {
        containerView = container
        self.controller = controller
    }

    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }

    /// Both ends of a rotation are the same controller.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controller }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { controller.viewIfLoaded }

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Calls what code older than size classes overrides, where the change of size is a turn.
    func tellOfTurn(_ controller: UIViewController) {
        guard controller.isViewLoaded, let turn else { return }
        let duration = transitionDuration
        controller.willRotate(to: turn.to, duration: duration)
        animate { [weak controller] _ in
            controller?.willAnimateRotation(to: turn.to, duration: duration)
        } completion: { [weak controller] _ in
            controller?.didRotate(from: turn.from)
        }
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

    func run() {
        let blocks = animations + completions
        animations = []
        completions = []
        for block in blocks { block(self) }
    }
}
