import CoreGraphics
import MutoscopeTesting
import TestSupport
import Testing
import UIKit

/// Fingers and calls at random, in the middle of each other's transitions: nothing may stay half done.
@MainActor
@Suite("Random hands on containers")
struct RandomHandsTests {
    @Test("leave no container half done and no call unbalanced", arguments: RandomRounds.seeds(usually: 24))
    func hands(seed: UInt64) { play(seed) }

    private func play(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let hands = RandomHands()
        for _ in 0..<25 { hands.act(&random) }
        hands.screen.advance(by: 4)
        #expect(!hands.screen.window.isInTransition, "seed \(seed): \(hands.script)")
        #expect(hands.faults.isEmpty, "seed \(seed): \(hands.script)")
    }
}

@MainActor
private final class RandomHands {
    let screen = TestScreen(size: CGSize(width: 120, height: 180), scale: 1)
    private let log = CallLog()
    private let navigation: UINavigationController
    private let tabs = UITabBarController()
    private var pages: [LawPage] = []
    private(set) var script: [String] = []

    init() {
        navigation = UINavigationController()
        navigation.viewControllers = [page()]
        tabs.viewControllers = [navigation, page()]
        screen.show(tabs)
        screen.advance(by: 0.1)
    }

    private func page() -> LawPage {
        let page = LawPage("P\(pages.count)", log)
        switch pages.count % 4 {
        case 1: page.preferredTransition = .zoom { [weak self] _ in self?.pages.first { $0 !== page }?.mark }
        case 2: page.preferredTransition = .crossDissolve
        default: break
        }
        pages.append(page)
        return page
    }

    private var front: UIViewController {
        var front: UIViewController = tabs
        while let presented = front.presentedViewController { front = presented }
        return front
    }

    func act(_ random: inout SeededGenerator) {
        let animated = Int.random(in: 0..<4, using: &random) > 0
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1: note("push") { navigation.pushViewController(page(), animated: animated) }
        case 2: note("pop") { _ = navigation.popViewController(animated: animated) }
        case 3: note("to root") { _ = navigation.popToRootViewController(animated: animated) }
        case 4: note("tab") { tabs.selectedIndex = 1 - tabs.selectedIndex }
        case 5:
            let style: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
            let presented = page()
            presented.modalPresentationStyle = style[Int.random(in: 0..<3, using: &random)]
            note("present \(presented.modalPresentationStyle.rawValue)") {
                _ = Diagnostics.collecting { front.present(presented, animated: animated) }
            }
        case 6: note("dismiss") { front.dismiss(animated: animated) }
        case 7: note("dismiss all") { tabs.dismiss(animated: animated) }
        case 8:
            let x = CGFloat.random(in: 10...118, using: &random)
            note("edge to \(Int(x))") { drag(from: CGPoint(x: 2, y: 120), to: CGPoint(x: x, y: 120), &random) }
        case 9:
            let y = CGFloat.random(in: 20...170, using: &random)
            note("down to \(Int(y))") { drag(from: CGPoint(x: 60, y: 30), to: CGPoint(x: 60, y: y), &random) }
        default:
            let isTurned = Bool.random(using: &random)
            note("turn") {
                let size = isTurned ? CGSize(width: 180, height: 120) : CGSize(width: 120, height: 180)
                screen.window.resize(to: CGRect(origin: .zero, size: size))
            }
        }
        screen.advance(by: Double.random(in: 0...0.3, using: &random))
    }

    private func note(_ action: String, _ body: () -> Void) {
        script.append(action)
        screen.advance(by: 0)
        body()
        screen.window.checkInvariants()
    }

    private func drag(from start: CGPoint, to end: CGPoint, _ random: inout SeededGenerator) {
        let finger = screen.finger(at: start)
        finger.move(to: end, over: Double.random(in: 0.02...0.3, using: &random))
        screen.window.checkInvariants()
        if Bool.random(using: &random) { screen.advance(by: 0.1) }
        Int.random(in: 0..<6, using: &random) == 0 ? finger.cancel() : finger.lift()
    }

    // MARK: What must hold when all is at rest

    var faults: [String] {
        var faults: [String] = []
        for page in pages where page.mark.alpha != 1 || page.viewIfLoaded?.transform.isIdentity == false {
            let transform = page.viewIfLoaded?.transform ?? .identity
            faults.append("\(page.name) is left as it was in a zoom: alpha \(page.mark.alpha), \(transform)")
        }
        for page in pages where !isBalanced(page) {
            faults.append("\(page.name): \(log.calls.filter { $0.hasPrefix("\(page.name).") })")
        }
        // A stack that is not on screen changes with its next layout.
        navigation.view.layoutIfNeeded()
        let shown = navigation.topViewController
        for page in navigation.viewControllers
        where page.parent !== navigation || (page !== shown && page.viewIfLoaded?.superview != nil) {
            faults.append("a page of the stack is in the wrong place")
        }
        if !navigation.view.bounds.isEmpty, shown?.view.frame.size != navigation.view.bounds.size {
            faults.append("the top page has the size \(String(describing: shown?.view.frame.size))")
        }
        if front.view.window == nil { faults.append("the front is not in the window") }
        return faults
    }

    /// Each call follows from the one before, and a page has appeared if and only if its view is in the window.
    private func isBalanced(_ page: LawPage) -> Bool {
        let next: [String: [String]] = [
            "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
            "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
        ]
        var state = "didDisappear"
        for call in log.calls where call.hasPrefix("\(page.name).") && !call.hasSuffix("viewDidLoad") {
            let name = String(call.dropFirst(page.name.count + 1))
            guard next[state]?.contains(name) == true else { return false }
            state = name
        }
        return state == (page.viewIfLoaded?.window != nil ? "didAppear" : "didDisappear")
    }
}
