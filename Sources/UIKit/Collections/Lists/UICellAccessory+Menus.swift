import CoreGraphics

extension UICellAccessory {
    /// Called with the menu when another of its elements is chosen.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// A button that shows which element of a menu is chosen, and opens the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu, .trailing(displayed: displayed), isHidden: options.isHidden, width: options.reservedLayoutWidth,
            rank: 1
        ) { _ in
            let button = AccessoryButton(type: .system)
            button.tintColor = options.tintColor ?? .secondaryLabel
            button.menu = menu.telling(selectedElementDidChangeHandler)
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            return button
        }
    }
}

extension UIMenu {
    /// The same menu, which also tells `changed` when an element is chosen.
    fileprivate func telling(_ changed: UICellAccessory.MenuSelectedElementDidChangeHandler?) -> UIMenu {
        guard let changed else { return self }
        let told: [UIMenuElement] = children.map { element in
            if let menu = element as? UIMenu { return menu.telling { [self] _ in changed(self) } }
            guard let action = element as? UIAction else { return element }
            let copy = UIAction(
                title: action.title, image: action.image, identifier: action.identifier,
                discoverabilityTitle: action.discoverabilityTitle, attributes: action.attributes, state: action.state
            ) { [self] chosen in
                for case let other as UIAction in children { other.state = other === action ? .on : .off }
                action.performWithSender(chosen.sender, target: nil)
                changed(self)
            }
            return copy
        }
        return replacingChildren(told)
    }
}
