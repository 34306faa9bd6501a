public import QuartzCore

/// Hears of a tab bar controller's changes and supplies its custom transitions.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Several controllers side by side, one of them shown, chosen by a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()
    private var controllers: [UIViewController] = []
    private var selection = 0
    private let contentView = UIView()
    private lazy var scrollFollower = BottomBarFollower(tabBar)
    /// Whether the bar is coming or going with a page.
    private var barIsMoving = false
    private var session: TransitionSession?
    /// What the user chose while a transition ran.
    private var waitingSelection: UIViewController?

    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let oldSelected = selectedViewController
        for gone in controllers where !new.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            gone.viewIfLoaded?.removeFromSuperview()
            gone.removeFromParent()
        }
        let coming = new.filter { candidate in !controllers.contains { $0 === candidate } }
        controllers = new
        for controller in coming {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabBar.items = controllers.map(\.tabBarItem)
        selection = new.firstIndex { $0 === oldSelected } ?? 0
        tabBar.selectedItem = selectedViewController?.tabBarItem
        if isViewLoaded { showSelected(from: oldSelected === selectedViewController ? nil : oldSelected) }
    }

    open var selectedIndex: Int {
        get { controllers.isEmpty ? NSNotFound : selection }
        set {
            guard controllers.indices.contains(newValue) else { return }
            selectedViewController = controllers[newValue]
        }
    }

    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(selection) ? controllers[selection] : nil }
        set {
            guard let newValue, let index = controllers.firstIndex(where: { $0 === newValue }) else { return }
            select(index)
        }
    }

    private func select(_ index: Int) {
        guard index != selection else { return }
        guard session == nil else {
            waitingSelection = controllers[index]
            return
        }
        let old = selectedViewController
        selection = index
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard isViewLoaded else { return }
        showSelected(from: old)
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(tabBar)
        tabBar.delegate = self
        showSelected(from: nil)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = UITabBar.standardHeight + view.safeAreaInsets.bottom
        tabBar.bounds.size = CGSize(width: view.bounds.width, height: height)
        tabBar.center = CGPoint(x: view.bounds.midX, y: view.bounds.height - height / 2)
        let hides = hidesBar
        tabBar.isHidden = hides && !barIsMoving
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: hides ? 0 : UITabBar.standardHeight, right: 0)
        for controller in controllers where controller.containerInsets != insets { controller.containerInsets = insets }
        followContent()
    }

    /// The bar goes by the content of what is shown now.
    func followContent() { scrollFollower.follow(selectedViewController) }

    /// A page that hides the bar hides it for all pages above it as well.
    private var hidesBar: Bool {
        guard let navigation = selectedViewController as? UINavigationController else {
            return selectedViewController?.hidesBottomBarWhenPushed ?? false
        }
        return navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    }

    /// The bar leaves or comes back with the pages of a push or pop: pushed off by the page that hides it.
    func moveBar(with coordinator: any UIViewControllerTransitionCoordinator) {
        let hides = hidesBar
        guard isViewLoaded, hides != tabBar.isHidden else { return }
        let isRightToLeft = view.isMirrored
        let away = CGAffineTransform(translationX: isRightToLeft ? view.bounds.width : -view.bounds.width, y: 0)
        barIsMoving = true
        tabBar.isHidden = false
        tabBar.transform = hides ? .identity : away
        view.setNeedsLayout()
        coordinator.animateAlongsideTransition(in: tabBar) { [tabBar] _ in
            tabBar.transform = hides ? away : .identity
        } completion: { [weak self, tabBar] _ in
            tabBar.transform = .identity
            self?.barIsMoving = false
            self?.view.setNeedsLayout()
        }
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = controllers.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.selectedItem = selectedViewController?.tabBarItem
            return
        }
        let isShown = controller === selectedViewController
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
        // The tab that is chosen already leads back to its first page.
        if isShown { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    }

    // MARK: Showing

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override var shownChild: UIViewController? { selectedViewController }

    private func showSelected(from old: UIViewController?) {
        guard let new = selectedViewController else { return }
        let isOnScreen = isAppeared && view.window != nil
        if let old, isOnScreen,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        {
            animate(from: old, to: new, animator: animator)
            return
        }
        new.loadViewIfNeeded()
        if isOnScreen {
            old?.beginAppearanceTransition(false, animated: false)
            new.beginAppearanceTransition(true, animated: false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        install(new)
        if old !== new { old?.settleAppearance(isShown: false, in: self, animated: false) }
        new.settleAppearance(isShown: true, in: self, animated: false)
    }

    private func install(_ controller: UIViewController) {
        controller.view.settle(in: contentView.bounds)
        if controller.view.superview !== contentView { contentView.addSubview(controller.view) }
        view.setNeedsLayout()
    }

    private func animate(
        from: UIViewController, to: UIViewController, animator: any UIViewControllerAnimatedTransitioning
    ) {
        let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
        to.loadViewIfNeeded()
        let context = TransitionContext(
            TransitionContext.Setup(
                containerView: contentView, from: from, to: to, fromView: from.view, toView: to.view,
                initialFrames: [ObjectIdentifier(from): from.view.frame],
                finalFrames: [ObjectIdentifier(to): contentView.bounds]))
        let session = TransitionSession(context: context, animator: animator, interactor: interactor) {
            [weak self] didComplete in self?.end(from: from, to: to, didComplete: didComplete)
        }
        self.session = session
        session.whenSettled { [weak self] in self?.selectWaiting() }
        from.beginAppearanceTransition(false, animated: true)
        to.beginAppearanceTransition(true, animated: true)
        session.start()
    }

    private func end(from: UIViewController, to: UIViewController, didComplete: Bool) {
        session = nil
        if didComplete {
            from.view.removeFromSuperview()
            install(to)
            from.settleAppearance(isShown: false, in: self, animated: true)
            to.settleAppearance(isShown: true, in: self, animated: true)
        } else {
            to.view.removeFromSuperview()
            install(from)
            selection = controllers.firstIndex { $0 === from } ?? 0
            tabBar.selectedItem = from.tabBarItem
            to.settleAppearance(isShown: false, in: self, animated: true)
            from.settleAppearance(isShown: true, in: self, animated: true)
        }
    }

    private func selectWaiting() {
        guard let waiting = waitingSelection else { return }
        waitingSelection = nil
        selectedViewController = waiting
    }
}
