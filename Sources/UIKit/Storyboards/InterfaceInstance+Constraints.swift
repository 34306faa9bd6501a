import CoreGraphics

extension InterfaceInstance {
    /// Makes a constraint and puts it in force, unless it is a placeholder of the design tool.
    func activate(_ node: InterfaceNode, of view: UIView) {
        let element = node.constraintElement(in: file)
        guard !element.isPlaceholder, let first = side(element.first, view, node) else { return }
        var second: Side?
        if let written = element.second {
            second = side(written, view, node)
            if second == nil { return }
        }
        let sides = ConstraintSides(
            first: first, second: second, relation: element.relation, multiplier: element.multiplier,
            constant: element.constant)
        if let problem = sides.problem { return file.report(node, "\(problem): it is left out.") }
        let kind = type(of: node, NSLayoutConstraint.self)
        let constraint = NSLayoutConstraint.make(kind, sides)
        if let priority = element.priority { setPriority(priority, of: constraint, node) }
        if let identifier = element.identifier { constraint.identifier = identifier }
        if kind != NSLayoutConstraint.self {
            note(constraint, node)
        } else {
            keep(constraint, as: node)
            if !node.children.isEmpty {
                wait(forValues: node.children(of: "userDefinedRuntimeAttributes"), constraint)
            }
        }
        // Where an element's parts differ by size class, what holds is put in force once they stand.
        guard !element.isVaried, !constraint.isActive else { return }
        if let problem = constraint.tryToActivate() { file.report(node, "\(problem): it is left out.") }
    }

    private func setPriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint, _ node: InterfaceNode) {
        if priority.rawValue > 0, priority.rawValue <= 1000 {
            constraint.priority = priority
        } else {
            file.report(
                node, "The constraint's priority \(priority.rawValue) is not between 0 and 1000: it stays 1000.")
        }
    }

    private typealias Side = ConstraintSides.Side

    private func side(_ side: ConstraintElement.Side, _ view: UIView, _ node: InterfaceNode) -> Side? {
        guard let attribute = side.attribute else {
            file.report(node, "The constraint's attribute \(side.name ?? "") is not known: it is left out.")
            return nil
        }
        guard let reference = side.item else { return Side(item: view, attribute: attribute) }
        if let item = object(reference) { return Side(item: item, attribute: attribute) }
        if let guide = barGuide(reference.id, attribute) { return guide }
        file.report(node, "The constraint names an element that is not there (\(reference.id)): it is left out.")
        return nil
    }

    /// The guides of bars from before safe areas: the inner edge is the safe area's.
    private func barGuide(_ id: String, _ attribute: NSLayoutConstraint.Attribute) -> Side? {
        guard let node = file.nodes[id], node.kind == "viewControllerLayoutGuide",
            let view = (owner as? UIViewController)?.viewIfLoaded ?? object(node.scene?.rootViewID) as? UIView
        else { return nil }
        let isTop = node["type"] == "top"
        let inner: NSLayoutConstraint.Attribute = isTop ? .bottom : .top
        if attribute == inner { return Side(item: view.safeAreaLayoutGuide, attribute: isTop ? .top : .bottom) }
        return Side(item: view, attribute: isTop ? .top : .bottom)
    }
}

extension InterfaceNode {
    /// Of a scene, the identifier of its controller's view.
    fileprivate var rootViewID: String? { all.first { $0.key == "view" }?.id }
}
