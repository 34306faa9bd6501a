import Foundation
import MutoscopeTesting
import Testing
import UIKit

/// The last reference to views, controllers and whole screens may go on any thread, while the main thread works on.
@MainActor @Suite struct OffMainReleaseTests {
    /// Rounds of each test; a race wants many.
    private let rounds = ProcessInfo.processInfo.environment["MUTOSCOPE_FULL"] == nil ? 20 : 2_000

    @Test func screens() {
        let hand = OtherThread()
        for seed in 0..<rounds {
            var screen: TestScreen? = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            screen?.show(UINavigationController(rootViewController: page(seed)))
            screen?.advance(by: 0.05)
            hand.letGo(&screen)
        }
        hand.wait()
    }

    @Test func controllersThatWerePopped() {
        let hand = OtherThread(), screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let navigation = UINavigationController(rootViewController: page(0))
        screen.show(navigation)
        for seed in 0..<rounds {
            var next: UIViewController? = page(seed)
            next.map { navigation.pushViewController($0, animated: seed % 2 == 0) }
            screen.advance(by: 0.6)
            navigation.popViewController(animated: seed % 3 == 0)
            screen.advance(by: seed % 3 == 0 ? 0.7 : 0)
            hand.letGo(&next)
        }
        hand.wait()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func viewsThatStillMove() {
        let hand = OtherThread(), screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1), root = UIView()
        var completions = 0
        screen.show(root)
        for seed in 0..<rounds {
            var controller: UIViewController? = page(seed)
            fadeAway(controller?.view, in: root) { completions += 1 }
            hand.letGo(&controller)
            screen.advance(by: 0.02)
        }
        hand.wait()
        screen.advance(by: 1)
        #expect(completions == rounds)
    }

    @Test func deepTrees() async {
        let hand = OtherThread()
        var root: UIView? = UIView(), leaf = root
        for _ in 0..<20_000 {
            let next = UIView()
            leaf?.addSubview(next)
            leaf = next
        }
        weak let last = leaf
        leaf = nil
        hand.letGo(&root)
        hand.wait()
        await mainThreadIsFree()
        #expect(last == nil)
    }

    @Test func nothingIsLeft() async {
        let hand = OtherThread()
        var controller: UIViewController? = page(1)
        weak let view = controller?.view
        weak let layer = controller?.view.layer
        weak let pan = controller?.view.gestureRecognizers?.first
        weak let constraint = controller?.view.constraints.first
        #expect(view != nil)
        #expect(layer != nil)
        #expect(pan != nil)
        #expect(constraint != nil)
        hand.letGo(&controller)
        hand.wait()
        await mainThreadIsFree()
        #expect(view == nil)
        #expect(layer == nil)
        #expect(pan == nil)
        #expect(constraint == nil)
    }

    // MARK: Fixtures

    private func page(_ seed: Int) -> UIViewController {
        let controller = UIViewController(), root: UIView = controller.view
        let labels = (0..<4).map { number in
            let label = UILabel()
            label.text = "\(seed) \(number)"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 10),
            stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.addGestureRecognizer(UIPanGestureRecognizer())
        return controller
    }

    private func fadeAway(_ view: UIView?, in root: UIView, completion: @escaping () -> Void) {
        guard let view else { return }
        root.addSubview(view)
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
        } completion: { _ in
            completion()
        }
        view.removeFromSuperview()
    }

    /// Returns when what other threads had left to the main thread before is done.
    private func mainThreadIsFree() async {
        for _ in 0..<3 { await Task.yield() }
    }
}

/// Lets go of objects that nobody else holds.
private final class OtherThread: Sendable {
    private final class Holder: @unchecked Sendable {
        var object: AnyObject?
        init(_ object: AnyObject?) { self.object = object }
    }

    private let queue = DispatchQueue(label: "hand")

    func letGo<Object: AnyObject>(_ object: inout Object?) {
        let holder = Holder(object)
        object = nil
        queue.async { holder.object = nil }
    }

    func wait() { queue.sync {} }
}
