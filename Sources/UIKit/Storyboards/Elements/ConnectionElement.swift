import CoreGraphics

/// What an element's list of connections says, read once for all that is made of it.
@MainActor
final class ConnectionElement {
    struct Outlet {
        let node: InterfaceNode
        let property: String
        let destination: InterfaceReference?
    }

    struct Action {
        let node: InterfaceNode
        /// The selector's, as Objective-C spells it.
        let name: String
        let destination: InterfaceReference?
        /// Nil where it is the one that the control mainly sends.
        let event: UIControl.Event?
        /// Whether it is an unwind segue that is written as an action of the exit.
        let leadsToExit: Bool
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
            case "outlet":
                guard let property = link["property"] else { continue }
                outlets.append(Outlet(node: link, property: property, destination: destination))
            case "outletCollection": collections.append(link)
            case "action":
                guard let name = link["selector"] else { continue }
                actions.append(
                    Action(
                        node: link, name: name, destination: destination,
                        event: InterfaceEvents.event(link["eventType"]),
                        leadsToExit: destination.flatMap { file.nodes[$0.id] }?.kind == "exit"))
            case "segue": segues.append(link)
            default: break
            }
        }
        (self.outlets, self.collections, self.actions, self.segues) = (outlets, collections, actions, segues)
    }
}

extension InterfaceNode {
    /// What the element, a list of connections, says.
    func connectionElement(in file: InterfaceFile) -> ConnectionElement { read(ConnectionElement(self, in: file)) }
}
