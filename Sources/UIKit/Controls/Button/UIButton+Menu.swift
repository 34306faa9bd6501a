extension UIButton {
    struct MenuState {
        var menu: UIMenu?
        var isPrimaryAction = false
        var changesSelection = false
        /// True inside `updateConfiguration()`, whose changes are shown at its end.
        var isUpdating = false
        weak var open: MenuPresenter?
        var longPress: UILongPressGestureRecognizer?
    }

    func setMenu(_ menu: UIMenu?) {
        menuState.menu = menu
        if menuState.longPress == nil, menu != nil {
            let press = UILongPressGestureRecognizer()
            press.addHandler { [weak self, weak press] in
                if press?.state == .began { self?.openMenu() }
            }
            addGestureRecognizer(press)
            menuState.longPress = press
        }
        menuState.longPress?.isEnabled = menu != nil && !menuState.isPrimaryAction
        showChosenElement()
    }

    func setMenuIsPrimaryAction(_ isPrimary: Bool) {
        menuState.isPrimaryAction = isPrimary
        menuState.longPress?.isEnabled = menuState.menu != nil && !isPrimary
    }

    /// Shows the menu below the button, or above where there is more room.
    func openMenu() {
        guard isEnabled, menuState.open == nil, let menu = menuState.menu else { return }
        sendActions(for: .menuActionTriggered)
        isHighlighted = true
        menuState.open = MenuPresenter.show(menu, from: self, rect: bounds, dims: false) { [weak self] action in
            self?.choose(action)
        }
        menuState.open?.didEnd = { [weak self] in
            self?.isHighlighted = false
            self?.menuState.open = nil
        }
    }

    private func choose(_ action: UIAction) {
        if menuState.changesSelection || menuState.menu?.options.contains(.singleSelection) == true {
            menuState.menu?.tick(action)
            showChosenElement()
        }
        action.performAction(from: self)
    }

    /// A button that stands for a choice shows what is chosen.
    func showChosenElement() {
        guard menuState.changesSelection, menuState.isPrimaryAction, let menu = menuState.menu else { return }
        guard let chosen = menu.firstTicked ?? menu.firstAction else { return }
        if menu.firstTicked == nil { menu.tick(chosen) }
        if configuration != nil { configuration?.title = chosen.title } else { setTitle(chosen.title, for: .normal) }
    }
}

extension UIMenu {
    private var actions: [UIAction] {
        children.flatMap { ($0 as? UIAction).map { [$0] } ?? ($0 as? UIMenu)?.actions ?? [] }
    }

    fileprivate var firstTicked: UIAction? { actions.first { $0.state == .on } }
    fileprivate var firstAction: UIAction? { actions.first }

    /// Ticks one action and no other.
    func tick(_ chosen: UIAction) {
        for action in actions { action.state = action === chosen ? .on : .off }
    }
}
