import CoreGraphics

extension InterfaceInstance {
    /// Outlets first, then actions and segues, as they are written.
    func connect(_ list: InterfaceNode, _ object: AnyObject) {
        for link in list.children where link.kind == "outlet" { connectOutlet(link, object) }
        connectCollections(list.children.filter { $0.kind == "outletCollection" }, object)
        for link in list.children where link.kind == "action" { connectAction(link, object) }
        for link in list.children where link.kind == "segue" { connectSegue(link, object) }
    }

    private func connectOutlet(_ link: InterfaceNode, _ object: AnyObject) {
        guard let property = link["property"] else { return }
        guard let value = self.object(link["destination"]) else {
            return file.report(link, "The outlet \(property) leads to nothing that was made.")
        }
        if (object as? any InterfaceObject)?.setInterfaceValue(value, forKey: property) ?? false { return }
        if KitOutlets.connect(object, property, value) { return }
        if (object as? any InterfaceElement)?.connectOutlet(property, to: value) ?? false { return }
        preconditionFailure(
            "\(file.name):\(link.line): [\(Swift.type(of: object))] this class is not key value coding-compliant for the key \(property)."
        )
    }

    private func connectCollections(_ links: [InterfaceNode], _ object: AnyObject) {
        var values: [(String, [AnyObject])] = []
        for link in links {
            guard let property = link["property"], let value = self.object(link["destination"]) else { continue }
            if let place = values.firstIndex(where: { $0.0 == property }) {
                values[place].1.append(value)
            } else {
                values.append((property, [value]))
            }
        }
        for (property, list) in values {
            if KitOutlets.connect(object, property, list) { continue }
            if !((object as? any InterfaceObject)?.setInterfaceValue(list, forKey: property) ?? false) {
                preconditionFailure(
                    "\(file.name): [\(Swift.type(of: object))] this class is not key value coding-compliant for the key \(property)."
                )
            }
        }
    }

    private func connectAction(_ link: InterfaceNode, _ object: AnyObject) {
        guard let name = link["selector"] else { return }
        let target = self.object(link["destination"])
        if let exit = file.nodes[link["destination"] ?? ""], exit.kind == "exit" { return connectExit(link, object) }
        let action = (target as? any InterfaceObject)?.interfaceAction(name) ?? Selector(name)
        switch object {
        case let control as UIControl:
            control.addTarget(
                target, action: action, for: InterfaceEvents.event(link["eventType"]) ?? control.mainEvent)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default:
            file.report(link, "\(Swift.type(of: object)) sends no actions.")
        }
    }

    /// An unwind segue that is written as an action of the exit.
    private func connectExit(_ link: InterfaceNode, _ object: AnyObject) { connectSegue(link, object) }

    private func connectSegue(_ link: InterfaceNode, _ object: AnyObject) {
        guard let controller = owner as? UIViewController, link["relationship"] == nil else { return }
        let segue = InterfaceSegue(link)
        if link["kind"] == "embed", let container = object as? UIView {
            guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: nil) else { return }
            return embed(segue, in: container, of: controller)
        }
        let go: @MainActor (Any?) -> Void = { [weak controller] sender in
            if let controller { SegueWays(from: controller).perform(segue, sender: sender) }
        }
        switch object {
        case let control as UIControl:
            let event = InterfaceEvents.event(link["eventType"] ?? link["trigger"]) ?? control.mainEvent
            control.addAction(UIAction { [weak control] _ in go(control) }, for: event)
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { [weak item] _ in go(item) }
        case let recognizer as UIGestureRecognizer:
            let trigger = SegueTrigger(go)
            recognizer.addTarget(trigger, action: Selector("recognized:", SegueTrigger.recognized(_:)))
            keep(trigger)
        case let cell as UITableViewCell:
            if link["trigger"] == "accessoryAction" { cell.accessorySegue = go } else { cell.selectionSegue = go }
        case let cell as UICollectionViewCell: cell.selectionSegue = go
        default: break
        }
    }

    func embed(_ segue: InterfaceSegue, in container: UIView, of controller: UIViewController) {
        guard let child = destination(of: segue.node) else { return }
        let made = segue.make(from: controller, to: child, self)
        controller.prepare(for: made, sender: nil)
        controller.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(child.view)
        child.didMove(toParent: controller)
    }
}
