import QuartzCore

/// The commands that a responder and those above it can do now.
@MainActor
enum StandardEditMenu {
    private static let commands: [(title: SystemWord, action: Selector)] = [
        (.cut, StandardActions.cut), (.copy, StandardActions.copy), (.paste, StandardActions.paste),
        (.select, StandardActions.select), (.selectAll, StandardActions.selectAll),
    ]
    /// What the user did in a text.
    private static let historyCommands: [(title: SystemWord, action: Selector)] = [
        (.undo, StandardActions.undo), (.redo, StandardActions.redo),
    ]

    /// One menu with what can be done, in its usual order, as the responders from the application down to this one have changed it;
    /// nothing where nothing can.
    ///
    /// - Parameter responder: who is asked first.
    static func actions(for responder: UIResponder) -> [UIMenuElement] {
        let menus = [
            UIMenu(identifier: .standardEdit, options: .displayInline, children: known(commands, to: responder)),
            UIMenu(identifier: .undoRedo, options: .displayInline, children: known(historyCommands, to: responder)),
        ]
        let chain = sequence(first: responder, next: \.next).reversed()
        return UIMenuSystem.context.build(UIMenu(identifier: .root, children: menus), by: chain)
            .children.filter { ($0 as? UIMenu)?.children.isEmpty != true }
    }

    private static func known(
        _ commands: [(title: SystemWord, action: Selector)], to responder: UIResponder
    ) -> [UICommand] {
        commands.filter { responder.target(forAction: $0.action, withSender: nil) != nil }
            .map { UICommand(title: $0.title.text, action: $0.action) }
    }
}
