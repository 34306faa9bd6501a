import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// The orders of the reference's table: A presents, selects or contains; B is new.
@MainActor
@Suite("Appearance calls")
struct AppearanceOrderTests {
    let log = CallLog()
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let a: LoggingController
    let b: LoggingController

    init() {
        a = LoggingController("A", log, color: .systemRed)
        b = LoggingController("B", log, color: .systemGreen)
        screen.show(a)
        screen.advance(by: 0.1)
        log.clear()
    }

    @Test("what has appeared is laid out, also where nothing moved", arguments: ["present", "dismiss", "tab", "push"])
    func layoutBeforeAppearing(way: String) {
        final class Measuring: UIViewController {
            let inner = UIView()
            var widths: [CGFloat] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
            }
            override func viewDidAppear(_ animated: Bool) { widths.append(inner.frame.width) }
        }
        let measuring = Measuring()
        measuring.modalPresentationStyle = .fullScreen
        switch way {
        case "present": a.present(measuring, animated: false)
        case "tab":
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), measuring]
            screen.show(tabs)
            screen.advance(by: 0.1)
            tabs.selectedIndex = 1
        case "push":
            let stack = UINavigationController(rootViewController: UIViewController())
            screen.show(stack)
            screen.advance(by: 0.1)
            stack.pushViewController(measuring, animated: false)
        default:
            screen.show(measuring)
            screen.advance(by: 0.1)
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            measuring.present(cover, animated: false)
            screen.resize(to: CGSize(width: 480, height: 320))
            screen.advance(by: 0.1)
            measuring.dismiss(animated: false)
        }
        screen.advance(by: 0.1)
        #expect(measuring.widths.last == screen.size.width)
        #expect(measuring.widths.count == (way == "dismiss" ? 2 : 1))
    }

    @Test("what is changed right after a view came into the window is laid out with it")
    func changesAfterComing() {
        final class Measured: UIViewController {
            var text = ""
            var seen: String?
            override func viewWillLayoutSubviews() { seen = text }
        }
        let measured = Measured()
        a.view.addSubview(measured.view)
        measured.text = "said later"
        screen.advance(by: 0.1)
        #expect(measured.seen == "said later")
    }

    @Test(
        "covering the presenter: B appears before A disappears",
        arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [true, false])
    func fullScreen(style: UIModalPresentationStyle, animated: Bool) {
        screen.advance(by: 0)
        a.definesPresentationContext = true
        b.modalPresentationStyle = style
        a.present(b, animated: animated) { log.calls.append("presented") }
        screen.advance(by: 1)
        #expect(
            log.calls == [
                "B.viewDidLoad", "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "presented",
            ])
        #expect(a.view.window == nil)
        #expect(b.view.window != nil)
        log.clear()
        a.dismiss(animated: animated) { log.calls.append("dismissed") }
        screen.advance(by: 1)
        #expect(log.calls == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "dismissed"])
        #expect(a.view.window != nil)
        #expect(b.view.superview == nil)
    }

    @Test(
        "a presenter that stays on screen hears nothing",
        arguments: [
            UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .popover,
        ], [true, false])
    func overlays(style: UIModalPresentationStyle, animated: Bool) {
        screen.advance(by: 0)
        b.modalPresentationStyle = style
        a.present(b, animated: animated) { log.calls.append("presented") }
        screen.advance(by: 1)
        #expect(log.calls == ["B.viewDidLoad", "B.willAppear", "B.didAppear", "presented"])
        log.clear()
        b.dismiss(animated: animated) { log.calls.append("dismissed") }
        screen.advance(by: 1)
        #expect(log.calls == ["B.willDisappear", "B.didDisappear", "dismissed"])
        #expect(a.presentedViewController == nil)
        #expect(b.presentingViewController == nil)
    }

    @Test("a cancelled dismissal turns the calls back and B stays presented", arguments: MotionStyle.allCases)
    func cancelledDismissal(style: MotionStyle) {
        screen.advance(by: 0)
        let delegate = TestTransitioningDelegate(style)
        b.modalPresentationStyle = .fullScreen
        b.transitioningDelegate = delegate
        a.present(b, animated: false)
        screen.advance(by: 0.1)
        log.clear()
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        b.dismiss(animated: true)
        interactor.update(0.3)
        screen.advance(by: 0.1)
        interactor.cancel()
        screen.advance(by: 1)
        #expect(
            log.calls == [
                "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
            ])
        #expect(a.presentedViewController === b)
    }

    @Test("the flags of a move are set only inside its calls")
    func flags() {
        screen.advance(by: 0)
        let b = FlagController()
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        screen.advance(by: 1)
        #expect(b.flags == ["willAppear presented", "didAppear presented"])
        #expect(!b.isBeingPresented)
        b.flags = []
        b.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(b.flags == ["willDisappear dismissed", "didDisappear dismissed"])
        #expect(!b.isBeingDismissed)

        let navigation = UINavigationController(rootViewController: a)
        screen.show(navigation)
        b.flags = []
        navigation.pushViewController(b, animated: true)
        screen.advance(by: 1)
        navigation.popViewController(animated: true)
        screen.advance(by: 1)
        #expect(b.flags == ["willAppear coming", "didAppear coming", "willDisappear leaving", "didDisappear leaving"])
    }

    @Test("viewIsAppearing comes once, after willAppear, with the final size")
    func isAppearing() {
        screen.advance(by: 0)
        let b = FlagController()
        b.logsIsAppearing = true
        let navigation = UINavigationController(rootViewController: a)
        screen.show(navigation)
        for animated in [true, false] {
            b.flags = []
            navigation.pushViewController(b, animated: animated)
            screen.advance(by: 1)
            #expect(b.flags == ["willAppear coming", "isAppearing 320×480", "didAppear coming"])
            navigation.popViewController(animated: false)
            screen.advance(by: 0)
        }
        b.flags = []
        b.modalPresentationStyle = .fullScreen
        navigation.present(b, animated: true)
        screen.advance(by: 1)
        #expect(b.flags == ["willAppear presented", "isAppearing 320×480", "didAppear presented"])
    }

    @Test("tabs: the old page goes as the new one comes")
    func tabs() {
        screen.advance(by: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        screen.show(tabs)
        screen.advance(by: 0.1)
        log.clear()
        tabs.selectedIndex = 1
        screen.advance(by: 0.1)
        #expect(log.calls == ["B.viewDidLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
        log.clear()
        tabs.selectedIndex = 1
        #expect(log.calls.isEmpty)
    }

    @Test("a presentation over nested containers reaches the visible page only")
    func nested() {
        screen.advance(by: 0)
        let hidden = LoggingController("H", log)
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, hidden]
        screen.show(tabs)
        screen.advance(by: 0.1)
        log.clear()
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        screen.advance(by: 1)
        #expect(log.calls == ["B.viewDidLoad", "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear"])
        #expect(b.presentingViewController === tabs)
        #expect(a.presentedViewController === b)
    }

    @Test("a push in viewWillAppear of the container's page shows the pushed page only once")
    func pushWhileAppearing() {
        screen.advance(by: 0)
        let pusher = PushingController(b)
        let navigation = UINavigationController(rootViewController: pusher)
        screen.show(navigation)
        screen.advance(by: 0.1)
        #expect(log.calls.filter { $0.hasPrefix("B") } == ["B.viewDidLoad", "B.willAppear", "B.didAppear"])
    }

    @Test("calls that do not balance are reported with the class")
    func unbalanced() {
        screen.advance(by: 0)
        let messages = Diagnostics.collecting { a.endAppearanceTransition() }.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("LoggingController") == true)
        a.beginAppearanceTransition(false, animated: false)
        let second = Diagnostics.collecting { a.beginAppearanceTransition(false, animated: false) }.messages
        #expect(second.count == 1)
        a.endAppearanceTransition()
        #expect(log.calls == ["A.willDisappear", "A.didDisappear"])
    }

    @Test("parents are told around a push and a pop")
    func parents() {
        screen.advance(by: 0)
        let navigation = UINavigationController(rootViewController: a)
        screen.show(navigation)
        let b = ParentController()
        navigation.pushViewController(b, animated: true)
        #expect(b.moves == ["will nav"])
        screen.advance(by: 1)
        #expect(b.moves == ["will nav", "did nav"])
        b.moves = []
        navigation.popViewController(animated: true)
        #expect(b.moves == ["will nil"])
        screen.advance(by: 1)
        #expect(b.moves == ["will nil", "did nil"])
    }
}

/// Writes down which of the flags of a move are set in each call.
private final class FlagController: UIViewController {
    var flags: [String] = []
    var logsIsAppearing = false

    private func note(_ call: String) {
        let names = [
            (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"), (isMovingToParent, "coming"),
            (isMovingFromParent, "leaving"),
        ]
        flags.append(([call] + names.filter(\.0).map(\.1)).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard logsIsAppearing else { return }
        flags.append("isAppearing \(Int(view.bounds.width))×\(Int(view.bounds.height))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
}

private final class PushingController: UIViewController {
    private let next_: UIViewController

    init(_ next: UIViewController) {
        next_ = next
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { preconditionFailure("made in code only") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if navigationController?.topViewController === self {
            navigationController?.pushViewController(next_, animated: false)
        }
    }
}

private final class ParentController: UIViewController {
    var moves: [String] = []

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves.append("will \(parent == nil ? "nil" : "nav")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moves.append("did \(parent == nil ? "nil" : "nav")")
    }
}
