/// Whether a controller's view is on the screen, or on its way.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

/// What a controller knows of its parent and children, and of the appearance that goes through them.
struct ControllerContainment {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    /// Whether the appearance transition under way is animated.
    var isTransitionAnimated = false
    /// Whether `viewIsAppearing` is still to come.
    var owesIsAppearing = false
    /// Whether it began because the view entered or left a window, and not by a container.
    var appearsByItself = false
    /// What the parent changes of the traits from above.
    var traitsFromParent: UITraitCollection?
    /// Whether the view's margins may be less than the system's.
    var ignoresMinimumMargins = false
}

/// What a controller knows of presentations and of the transition it is in.
struct ControllerPresentation {
    /// The controller that this one presents itself (not through an ancestor).
    var presented: UIViewController?
    /// The controller that presents this one itself.
    weak var presenting: UIViewController?
    /// Manages this controller's presentation while it is presented.
    var controller: UIPresentationController?
    /// What the program set up, where a controller of another style has taken its place.
    var nominal: UIPresentationController?
    /// Made when asked for before the presentation; its settings are taken over.
    var waitingController: UIPresentationController?
    weak var session: TransitionSession?
    /// As the program set it.
    var style = UIModalPresentationStyle.automatic
    var preferred: UIViewControllerTransition?
    /// Where the preferred transition is a zoom: the fingers that take the page back.
    var zoomDismissal: ZoomDismissal?
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingTo = false
    var isMovingFrom = false
}

/// What a controller puts into bars, made when first asked for.
struct ControllerBarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?

    @MainActor
    mutating func navigationItem(for controller: UIViewController) -> UINavigationItem {
        if let navigation { return navigation }
        let item = UINavigationItem()
        item.title = controller.title
        navigation = item
        return item
    }

    @MainActor
    mutating func tabBarItem(for controller: UIViewController) -> UITabBarItem {
        if let tab { return tab }
        let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
        tab = item
        return item
    }

    @MainActor
    func titleDidChange(_ title: String?) {
        navigation?.title = title
        tab?.title = title
    }
}
