import MutoscopeTesting
import Testing
import UIKit

/// A page whose content is placed by constraints and by a mask; it writes down how it looks when it appears.
@MainActor
private final class FilledPage: UIViewController {
    let box = UIView()
    let label = UILabel()
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        box.backgroundColor = .red
        label.text = "Some text"
        for view in [box, label] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        view.addSubview(masked)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: safe.topAnchor), box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        masked.frame = view.bounds.insetBy(dx: 30, dy: 30)
    }

    /// Whether everything inside is drawn where it is going to be.
    var isStill: Bool {
        [box, label, masked].allSatisfy { content in
            guard let shown = content.layer.presentation() else { return false }
            return shown.bounds == content.bounds && shown.position == content.layer.position
        }
    }
}

/// Slides the coming view in and lays the container out inside its animation, as many programs do.
@MainActor
private final class LayingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = to.view else { return }
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: 300, y: 0)
        UIView.animate(withDuration: 0.4) {
            view.transform = .identity
            context.containerView.layoutIfNeeded()
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@MainActor
private final class LayingDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { LayingAnimator() }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { LayingAnimator() }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { LayingAnimator() }
}

@MainActor
@Suite("What appears is laid out before it is animated")
struct FirstLayoutTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)

    init() { screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }

    /// As a program of swift-arcade has it, which makes another view its own when it is loaded.
    @Test("children's views that are only added go on to fill their parent's when it changes its size")
    func addedChildren() {
        let parent = UIViewController(), layout = UICollectionViewFlowLayout()
        let children = [
            UIViewController(), UINavigationController(rootViewController: UIViewController()),
            UITableViewController(), UICollectionViewController(collectionViewLayout: layout), UITabBarController(),
            UIPageViewController(),
        ]
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        screen.show(parent)
        for child in children {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        screen.resize(to: CGSize(width: 414, height: 896))
        for child in children {
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 414, height: 896), "\(type(of: child))")
        }
    }

    @Test("a root view that is left to constraints fills the window, and goes on to")
    func rootOfConstraints() {
        final class Page: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let content = UIView(), box = UIView()
                content.addSubview(box)
                for view in [content, box] { view.translatesAutoresizingMaskIntoConstraints = false }
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: content.topAnchor),
                    box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                ])
                view = content
            }
        }
        let page = Page()
        screen.show(page)
        screen.advance(by: 0.1)
        #expect(page.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.resize(to: CGSize(width: 844, height: 390))
        screen.advance(by: 0.5)
        #expect(page.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    /// Looks at every frame of what follows.
    private func expectStill(_ page: FilledPage, place: SourceLocation = #_sourceLocation) {
        var wrong = 0
        for _ in 0..<40 {
            screen.advance(by: 1.0 / 60)
            if page.isViewLoaded, page.view.window != nil, !page.isStill { wrong += 1 }
        }
        #expect(wrong == 0, sourceLocation: place)
        #expect(page.box.frame.width == 350, sourceLocation: place)
    }

    @Test("a push, with bars of other heights", arguments: [true, false], [true, false])
    func push(isLarge: Bool, isOwn: Bool) {
        let root = UIViewController(), page = FilledPage(), delegate = LayingDelegate()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        root.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
        page.navigationItem.largeTitleDisplayMode = isLarge ? .never : .always
        if isOwn { navigation.delegate = delegate }
        screen.show(navigation)
        screen.advance(by: 0.1)
        navigation.pushViewController(page, animated: true)
        expectStill(page)
        #expect(page.box.frame.minY == (isLarge ? 91 : 143))
    }

    @Test("a push to a page without a bar, and back")
    func pushWithoutBar() {
        final class Bare: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        let root = Bare(), page = FilledPage()
        let navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        screen.advance(by: 0.1)
        navigation.pushViewController(page, animated: true)
        navigation.setNavigationBarHidden(true, animated: true)
        screen.advance(by: 1)
        navigation.popViewController(animated: true)
        navigation.setNavigationBarHidden(false, animated: true)
        screen.advance(by: 1)
        #expect(navigation.topViewController === root)
    }

    @Test(
        "a presentation of every kind",
        arguments: [
            UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .custom, .overCurrentContext,
        ])
    func presentation(style: UIModalPresentationStyle) {
        let root = UIViewController(), page = FilledPage(), delegate = LayingDelegate()
        screen.show(root)
        screen.advance(by: 0.1)
        page.modalPresentationStyle = style
        if style == .custom { page.transitioningDelegate = delegate }
        root.present(page, animated: true)
        expectStill(page)
    }

    @Test("another tab")
    func tabs() {
        let tabs = UITabBarController(), page = FilledPage(), delegate = LayingDelegate()
        tabs.viewControllers = [UIViewController(), page]
        tabs.delegate = delegate
        screen.show(tabs)
        screen.advance(by: 0.1)
        tabs.selectedIndex = 1
        expectStill(page)
    }

    @Test("another page", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func pages(style: UIPageViewController.TransitionStyle) {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        let page = FilledPage()
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        screen.show(pages)
        screen.advance(by: 0.1)
        pages.setViewControllers([page], direction: .forward, animated: true)
        expectStill(page)
    }

    @Test("a child that another takes the place of")
    func children() {
        let root = UIViewController(), first = UIViewController(), page = FilledPage()
        screen.show(root)
        root.addChild(first)
        first.view.frame = root.view.bounds
        root.view.addSubview(first.view)
        first.didMove(toParent: root)
        root.addChild(page)
        screen.advance(by: 0.1)
        page.view.frame = root.view.bounds
        root.transition(from: first, to: page, duration: 0.3, options: .transitionCrossDissolve) {
            root.view.layoutIfNeeded()
        } completion: { _ in
            page.didMove(toParent: root)
        }
        expectStill(page)
    }
}

/// A page that gives a box the height of its width once it knows that, as pages do whose tables are as high as their content.
@MainActor
private final class FittingPage: UIViewController {
    let box = UIView(), label = UILabel()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
    var laysOutItself = false
    var layouts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [box, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            height, label.topAnchor.constraint(equalTo: box.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        // What is put into the layer asks for no further layout, or this would never end.
        view.layer.addSublayer(CALayer())
        guard height.constant != box.bounds.width / 2 else { return }
        height.constant = box.bounds.width / 2
        if laysOutItself { view.layoutIfNeeded() }
    }
}

@MainActor
@Suite("What a controller changes once its view is laid out")
struct ChangesAfterLayoutTests {
    @Test("constraints that change count in the same frame", arguments: [false, true])
    func constraints(laysOutItself: Bool) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480)), page = FittingPage()
        page.laysOutItself = laysOutItself
        screen.show(page)
        #expect(page.box.frame == CGRect(x: 0, y: 0, width: 320, height: 160))
        #expect(page.label.frame.minY == 160)
        #expect((2...4).contains(page.layouts))
        let before = page.layouts
        screen.advance(by: 0.5)
        #expect(page.layouts == before)
    }
}
