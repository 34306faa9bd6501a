import QuartzCore

extension UIMenu.Identifier {
    /// The commands that texts have: cut, copy, paste, select.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Taking back and doing again.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
}

/// The commands that a responder and those above it can do now.
@MainActor
enum StandardEditMenu {
    private typealias Command = (
        name: String, title: SystemWord, selects: Bool, run: @MainActor (any UIResponderStandardEditActions) -> Void
    )

    private static let commands: [Command] = [
        ("cut:", .cut, false, { $0.cut(nil) }), ("copy:", .copy, false, { $0.copy(nil) }),
        ("paste:", .paste, false, { $0.paste(nil) }), ("select:", .select, true, { $0.select(nil) }),
        ("selectAll:", .selectAll, true, { $0.selectAll(nil) }),
    ]
    /// What the user did in a text.
    private static let historyCommands: [(name: String, title: SystemWord, run: @MainActor (TextHistory) -> Void)] = [
        ("undo:", .undo, { $0.undo() }), ("redo:", .redo, { $0.redo() }),
    ]

    /// One menu with what can be done, in its usual order; nothing where nothing can.
    ///
    /// - Parameters:
    ///   - responder: who is asked first.
    ///   - text: whose menu comes again once something else is selected.
    static func actions(for responder: UIResponder, of text: @escaping () -> TextMenu?) -> [UIMenuElement] {
        let actions = commands.compactMap { command -> UIAction? in
            let target = responder.target(forAction: Selector(command.name), withSender: nil)
            guard let target = target as? any UIResponderStandardEditActions else { return nil }
            return UIAction(title: command.title.text, identifier: UIAction.Identifier(command.name)) { _ in
                command.run(target)
                if command.selects { text()?.open() }
            }
        }
        let steps = historyActions(of: responder)
        let menus = [
            UIMenu(identifier: .standardEdit, options: .displayInline, children: actions),
            UIMenu(identifier: .undoRedo, options: .displayInline, children: steps),
        ]
        return menus.filter { !$0.children.isEmpty }
    }

    private static func historyActions(of responder: UIResponder) -> [UIAction] {
        guard let editor = (responder as? any TextEditing)?.editor else { return [] }
        return historyCommands.filter { editor.canPerform(Selector($0.name)) == true }.map { command in
            UIAction(title: command.title.text, identifier: UIAction.Identifier(command.name)) { _ in
                command.run(editor.history)
            }
        }
    }
}
