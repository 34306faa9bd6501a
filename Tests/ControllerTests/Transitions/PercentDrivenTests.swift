import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Percent-driven transitions")
struct PercentDrivenTests {
    let log = CallLog()
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let navigation: UINavigationController
    let a: LoggingController
    let b: LoggingController
    let delegate = TestNavigationDelegate(.viewAnimation)
    let interactor = UIPercentDrivenInteractiveTransition()

    init() {
        a = LoggingController("A", log, color: .systemRed)
        b = LoggingController("B", log, color: .systemGreen)
        navigation = UINavigationController(rootViewController: a)
        screen.show(navigation)
        navigation.pushViewController(b, animated: false)
        screen.advance(by: 0.1)
        delegate.duration = 1.5
        delegate.interactor = interactor
        navigation.delegate = delegate
    }

    @Test(
        "the rest takes (1 − p) · duration / speed, the way back p · duration / speed",
        arguments: [(true, 1.0, 0.9), (false, 1.0, 0.6), (true, 2.0, 0.45), (false, 2.0, 0.3)])
    func remainingTime(finishing: Bool, speed: CGFloat, seconds: TimeInterval) {
        screen.advance(by: 0)
        interactor.completionSpeed = speed
        navigation.popViewController(animated: true)
        interactor.update(0.4)
        screen.advance(by: 0.3)
        finishing ? interactor.finish() : interactor.cancel()
        screen.advance(by: seconds - 0.02)
        #expect(delegate.animators[0].ended.isEmpty)
        screen.advance(by: 0.06)
        #expect(delegate.animators[0].ended == [finishing])
    }

    @Test("a speed that is not positive reads as 1")
    func speed() {
        screen.advance(by: 0)
        for value in [0, -3, CGFloat.nan, .infinity] {
            interactor.completionSpeed = value
            #expect(interactor.completionSpeed == 1)
        }
    }

    @Test("a subclass says itself how the rest runs")
    func subclass() {
        screen.advance(by: 0)
        let own = HurriedInteraction()
        delegate.interactor = own
        navigation.popViewController(animated: true)
        own.update(0.4)
        #expect(own.duration == 1.5)
        #expect(own.percentComplete == 0.4)
        own.finish()
        screen.advance(by: 0.28)
        #expect(delegate.animators[0].ended.isEmpty)
        screen.advance(by: 0.06)
        #expect(delegate.animators[0].ended == [true], "0.6 · 1.5 s, three times as fast")
    }

    @Test("the rest follows the completion curve or the timing curve")
    func curves() {
        screen.advance(by: 0)
        func middle(_ prepare: (UIPercentDrivenInteractiveTransition) -> Void) -> CGFloat {
            let interactor = UIPercentDrivenInteractiveTransition()
            delegate.interactor = interactor
            prepare(interactor)
            navigation.popViewController(animated: true)
            interactor.update(0.2)
            interactor.cancel()
            screen.advance(by: 0.15)
            let time = a.view.superview!.layer.timeOffset
            screen.advance(by: 1)
            return time / 0.3
        }
        #expect(abs(middle { $0.completionCurve = .linear } - 0.5) < 0.01)
        #expect(abs(middle { $0.completionCurve = .easeIn } - (1 - 0.315357)) < 0.01)
        #expect(
            abs(middle { $0.timingCurve = UICubicTimingParameters(animationCurve: .easeOut) } - (1 - 0.684643)) < 0.01)
    }

    @Test("scrubbed to its very end a transition has not ended")
    func scrubbedToTheEnd() {
        screen.advance(by: 0)
        navigation.popViewController(animated: true)
        interactor.update(1)
        screen.advance(by: 2)
        #expect(delegate.animators[0].ended.isEmpty)
        interactor.cancel()
        screen.advance(by: 2)
        #expect(delegate.animators[0].ended == [false])
        #expect(navigation.viewControllers == [a, b])
    }

    @Test("started by time, caught on the way, and cancelled")
    func caught() {
        screen.advance(by: 0)
        interactor.wantsInteractiveStart = false
        let before = screen.snapshot()
        navigation.popViewController(animated: true)
        #expect(navigation.transitionCoordinator?.initiallyInteractive != true)
        screen.advance(by: 0.6)
        let x = a.view.layer.presentation()!.position.x
        interactor.pause()
        #expect(abs(interactor.percentComplete - 0.4) < 0.02)
        screen.advance(by: 1)
        #expect(abs(a.view.layer.presentation()!.position.x - x) < 0.5, "it stays where it was caught")
        interactor.cancel()
        screen.advance(by: 2)
        #expect(!screen.snapshot().differs(from: before))
    }

    @Test("the coordinator runs along, tells when the hand lets go, and how it ended")
    func coordinator() throws {
        screen.advance(by: 0)
        var told: [String] = []
        navigation.popViewController(animated: true)
        let coordinator = try #require(a.transitionCoordinator)
        #expect(b.transitionCoordinator != nil)
        #expect(coordinator.isInteractive)
        #expect(coordinator.initiallyInteractive)
        #expect(coordinator.transitionDuration == 1.5)
        #expect(coordinator.viewController(forKey: .to) === a)
        coordinator.notifyWhenInteractionChanges {
            told.append($0.isInteractive ? "held" : $0.isCancelled ? "cancelled" : "finished")
        }
        coordinator.animate(alongsideTransition: { _ in b.view.backgroundColor = .white }) {
            told.append("end \($0.isCancelled)")
        }
        interactor.update(0.5)
        screen.advance(by: 0.1)
        #expect(abs(coordinator.percentComplete - 0.5) < 1e-6)
        interactor.cancel()
        screen.advance(by: 0.1)
        interactor.pause()
        interactor.cancel()
        screen.advance(by: 2)
        #expect(told == ["cancelled", "held", "cancelled", "end true"])
        #expect(b.view.backgroundColor == .systemGreen)
        #expect(a.transitionCoordinator == nil)
        #expect(b.transitionCoordinator == nil)
    }

    @Test("a forgotten completeTransition is reported once, with the animator's class")
    func forgotten() {
        screen.advance(by: 0)
        let silent = SilentDelegate()
        navigation.delegate = silent
        let messages = Diagnostics.collecting {
            navigation.popViewController(animated: true)
            screen.advance(by: 5)
        }.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("SilentAnimator") == true)
        #expect(screen.window.isInTransition)
        silent.animator.context?.completeTransition(true)
        #expect(!screen.window.isInTransition)
        #expect(navigation.viewControllers == [a])
        let again = Diagnostics.collecting { silent.animator.context?.completeTransition(true) }.messages
        #expect(again.count == 1)
        #expect(again.first?.contains("again") == true)
    }

    @Test("a container that leaves the window in the middle leaves no deaf window behind", arguments: [true, false])
    func leavesWindow(interactive: Bool) {
        screen.advance(by: 0)
        if !interactive { delegate.interactor = nil }
        navigation.popViewController(animated: true)
        screen.advance(by: 0.1)
        let other = UIViewController()
        screen.show(other)
        screen.advance(by: 3)
        interactor.finish()
        screen.advance(by: 3)
        #expect(!screen.window.isInTransition)
    }

    @Test("a second finger catches a transition that can be interrupted and takes it back")
    func secondGesture() {
        screen.advance(by: 0)
        let catcher = CatchingDelegate()
        navigation.delegate = catcher
        let before = screen.snapshot()
        navigation.popViewController(animated: true)
        screen.advance(by: 0.1)
        catcher.attach(to: a.view.superview!)
        let finger = screen.finger(at: CGPoint(x: 160, y: 300))
        finger.move(to: CGPoint(x: 140, y: 300), over: 0.1)
        #expect(catcher.isHeld)
        let held = a.view.layer.presentation()!.frame.minX
        screen.advance(by: 1)
        #expect(abs(a.view.layer.presentation()!.frame.minX - held) < 0.5)
        finger.move(to: CGPoint(x: 40, y: 300), over: 0.2)
        #expect(abs(a.view.layer.presentation()!.frame.minX - held) > 20)
        finger.lift()
        screen.advance(by: 3)
        #expect(!screen.window.isInTransition)
        #expect(navigation.viewControllers == [a, b])
        #expect(!screen.snapshot().differs(from: before))
    }

    @Test("a transition that cannot be interrupted hears no new finger")
    func deafWhileMoving() {
        screen.advance(by: 0)
        delegate.interactor = nil
        let catcher = CatchingDelegate()
        navigation.popViewController(animated: true)
        screen.advance(by: 0.3)
        catcher.attach(to: a.view.superview!)
        screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 60, y: 300))
        #expect(!catcher.isHeld)
        screen.advance(by: 3)
        #expect(navigation.viewControllers == [a])
    }
}

/// Never says that its transition is over.
private final class SilentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        context.containerView.addSubview(context.view(forKey: .to)!)
    }
}

private final class SilentDelegate: NSObject, UINavigationControllerDelegate {
    let animator = SilentAnimator()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Lets a finger catch a running transition: starts by time, pauses under the finger, cancels when it lifts.
@MainActor
private final class CatchingDelegate: NSObject, UINavigationControllerDelegate {
    private let interactor = UIPercentDrivenInteractiveTransition()
    private let animator = InterruptibleLawAnimator()
    private var start: CGFloat = 0
    private(set) var isHeld = false

    override init() {
        super.init()
        interactor.wantsInteractiveStart = false
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("pan:", CatchingDelegate.pan(_:))))
    }

    func pan(_ recognizer: UIPanGestureRecognizer) {
        let part = recognizer.translation(in: recognizer.view).x / 320
        switch recognizer.state {
        case .began:
            isHeld = true
            interactor.pause()
            start = interactor.percentComplete
        case .changed: interactor.update(start + part)
        default: interactor.cancel()
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

private final class HurriedInteraction: UIPercentDrivenInteractiveTransition {
    override var completionSpeed: CGFloat {
        get { 3 }
        set {}
    }
    override var completionCurve: UIView.AnimationCurve {
        get { .linear }
        set {}
    }
    override var duration: CGFloat { super.duration }
    override var percentComplete: CGFloat { super.percentComplete }
}
