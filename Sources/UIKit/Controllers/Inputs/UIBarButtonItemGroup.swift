/// Buttons of a bar that belong together, and the button that stands for them where there is no room.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem] { didSet { own(oldValue) } }
    /// Stands for all of them where there is no room; opens their menu unless it does something of its own.
    open var representativeItem: UIBarButtonItem? { didSet { changed() } }
    /// Whether there was no room for the buttons when they were shown last.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Whether none of the buttons is shown.
    open var isHidden = false { didSet { changed() } }
    /// Whether the user may not take the group out of a bar. Bars here are not customised.
    open var alwaysAvailable = false
    /// What stands for the buttons in a menu; nil: an action each.
    open var menuRepresentation: UIMenuElement?
    var onChange: (() -> Void)?

    /// A group of buttons, which are in no other group.
    public init(barButtonItems: [UIBarButtonItem] = [], representativeItem: UIBarButtonItem? = nil) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        own([])
    }

    /// A group that stays where it is.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user could move; bars here are not customised.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user could move and take away. It is shown if it is in the bar from the start.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !isInDefaultCustomization
        return group
    }

    private func own(_ old: [UIBarButtonItem]) {
        for item in old where item.buttonGroup === self { item.buttonGroup = nil }
        for item in barButtonItems { item.buttonGroup = self }
        changed()
    }

    private func changed() { onChange?() }

    /// The buttons that can be seen.
    var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

    /// The button that stands for the others, with their menu.
    var standIn: UIBarButtonItem? {
        guard let representativeItem else { return nil }
        if representativeItem.action == nil, representativeItem.primaryAction == nil, representativeItem.menu == nil {
            representativeItem.menu = UIMenu(
                children: menuRepresentation.map { [$0] } ?? barButtonItems.compactMap(\.menuElement))
        }
        return representativeItem
    }
}

extension UIBarButtonItem {
    /// The item as an element of a menu; nil for spaces and views.
    var menuElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        guard title != nil || image != nil else { return nil }
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: title ?? menu.title, image: image, children: menu.children)
        }
        return UIAction(
            title: title ?? accessibilityLabel ?? "", image: image, attributes: isEnabled ? [] : .disabled
        ) { [weak self] _ in self?.perform(from: self) }
    }

    /// A group of this button alone that stays where it is.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// A group of this button alone that the user could move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    /// A group of this button alone that the user could take away.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }
}
