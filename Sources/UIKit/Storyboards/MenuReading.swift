import CoreGraphics

/// Makes menus of what is written of them.
@MainActor
struct MenuReading {
    let instance: InterfaceInstance

    /// The menu of a button, with what its commands send.
    func makeMenu(_ node: InterfaceNode, for sender: AnyObject) -> UIMenu {
        let elements = (node.child("children") ?? node.child("menuElements"))?.children ?? []
        var options: UIMenu.Options = []
        for (name, option) in Self.menuOptions {
            if node.flag(name) ?? node.child(key: "options")?.flag(name) == true { options.insert(option) }
        }
        return UIMenu(
            title: node.string("title") ?? "", image: instance.image(node),
            identifier: node["identifier"].map { UIMenu.Identifier(rawValue: $0) }, options: options,
            children: elements.compactMap { makeElement($0, sender) })
    }

    private static let menuOptions: [(String, UIMenu.Options)] = [
        ("displayInline", .displayInline), ("destructive", .destructive), ("singleSelection", .singleSelection),
        ("displayAsPalette", .displayAsPalette),
    ]

    private func makeElement(_ node: InterfaceNode, _ sender: AnyObject) -> UIMenuElement? {
        switch node.kind {
        case "menu": return makeMenu(node, for: sender)
        case "command", "action": return makeCommand(node, sender)
        default:
            instance.file.report(node, "The menu's element \(node.kind) is not known: it is left out.")
            return nil
        }
    }

    private func makeCommand(_ node: InterfaceNode, _ sender: AnyObject) -> UIAction {
        var attributes: UIMenuElement.Attributes = []
        let written = node.child(key: "attributes")
        if written?.flag("destructive") == true || node.flag("destructive") == true { attributes.insert(.destructive) }
        if written?.flag("disabled") == true || node.flag("enabled") == false { attributes.insert(.disabled) }
        let link = node.children(of: "connections").first { $0.kind == "action" }
        let selector = link?["selector"] ?? node["selector"], place = link?["destination"] ?? node["destination"]
        let target = instance.object(place) ?? instance.owner
        return UIAction(
            title: node.string("title") ?? "", image: instance.image(node), attributes: attributes,
            state: node["state"] == "on" ? .on : node["state"] == "mixed" ? .mixed : .off
        ) { [weak sender, weak target] _ in
            guard let selector else { return }
            let action = (target as? any InterfaceObject)?.interfaceAction(selector) ?? Selector(selector)
            UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
        }
    }
}
