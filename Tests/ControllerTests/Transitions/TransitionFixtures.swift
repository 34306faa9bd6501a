import CoreGraphics
import MutoscopeTesting
import UIKit

/// Writes down the appearance calls that it gets.
@MainActor
final class CallLog {
    var calls: [String] = []
    func clear() { calls = [] }
}

class LoggingController: UIViewController {
    let name: String
    let log: CallLog
    let color: UIColor
    var kept: [AnyObject] = []

    init(_ name: String, _ log: CallLog, color: UIColor = .systemBlue) {
        self.name = name
        self.log = log
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { preconditionFailure("made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.calls.append("\(name).viewDidLoad")
        view.backgroundColor = color
        let mark = UIView(frame: CGRect(x: 20, y: 120, width: 60, height: 60))
        mark.backgroundColor = .white
        view.addSubview(mark)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.calls.append("\(name).willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.calls.append("\(name).didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.calls.append("\(name).willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.calls.append("\(name).didDisappear")
    }
}

/// How a test animator moves things.
enum MotionStyle: CaseIterable, Sendable {
    case viewAnimation, spring, keyframes, explicitAnimation, transition, propertyAnimator
}

/// Slides the coming view in from the right, by any of the ways there are.
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let style: MotionStyle
    let duration: TimeInterval
    var ended: [Bool] = []
    private var interruptible: UIViewPropertyAnimator?

    init(_ style: MotionStyle, duration: TimeInterval = 0.5) {
        self.style = style
        self.duration = duration
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let to = context.viewController(forKey: .to)!
        let toView = to.view!
        let fromView = context.viewController(forKey: .from)!.view!
        let final = context.finalFrame(for: to)
        toView.frame = final.offsetBy(dx: final.width, dy: 0)
        context.containerView.addSubview(toView)
        let change = {
            toView.frame = final
            fromView.alpha = 0.3
            fromView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
        let end: @MainActor () -> Void = {
            fromView.alpha = 1
            fromView.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
        switch style {
        case .viewAnimation:
            UIView.animate(withDuration: duration, animations: change) { _ in end() }
        case .spring:
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
                animations: change
            ) { _ in end() }
        case .keyframes:
            UIView.animateKeyframes(withDuration: duration, delay: 0, options: []) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { fromView.alpha = 0.3 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { toView.frame = final }
            } completion: { _ in
                end()
            }
        case .explicitAnimation:
            toView.frame = final
            let slide = CABasicAnimation(keyPath: "position.x")
            slide.fromValue = final.midX + final.width
            slide.toValue = final.midX
            slide.duration = duration
            CATransaction.begin()
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { end() } }
            toView.layer.add(slide, forKey: "slide")
            CATransaction.commit()
        case .transition:
            toView.frame = final
            let reveal = CATransition()
            reveal.type = .push
            reveal.subtype = .fromRight
            reveal.duration = duration
            CATransaction.begin()
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { end() } }
            context.containerView.layer.add(reveal, forKey: "reveal")
            CATransaction.commit()
        case .propertyAnimator:
            let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: change)
            animator.addCompletion { _ in end() }
            animator.startAnimation()
        }
    }
}

/// A navigation delegate with one animator and, on request, a percent-driven interactor.
final class TestNavigationDelegate: NSObject, UINavigationControllerDelegate {
    var style: MotionStyle
    var duration: TimeInterval = 0.5
    var interactor: UIPercentDrivenInteractiveTransition?
    var drawsPops = true
    private(set) var operations: [UINavigationController.Operation] = []
    private(set) var animators: [TestAnimator] = []
    private(set) var asked: [String] = []

    init(_ style: MotionStyle) {
        self.style = style
    }

    /// Lives as long as the controller: navigation controllers do not keep their delegates.
    func kept(by controller: LoggingController) -> Self {
        controller.kept.append(self)
        return self
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { asked.append("willShow") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { asked.append("didShow") }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("animator")
        operations.append(operation)
        guard drawsPops || operation == .push else { return nil }
        let animator = TestAnimator(style, duration: duration)
        animators.append(animator)
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        asked.append("interactor")
        return interactor
    }
}

extension UIView {
    /// The tree below this view as text: classes, frames, what is visible.
    var shape: String {
        var lines: [String] = []
        func visit(_ view: UIView, _ depth: Int) {
            let indent = String(repeating: " ", count: depth)
            lines.append(
                "\(indent)\(type(of: view)) \(view.frame.numbers) alpha \(view.alpha) \(view.transform.isIdentity) \(view.isHidden)"
                    + " \(view.isUserInteractionEnabled)")
            for subview in view.subviews { visit(subview, depth + 1) }
        }
        visit(self, 0)
        return lines.joined(separator: "\n")
    }
}

extension CGRect {
    fileprivate var numbers: String { "\(origin.x) \(origin.y) \(width) \(height)" }
}

extension CGImage {
    /// Whether any pixel is another than in `other`.
    func differs(from other: CGImage) -> Bool {
        guard width == other.width, height == other.height else { return true }
        return (0..<height).contains { y in
            let row = buffer.base + y * buffer.stride, otherRow = other.buffer.base + y * other.buffer.stride
            return memcmp(row, otherRow, width * MemoryLayout<UInt32>.stride) != 0
        }
    }
}

/// A transitioning delegate with one animator and, on request, a percent-driven interactor.
final class TestTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var style: MotionStyle
    var interactor: UIPercentDrivenInteractiveTransition?

    init(_ style: MotionStyle) {
        self.style = style
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { TestAnimator(style) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        TestAnimator(style)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
