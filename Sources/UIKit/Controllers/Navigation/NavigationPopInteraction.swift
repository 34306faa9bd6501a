import CoreGraphics
import QuartzCore

/// The drag from the leading edge that pops a navigation controller's top page.
@MainActor
final class NavigationPopInteraction: NSObject, UIGestureRecognizerDelegate {
    let recognizer: UIScreenEdgePanGestureRecognizer
    /// Drives the pop that is under the finger.
    private(set) var interactor: UIPercentDrivenInteractiveTransition?
    /// Whether the delegate was asked already, and does not draw the pop under the finger.
    var delegateHasDeclined: Bool { interactor != nil && hasAskedDelegate }
    private var hasAskedDelegate = false
    private var projection = PopProjection()
    private unowned let controller: UINavigationController

    init(_ controller: UINavigationController) {
        self.controller = controller
        recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        super.init()
        recognizer.edges = [.left]
        recognizer.delegate = self
        // Programs hand this on to a recogniser of their own that begins anywhere, by the name "targets".
        recognizer.addAction(
            UIAction { [weak self] action in
                if let pan = action.sender as? UIPanGestureRecognizer { self?.follow(pan) }
            })
    }

    /// Reads the leading edge for the controller's language.
    func updateEdge() {
        recognizer.edges = isRightToLeft ? [.right] : [.left]
    }

    private var isRightToLeft: Bool {
        controller.viewIfLoaded?.isMirrored == true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard controller.canPop, controller.showsBackButton, controller.topViewController?.zoomIsByHand != true else {
            return false
        }
        hasAskedDelegate = controller.animatorOfPop() == nil
        return hasAskedDelegate
    }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
        guard let view = controller.viewIfLoaded else { return }
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let width = max(view.bounds.width, 1)
        let fraction = sign * recognizer.translation(in: view).x / width
        let velocity = sign * recognizer.velocity(in: view).x / width
        let now = recognizer.center?.now ?? CACurrentMediaTime()
        switch recognizer.state {
        case .began: begin()
        case .changed:
            projection.note(velocity: velocity, at: now)
            interactor?.update(fraction)
        case .ended:
            projection.lift(at: now)
            finish(popping: projection.pops(at: fraction, width: width))
        case .cancelled, .failed: finish(popping: false)
        default: break
        }
    }

    private func begin() {
        // A recogniser whose delegate was replaced still must not pop the last page or wedge a running transition.
        guard controller.canPop else { return }
        projection = PopProjection()
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionCurve = .easeOut
        self.interactor = interactor
        controller.popViewController(animated: true)
        controller.beginStackChange()
        hasAskedDelegate = false
        if controller.session == nil { self.interactor = nil }
    }

    private func finish(popping: Bool) {
        guard let interactor else { return }
        self.interactor = nil
        popping ? interactor.finish() : interactor.cancel()
    }
}

extension UINavigationController {
    /// Whether there is a page beneath and nothing moves, or is about to.
    var canPop: Bool { stack.count > 1 && session == nil && deferredChange == nil }

    /// Whether the user sees a back button; without one a drag from the edge does not pop.
    var showsBackButton: Bool {
        guard let item = topViewController?.navigationItem, !barIsHidden, !item.hidesBackButton else { return false }
        return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
    }

    /// The back button's work: the first page of a navigation controller inside another is the other's to pop.
    func popTopPage() {
        if let action = topViewController?.navigationItem.backAction {
            action.performWithSender(navigationBar, target: nil)
        } else if stack.count > 1 {
            popViewController(animated: true)
        } else {
            (parent as? UINavigationController)?.popViewController(animated: true)
        }
    }

    /// What the delegate would draw a pop of the top page with.
    func animatorOfPop() -> (any UIViewControllerAnimatedTransitioning)? {
        guard canPop, let top = topViewController else { return nil }
        return delegate?.navigationController(
            self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2])
    }
}
