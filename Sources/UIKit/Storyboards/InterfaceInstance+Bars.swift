import CoreGraphics

extension InterfaceInstance {
    func setTab(_ item: UITabBarItem, _ node: InterfaceNode) {
        if let title = node.string("title") { item.title = title }
        if let image = image(node) { item.image = image }
        if let image = image(node, "selectedImage") { item.selectedImage = image }
        if let image = image(node, "landscapeImage") { item.landscapeImagePhone = image }
        if let image = image(node, "largeContentSizeImage") { item.largeContentSizeImage = image }
        if let insets = node.insets("imageInsets") { item.imageInsets = insets }
        if let offset = node.offset("titlePositionAdjustment") { item.titlePositionAdjustment = offset }
        if let isOn = node.flag("enabled") { item.isEnabled = isOn }
        if let badge = node["badgeValue"] { item.badgeValue = badge }
        if let color = color(node, "badgeColor") { item.badgeColor = color }
        if let tag = node.integer("tag") { item.tag = tag }
        note(item, node)
        guard let name = node["systemItem"] else { return }
        let known: [String: UITabBarItem.SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
            "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
            "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        guard let system = known[name] else { return }
        let made = UITabBarItem(tabBarSystemItem: system, tag: item.tag)
        item.title = made.title
        item.image = made.image
    }

    func setItem(_ item: UINavigationItem, _ node: InterfaceNode) {
        if let title = node.string("title") { item.title = title }
        if let prompt = node.string("prompt") { item.prompt = prompt }
        switch node["largeTitleDisplayMode"] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        if let isOn = node.flag("hidesBackButton") { item.hidesBackButton = isOn }
        if let title = node.string("backButtonTitle") { item.backButtonTitle = title }
        if let isOn = node.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = isOn }
        if let view = node.child(key: "titleView") { item.titleView = makeView(view) }
        if let one = node.child(key: "leftBarButtonItem") { item.leftBarButtonItem = makeBarItem(one) }
        if let one = node.child(key: "rightBarButtonItem") { item.rightBarButtonItem = makeBarItem(one) }
        if let one = node.child(key: "backBarButtonItem") { item.backBarButtonItem = makeBarItem(one) }
        let left = node.children(of: "leftBarButtonItems"), right = node.children(of: "rightBarButtonItems")
        if !left.isEmpty { item.leftBarButtonItems = left.map { makeBarItem($0) } }
        if !right.isEmpty { item.rightBarButtonItems = right.map { makeBarItem($0) } }
        note(item, node)
    }

    func setBar(_ bar: UINavigationBar, _ node: InterfaceNode) {
        BarLooks(instance: self).set(bar, node)
        let items = node.children(of: "items").map { written in
            let item = makeOwnItem(written, UINavigationItem.self) ?? UINavigationItem(title: "")
            setItem(item, written)
            return item
        }
        if !items.isEmpty { bar.items = items }
    }

    func setBar(_ bar: UIToolbar, _ node: InterfaceNode) {
        BarLooks(instance: self).set(bar, node)
        let items = node.children(of: "items").map { makeBarItem($0) }
        if !items.isEmpty { bar.items = items }
    }

    func setBar(_ bar: UITabBar, _ node: InterfaceNode) {
        BarLooks(instance: self).set(bar, node)
        let items = node.children(of: "items").map { written in
            let item =
                makeOwnItem(written, UITabBarItem.self) ?? UITabBarItem(title: nil, image: nil, selectedImage: nil)
            setTab(item, written)
            return item
        }
        if !items.isEmpty { bar.items = items }
    }

    func makeBarItem(_ node: InterfaceNode) -> UIBarButtonItem {
        let item = makePlainBarItem(node)
        if let title = node.string("title") { item.title = title }
        if let image = image(node) { item.image = image }
        if let color = color(node, "tintColor") { item.tintColor = color }
        if node["style"] == "done" { item.style = .done }
        if let width = node.number("width") { item.width = width }
        if let isOn = node.flag("enabled") { item.isEnabled = isOn }
        if let tag = node.integer("tag") { item.tag = tag }
        if let image = image(node, "landscapeImage") { item.landscapeImagePhone = image }
        if let image = image(node, "largeContentSizeImage") { item.largeContentSizeImage = image }
        if let insets = node.insets("imageInsets") { item.imageInsets = insets }
        if let isOn = node.flag("selected") { item.isSelected = isOn }
        if let isOn = node.flag("springLoaded") { item.isSpringLoaded = isOn }
        if let menu = node.child(key: "menu") { wait(forMenu: menu, item) }
        note(item, node)
        return item
    }

    private func makePlainBarItem(_ node: InterfaceNode) -> UIBarButtonItem {
        let kind = type(of: node, UIBarButtonItem.self)
        guard kind == UIBarButtonItem.self else { return makeOwnBarItem(node, kind) }
        if let view = node.child(key: "customView") { return UIBarButtonItem(customView: makeView(view)) }
        if let system: UIBarButtonItem.SystemItem = node.choice("systemItem") {
            return UIBarButtonItem(barButtonSystemItem: system)
        }
        return UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    }

    /// An item of a class of the program's own.
    private func makeOwnBarItem(_ node: InterfaceNode, _ kind: UIBarButtonItem.Type) -> UIBarButtonItem {
        guard let item = kind.init(coder: InterfaceCoder(node, self, kind: kind)) else {
            preconditionFailure("\(file.name):\(node.line): init(coder:) of \(kind) made nothing.")
        }
        if let view = node.child(key: "customView") { item.customView = makeView(view) }
        if let system: UIBarButtonItem.SystemItem = node.choice("systemItem") { item.adopt(system) }
        return item
    }

    /// A tab's or a page's item of a class of the program's own; nil where the file names none.
    func makeOwnItem<Item: InterfaceItem>(_ node: InterfaceNode, _ plain: Item.Type) -> Item? {
        let kind = type(of: node, plain)
        guard kind != plain else { return nil }
        return kind.init(coder: InterfaceCoder(node, self, kind: kind))
    }
}

/// What a file may make of a class of the program's own for a bar.
@MainActor
protocol InterfaceItem: AnyObject {
    init?(coder: NSCoder)
}

extension UITabBarItem: InterfaceItem {}
extension UINavigationItem: InterfaceItem {}
