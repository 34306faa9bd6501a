import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Navigation transitions")
struct NavigationTransitionTests {
    let log = CallLog()
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let navigation: UINavigationController
    let a: LoggingController
    let b: LoggingController

    init() {
        a = LoggingController("A", log, color: .systemRed)
        b = LoggingController("B", log, color: .systemGreen)
        navigation = UINavigationController(rootViewController: a)
        screen.show(navigation)
        screen.advance(by: 0.1)
        log.clear()
    }

    @Test("the navigation controller knows the coordinator of what it does")
    func coordinator() throws {
        screen.advance(by: 0)
        var ended: [Bool] = []
        navigation.pushViewController(b, animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(coordinator === b.transitionCoordinator)
        #expect(coordinator.viewController(forKey: .from) === a)
        coordinator.animate(alongsideTransition: nil) { ended.append($0.isCancelled) }
        screen.advance(by: 1)
        #expect(ended == [false])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("a page keeps its safe area on its way, and its content its place")
    func safeAreaOnTheWay() {
        screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        b.view.addSubview(line)
        let safe = b.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            line.topAnchor.constraint(equalTo: safe.topAnchor),
            line.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 10),
        ])
        let place = CGRect(x: 0, y: 64, width: 320, height: 10)
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 0.1)
        #expect(line.frame == place)
        #expect(b.view.safeAreaInsets.bottom == 34)
        screen.advance(by: 1)
        navigation.popViewController(animated: true)
        screen.advance(by: 0.1)
        #expect(line.frame == place)
        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
        screen.advance(by: 1)
        b.modalPresentationStyle = .fullScreen
        navigation.present(b, animated: true)
        screen.advance(by: 0.1)
        #expect(line.frame == place.offsetBy(dx: 0, dy: -44))
        screen.advance(by: 1)
        b.dismiss(animated: true)
        screen.advance(by: 0.1)
        #expect(line.frame == place.offsetBy(dx: 0, dy: -44))
        screen.advance(by: 1)
    }

    @Test("a push sends its calls in UIKit's order", arguments: [true, false])
    func pushOrder(animated: Bool) {
        screen.advance(by: 0)
        navigation.pushViewController(b, animated: animated)
        screen.advance(by: 1)
        #expect(
            log.calls == ["B.viewDidLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
        #expect(navigation.viewControllers == [a, b])
        #expect(a.viewIfLoaded?.superview == nil)
    }

    @Test("a pop sends its calls in UIKit's order", arguments: [true, false])
    func popOrder(animated: Bool) {
        screen.advance(by: 0)
        navigation.pushViewController(b, animated: false)
        screen.advance(by: 0.1)
        log.clear()
        let popped = navigation.popViewController(animated: animated)
        screen.advance(by: 1)
        #expect(popped === b)
        #expect(log.calls == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
        #expect(b.parent == nil)
        #expect(b.navigationController == nil)
    }

    @Test("a cancelled pop: calls, tree and pixels are as before", arguments: MotionStyle.allCases)
    func cancelledPop(style: MotionStyle) {
        screen.advance(by: 0)
        navigation.pushViewController(b, animated: false)
        screen.advance(by: 0.1)
        log.clear()
        let before = screen.snapshot()
        let shape = navigation.view.shape
        let delegate = TestNavigationDelegate(style)
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        navigation.delegate = delegate
        navigation.popViewController(animated: true)
        interactor.update(0.2)
        screen.advance(by: 0.05)
        interactor.update(0.4)
        screen.advance(by: 0.05)
        #expect(screen.snapshot().differs(from: before))
        interactor.cancel()
        screen.advance(by: 1)
        #expect(
            log.calls == [
                "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
            ])
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.view.shape == shape)
        #expect(!screen.snapshot().differs(from: before))
        #expect(delegate.animators[0].ended == [false])
        #expect(delegate.asked == ["animator", "interactor", "willShow"])
    }

    @Test("a finished interactive pop ends like one that was not interactive", arguments: MotionStyle.allCases)
    func finishedPop(style: MotionStyle) {
        screen.advance(by: 0)
        let delegate = TestNavigationDelegate(style)
        navigation.delegate = delegate
        navigation.pushViewController(b, animated: false)
        navigation.popViewController(animated: true)
        screen.advance(by: 2)
        let plainEnd = screen.snapshot()
        let plainShape = navigation.view.shape

        navigation.pushViewController(b, animated: false)
        screen.advance(by: 0.1)
        log.clear()
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        navigation.popViewController(animated: true)
        interactor.update(0.6)
        screen.advance(by: 0.1)
        interactor.finish()
        screen.advance(by: 2)
        #expect(log.calls == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
        #expect(navigation.viewControllers == [a])
        #expect(navigation.view.shape == plainShape)
        #expect(!screen.snapshot().differs(from: plainEnd))
        #expect(delegate.animators.last?.ended == [true])
    }

    @Test("the container's time stands at percent · duration")
    func layerTime() {
        screen.advance(by: 0)
        navigation.pushViewController(b, animated: false)
        let delegate = TestNavigationDelegate(.viewAnimation)
        delegate.duration = 1.5
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        navigation.delegate = delegate
        screen.advance(by: 0.1)
        navigation.popViewController(animated: true)
        interactor.update(0.4)
        screen.advance(by: 0.1)
        let container = a.view.superview!
        #expect(container.layer.speed == 0)
        #expect(abs(container.layer.timeOffset - 0.6) < 1e-9)
        // An ease-in-out slide of 320 points shows 320 · 0.331884 of its way at two fifths of its time.
        let x = a.view.layer.presentation()!.position.x
        #expect(abs((160 + 320 - x) - 106.203) < 0.05)
        #expect(interactor.duration == 1.5)
        interactor.cancel()
        // The way back takes 0.4 · 1.5 s; until then the stack is the one of the pop.
        screen.advance(by: 0.55)
        #expect(navigation.viewControllers.count == 1)
        screen.advance(by: 0.2)
        #expect(navigation.viewControllers.count == 2)
        #expect(delegate.animators[0].ended == [false])
    }

    @Test("a change asked for in the middle of a transition comes after it")
    func queued() {
        screen.advance(by: 0)
        let c = LoggingController("C", log)
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 0.1)
        navigation.pushViewController(c, animated: true)
        #expect(navigation.viewControllers == [a, b])
        screen.advance(by: 2)
        #expect(navigation.viewControllers == [a, b, c])
        #expect(c.view.window != nil)
    }
}
