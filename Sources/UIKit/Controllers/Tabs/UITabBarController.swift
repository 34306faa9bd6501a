import QuartzCore

/// Several controllers side by side, one of them shown, chosen by a tab bar. Those for whose tabs the bar has no room are in a list
/// behind its last tab.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, _TabShowing {
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar with the tabs.
    open private(set) var tabBar = UITabBar()
    var controllers: [UIViewController] = []
    /// The controller of the tab that is chosen.
    private(set) var shownTab: UIViewController?
    /// The list of the controllers without a tab of their own, made when first needed.
    var madeMore: MoreNavigationController?
    private let contentView = UIView()
    private lazy var scrollFollower = BottomBarFollower(tabBar)
    /// Whether a tab has ended at the bar.
    private var tabsEndAtBar = false
    /// How many motions are under way in which the bar comes or goes.
    private var barMotions = 0
    private var barIsMoving: Bool { barMotions > 0 }
    var session: TransitionSession?
    var tabList = TabList()
    /// What the user chose while a transition ran.
    private var waitingSelection: UIViewController?

    /// The controllers that the user may give a tab or take it from; nil or none leaves no choice. All of them at first.
    open var customizableViewControllers: [UIViewController]? { didSet { madeMore?.updateEditButton() } }

    /// The controllers of the tabs. Those of ``_TabShowing/tabs`` are made now where they have not been needed yet.
    open var viewControllers: [UIViewController]? {
        get { controllers.map(made) }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Gives the bar other tabs. Animated, the delegate's animator moves from the controller that was shown to the one that is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        take([], animated: false)
        put(viewControllers ?? [], animated: animated)
    }

    func put(_ new: [UIViewController], animated: Bool) {
        let wasSelected = selectedViewController
        var left = controllers.filter { gone in !new.contains { $0 === gone } }
        // What is shown stays until its transition is over.
        let staying = animated && session == nil && isAppeared && !new.isEmpty ? left.first { $0 === shownTab } : nil
        left.removeAll { $0 === staying }
        for gone in left { letGo(gone) }
        controllers = new
        customizableViewControllers = new
        arrangeTabs(selecting: wasSelected)
        if let staying, session == nil { letGo(staying) }
    }

    /// A child that is added by hand has the next tab.
    open override func addChild(_ childController: UIViewController) {
        let isTab = controllers.contains { $0 === childController }
        if isTab || childController === madeMore || !tabList.tabs.isEmpty { return super.addChild(childController) }
        setViewControllers(controllers + [childController], animated: false)
    }

    func letGo(_ gone: UIViewController) {
        madeMore?.drop(gone)
        gone.willMove(toParent: nil)
        gone.viewIfLoaded?.removeFromSuperview()
        gone.removeFromParent()
    }

    /// The controllers of the bar's tabs: all, or as many as have room and the list of the rest.
    var tabControllers: [UIViewController] {
        hasMore ? controllers.prefix(placeCount - 1) + [moreNavigationController] : controllers
    }

    /// Brings tabs, list and children up to date, and shows a controller or, without it, the first one.
    func arrangeTabs(selecting selected: UIViewController?) {
        let old = shownTab
        let selected = (selected.flatMap { tab(of: $0) == nil ? nil : $0 } ?? controllers.first).map(made)
        if hasMore { controllers = controllers.map(made) }
        arrangeMore()
        for controller in controllers where controller.tabBarController !== self { takeIn(controller) }
        let tabs = tabControllers
        shownTab = selected.flatMap { tab(of: $0) } ?? tabs.first
        // A tab that has lost its place goes on being shown, on the list.
        if let selected, let madeMore, shownTab === madeMore { madeMore.show(selected) }
        updateTabItems()
        let isLeaving = old !== shownTab && old?.parent === self
        if isViewLoaded { showSelected(from: isLeaving ? old : nil) }
    }

    func takeIn(_ controller: UIViewController) {
        addChild(controller)
        controller.didMove(toParent: self)
    }

    func updateTabItems() {
        let items = tabControllers.map(\.tabBarItem!)
        if tabBar.items ?? [] != items { tabBar.items = items }
        tabBar.selectedItem = shownTab?.tabBarItem
    }

    /// The place of the selected controller in `viewControllers`, or `NSNotFound` while it is the list of the others.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set {
            guard controllers.indices.contains(newValue) else { return }
            choose(controllers[newValue])
        }
    }

    /// What is shown: one of `viewControllers`, or `moreNavigationController` while it shows its list.
    open var selectedViewController: UIViewController? {
        get { shownTab === madeMore ? madeMore?.member ?? shownTab : shownTab }
        set { newValue.map(choose) }
    }

    /// Not by way of `selectedViewController`: a program may override that, and set the index when it hears of the other.
    private func choose(_ chosen: UIViewController) {
        let controller = made(chosen)
        guard let tab = tab(of: controller) else { return }
        if session == nil, tab !== controller { more.show(controller) }
        select(controller, tab: tab)
    }

    private func select(_ controller: UIViewController, tab: UIViewController) {
        guard tab !== shownTab else { return }
        guard session == nil else {
            waitingSelection = controller
            return
        }
        let old = shownTab
        shownTab = tab
        tabBar.selectedItem = tab.tabBarItem
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
        placeBar()
        showSelected(from: nil)
    }

    /// As the delegate says.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// As the delegate says.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
        let hides = hidesBar
        tabBar.isHidden = hides && !barIsMoving
        for controller in tabControllers {
            let isCovered = !hides && liesUnderBar(controller)
            let covered = (isCovered ? tabBar.rowHeight : 0) + (isCovered || hides ? accessoryRoom : 0)
            let insets = UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0)
            if controller.containerInsets != insets { controller.containerInsets = insets }
        }
        if !barIsMoving { placeAccessory() }
        placeShownTab()
        followContent()
    }

    /// Whether a tab goes on behind the bar. A navigation controller does, and its pages do as they like.
    private func liesUnderBar(_ tab: UIViewController) -> Bool {
        tab is UINavigationController
            || ExtendedLayout.reaches(.bottom, of: tab, isTranslucent: tabBar.isTranslucent)
    }

    /// Tabs, and the pages in them, end at the bar or do not.
    func placeTabs() {
        view.setNeedsLayout()
        for tab in tabControllers where tab is UINavigationController { tab.viewIfLoaded?.setNeedsLayout() }
    }

    private func frame(of tab: UIViewController) -> CGRect {
        let isHigh = hidesBar || liesUnderBar(tab)
        let height = tabBar.rowHeight + view.safeAreaInsets.bottom + accessoryRoom
        return contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: isHigh ? 0 : height, right: 0))
    }

    /// A tab that ends at the bar follows it.
    private func placeShownTab() {
        guard session == nil, let tab = shownTab, let page = tab.viewIfLoaded, page.superview === contentView else {
            return
        }
        let frame = frame(of: tab)
        tabsEndAtBar = tabsEndAtBar || frame != contentView.bounds
        if tabsEndAtBar { page.settle(in: frame) }
    }

    /// Where it is from the first: programs put views into the bar that are as wide as it is.
    private func placeBar() {
        let height = tabBar.rowHeight + view.safeAreaInsets.bottom
        tabBar.bounds.size = CGSize(width: view.bounds.width, height: height)
        tabBar.center = CGPoint(x: view.bounds.midX, y: view.bounds.height - height / 2)
    }

    /// The bar goes by the content of what is shown now.
    func followContent() { scrollFollower.follow(shownTab) }

    /// A page that hides the bar hides it for all pages above it as well.
    var hidesBar: Bool {
        if tabList.isBarHidden { return true }
        func hides(_ page: UIViewController) -> Bool {
            guard let navigation = page as? UINavigationController else { return page.hidesBottomBarWhenPushed }
            return navigation.stack.contains(where: hides)
        }
        return shownTab.map(hides) ?? false
    }

    /// Other pages are shown, without a motion that the bar takes part in.
    func pagesDidChange() {
        guard !barIsMoving, tabBar.isHidden != hidesBar else { return }
        tabBar.isHidden = hidesBar
        viewIfLoaded?.setNeedsLayout()
    }

    /// The bar leaves or comes back with the pages of a push or pop: pushed off by the page that hides it.
    func moveBar(with coordinator: any UIViewControllerTransitionCoordinator) {
        let hides = hidesBar
        guard isViewLoaded, hides != tabBar.isHidden else { return }
        let isRightToLeft = view.isMirrored
        let away = CGAffineTransform(translationX: isRightToLeft ? view.bounds.width : -view.bounds.width, y: 0)
        barMotions += 1
        tabBar.isHidden = false
        tabBar.transform = hides ? .identity : away
        view.setNeedsLayout()
        coordinator.animateAlongsideTransition(in: tabBar) { [weak self, tabBar] _ in
            tabBar.transform = hides ? away : .identity
            self?.placeAccessory()
        } completion: { [weak self] _ in
            self?.endBarMotion()
        }
    }

    /// The bar goes down, or comes up again from where it is, and what is shown takes the room that it leaves.
    func slideBar() {
        let away = CGAffineTransform(translationX: 0, y: tabBar.bounds.height)
        if tabBar.isHidden { tabBar.transform = away }
        barMotions += 1
        tabBar.isHidden = false
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) { [self] in
            tabBar.transform = hidesBar ? away : .identity
            placeAccessory()
            view.setNeedsLayout()
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.endBarMotion()
        }
    }

    private func endBarMotion() {
        barMotions -= 1
        guard barMotions == 0 else { return }
        tabBar.transform = .identity
        view.setNeedsLayout()
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let holder = tabControllers.first(where: { $0.tabBarItem === item }) else { return }
        let tab = tab(showing: holder), previous = chosenTab
        let mayBegin = tab.map { delegate?.tabBarController(self, shouldSelectTab: $0) ?? true } ?? true
        let controller = mayBegin ? made(holder) : holder
        guard mayBegin, delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.selectedItem = shownTab?.tabBarItem
            return
        }
        let isShown = controller === shownTab
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
        if let chosen = chosenTab { delegate?.tabBarController(self, didSelectTab: chosen, previousTab: previous) }
        if !isShown { (chosenTab as? UISearchTab)?.beginSearch(in: controller) }
        // The tab that is chosen already leads back to its first page.
        if isShown { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    }

    /// Hears that the user is about to choose which tabs the bar shows; does nothing itself.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Hears that the choice of tabs is shown; does nothing itself.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Hears that the choice of tabs is about to go; does nothing itself.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Hears that the choice of tabs is gone; does nothing itself.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    // MARK: Showing

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override var shownChild: UIViewController? { shownTab }
    override var containedSession: TransitionSession? { session }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
        arrangeHolders()
        arrangeTabs(selecting: selectedViewController)
    }

    private func showSelected(from old: UIViewController?) {
        guard let new = shownTab else { return }
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
        controller.view.settle(in: frame(of: controller))
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
        run((from, to), in: context, animator: animator, interactor: interactor) { _ in
            to.view.placeBeforeMoving(in: contentView.bounds)
        }
    }
}

extension UITabBarController: TransitionOwner {
    func transitionWillBegin(_ change: (from: UIViewController, to: UIViewController)) {
        change.from.beginAppearanceTransition(false, animated: true)
        change.to.beginAppearanceTransition(true, animated: true)
    }

    func transitionDidEnd(_ change: (from: UIViewController, to: UIViewController), didComplete: Bool) {
        let (shown, gone) = didComplete ? (change.to, change.from) : (change.from, change.to)
        gone.view.removeFromSuperview()
        install(shown)
        if !didComplete {
            shownTab = shown
            tabBar.selectedItem = shown.tabBarItem
        }
        gone.settleAppearance(isShown: false, in: self, animated: true)
        if didComplete, gone !== madeMore, !controllers.contains(where: { $0 === gone }) { letGo(gone) }
        shown.settleAppearance(isShown: true, in: self, animated: true)
    }

    func transitionDidSettle() {
        guard let waiting = waitingSelection else { return }
        waitingSelection = nil
        selectedViewController = waiting
    }
}
