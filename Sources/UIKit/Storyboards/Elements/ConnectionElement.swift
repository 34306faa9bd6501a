import CoreGraphics

/// What an element's list of connections says, read once for all that is made of it.
@MainActor
final class ConnectionElement {
    final class Outlet {
        let node: InterfaceNode
        let property: String
        let destination: InterfaceReference?

        init(_ node: InterfaceNode, _ property: String, _ destination: InterfaceReference?) {
            self.node = node
            self.property = property
            self.destination = destination
        }
    }

    final class Action {
        let node: InterfaceNode
        /// The selector's, as Objective-C spells it.
        let name: String
        let destination: InterfaceReference?
        /// Nil where it is the one that the control mainly sends.
        let event: UIControl.Event?
        /// Whether it is an unwind segue that is written as an action of the exit.
        let leadsToExit: Bool

        init(
            _ node: InterfaceNode, _ name: String, _ destination: InterfaceReference?, _ event: UIControl.Event?,
            leadsToExit: Bool
        ) {
            self.node = node
            self.name = name
            self.destination = destination
            self.event = event
            self.leadsToExit = leadsToExit
        }
    }

    let outlets: [Outlet]
    let collections: [InterfaceNode]
    let actions: [Action]
    let segues: [InterfaceNode]

    init(_ list: InterfaceNode, in file: InterfaceFile) {
        var outlets: [Outlet] = [], collections: [InterfaceNode] = [], actions: [Action] = []
        var segues: [InterfaceNode] = []
        for link in list.children {
            let destination = link["destination"].map { file.reference($0) }
            switch link.kind {
            case "outlet": if let property = link["property"] { outlets.append(Outlet(link, property, destination)) }
            case "outletCollection": collections.append(link)
            case "action":
                guard let name = link["selector"] else { continue }
                let exit = destination.flatMap { file.nodes[$0.id] }?.kind == "exit"
                let event = InterfaceEvents.event(link["eventType"])
                actions.append(Action(link, name, destination, event, leadsToExit: exit))
            case "segue": segues.append(link)
            default: break
            }
        }
        (self.outlets, self.collections, self.actions, self.segues) = (outlets, collections, actions, segues)
    }
}

extension InterfaceNode {
    /// What the element, a list of connections, says.
    func connectionElement(in file: InterfaceFile) -> ConnectionElement {
        if let known = reading as? ConnectionElement { return known }
        let read = ConnectionElement(self, in: file)
        reading = read
        return read
    }
}
