import CoreGraphics
import QuartzCore

/// The drag from the leading edge that pops a navigation controller's top page.
@MainActor
final class NavigationPopInteraction: NSObject, UIGestureRecognizerDelegate {
    /// Seconds ahead at which the finger's motion is judged on release, and the travel that then counts as a pop: 187.5 points
    /// or half the width, whichever is the smaller part.
    private static let lookAhead: CGFloat = 0.35
    private static let decisivePoints: CGFloat = 187.5

    let recognizer: UIScreenEdgePanGestureRecognizer
    /// Drives the pop that is under the finger.
    private(set) var interactor: UIPercentDrivenInteractiveTransition?
    private unowned let controller: UINavigationController

    init(_ controller: UINavigationController) {
        self.controller = controller
        recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        super.init()
        recognizer.edges = [.left]
        recognizer.delegate = self
        recognizer.addHandler { [weak self] in self?.changed() }
    }

    /// Reads the leading edge for the controller's language.
    func updateEdge() {
        recognizer.edges = isRightToLeft ? [.right] : [.left]
    }

    private var isRightToLeft: Bool {
        controller.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        controller.allowsEdgePop
    }

    private func changed() {
        guard let view = controller.viewIfLoaded else { return }
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let width = max(view.bounds.width, 1)
        let fraction = sign * recognizer.translation(in: view).x / width
        let velocity = sign * recognizer.velocity(in: view).x / width
        switch recognizer.state {
        case .began: begin()
        case .changed: interactor?.update(fraction)
        case .ended: end(fraction: fraction, velocity: velocity, width: width)
        case .cancelled, .failed: finish(popping: false)
        default: break
        }
    }

    private func begin() {
        // A recogniser whose delegate was replaced still must not pop the last page or wedge a running transition.
        guard controller.allowsEdgePop else { return }
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionCurve = .easeOut
        self.interactor = interactor
        controller.popViewController(animated: true)
        if controller.session == nil { self.interactor = nil }
    }

    private func end(fraction: CGFloat, velocity: CGFloat, width: CGFloat) {
        let projected = fraction + Self.lookAhead * velocity
        finish(popping: projected > min(Self.decisivePoints / width, 0.5))
    }

    private func finish(popping: Bool) {
        guard let interactor else { return }
        self.interactor = nil
        popping ? interactor.finish() : interactor.cancel()
    }
}

extension UINavigationController {
    /// Whether a drag from the edge may pop now: there is a page beneath, the back button is not replaced or hidden, nothing
    /// is moving, and the delegate does not draw pops its own way.
    var allowsEdgePop: Bool {
        guard stack.count > 1, session == nil, let top = topViewController, !barIsHidden else { return false }
        let item = top.navigationItem
        guard !item.hidesBackButton, (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
        else { return false }
        let beneath = stack[stack.count - 2]
        return delegate?.navigationController(self, animationControllerFor: .pop, from: top, to: beneath) == nil
    }
}
