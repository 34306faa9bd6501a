import CoreGraphics

extension InterfaceInstance {
    /// Outlets first, then actions and segues, as they are written.
    func connect(_ list: InterfaceNode, _ object: AnyObject) {
        let element = list.connectionElement(in: file)
        if !element.outlets.isEmpty {
            // Asked once for all: to find out whether a class conforms takes longer than to set an outlet.
            let owner = object as? any InterfaceObject
            for outlet in element.outlets { connectOutlet(outlet, object, owner) }
        }
        if !element.collections.isEmpty { connectCollections(element.collections, object) }
        for action in element.actions { connectAction(action, object) }
        for link in element.segues { connectSegue(link, object) }
    }

    private func connectOutlet(
        _ outlet: ConnectionElement.Outlet, _ object: AnyObject, _ owner: (any InterfaceObject)?
    ) {
        let property = outlet.property
        guard let destination = outlet.destination, let value = self.object(destination) else {
            return file.report(outlet.node, "The outlet \(property) leads to nothing that was made.")
        }
        if owner?.setInterfaceValue(value, forKey: property) ?? false { return }
        if KitOutlets.connect(object, property, value) { return }
        if (object as? any InterfaceElement)?.connectOutlet(property, to: value) ?? false { return }
        preconditionFailure(
            "\(file.name):\(outlet.node.line): [\(Swift.type(of: object))] this class is not key value coding-compliant for the key \(property)."
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

    private func connectAction(_ element: ConnectionElement.Action, _ object: AnyObject) {
        if element.leadsToExit { return connectSegue(element.node, object) }
        var target: AnyObject?
        if let destination = element.destination { target = self.object(destination) }
        let action = (target as? any InterfaceObject)?.interfaceAction(element.name) ?? Selector(element.name)
        switch object {
        case let control as UIControl:
            control.addTarget(target, action: action, for: element.event ?? control.mainEvent)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default:
            file.report(element.node, "\(Swift.type(of: object)) sends no actions.")
        }
    }

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
