import CoreGraphics

extension UICellAccessory {
    /// How a button with a menu looks.
    public struct PopUpMenuOptions {
        /// Whether it is shown, although the cell has it.
        public var isHidden: Bool
        /// nil: as wide as it is.
        public var reservedLayoutWidth: LayoutDimension?
        /// Of the title; nil: grey.
        public var tintColor: UIColor?

        /// Looks of a button with a menu at the trailing side.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// Called with the menu when another of its elements is chosen.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// A button that shows which element of a menu is chosen, and opens the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            kind: .system("menu"), placement: .trailing(displayed: displayed), isHidden: options.isHidden
        ) { _ in
            let button = AccessoryButton(type: .system)
            button.tintColor = options.tintColor ?? .secondaryLabel
            button.menu = menu.telling(selectedElementDidChangeHandler)
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            return button
        }
        (accessory.reservedWidth, accessory.rank) = (options.reservedLayoutWidth, 1)
        return accessory
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
