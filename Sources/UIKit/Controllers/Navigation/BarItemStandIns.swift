/// The stand-ins of bar items for `UIAppearance`.
@MainActor
enum BarItemStandIns {
    private static var items: [ObjectIdentifier: UIBarItem] = [:]

    static func item(for type: UIBarItem.Type) -> UIBarItem? {
        if let known = items[ObjectIdentifier(type)] { return known }
        let made: UIBarItem
        switch ObjectIdentifier(type) {
        case ObjectIdentifier(UIBarButtonItem.self): made = UIBarButtonItem()
        case ObjectIdentifier(UITabBarItem.self): made = UITabBarItem()
        case ObjectIdentifier(UIBarItem.self): made = UIBarItem()
        default: return nil
        }
        items[ObjectIdentifier(type)] = made
        return made
    }

    /// The stand-ins of an item, the most special first.
    static func items(for item: UIBarItem) -> [UIBarItem] {
        guard !items.isEmpty else { return [] }
        let own: UIBarItem.Type = item is UITabBarItem ? UITabBarItem.self : UIBarButtonItem.self
        return [own, UIBarItem.self].compactMap { items[ObjectIdentifier($0)] }.filter { $0 !== item }
    }
}
