/// The menu of a button: as its action, behind a long press, or as the choice that the button shows.
@MainActor
final class ButtonMenu {
    private unowned let button: UIButton
    var menu: UIMenu? { didSet { menuDidChange() } }
    /// Whether a tap shows the menu in place of the action.
    var isPrimaryAction = false
    /// Whether the button shows what is chosen.
    var changesSelection = false { didSet { showChosenElement() } }
    private weak var presenter: MenuPresenter?
    private var press: MenuPress?

    init(_ button: UIButton) {
        self.button = button
    }

    private func menuDidChange() {
        if press == nil, menu != nil { addPress() }
        press?.isEnabled = menu != nil
        showChosenElement()
    }

    private func addPress() {
        let press = MenuPress()
        press.name = "menu"
        press.mayPress = { [weak self, weak press] in
            guard let self, let press, button.isEnabled, presenter == nil else { return false }
            return !isPrimaryAction || press.isSecondaryClick
        }
        press.addHandler { [weak self, weak press] in
            if press?.state == .began { self?.open() }
        }
        button.addGestureRecognizer(press)
        self.press = press
    }

    /// Shows the menu below the button, or above where there is more room.
    func open() {
        guard button.isEnabled, presenter == nil, let menu else { return }
        button.sendActions(for: .menuActionTriggered)
        button.isHighlighted = true
        presenter = MenuPresenter.show(menu, from: button, at: .view(button.bounds)) { [weak self] action in
            self?.choose(action)
        }
        presenter?.didEnd = { [weak self] in
            self?.button.isHighlighted = false
            self?.presenter = nil
        }
    }

    private func choose(_ action: UIAction) {
        if changesSelection || menu?.options.contains(.singleSelection) == true {
            menu?.tick(action)
            showChosenElement()
        }
        action.performAction(from: button)
    }

    /// A button that stands for a choice shows what is chosen.
    private func showChosenElement() {
        guard changesSelection, isPrimaryAction, let menu, let chosen = menu.firstTicked ?? menu.firstAction else {
            return
        }
        if menu.firstTicked == nil { menu.tick(chosen) }
        if button.configuration != nil {
            button.configuration?.title = chosen.title
        } else {
            button.setTitle(chosen.title, for: .normal)
        }
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
