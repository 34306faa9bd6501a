import CoreGraphics

/// What a controller knows of the storyboard or nib that it comes from.
@MainActor
struct InstanceInterface: ControllerInterface {
    let instance: InterfaceInstance
    /// The element of the controller; of a nib, the document.
    let node: InterfaceNode
    var segues: [InterfaceSegue] = []

    var storyboard: UIStoryboard? { instance.storyboard }

    func go(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
        guard let segue = segues.first(where: { $0.identifier == identifier }) else { return false }
        SegueWays(from: controller).go(segue, sender: sender)
        return true
    }
}

extension UIViewController {
    /// The elements that the controller came of, and the objects made of them.
    var interfaceInstance: InstanceInterface? { interface as? InstanceInterface }
}

extension InterfaceInstance {
    /// Makes the controller of an element, without its view, and connects what needs no view.
    func makeController(_ node: InterfaceNode, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController {
        if node.kind == "viewControllerPlaceholder" { return referenced(by: node) }
        let kind = InterfaceKinds.controller(node.kind)
        if kind == nil { file.report(node, "The controller \(node.kind) is not known: a plain controller stands in.") }
        let coder = InterfaceCoder(node, self, kind: kind ?? UIViewController.self)
        let made = creator?(coder) ?? type(of: node, kind ?? UIViewController.self).init(coder: coder)
        guard let controller = made else {
            preconditionFailure(
                "\(file.name):\(node.line): init(coder:) of \(node["customClass"] ?? node.kind) made nothing.")
        }
        coder.decode(controller)
        if let other = controller.awakeAfter(using: coder) as? UIViewController, other !== controller { return other }
        owner = controller
        fill(controller, node)
        controller.awakeFromNib()
        return controller
    }

    /// A controller of another storyboard.
    private func referenced(by node: InterfaceNode) -> UIViewController {
        let name = node["storyboardName"] ?? ""
        guard let file = file.library.storyboard(name) else {
            self.file.report(node, "There is no storyboard \(name): a plain controller stands in.")
            return UIViewController()
        }
        let board = UIStoryboard(file)
        let made = node["referencedIdentifier"].map { board.instantiateViewController(withIdentifier: $0) }
        return made ?? board.instantiateInitialViewController() ?? UIViewController()
    }

    /// What is said of a controller itself; its initialiser sees it.
    func setUp(_ controller: UIViewController, _ node: InterfaceNode) {
        keep(controller, as: node)
        controller.interface = InstanceInterface(
            instance: self, node: node, segues: InterfaceSegue.all(in: node, of: controller))
        if let title = node["title"] { controller.title = title }
        let usesOwnName = node.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
        if let name = usesOwnName ? node["storyboardIdentifier"] : node["restorationIdentifier"] {
            controller.restorationIdentifier = name
        }
        if let isOn = node.flag("definesPresentationContext") { controller.definesPresentationContext = isOn }
        if let isOn = node.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = isOn }
        if let isOn = node.flag("modalInPresentation") { controller.isModalInPresentation = isOn }
        if let style: UIModalPresentationStyle = node.choice("modalPresentationStyle") {
            controller.modalPresentationStyle = style
        }
        if let style: UIModalTransitionStyle = node.choice("modalTransitionStyle") {
            controller.modalTransitionStyle = style
        }
        if let size = node.size("preferredContentSize") ?? node.size("contentSizeForViewInPopover") {
            controller.preferredContentSize = size
        }
        setEdges(controller, node)
        wait(forValues: node.children(of: "userDefinedRuntimeAttributes"), controller)
    }

    private func setEdges(_ controller: UIViewController, _ node: InterfaceNode) {
        if let isOn = node.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = isOn
        }
        if let isOn = node.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = isOn
        }
        if let isOn = node.flag("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = isOn
        }
        if let style: UIUserInterfaceStyle = node.choice("interfaceStyle") {
            controller.overrideUserInterfaceStyle = style
        }
        if let edges = node.child(key: "edgesForExtendedLayout") { controller.edgesForExtendedLayout = edges.edges }
        guard let clears = node.flag("clearsSelectionOnViewWillAppear") else { return }
        (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
        (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
    }

    /// The items for bars, and what a container holds.
    private func fill(_ controller: UIViewController, _ node: InterfaceNode) {
        if let item = node.child(key: "tabBarItem") {
            if let own = makeOwnItem(item, UITabBarItem.self) { controller.tabBarItem = own }
            setTab(controller.tabBarItem, item)
        }
        if let item = node.child(key: "navigationItem") {
            if let own = makeOwnItem(item, UINavigationItem.self) { controller.barItems.navigation = own }
            setItem(controller.navigationItem, item)
        }
        let items = node.children(of: "toolbarItems")
        if !items.isEmpty { controller.toolbarItems = items.map { makeBarItem($0) } }
        finish(withoutView: true)
        switch controller {
        case let controller as UINavigationController: fill(controller, node)
        case let controller as UITabBarController:
            if let bar = node.child(key: "tabBar") { setUpPlaced(controller.tabBar, bar) }
            controller.viewControllers = related(node, "viewControllers")
        case let controller as UISplitViewController:
            fill(controller, node)
        default: break
        }
    }

    private func fill(_ controller: UINavigationController, _ node: InterfaceNode) {
        if let bar = node.child(key: "navigationBar") {
            setUp(controller.navigationBar, bar)
            if let isOn = bar.flag("largeTitles") { controller.navigationBar.prefersLargeTitles = isOn }
        }
        if let bar = node.child(key: "toolbar") { setUpPlaced(controller.toolbar, bar) }
        if let isHidden = node.flag("navigationBarHidden") { controller.isNavigationBarHidden = isHidden }
        if let isHidden = node.flag("toolbarHidden") { controller.isToolbarHidden = isHidden }
        if let isOn = node.flag("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = isOn }
        if let isOn = node.flag("hidesBarsOnTap") { controller.hidesBarsOnTap = isOn }
        let roots = related(node, "rootViewController")
        if !roots.isEmpty { controller.viewControllers = roots }
    }

    private func fill(_ controller: UISplitViewController, _ node: InterfaceNode) {
        if let mode = Self.displayModes[node["preferredDisplayMode"] ?? ""] { controller.preferredDisplayMode = mode }
        if let way: UISplitViewController.SplitBehavior = node.choice("behavior") {
            controller.preferredSplitBehavior = way
        }
        if node["primaryEdge"] == "trailing" { controller.primaryEdge = .trailing }
        if node["primaryBackgroundStyle"] == "sidebar" { controller.primaryBackgroundStyle = .sidebar }
        if let isOn = node.flag("presentsWithGesture") { controller.presentsWithGesture = isOn }
        guard controller.style != .unspecified else {
            let parts = related(node, "masterViewController") + related(node, "detailViewController")
            if !parts.isEmpty { controller.viewControllers = parts }
            return
        }
        let columns: [(String, UISplitViewController.Column)] = [
            ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
            ("detailViewController", .secondary), ("compactViewController", .compact),
        ]
        for (name, column) in columns {
            if let part = related(node, name).first { controller.setViewController(part, for: column) }
        }
    }

    private static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary,
        "allVisible": .oneBesideSecondary, "over": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
        "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
    ]

    /// A bar that the controller places.
    private func setUpPlaced(_ bar: UIView, _ node: InterfaceNode) {
        let frame = bar.frame
        setUp(bar, node)
        bar.frame = frame
    }

    /// The controllers that relationship segues lead to.
    private func related(_ node: InterfaceNode, _ relationship: String) -> [UIViewController] {
        node.children(of: "connections").filter { $0.kind == "segue" && $0["relationship"] == relationship }
            .compactMap { destination(of: $0) }
    }

    /// Makes the controller that a segue leads to, in a scene of its own.
    func destination(of segue: InterfaceNode, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let id = segue["destination"], let node = file.nodes[id] else {
            file.report(segue, "The segue leads to a controller that is not there.")
            return nil
        }
        let isInside = ["embed", "relationship"].contains(segue["kind"])
        // A controller may be in itself as long as `shouldPerformSegue` ends that.
        guard !isInside || around.count < 24 && around.count(where: { $0 == id }) < 3 else {
            file.report(segue, "Controllers contain each other without end: the innermost are left out.")
            return nil
        }
        let instance = InterfaceInstance(
            file, controller: node, storyboard: storyboard, around: isInside ? around + [id] : [])
        return instance.makeController(node, creator: creator)
    }

    // MARK: View

    /// Makes the controller's view, and the other objects of its scene.
    func loadView(of controller: UIViewController, _ node: InterfaceNode) -> Bool {
        guard let written = node.child(key: "view") ?? node.child("tableView") ?? node.child("collectionView") else {
            return false
        }
        for other in node.parent?.children ?? [] where other !== node { makeObject(other, owner: controller) }
        let view = makeView(written)
        controller.view = view
        wait(for: node, controller)
        finish()
        return true
    }

    /// An object beside a view: a recogniser, another view, the first responder, an object of the program's own.
    @discardableResult
    func makeObject(_ node: InterfaceNode, owner: AnyObject?) -> AnyObject? {
        if node.kind == "placeholder" || node.kind == "exit" {
            if node["placeholderIdentifier"] == "IBFilesOwner", let owner {
                keep(owner, as: node)
                wait(for: node, owner)
            }
            return nil
        }
        if let made = RecognizerReading(instance: self).make(node) { return made }
        if InterfaceKinds.controller(node.kind) != nil {
            return InterfaceInstance(file, controller: node, storyboard: storyboard, around: around + [node.id ?? ""])
                .makeController(node)
        }
        if node.kind == "customObject" { return makeOwnObject(node) }
        if ["barButtonItem", "collectionViewFlowLayout"].contains(node.kind) {
            return node.kind == "barButtonItem" ? makeBarItem(node) : layout(node)
        }
        return makeView(node)
    }

    private func makeOwnObject(_ node: InterfaceNode) -> AnyObject? {
        let made = NSObject.make(type(of: node, NSObject.self))
        note(made, node)
        return made
    }
}
