import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Navigation controllers")
struct NavigationBehaviourTests {
    let log = CallLog()
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let navigation: UINavigationController
    let a: LoggingController
    let b: LoggingController

    init() {
        a = LoggingController("A", log, color: .systemRed)
        b = LoggingController("B", log, color: .systemGreen)
        (a.title, b.title) = ("First", "Second")
        navigation = UINavigationController(rootViewController: a)
        screen.show(navigation)
        screen.advance(by: 0.1)
    }

    private func push() {
        navigation.pushViewController(b, animated: false)
        screen.advance(by: 0.1)
        log.clear()
    }

    private func dragFromEdge(to x: CGFloat, duration: TimeInterval = 0.4, rightToLeft: Bool = false) {
        func place(_ x: CGFloat) -> CGPoint { CGPoint(x: rightToLeft ? 320 - x : x, y: 300) }
        screen.drag(from: place(3), to: place(x), duration: duration)
        screen.advance(by: 1)
    }

    // MARK: The first page

    @Test("the delegate hears of the page that comes with the controller, once, and not of what comes before")
    func firstPage() {
        let fresh = UINavigationController(rootViewController: UIViewController())
        let delegate = TestNavigationDelegate(.viewAnimation)
        fresh.delegate = delegate
        fresh.pushViewController(UIViewController(), animated: false)
        #expect(delegate.asked.isEmpty)
        a.present(fresh, animated: true)
        screen.advance(by: 0.1)
        #expect(delegate.asked == ["willShow"])
        screen.advance(by: 1)
        #expect(delegate.asked == ["willShow", "didShow"])
        fresh.present(UIViewController(), animated: false)
        screen.advance(by: 0.1)
        fresh.dismiss(animated: false)
        screen.advance(by: 0.1)
        #expect(delegate.asked == ["willShow", "didShow"])
    }

    // MARK: The edge

    @Test("a drag from the edge pops, a short one does not", arguments: [false, true])
    func edgePop(rightToLeft: Bool) {
        screen.advance(by: 0)
        if rightToLeft { screen.layoutDirection = .rightToLeft }
        push()
        let before = screen.snapshot()
        dragFromEdge(to: 60, duration: 1, rightToLeft: rightToLeft)
        #expect(navigation.viewControllers == [a, b])
        #expect(!screen.snapshot().differs(from: before))
        dragFromEdge(to: 280, rightToLeft: rightToLeft)
        #expect(navigation.viewControllers == [a])
        #expect(b.parent == nil)
        #expect(a.view.window != nil)
    }

    @Test("a delegate that draws no pops leaves the edge alone, and is asked once for each")
    func edgeWithDelegate() {
        screen.advance(by: 0)
        push()
        let delegate = TestNavigationDelegate(.viewAnimation)
        delegate.drawsPops = false
        navigation.delegate = delegate
        dragFromEdge(to: 280)
        #expect(navigation.viewControllers == [a])
        #expect(delegate.asked == ["animator", "willShow", "didShow"])
    }

    @Test("a delegate that draws pops by time switches the edge off")
    func edgeWithAnimator() {
        screen.advance(by: 0)
        push()
        navigation.delegate = TestNavigationDelegate(.viewAnimation).kept(by: b)
        dragFromEdge(to: 280)
        #expect(navigation.viewControllers == [a, b])
    }

    @Test("a hidden back button switches the edge off; a recogniser's delegate of one's own switches it on again")
    func edgeWithoutBackButton() {
        screen.advance(by: 0)
        push()
        b.navigationItem.hidesBackButton = true
        dragFromEdge(to: 280)
        #expect(navigation.viewControllers == [a, b])
        let yes = YesDelegate()
        navigation.interactivePopGestureRecognizer?.delegate = yes
        dragFromEdge(to: 280)
        #expect(navigation.viewControllers == [a])
        // The last page stays, and nothing freezes.
        dragFromEdge(to: 280)
        #expect(navigation.viewControllers == [a])
        #expect(!screen.window.isInTransition)
        screen.tap(at: CGPoint(x: 100, y: 300))
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 1)
        #expect(navigation.topViewController === b)
    }

    // MARK: The bar

    @Test("the back button carries the title beneath and pops")
    func backButton() {
        screen.advance(by: 0)
        push()
        screen.tap(at: CGPoint(x: 40, y: 22))
        screen.advance(by: 1)
        #expect(navigation.viewControllers == [a])
    }

    @Test("a bar button item's view follows the item and sends its action")
    func barButtons() {
        screen.advance(by: 0)
        var pressed = 0
        let item = UIBarButtonItem(title: "Save", image: nil, primaryAction: UIAction { _ in pressed += 1 })
        a.navigationItem.rightBarButtonItem = item
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 285, y: 22))
        #expect(pressed == 1)
        item.isEnabled = false
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 285, y: 22))
        #expect(pressed == 1)
        item.isEnabled = true
        item.title = "Save everything"
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 200, y: 22))
        #expect(pressed == 2)
    }

    @Test("the bar slides away and its room goes to the page")
    func hidingTheBar() {
        screen.advance(by: 0)
        #expect(a.view.safeAreaInsets.top == 44)
        navigation.setNavigationBarHidden(true, animated: true)
        screen.advance(by: 0.1)
        let moving = navigation.navigationBar.layer.presentation()!.frame.minY
        #expect(moving < 0)
        #expect(moving > -44)
        screen.advance(by: 0.3)
        #expect(navigation.navigationBar.isHidden)
        #expect(a.view.safeAreaInsets.top == 0)
        navigation.setNavigationBarHidden(false, animated: false)
        #expect(!navigation.navigationBar.isHidden)
        #expect(navigation.navigationBar.frame.minY == 0)
        #expect(a.view.safeAreaInsets.top == 44)
    }

    @Test("a tab bar goes with the page that hides it and comes back, also when the pop is cancelled")
    func hidesBottomBar() {
        screen.advance(by: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        screen.show(tabs)
        screen.advance(by: 0.1)
        b.hidesBottomBarWhenPushed = true
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 0.1)
        #expect(!tabs.tabBar.isHidden)
        screen.advance(by: 1)
        #expect(tabs.tabBar.isHidden)
        #expect(b.view.safeAreaInsets.bottom == 0)
        let before = screen.snapshot()
        dragFromEdge(to: 60, duration: 1)
        #expect(tabs.tabBar.isHidden)
        #expect(!screen.snapshot().differs(from: before))
        dragFromEdge(to: 280)
        #expect(!tabs.tabBar.isHidden)
        #expect(tabs.tabBar.transform == .identity)
    }

    @Test("a large title's bar shrinks as a page with a small one comes, and insets are right from the start")
    func largeTitles() {
        screen.advance(by: 0)
        navigation.navigationBar.prefersLargeTitles = true
        b.navigationItem.largeTitleDisplayMode = .never
        screen.advance(by: 0.1)
        #expect(a.view.safeAreaInsets.top == 96)
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 0.1)
        #expect(b.view.safeAreaInsets.top == 44)
        let height = navigation.navigationBar.layer.presentation()!.bounds.height
        #expect(height > 44)
        #expect(height < 96)
        screen.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    // MARK: Stacks

    @Test("a new stack looks like a pop when its top was there before, like a push otherwise")
    func setStack() {
        screen.advance(by: 0)
        let delegate = TestNavigationDelegate(.viewAnimation)
        navigation.delegate = delegate
        let c = LoggingController("C", log)
        navigation.setViewControllers([a, b, c], animated: true)
        screen.advance(by: 1)
        #expect(delegate.operations == [.push])
        #expect(c.view.window != nil)
        #expect(!b.isViewLoaded)
        navigation.setViewControllers([b], animated: true)
        screen.advance(by: 1)
        #expect(delegate.operations == [.push, .pop])
        #expect(b.view.window != nil)
        navigation.setViewControllers([c, b], animated: true)
        navigation.setViewControllers([c], animated: true)
        screen.advance(by: 1)
        #expect(delegate.operations == [.push, .pop, .pop])
        #expect(navigation.topViewController === c)
    }

    @Test("nothing is left of a popped page")
    func leaks() {
        screen.advance(by: 0)
        weak var gone: UIViewController?
        do {
            let page = UIViewController()
            gone = page
            navigation.pushViewController(page, animated: true)
            screen.advance(by: 1)
            page.transitionCoordinator?.animate(alongsideTransition: nil, completion: { _ in })
            navigation.popViewController(animated: true)
            screen.advance(by: 1)
        }
        #expect(gone == nil)
    }

    @Test("a coordinator that is kept after its transition still answers")
    func keptCoordinator() {
        screen.advance(by: 0)
        navigation.pushViewController(b, animated: true)
        let coordinator = b.transitionCoordinator
        screen.advance(by: 1)
        #expect(coordinator?.isCancelled == false)
        #expect(coordinator?.transitionDuration == 0.35)
        #expect(coordinator?.animate(alongsideTransition: { _ in }, completion: nil) == false)
    }

    @Test(
        "children swap by a transition or by their frames alone",
        arguments: [UIView.AnimationOptions.transitionCrossDissolve, []])
    func swapChildren(options: UIView.AnimationOptions) {
        screen.advance(by: 0)
        let parent = UIViewController()
        screen.show(parent)
        for child in [a, b] {
            child.willMove(toParent: nil)
            child.removeFromParent()
            parent.addChild(child)
        }
        parent.view.addSubview(a.view)
        screen.advance(by: 0.1)
        log.clear()
        b.view.frame = CGRect(x: 320, y: 0, width: 320, height: 480)
        log.clear()
        var ended = 0
        parent.transition(from: a, to: b, duration: 0.4, options: options) {
            b.view.frame.origin.x = 0
        } completion: { _ in
            ended += 1
        }
        screen.advance(by: 0.2)
        if options.isEmpty {
            let x = b.view.layer.presentation()!.frame.minX
            #expect(x > 20)
            #expect(x < 300)
        }
        screen.advance(by: 0.5)
        #expect(log.calls == ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
        #expect(ended == 1)
        #expect(a.view.superview == nil)
        #expect(b.view.window != nil)
    }

    // MARK: Bars that come and go

    @Test("a bar that one page has and the other has not goes edge to edge with the pages", arguments: [false, true])
    func barGoesAlong(rightToLeft: Bool) {
        screen.advance(by: 0)
        if rightToLeft { screen.layoutDirection = .rightToLeft }
        defer { screen.layoutDirection = .leftToRight }
        let hiding = BarController(hides: true), showing = BarController(hides: false)
        let navigation = UINavigationController(rootViewController: showing), bar = navigation.navigationBar
        screen.show(navigation)
        screen.advance(by: 0.1)
        let start = screen.snapshot()
        func edges() -> (bar: CGFloat, page: CGFloat) {
            let frame = bar.layer.presentation()?.frame ?? .null
            let page = hiding.view.layer.presentation()?.frame ?? .null
            return rightToLeft ? (frame.minX, page.maxX) : (frame.maxX, page.minX)
        }
        navigation.pushViewController(hiding, animated: true)
        screen.advance(by: 0.1)
        #expect(!bar.isHidden)
        #expect(abs(edges().bar - edges().page) < 1)
        #expect(bar.frame.minY == 0)
        screen.advance(by: 1)
        #expect(bar.isHidden)
        #expect(bar.transform.isIdentity)
        #expect(hiding.view.safeAreaInsets.top == 0)
        let alone = screen.snapshot()
        func place(_ x: CGFloat) -> CGPoint { CGPoint(x: rightToLeft ? 320 - x : x, y: 300) }
        // Without a bar the edge pops only where the program says so.
        navigation.interactivePopGestureRecognizer?.delegate = nil
        let finger = screen.finger(at: place(2))
        finger.move(to: place(160), over: 0.3)
        #expect(!bar.isHidden)
        #expect(abs(edges().bar - edges().page) < 1)
        finger.move(to: place(10), over: 0.3)
        finger.lift()
        screen.advance(by: 1)
        #expect(bar.isHidden, "back where it was")
        #expect(!screen.snapshot().differs(from: alone), "back where it was")
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(!bar.isHidden)
        #expect(!screen.snapshot().differs(from: start))
    }

    @Test("a navigation controller that is its bar's delegate as well can keep the back button from popping")
    func backButtonAsks() {
        screen.advance(by: 0)
        let asking = AskingNavigation(rootViewController: a)
        screen.show(asking)
        asking.pushViewController(b, animated: false)
        screen.advance(by: 0.1)
        func goBack() {
            screen.tap(at: CGPoint(x: 25, y: 22))
            screen.advance(by: 1)
        }
        goBack()
        #expect(asking.viewControllers == [a, b])
        #expect(asking.questions == 1)
        asking.mayPop = true
        goBack()
        #expect(asking.viewControllers == [a])
        #expect(asking.questions == 2)
    }
}

private final class YesDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Hides the bar, or shows it, whenever it appears.
private final class BarController: UIViewController {
    private let hides: Bool

    init(hides: Bool) {
        self.hides = hides
        super.init(nibName: nil, bundle: nil)
        title = hides ? nil : "Bar"
    }

    required init?(coder: NSCoder) { preconditionFailure("made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = hides ? .systemTeal : .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(hides, animated: animated)
    }
}

private final class AskingNavigation: UINavigationController, UINavigationBarDelegate {
    var mayPop = false
    private(set) var questions = 0

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        questions += 1
        return mayPop
    }
}
