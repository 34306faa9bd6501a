import QuartzCore

/// The menus that a program has before it changes them.
@MainActor
enum StandardMenus {
    /// The commands of the whole program, in the places where Apple's systems have them.
    static var main: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                UIMenu(identifier: .application, children: groups([.about, .preferences, .services, .hide, .quit])),
                UIMenu(
                    title: SystemWord.file.text, identifier: .file,
                    children: groups([.newScene, .openRecent, .close, .document, .print])),
                UIMenu(title: SystemWord.edit.text, identifier: .edit, children: edit),
                UIMenu(title: SystemWord.format.text, identifier: .format, children: format),
                UIMenu(
                    title: SystemWord.view.text, identifier: .view, children: groups([.toolbar, .sidebar, .fullscreen])),
                UIMenu(
                    title: SystemWord.window.text, identifier: .window,
                    children: groups([.minimizeAndZoom, .bringAllToFront])),
                UIMenu(title: SystemWord.help.text, identifier: .help),
            ])
    }

    private static func groups(_ identifiers: [UIMenu.Identifier]) -> [UIMenu] {
        identifiers.map { UIMenu(identifier: $0, options: .displayInline) }
    }

    private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(identifier: identifier, options: .displayInline, children: children)
    }

    private static var edit: [UIMenuElement] {
        [
            group(
                .undoRedo,
                [
                    key(.undo, StandardActions.undo, "z"), key(.redo, StandardActions.redo, "z", [.command, .shift]),
                ]),
            group(
                .standardEdit,
                [
                    key(.cut, StandardActions.cut, "x"), key(.copy, StandardActions.copy, "c"),
                    key(.paste, StandardActions.paste, "v"),
                    UICommand(title: SystemWord.delete.text, action: StandardActions.delete),
                    key(.selectAll, StandardActions.selectAll, "a"),
                ]),
            UIMenu(title: SystemWord.find.text, identifier: .find, children: find),
        ] + groups([.spelling, .substitutions, .transformations, .speech, .lookup, .learn, .share])
    }

    private static var find: [UIMenuElement] {
        [
            key(.find, StandardActions.find, "f"),
            key(.findAndReplace, StandardActions.findAndReplace, "f", [.command, .alternate]),
            key(.findNext, StandardActions.findNext, "g"),
            key(.findPrevious, StandardActions.findPrevious, "g", [.command, .shift]),
            key(.useSelectionForFind, StandardActions.useSelectionForFind, "e"),
        ]
    }

    private static var format: [UIMenuElement] {
        let style = group(
            .textStyle,
            [
                key(.bold, StandardActions.toggleBoldface, "b"), key(.italic, StandardActions.toggleItalics, "i"),
                key(.underline, StandardActions.toggleUnderline, "u"),
            ])
        let size = group(
            .textSize,
            [
                key(.bigger, StandardActions.increaseSize, "+"), key(.smaller, StandardActions.decreaseSize, "-"),
            ])
        return [
            UIMenu(
                title: SystemWord.font.text, identifier: .font,
                children: [style, size] + groups([.textColor, .textStylePasteboard])),
            UIMenu(
                title: SystemWord.textMenu.text, identifier: .text, children: groups([.alignment, .writingDirection])),
        ]
    }

    private static func key(
        _ title: SystemWord, _ action: Selector, _ input: String, _ flags: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
        UIKeyCommand(title: title.text, action: action, input: input, modifierFlags: flags)
    }
}
