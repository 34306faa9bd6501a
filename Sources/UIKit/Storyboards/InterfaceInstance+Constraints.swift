import CoreGraphics

extension InterfaceInstance {
    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// Makes a constraint and puts it in force, unless it is a placeholder of the design tool.
    func activate(_ node: InterfaceNode, of view: UIView) {
        guard node.flag("placeholder") != true else { return }
        guard let first = side(node["firstItem"], node["firstAttribute"], view, node) else { return }
        let second = node["secondItem"] == nil ? nil : side(node["secondItem"], node["secondAttribute"], view, node)
        guard second != nil || node["secondItem"] == nil else { return }
        let relation: NSLayoutConstraint.Relation =
            switch node["relation"] {
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            default: .equal
            }
        let constraint = NSLayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: factor(node["multiplier"]),
            constant: node.number("constant") ?? (node.flag("symbolic") == true ? 8 : 0))
        if let priority = node.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = node["identifier"]
        keep(constraint, as: node)
        // Where an element's parts differ by size class, what holds is put in force once they stand.
        let isVaried = node.parent?.parent?.hasVariations ?? false
        if !isVaried { constraint.isActive = true }
    }

    private struct Side {
        var item: Any
        var attribute: NSLayoutConstraint.Attribute
    }

    private func side(_ id: String?, _ name: String?, _ view: UIView, _ node: InterfaceNode) -> Side? {
        guard let name, let attribute = Self.attributes[name] else {
            file.report(node, "The constraint's attribute \(name ?? "") is not known: it is left out.")
            return nil
        }
        guard let id else { return Side(item: view, attribute: attribute) }
        if let guide = barGuide(id, attribute) { return guide }
        guard let item = object(id) else {
            file.report(node, "The constraint names an element that is not there (\(id)): it is left out.")
            return nil
        }
        return Side(item: item, attribute: attribute)
    }

    /// The guides of bars from before safe areas: the inner edge is the safe area's.
    private func barGuide(_ id: String, _ attribute: NSLayoutConstraint.Attribute) -> Side? {
        guard let node = file.nodes[id], node.kind == "viewControllerLayoutGuide",
            let view = (owner as? UIViewController)?.viewIfLoaded ?? object(file.scenes[id]?.rootViewID) as? UIView
        else { return nil }
        let isTop = node["type"] == "top"
        let inner: NSLayoutConstraint.Attribute = isTop ? .bottom : .top
        if attribute == inner { return Side(item: view.safeAreaLayoutGuide, attribute: isTop ? .top : .bottom) }
        return Side(item: view, attribute: isTop ? .top : .bottom)
    }

    /// `0.5`, `2:1`, or 1 where nothing is written.
    private func factor(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        if let factor = Double(text) { return CGFloat(factor) }
        let parts = text.split(separator: ":").compactMap { Double($0) }.map { CGFloat($0) }
        return parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
    }
}

extension InterfaceNode {
    /// Of a scene, the identifier of its controller's view.
    fileprivate var rootViewID: String? { all.first { $0.key == "view" }?.id }
}
