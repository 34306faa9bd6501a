import CoreGraphics

/// What a constraint's element says, read once for all that is made of it.
@MainActor
final class ConstraintElement {
    /// A side as it is written. Without an item it is the view's that holds the constraint.
    final class Side {
        let item: InterfaceReference?
        /// The attribute's name; nil where none is written.
        let name: String?
        /// Nil for a name that is not known.
        let attribute: NSLayoutConstraint.Attribute?

        init(item: InterfaceReference?, name: String?, attribute: NSLayoutConstraint.Attribute?) {
            self.item = item
            self.name = name
            self.attribute = attribute
        }
    }

    /// Placeholders of the design tool are never made.
    let isPlaceholder: Bool
    let first: Side
    /// Nil where a constraint has one side.
    let second: Side?
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    /// Points.
    let constant: CGFloat
    let priority: UILayoutPriority?
    let identifier: String?
    /// Whether the parts of the view that holds it differ by size class.
    let isVaried: Bool

    init(_ node: InterfaceNode, in file: InterfaceFile) {
        isPlaceholder = node.flag("placeholder") == true
        first = Self.side(node["firstItem"], node["firstAttribute"], file)
        second = node["secondItem"].map { Self.side($0, node["secondAttribute"], file) }
        relation =
            switch node["relation"] {
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            default: .equal
            }
        multiplier = Self.factor(node["multiplier"])
        constant = node.number("constant") ?? (node.flag("symbolic") == true ? 8 : 0)
        priority = node.number("priority").map { UILayoutPriority(Float($0)) }
        identifier = node["identifier"]
        isVaried = node.parent?.parent?.hasVariations ?? false
    }

    private static func side(_ item: String?, _ name: String?, _ file: InterfaceFile) -> Side {
        Side(item: item.map { file.reference($0) }, name: name, attribute: name.flatMap { attributes[$0] })
    }

    /// `0.5`, `2:1`, `1 / 3`, or 1 where nothing is written.
    private static func factor(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let numbers = text.split { ":/".contains($0) }.map { $0.filter { $0 != " " } }
        let parts = numbers.compactMap { Double($0) }.map { CGFloat($0) }
        let factor = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
        return factor.isFinite ? factor : 1
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

extension InterfaceNode {
    /// What the element says of a constraint.
    func constraintElement(in file: InterfaceFile) -> ConstraintElement { read(ConstraintElement(self, in: file)) }
}
