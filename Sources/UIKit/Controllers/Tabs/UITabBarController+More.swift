import CoreGraphics

/// The controllers for whose tabs the bar has no room.
extension UITabBarController {
    /// What the bar has room for: five tabs in a compact width, eight in a wide one.
    var placeCount: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    /// Whether the last tab is that of the list.
    var hasMore: Bool { controllers.count > placeCount }

    /// Shows the controllers without a tab of their own: a list of them, and on it the one that was chosen.
    public var moreNavigationController: UINavigationController { more }

    var more: MoreNavigationController {
        if let madeMore { return madeMore }
        let made = MoreNavigationController(self)
        madeMore = made
        return made
    }

    /// The tab that leads to a controller; nil for one that is not here.
    func tab(of controller: UIViewController) -> UIViewController? {
        let tabs = tabControllers
        if tabs.contains(where: { $0 === controller }) { return controller }
        return controllers.contains { $0 === controller } ? tabs.last : nil
    }

    /// Lets the user choose which controllers have a tab.
    func chooseTabs() {
        let items = controllers.compactMap(\.tabBarItem)
        delegate?.tabBarController(self, willBeginCustomizing: controllers)
        tabBar(tabBar, willBeginCustomizing: items)
        let choice = TabChoiceController(order: items, placeCount: placeCount - 1) { [weak self] item in
            self?.customizableViewControllers?.contains { $0.tabBarItem === item } ?? false
        } onEnd: { [weak self] in
            self?.endChoice(of: $0.order)
        }
        present(UINavigationController(rootViewController: choice), animated: true)
        tabBar(tabBar, didBeginCustomizing: items)
    }

    private func endChoice(of items: [UITabBarItem]) {
        let order = items.compactMap { item in controllers.first { $0.tabBarItem === item } }
        let changed = order != controllers
        delegate?.tabBarController(self, willEndCustomizing: order, changed: changed)
        tabBar(tabBar, willEndCustomizing: items, changed: changed)
        if changed {
            let customizable = customizableViewControllers
            put(order, animated: false)
            customizableViewControllers = customizable
        }
        dismiss(animated: true) { [self] in
            delegate?.tabBarController(self, didEndCustomizing: order, changed: changed)
            tabBar(tabBar, didEndCustomizing: items, changed: changed)
        }
    }

    /// Has the list show what has no tab, or takes it away.
    func arrangeMore() {
        if let madeMore, !hasMore {
            madeMore.members = []
            madeMore.willMove(toParent: nil)
            madeMore.viewIfLoaded?.removeFromSuperview()
            madeMore.removeFromParent()
        } else if hasMore {
            more.members = Array(controllers[(placeCount - 1)...])
            if more.parent !== self { takeIn(more) }
        }
    }
}

/// Holds the list of the controllers without a tab of their own.
final class MoreNavigationController: UINavigationController {
    private let list: any MoreListing
    private weak var tabs: UITabBarController?

    /// What the list shows.
    var members: [UIViewController] {
        get { list.members }
        set {
            for gone in list.members where !newValue.contains(where: { $0 === gone }) { drop(gone) }
            list.members = newValue
            updateEditButton()
        }
    }

    /// There is something to choose where the program allows it.
    func updateEditButton() {
        let isAllowed = tabs?.customizableViewControllers?.isEmpty == false
        list.navigationItem.rightBarButtonItem =
            isAllowed
            ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak tabs] _ in tabs?.chooseTabs() }) : nil
    }

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        list = tabs.makeMoreList()
        super.init(nibName: nil, bundle: nil)
        setViewControllers([list], animated: false)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.title = tabBarItem.title
        list.onChoice = { [weak self] in self?.show($0, animated: true) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The controller of the More tab is made in code only.")
    }

    /// A member's own navigation controller shows its pages under its own bar.
    override var allowsNesting: Bool { true }

    /// The member that is shown on the list.
    var member: UIViewController? { stack.count > 1 ? stack[1] : nil }

    /// Shows a member, or the list.
    func show(_ member: UIViewController, animated: Bool = false) {
        guard member !== self, member !== self.member else { return }
        (member as? UINavigationController)?.itemBeneath = list.navigationItem
        setViewControllers([list, member], animated: animated)
        if !animated { beginStackChange() }
    }

    /// A member is one no more.
    func drop(_ member: UIViewController) {
        (member as? UINavigationController)?.itemBeneath = nil
        guard stack.contains(where: { $0 === member }) else { return }
        setViewControllers([list], animated: false)
        // The tab bar controller knows who is a member only now.
        beginStackChange()
    }

    /// The tab bar controller contains what is not shown here.
    override func didRelease(_ controllers: [UIViewController]) {
        guard let tabs else { return }
        for controller in controllers where members.contains(where: { $0 === controller }) { tabs.takeIn(controller) }
    }
}

/// The list of the controllers without a tab of their own. It is a table, and made where tables are known.
@MainActor
protocol MoreListing: UIViewController {
    var members: [UIViewController] { get set }
    var onChoice: ((UIViewController) -> Void)? { get set }
}
