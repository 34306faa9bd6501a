/// Menus that responders build together.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The commands of the whole program. No bar shows them here; their keys work.
    public static let main = UIMenuSystem()
    /// The commands for what is selected.
    public static let context = UIMenuSystem()

    private var built: UIMenu?
    private weak var builtFor: AnyObject?

    private override init() {
        super.init()
    }

    /// The menus are built again before they are needed next.
    open func setNeedsRebuild() { built = nil }

    /// Commands are validated again before they are shown or given next, as they are each time here.
    open func setNeedsRevalidate() {}

    /// Has responders change menus, the last one last.
    func build(_ root: UIMenu, by responders: [UIResponder]) -> UIMenu {
        let building = MenuBuilding(self, root: root)
        for responder in responders { responder.buildMenu(with: building) }
        return building.root
    }

    /// The program's menus, built when first asked for: by the application and its delegate.
    var mainMenu: UIMenu {
        let application = UIApplication.shared, delegate = application.delegate
        if let built, builtFor === delegate { return built }
        let menu = build(StandardMenus.main, by: [application, application.delegate as? UIResponder].compactMap { $0 })
        (built, builtFor) = (menu, delegate)
        return menu
    }

    /// The commands with keys, the nearest to the beginning first.
    var keyCommands: [UIKeyCommand] { mainMenu.leaves.compactMap { $0 as? UIKeyCommand } }
}

extension UIMenu {
    /// What can be chosen in it and in the menus inside.
    var leaves: [UIMenuElement] {
        var found: [UIMenuElement] = [], open: [UIMenuElement] = [self]
        while let element = open.popLast() {
            if let menu = element as? UIMenu { open += menu.children.reversed() } else { found.append(element) }
        }
        return found
    }

    /// The menu with every command as an action that goes to whoever performs it, from a responder up. Commands that nobody there
    /// performs are left out.
    ///
    /// - Parameter onPerform: told of a command after it has been given.
    func resolved(
        for responder: UIResponder?, onPerform: @escaping (UICommand) -> Void = { _ in }
    ) -> UIMenu {
        guard leaves.contains(where: { $0 is UICommand }) else { return self }
        return replacingChildren(
            children.compactMap { child in
                if let menu = child as? UIMenu { return menu.resolved(for: responder, onPerform: onPerform) }
                guard let command = child as? UICommand else { return child }
                return command.resolved(for: responder, onPerform: onPerform)
            })
    }
}

extension UICommand {
    /// Who performs an action of the command, from a responder up; else from the first responder of its window, and the application.
    func performer(of action: Selector, from responder: UIResponder?) -> AnyObject? {
        let first = responder.flatMap { FirstResponder.window(of: $0) }?.firstResponder
        let starts = [responder, first, UIApplication.shared].compactMap { $0 }
        return starts.lazy.compactMap { $0.target(forAction: action, withSender: self) as AnyObject? }.first
    }

    /// The command as its performer wants it shown now.
    func validated(by performer: AnyObject) -> UICommand {
        let copy = copied()
        (performer as? UIResponder)?.validate(copy)
        return copy
    }

    fileprivate func resolved(for responder: UIResponder?, onPerform: @escaping (UICommand) -> Void) -> UIAction? {
        guard let performer = performer(of: action, from: responder) else { return nil }
        let command = validated(by: performer)
        return UIAction(
            title: command.title, subtitle: command.subtitle, image: command.image,
            identifier: UIAction.Identifier(command.action.name), discoverabilityTitle: command.discoverabilityTitle,
            attributes: command.attributes, state: command.state
        ) { [weak performer] action in
            guard let performer else { return }
            command.performWithSender(action.sender, target: performer)
            onPerform(command)
        }
    }
}
