/// Several tabs in the place of one: the controller of the tab that is chosen in it is shown there.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs of the group, in their order.
    open var children: [UITab] { didSet { childrenDidChange(from: oldValue) } }
    /// The tab of the group that is shown; nil for the group's own controller.
    open weak var selectedChild: UITab? {
        didSet { if selectedChild !== oldValue { tabBarController?.contentDidChange(of: root) } }
    }
    /// Which tab of a group without a controller of its own is shown at first; nil for the first.
    open var defaultChildIdentifier: String?
    /// Whether users may order the tabs, for which they would need a sidebar. False by default.
    open var allowsReordering = false
    /// The identifiers of the tabs as the user ordered them; those that are missing stand last.
    open var displayOrderIdentifiers: [String] = []
    /// Shows the group's own controller and, on it, that of the chosen tab; nil where one of them is shown alone.
    open override var managingNavigationController: UINavigationController? {
        get { ownNavigation ?? super.managingNavigationController }
        set { (ownNavigation, pages) = (newValue, []) }
    }
    private var ownNavigation: UINavigationController?
    /// What the group last put on its navigation controller; pages that the user pushed lie above.
    private var pages: [UIViewController] = []

    /// A group with a word and a picture. `viewControllerProvider` is called once, when the group's own controller is first needed.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    /// The tabs in the order of ``displayOrderIdentifiers``.
    open var displayOrder: [UITab] {
        let ordered = displayOrderIdentifiers.compactMap { identifier in
            children.first { $0.identifier == identifier }
        }
        return ordered + children.filter { child in !ordered.contains { $0 === child } }
    }

    /// The tab of an identifier in the group or in one of its groups.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.tab(called: identifier)
    }

    private func childrenDidChange(from old: [UITab]) {
        for gone in old where !children.contains(where: { $0 === gone }) { gone.parent = nil }
        for child in children { child.parent = self }
        if let selectedChild, selectedChild.parent !== self { self.selectedChild = nil }
        tabBarController?.contentDidChange(of: root)
    }

    /// What is shown of a group: the chosen tab, else its own controller, else its first tab.
    override var content: UIViewController? {
        if let navigation = ownNavigation { return stacked(on: navigation) }
        return selectedChild?.content ?? viewController ?? firstChild?.content
    }

    private func stacked(on navigation: UINavigationController) -> UIViewController {
        let own = viewController
        let new = [own, selectedChild?.content ?? (own == nil ? firstChild?.content : nil)].compactMap { $0 }
        if new != pages {
            pages = new
            navigation.setViewControllers(new, animated: navigation.viewIfLoaded?.window != nil)
        }
        return navigation
    }

    private var firstChild: UITab? {
        defaultChildIdentifier.flatMap { identifier in children.first { $0.identifier == identifier } }
            ?? displayOrder.first { !$0.isHidden }
    }

    override var chosen: UITab {
        if let selectedChild { return selectedChild.chosen }
        return viewController == nil ? firstChild?.chosen ?? self : self
    }

    override var family: [UITab] { [self] + children.flatMap(\.family) }
}
