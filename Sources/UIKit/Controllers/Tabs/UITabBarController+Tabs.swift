/// Where the tabs of a tab bar controller are. Apple nests it as `UITabBarController.Mode`, which would hide a program's own `Mode` here.
public enum UITabBarControllerMode: Int, Sendable {
    case automatic = 0
    case tabBar
    case tabSidebar
}

/// What tab bar controllers have had since iOS 18. It stands in a protocol so that a subclass may have `tabs` or a `mode` of its own, as those
/// of older programs do.
@preconcurrency @MainActor
public protocol _TabShowing: AnyObject {}

extension _TabShowing where Self: UITabBarController {
    /// The tabs, whose controllers are made when they are first shown; empty where `viewControllers` were set.
    public var tabs: [UITab] {
        get { tabList.tabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Gives the bar other tabs. Animated, the delegate's animator moves from what was shown to what is.
    public func setTabs(_ tabs: [UITab], animated: Bool) { take(tabs, animated: animated) }

    /// The tab that is chosen, within its group too; nil where `viewControllers` were set.
    public var selectedTab: UITab? {
        get { chosenTab }
        set { newValue.map(choose) }
    }

    /// The tab of an identifier, in groups too.
    public func tab(forIdentifier identifier: String) -> UITab? { tabList.tabs.tab(called: identifier) }

    /// Which tabs of `tabs`, in groups too, are in the bar in a compact width, by their identifiers; nil for all.
    public var compactTabIdentifiers: [String]? {
        get { tabList.compactIdentifiers }
        set {
            tabList.compactIdentifiers = newValue
            arrangeHolders()
        }
    }

    /// Where the tabs are shown: in the bar, whatever is asked for.
    public var mode: UITabBarControllerMode {
        get { tabList.mode }
        set { tabList.mode = newValue }
    }

    /// Whether the program has put the bar away.
    public var isTabBarHidden: Bool {
        get { tabList.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Puts the bar away or brings it back. Animated it slides, in `UINavigationController.hideShowBarDuration`.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) { setBarHidden(hidden, animated: animated) }
}

/// How a tab bar controller shows tabs that are `UITab`s: each has the place of a controller, which a stand-in holds until it is needed.
extension UITabBarController {
    /// A controller of tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        take(tabs, animated: false)
    }

    /// What the program said of its tabs.
    struct TabList {
        var tabs: [UITab] = []
        /// Those with a place in the bar where it is narrow, by their identifiers; nil for all.
        var compactIdentifiers: [String]?
        var isBarHidden = false
        var accessory: TabAccessoryHolder?
        var minimizeBehavior = UITabBarControllerMinimizeBehavior.automatic
        var mode = UITabBarControllerMode.automatic
    }

    /// The tab that is chosen, within its group too.
    var chosenTab: UITab? { selectedViewController.flatMap { tab(showing: $0)?.chosen } }

    /// The tabs with a place in the bar, in its order.
    var shownTabs: [UITab] {
        if let identifiers = tabList.compactIdentifiers, traitCollection.horizontalSizeClass == .compact {
            return identifiers.compactMap(tabList.tabs.tab).filter { !$0.isHidden }
        }
        return tabList.tabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
    }

    func take(_ tabs: [UITab], animated: Bool) {
        for gone in tabList.tabs where !tabs.contains(where: { $0 === gone }) { gone.owner = nil }
        tabList.tabs = tabs
        for tab in tabs { tab.owner = self }
        arrangeHolders(animated: animated)
    }

    /// Gives each tab with a place in the bar that of its controller or, until it is needed, of a stand-in.
    func arrangeHolders(animated: Bool = false) {
        guard !tabList.tabs.isEmpty || controllers.contains(where: { $0.tabBarItem is TabItem }) else { return }
        put(shownTabs.map { tab in holder(of: tab) ?? TabStandIn(tab) }, animated: animated)
    }

    /// The controller that has the tab's place.
    private func holder(of tab: UITab) -> UIViewController? {
        controllers.first { $0.tabBarItem === tab.item }
    }

    /// The tab that has a controller's place.
    func tab(showing controller: UIViewController) -> UITab? {
        let item = controller.tabBarItem
        guard item is TabItem else { return nil }
        return tabList.tabs.families.first { $0.item === item }
    }

    /// What is in a stand-in's place once its tab's controller is made.
    func made(_ controller: UIViewController) -> UIViewController {
        guard let standIn = controller as? TabStandIn, let content = standIn.tab.content else { return controller }
        replace(standIn, by: content, item: standIn.tab.item)
        return content
    }

    private func replace(_ old: UIViewController, by new: UIViewController, item: TabItem) {
        guard old !== new, let place = controllers.firstIndex(where: { $0 === old }) else { return }
        new.tabBarItem = item
        controllers[place] = new
        letGo(old)
        takeIn(new)
    }

    /// Another tab of a group is shown, or the group has others.
    func contentDidChange(of tab: UITab) {
        guard let old = holder(of: tab), !(old is TabStandIn), let new = tab.content, new !== old else { return }
        let wasShown = old === selectedViewController
        replace(old, by: new, item: tab.item)
        arrangeTabs(selecting: wasShown ? new : selectedViewController)
    }

    /// Chooses a tab, in its groups too.
    func choose(_ tab: UITab) {
        var inner = tab
        while let group = inner.parent {
            group.selectedChild = inner
            inner = group
        }
        let holder = [tab, inner].lazy.compactMap { self.holder(of: $0) }.first
        if let holder { selectedViewController = made(holder) }
    }

    /// The bar leaves downwards or comes back.
    func setBarHidden(_ isHidden: Bool, animated: Bool) {
        guard isHidden != tabList.isBarHidden else { return }
        tabList.isBarHidden = isHidden
        guard isViewLoaded else { return }
        if animated, view.window != nil { slideBar() } else { view.setNeedsLayout() }
    }
}
