import CoreGraphics

/// The row of commands over a cell that is pressed for long: cut, copy, paste and the program's own, as far as its delegate performs
/// them.
@MainActor
final class CellMenus {
    private static let commands: [(name: String, title: SystemWord)] = [
        ("cut:", .cut), ("copy:", .copy), ("paste:", .paste),
    ]

    /// - Parameters:
    ///   - cell: what the menu points at.
    ///   - allows: whether the delegate performs an action.
    ///   - perform: has it do so.
    func show(
        over cell: UIView, allows: (Selector) -> Bool, perform: @escaping @MainActor (Selector) -> Void
    ) {
        guard let window = cell.window else { return }
        let own = (UIMenuController.shared.menuItems ?? []).map { (action: $0.action, title: $0.title) }
        let usual = Self.commands.map { (action: Selector($0.name), title: $0.title.text) }
        let actions = (usual + own).filter { allows($0.action) }.map { command in
            UIAction(title: command.title, identifier: UIAction.Identifier(command.action.name)) { _ in
                perform(command.action)
            }
        }
        guard !actions.isEmpty else { return }
        let presenter = EditMenuPresenter(UIMenu(children: actions), .automatic) { [weak cell] action in
            action.performAction(from: cell)
        }
        presenter.show(in: window, at: cell.convert(cell.bounds, to: nil), beside: EditMenuAnimator())
    }
}
