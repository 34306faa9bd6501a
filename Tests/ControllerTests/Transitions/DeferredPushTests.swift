import CoreGraphics
import MutoscopeTesting
import QuartzCore
import Testing
import UIKit

/// Pushes, pops and new stacks begin with the next layout (docs/behaviour/transitions.md §7).
@MainActor
@Suite("Changes of the stack before the next layout")
struct DeferredPushTests {
    let log = CallLog()
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let root: LoggingController
    let navigation: UINavigationController

    init() {
        root = LoggingController("root", log, color: .systemRed)
        navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        screen.advance(by: 0.1)
        log.clear()
    }

    private func page(_ name: String) -> LoggingController { LoggingController(name, log, color: .systemGreen) }

    private final class Detail: UIViewController {
        var item = "nothing"
        var shown = ""
        override func viewDidLoad() { shown = item }
    }

    @Test("what a program sets on a page after the push is there when its view loads", arguments: [true, false])
    func setAfterPush(isAnimated: Bool) {
        let detail = Detail()
        navigation.pushViewController(detail, animated: isAnimated)
        detail.item = "a cup"
        #expect(navigation.topViewController === detail)
        #expect(detail.navigationController === navigation)
        #expect(!detail.isViewLoaded)
        screen.advance(by: 0)
        #expect(detail.shown == "a cup")
        #expect(detail.view.window != nil)
    }

    @Test("the push itself begins no later for that", arguments: [0.1, 0.25])
    func beginsNow(time: TimeInterval) {
        let detail = Detail()
        navigation.pushViewController(detail, animated: true)
        screen.advance(by: time)
        let late = detail.view.layer.presentation()?.frame.minX ?? 0
        let other = Detail()
        screen.advance(by: 1)
        navigation.pushViewController(other, animated: true)
        navigation.view.layoutIfNeeded()
        screen.advance(by: time)
        #expect(abs((other.view.layer.presentation()?.frame.minX ?? 0) - late) < 1e-9)
        #expect(late > 0)
    }

    @Test("several changes are one: from the page on the screen to the last one on top", arguments: [true, false])
    func merged(isAnimated: Bool) {
        let a = page("a"), b = page("b")
        navigation.pushViewController(a, animated: isAnimated)
        navigation.pushViewController(b, animated: true)
        #expect(navigation.viewControllers == [root, a, b])
        screen.advance(by: 1)
        #expect(
            log.calls == ["b.viewDidLoad", "root.willDisappear", "b.willAppear", "root.didDisappear", "b.didAppear"])
        #expect(!a.isViewLoaded)
        #expect(a.parent === navigation)
    }

    @Test("a pop and a push of another page at once are one push")
    func replaced() {
        let a = page("a"), b = page("b")
        navigation.pushViewController(a, animated: false)
        screen.advance(by: 0)
        log.clear()
        navigation.popViewController(animated: true)
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 0.1)
        #expect((b.view.layer.presentation()?.frame.minX ?? 0) > 0)
        screen.advance(by: 1)
        #expect(log.calls == ["b.viewDidLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear"])
        #expect(navigation.viewControllers == [root, b])
        #expect(a.parent == nil)
    }

    @Test("a page that comes and goes at once is never loaded, and is free again", arguments: [true, false])
    func neverSeen(isAnimated: Bool) {
        let a = page("a")
        var ended: [String] = []
        navigation.pushViewController(a, animated: isAnimated)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended.append("push") }
        navigation.popViewController(animated: isAnimated)
        screen.advance(by: 1)
        #expect(!a.isViewLoaded)
        #expect(a.parent == nil)
        #expect(log.calls == [])
        #expect(root.view.window != nil)
        #expect(ended == (isAnimated ? ["push"] : []))
        screen.tap(at: CGPoint(x: 160, y: 240))
        navigation.pushViewController(a, animated: true)
        screen.advance(by: 1)
        #expect(a.view.window != nil)
    }

    @Test("a page that goes and comes back at once stays, and hears that it is in its place")
    func stays() {
        final class Page: UIViewController {
            var moves: [Bool] = []
            override func willMove(toParent parent: UIViewController?) { moves.append(parent != nil) }
            override func didMove(toParent parent: UIViewController?) { moves.append(parent != nil) }
        }
        let a = Page()
        navigation.pushViewController(a, animated: false)
        screen.advance(by: 0)
        a.moves = []
        navigation.popViewController(animated: false)
        navigation.pushViewController(a, animated: false)
        screen.advance(by: 0)
        #expect(a.moves == [false, true])
        #expect(a.parent === navigation)
        #expect(a.view.window != nil)
    }

    /// The delegate of a navigation controller, which draws with a fade.
    private final class Asked: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        let log: CallLog
        var interactor: UIPercentDrivenInteractiveTransition?

        init(_ log: CallLog) { self.log = log }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.calls.append("animator")
            return self
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            log.calls.append("interactor")
            return interactor
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.calls.append("animate")
            guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
            view.frame = context.finalFrame(for: to)
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test("animator, interactor and coordinator are there at once, the page's view is not")
    func askedAtOnce() {
        let delegate = Asked(log), a = page("a")
        navigation.delegate = delegate
        navigation.pushViewController(a, animated: true)
        #expect(log.calls == ["animator", "interactor"])
        var ended = false
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.viewController(forKey: .to) === a)
        #expect(coordinator?.animate(alongsideTransition: nil) { _ in ended = true } == true)
        #expect(!a.isViewLoaded)
        screen.advance(by: 0)
        #expect(
            log.calls == ["animator", "interactor", "a.viewDidLoad", "root.willDisappear", "a.willAppear", "animate"])
        screen.advance(by: 1)
        #expect(ended)
        #expect(a.view.frame == navigation.view.bounds)
    }

    @Test("a finger moves and lets go of a pop before it has begun", arguments: [true, false])
    func movedBefore(finishes: Bool) {
        let delegate = Asked(log), a = page("a")
        navigation.pushViewController(a, animated: false)
        screen.advance(by: 0)
        let interactor = UIPercentDrivenInteractiveTransition()
        navigation.delegate = delegate
        delegate.interactor = interactor
        navigation.popViewController(animated: true)
        interactor.update(0.5)
        #expect(interactor.percentComplete == 0.5)
        screen.advance(by: 0)
        #expect(root.view.layer.presentation()?.opacity == 0.5)
        finishes ? interactor.finish() : interactor.cancel()
        screen.advance(by: 1)
        #expect(navigation.topViewController === (finishes ? root : a))
        delegate.interactor = UIPercentDrivenInteractiveTransition()
        if finishes {
            navigation.pushViewController(a, animated: true)
        } else {
            navigation.popViewController(animated: true)
        }
        delegate.interactor?.finish()
        screen.advance(by: 1)
        #expect(navigation.topViewController === (finishes ? a : root))
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("a page hears in its \"will\" calls whether a finger began its transition", arguments: [true, false])
    func interactiveFromTheStart(isInteractive: Bool) {
        final class Asking: UIViewController {
            var answers: [Bool?] = []
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                answers += [transitionCoordinator?.isInteractive, transitionCoordinator?.initiallyInteractive]
            }
        }
        let delegate = Asked(log), a = Asking()
        navigation.pushViewController(a, animated: false)
        screen.advance(by: 0)
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = isInteractive
        navigation.delegate = delegate
        delegate.interactor = interactor
        navigation.popViewController(animated: true)
        screen.advance(by: 0.1)
        #expect(a.answers == [isInteractive, isInteractive])
        interactor.finish()
        screen.advance(by: 1)
        #expect(navigation.topViewController === root)
    }

    @Test("a push in a transaction with a completion block holds that block up")
    func completionBlock() {
        var ends: [TimeInterval] = []
        let start = screen.now
        CATransaction.begin()
        CATransaction.setCompletionBlock { ends.append(screen.now - start) }
        navigation.pushViewController(page("a"), animated: true)
        CATransaction.commit()
        screen.advance(by: 1)
        #expect(ends.count == 1)
        #expect((ends.first ?? 0) > 0.3)
    }

    @Test("with animations off a push comes at once")
    func animationsOff() {
        let a = page("a")
        UIView.performWithoutAnimation { navigation.pushViewController(a, animated: true) }
        screen.advance(by: 0)
        #expect(a.view.layer.presentation()?.frame.minX == 0)
    }

    @Test("a page that was pushed just now presents; one that was popped just now is presented")
    func presents() {
        let a = page("a"), sheet = page("sheet")
        navigation.pushViewController(a, animated: false)
        a.present(sheet, animated: false)
        screen.advance(by: 0.1)
        #expect(sheet.view.window != nil)
        sheet.dismiss(animated: false)
        screen.advance(by: 0.1)
        navigation.popViewController(animated: false)
        navigation.present(a, animated: false)
        screen.advance(by: 0.1)
        #expect(a.view.window != nil)
        #expect(a.presentingViewController === navigation)
    }

    @Test("a controller that leaves the screen before the layout takes its new page along", arguments: [true, false])
    func leaves(isAnimated: Bool) {
        let a = page("a")
        navigation.pushViewController(a, animated: isAnimated)
        screen.show(UIViewController())
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [root, a])
        #expect(navigation.transitionCoordinator == nil)
        screen.show(navigation)
        screen.advance(by: 1)
        #expect(a.view.window != nil)
        #expect(root.viewIfLoaded?.window == nil)
    }

    @Test("another container takes a page that is about to leave")
    func takenOver() {
        let a = page("a"), other = UINavigationController()
        navigation.pushViewController(a, animated: false)
        screen.advance(by: 0)
        navigation.setViewControllers([root], animated: false)
        other.setViewControllers([a], animated: false)
        screen.advance(by: 0.1)
        #expect(a.parent === other)
        #expect(other.viewControllers == [a])
    }

    @Test("a page that pushes another one as it comes is seen below it on the way")
    func seenBelow() throws {
        final class Pushing: UIViewController {
            let follower = UIViewController()
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if follower.parent == nil { navigationController?.pushViewController(follower, animated: true) }
            }
        }
        let a = Pushing()
        navigation.pushViewController(a, animated: false)
        screen.advance(by: 0.1)
        #expect(a.view.window != nil)
        screen.advance(by: 1)
        #expect(a.follower.view.window != nil)
        #expect(a.view.window == nil)
    }

    @Test("a layout without animation does not take the motion out of a push")
    func laidOutWithoutAnimation() {
        let a = page("a")
        navigation.pushViewController(a, animated: true)
        UIView.performWithoutAnimation { navigation.view.layoutIfNeeded() }
        screen.advance(by: 0.1)
        #expect((a.view.layer.presentation()?.frame.minX ?? 0) > 0)
        screen.advance(by: 1)
        #expect(root.view.window == nil)
    }

    @Test("a bar hidden after a push that was taken back at once goes", arguments: [true, false])
    func barAfterTakingBack(isAnimated: Bool) {
        navigation.pushViewController(page("a"), animated: true)
        navigation.popViewController(animated: false)
        screen.advance(by: 0.1)
        #expect(!navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(true, animated: isAnimated)
        screen.advance(by: 1)
        #expect(navigation.navigationBar.isHidden)
        #expect(root.view.safeAreaInsets.top == screen.window.safeAreaInsets.top)
    }

    @Test("a page pushed in the last page's appearance waits for its end")
    func pushedWhileAppearing() {
        final class Pushing: UIViewController {
            let follower = UIViewController()
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard follower.parent == nil else { return }
                navigationController?.pushViewController(follower, animated: true)
            }
        }
        for isAnimated in [true, false] {
            let a = Pushing()
            navigation.pushViewController(a, animated: isAnimated)
            screen.advance(by: 2)
            #expect(navigation.topViewController === a.follower)
            #expect(a.follower.view.window != nil)
            #expect(a.view.window == nil)
            navigation.setViewControllers([root], animated: false)
            screen.advance(by: 0.1)
        }
    }
}
