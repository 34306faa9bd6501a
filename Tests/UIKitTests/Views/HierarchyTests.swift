import MutoscopeTesting
import Testing

@testable import UIKit

@Suite("View hierarchy") @MainActor
struct HierarchyTests {
    /// Writes down every callback of a small tree.
    final class Logged: UIView {
        var log: (String) -> Void = { _ in }
        var name = ""

        convenience init(_ name: String, _ log: @escaping (String) -> Void) {
            self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            self.name = name
            self.log = log
        }

        override func willMove(toSuperview newSuperview: UIView?) {
            log("\(name).willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
        }
        override func didMoveToSuperview() { log("\(name).didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            log("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
        }
        override func didMoveToWindow() { log("\(name).didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { log("\(name).didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { log("\(name).willRemoveSubview") }
    }

    @Test("adding calls back in UIKit's order")
    func addingOrder() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        var log: [String] = []
        let parent = Logged("parent") { log.append($0) }
        let child = Logged("child") { log.append($0) }
        screen.show(parent)
        log = []
        parent.addSubview(child)
        #expect(
            log == [
                "child.willMove(toSuperview: view)", "parent.didAddSubview", "child.willMove(toWindow: window)",
                "child.didMoveToWindow", "child.didMoveToSuperview",
            ])
        #expect(child.window === screen.window)
    }

    @Test("removing calls back, and the whole subtree leaves the window")
    func removingOrder() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        var log: [String] = []
        let parent = Logged("parent") { log.append($0) }
        let child = Logged("child") { log.append($0) }
        parent.addSubview(child)
        screen.show(parent)
        log = []
        parent.removeFromSuperview()
        #expect(
            log == [
                "parent.willMove(toSuperview: nil)", "parent.willMove(toWindow: nil)", "child.willMove(toWindow: nil)",
                "parent.didMoveToWindow", "child.didMoveToWindow", "parent.didMoveToSuperview",
            ])
        #expect(child.window == nil)
        #expect(parent.superview == nil)
        #expect(child.superview === parent)
    }

    /// Changes its subviews when it hears of a window.
    private final class Changing: UIView {
        let late = Logged("late") { _ in }, gone = UIView()
        var comesBack = false

        override func willMove(toWindow newWindow: UIWindow?) {
            guard (newWindow == nil) == comesBack else { return }
            addSubview(late)
            gone.removeFromSuperview()
        }
    }

    @Test(
        "what comes into a view that is told of its window goes along, what is taken out does not",
        arguments: [false, true])
    func changesWhileTold(leaves: Bool) {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let page = UIView(), view = Changing()
        var log: [String] = []
        view.late.log = { log.append($0) }
        view.late.addSubview(UIView())
        view.comesBack = leaves
        view.addSubview(view.gone)
        screen.show(page)
        page.addSubview(view)
        if leaves { view.removeFromSuperview() }
        for shown in [view.late, view.late.subviews[0]] { #expect((shown.window == nil) == leaves) }
        #expect(view.gone.window == nil)
        #expect(log.filter { $0.contains("Window") }.last == "late.didMoveToWindow")
        #expect(log.filter { $0 == "late.didMoveToWindow" }.count == (leaves ? 2 : 1))
    }

    @Test("subviews and sublayers keep the same order, with layers of no view in between")
    func order() {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView(), loose = CALayer()
        parent.addSubview(a)
        parent.layer.addSublayer(loose)
        parent.addSubview(c)
        parent.insertSubview(b, belowSubview: c)
        #expect(parent.subviews == [a, b, c])
        #expect(parent.layer.sublayers == [a.layer, loose, b.layer, c.layer])
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [b, c, a])
        parent.sendSubviewToBack(c)
        #expect(parent.subviews == [c, b, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, b, c])
        parent.insertSubview(a, aboveSubview: b)
        #expect(parent.subviews == [b, a, c])
    }

    @Test("a view above another is directly above it, beneath layers of no view that lie higher")
    func orderAmongLayers() {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView(), loose = CALayer()
        parent.addSubview(a)
        parent.layer.addSublayer(loose)
        parent.insertSubview(b, aboveSubview: a)
        #expect(parent.subviews == [a, b])
        #expect(parent.layer.sublayers == [a.layer, b.layer, loose])
        parent.addSubview(c)
        #expect(parent.layer.sublayers == [a.layer, b.layer, loose, c.layer])
        parent.insertSubview(c, aboveSubview: a)
        #expect(parent.subviews == [a, c, b])
        #expect(parent.layer.sublayers == [a.layer, c.layer, b.layer, loose])
        parent.insertSubview(b, belowSubview: a)
        #expect(parent.layer.sublayers == [b.layer, a.layer, c.layer, loose])
    }

    @Test("a view moves from one superview to another without leaving its window")
    func reparenting() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        var log: [String] = []
        let child = Logged("child") { log.append($0) }
        let first = UIView(), second = UIView()
        screen.show(first)
        screen.show(second)
        first.addSubview(child)
        log = []
        second.addSubview(child)
        #expect(log == ["child.willMove(toSuperview: view)", "child.didMoveToSuperview"])
        #expect(first.subviews.isEmpty)
        #expect(second.subviews == [child])
    }

    @Test("tags are found depth first")
    func tags() {
        let root = UIView(), left = UIView(), right = UIView(), deep = UIView()
        for view in [left, right] { root.addSubview(view) }
        left.addSubview(deep)
        deep.tag = 7
        right.tag = 7
        #expect(root.viewWithTag(7) === deep)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test("beside a view that lies elsewhere there is no place: a view comes in front of all")
    func strangersAsSiblings() {
        let root = UIView(), one = UIView(), two = UIView(), below = UIView(), above = UIView()
        for view in [one, two] { root.addSubview(view) }
        root.insertSubview(below, belowSubview: UIView())
        root.insertSubview(above, aboveSubview: UIView())
        #expect(root.subviews == [one, two, below, above])
        root.insertSubview(one, aboveSubview: UIView())
        #expect(root.subviews == [two, below, above, one])
    }

    @Test("a display link finds the presentation of a view that came between two frames")
    func presentationsForDisplayLinks() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = UIView()
        screen.show(root)
        screen.advance(by: 0.1)
        var seen: CGFloat?
        let link = CADisplayLink { _ in seen = seen ?? view.layer.presentation()?.bounds.width }
        link.add(to: .main, forMode: .common)
        root.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        screen.advance(by: 1.0 / 60)
        link.invalidate()
        #expect(seen == 10)
    }

    @Test("a window that is shown to be key is key when its controller has appeared")
    func keyWhenAppeared() {
        final class Page: UIViewController {
            var wasKey: [Bool?] = []
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                wasKey.append(view.window?.isKeyWindow)
            }
        }
        let screen = TestScreen(size: CGSize(width: 100, height: 100)), page = Page()
        let window = UIWindow(frame: screen.window.frame)
        window.rootViewController = page
        window.makeKeyAndVisible()
        screen.advance(by: 0.1)
        #expect(page.wasKey == [true])
    }

    @Test("a display link that starts or goes on with a tap finds the presentation of what came with it")
    func presentationsForNewDisplayLinks() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.show(root)
        screen.advance(by: 0.1)
        var newest = UIView(), seen: [CGFloat?] = []
        let link = CADisplayLink { _ in seen.append(newest.layer.presentation()?.bounds.width) }
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        let button = UIButton(frame: root.bounds)
        button.addAction(
            UIAction { _ in
                newest = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                root.addSubview(newest)
                link.isPaused = false
            }, for: .touchDown)
        root.addSubview(button)
        screen.advance(by: 0.1)
        for _ in 0..<2 {
            screen.tap(at: CGPoint(x: 50, y: 50))
            link.isPaused = true
            screen.advance(by: 0.5)
        }
        link.invalidate()
        #expect(!seen.isEmpty)
        #expect(seen.allSatisfy { $0 == 10 })
    }

    /// Constraints of a tree that nobody lays out wait for ever; every view of other trees went up to its root for them.
    @Test("a hundred thousand nested views come, lay out and go, also beside constraints that wait", arguments: [0, 1])
    func deepTree(waiting: Int) {
        let others = (0..<waiting).map { _ in UIView() }
        for other in others { other.widthAnchor.constraint(equalToConstant: 10).isActive = true }
        let screen = TestScreen(size: CGSize(width: 100, height: 100))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var innermost = root
        for _ in 0..<100_000 {
            let view = UIView(frame: root.frame)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            innermost.addSubview(view)
            innermost = view
        }
        screen.show(root)
        screen.advance(by: 1.0 / 60)
        root.frame.size.width = 200
        #expect(innermost.bounds.width == 200)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === innermost)
        #expect(innermost.isDescendant(of: root))
        root.removeFromSuperview()
        #expect(innermost.window == nil)
        for other in others { #expect(other.systemLayoutSizeFitting(.zero).width == 10) }
    }
}
