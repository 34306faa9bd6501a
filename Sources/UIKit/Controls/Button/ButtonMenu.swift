/// The menu of a button: as its action, behind a long press, or as the choice that the button shows.
@MainActor
final class ButtonMenu {
    private unowned let button: UIButton
    var menu: UIMenu? { didSet { menuDidChange() } }
    /// Whether the button shows what is chosen.
    var changesSelection = false { didSet { showChosenElement() } }

    init(_ button: UIButton) {
        self.button = button
    }

    private func menuDidChange() {
        let hasMenu = menu != nil
        if hasMenu || button.isContextMenuInteractionEnabled { button.isContextMenuInteractionEnabled = hasMenu }
        showChosenElement()
    }

    /// An action was chosen: a menu of choices ticks it.
    func note(_ action: UIAction) {
        guard changesSelection || menu?.options.contains(.singleSelection) == true else { return }
        menu?.tick(action)
        showChosenElement()
    }

    /// A button that stands for a choice shows what is chosen.
    func showChosenElement() {
        guard changesSelection, button.showsMenuAsPrimaryAction, let menu,
            let chosen = menu.firstTicked ?? menu.firstAction
        else { return }
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
