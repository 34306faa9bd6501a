extension UIButton {
    struct MenuState {
        var menu: UIMenu?
        var isPrimaryAction = false
        var changesSelection = false
        /// True inside `updateConfiguration()`, whose changes are shown at its end.
        var isUpdating = false
        weak var open: MenuPresenter?
        var press: MenuPress?
    }

    func setMenu(_ menu: UIMenu?) {
        menuState.menu = menu
        if menuState.press == nil, menu != nil { addMenuPress() }
        menuState.press?.isEnabled = menu != nil
        showChosenElement()
    }

    private func addMenuPress() {
        let press = MenuPress()
        press.name = "menu"
        press.mayPress = { [weak self, weak press] in
            guard let self, let press, isEnabled, menuState.open == nil else { return false }
            return !menuState.isPrimaryAction || press.isSecondaryClick
        }
        press.addHandler { [weak self, weak press] in
            if press?.state == .began { self?.openMenu() }
        }
        addGestureRecognizer(press)
        menuState.press = press
    }

    func setMenuIsPrimaryAction(_ isPrimary: Bool) { menuState.isPrimaryAction = isPrimary }

    /// Shows the menu below the button, or above where there is more room.
    func openMenu() {
        guard isEnabled, menuState.open == nil, let menu = menuState.menu else { return }
        sendActions(for: .menuActionTriggered)
        isHighlighted = true
        menuState.open = MenuPresenter.show(menu, from: self, at: .view(bounds)) { [weak self] action in
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
