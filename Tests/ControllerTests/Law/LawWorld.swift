import CoreGraphics
import MutoscopeTesting
import UIKit

/// What a transition of the law's tests does.
enum LawMove: CaseIterable, Sendable {
    case push, pop, popToRoot, presentFull, presentOver, dismissFull, dismissOver, tab
}

/// What the moving controllers are inside of.
enum LawNest: CaseIterable, Sendable {
    case bare, tabs, presented
}

/// A screen with controllers in containers, just before one transition.
@MainActor
final class LawWorld {
    static let size = CGSize(width: 120, height: 180)
    let log = CallLog()
    let screen = TestScreen(size: LawWorld.size, scale: 1)
    let move: LawMove
    let supplier: LawDelegate
    let a: LawPage
    let b: LawPage
    let navigation: UINavigationController
    let tabs = UITabBarController()
    private(set) var completions = 0
    /// What the coordinator said at the end, if it was asked.
    private(set) var coordinated: [Bool] = []

    init(_ move: LawMove, _ nest: LawNest, _ motion: LawMotion) {
        self.move = move
        supplier = LawDelegate(motion)
        a = LawPage("A", log, color: .systemRed)
        b = LawPage("B", log, color: .systemGreen)
        navigation = UINavigationController(rootViewController: a)
        navigation.delegate = supplier
        let other = LawPage("T", log, color: .systemYellow)
        if move == .tab || nest != .bare { tabs.viewControllers = move == .tab ? [a, b] : [navigation, other] }
        tabs.delegate = supplier
        let content: UIViewController
        switch (move, nest) {
        case (.tab, _), (_, .tabs), (_, .presented): content = tabs
        default: content = navigation
        }
        if nest == .presented {
            let root = LawPage("R", log, color: .systemGray)
            screen.show(root)
            content.modalPresentationStyle = .fullScreen
            root.present(content, animated: false)
        } else {
            screen.show(content)
        }
        screen.advance(by: 0.1)
        prepare()
        screen.advance(by: 0.1)
        log.clear()
    }

    /// The ways back need somewhere to come from.
    private func prepare() {
        b.transitioningDelegate = supplier
        switch move {
        case .pop: navigation.pushViewController(b, animated: false)
        case .popToRoot:
            navigation.setViewControllers([a, LawPage("M", log, color: .brown), b], animated: false)
        case .dismissFull, .dismissOver:
            b.modalPresentationStyle = move == .dismissFull ? .fullScreen : .overFullScreen
            a.present(b, animated: false)
        default: break
        }
    }

    /// Begins the transition; by hand when there is an interactor.
    func start(_ interactor: UIPercentDrivenInteractiveTransition?) {
        supplier.interactor = interactor
        let done: () -> Void = { [unowned self] in completions += 1 }
        switch move {
        case .push: navigation.pushViewController(b, animated: true)
        case .pop: navigation.popViewController(animated: true)
        case .popToRoot: navigation.popToRootViewController(animated: true)
        case .presentFull, .presentOver:
            b.modalPresentationStyle = move == .presentFull ? .fullScreen : .overFullScreen
            a.present(b, animated: true, completion: done)
        case .dismissFull, .dismissOver: b.dismiss(animated: true, completion: done)
        case .tab: tabs.selectedIndex = 1
        }
        b.transitionCoordinator?.animate(alongsideTransition: { [a] _ in a.mark.alpha = a.mark.alpha == 1 ? 0.5 : 1 }) {
            [unowned self] in coordinated.append($0.isCancelled)
        }
    }

    var hasCompletion: Bool { [.presentFull, .presentOver, .dismissFull, .dismissOver].contains(move) }

    /// Everything that a program can see of where things are.
    var state: String {
        """
        \(screen.window.shape)
        stack \(navigation.viewControllers.map { ($0 as? LawPage)?.name ?? "?" }) tab \(tabs.selectedIndex)
        presented \((a.presentedViewController as? LawPage)?.name ?? "-") in transition \(screen.window.isInTransition)
        """
    }

    /// Whether the page in front hears a finger.
    func frontHearsTouch() -> Bool {
        let before = a.taps + b.taps
        screen.tap(at: CGPoint(x: 60, y: 100))
        screen.advance(by: 0.1)
        return a.taps + b.taps == before + 1
    }
}

/// A page with a button and marks whose places must survive.
final class LawPage: LoggingController {
    private(set) var taps = 0
    let mark = UIView(frame: CGRect(x: 8, y: 60, width: 30, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        mark.backgroundColor = .black
        view.addSubview(mark)
        let stretched = UIView(frame: CGRect(origin: .zero, size: LawWorld.size).insetBy(dx: 20, dy: 20))
        stretched.backgroundColor = .systemIndigo
        stretched.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stretched)
        let button = UIControl(frame: CGRect(x: 40, y: 80, width: 60, height: 40))
        button.backgroundColor = .white
        button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
}
