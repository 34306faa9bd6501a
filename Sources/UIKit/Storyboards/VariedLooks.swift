import CoreGraphics

/// What of a view's own properties differs by size class, and what it is where the file says nothing of them.
@MainActor
struct VariedLooks {
    private let node: InterfaceNode
    private let instance: InterfaceInstance
    /// Names that at least one variation writes in its tag.
    private let attributes: Set<String>
    /// Names of the elements that at least one variation has.
    private let parts: Set<String>
    private let original: Original

    private struct Original {
        var background: UIColor?
        var text: UIColor?
        var font: UIFont?
        var image: UIImage?
    }

    init(_ view: UIView, _ node: InterfaceNode, _ instance: InterfaceInstance) {
        self.node = node
        // One without objects: the view keeps this, and the other instance the view.
        self.instance = InterfaceInstance(instance.file, of: node)
        let variations = node.children.filter { $0.kind == "variation" }
        attributes = Set(variations.flatMap(\.attributeNames))
        parts = Set(variations.flatMap(\.children).filter { $0.kind != "mask" }.compactMap(\.key)).subtracting(["frame"]
        )
        original = Original(
            background: view.backgroundColor, text: Self.textColor(view), font: Self.font(view),
            image: (view as? UIImageView)?.image)
    }

    /// Gives the view what holds in size classes.
    func apply(to view: UIView, _ traits: UITraitCollection) {
        guard !attributes.isEmpty || !parts.isEmpty else { return }
        let holding = node.variations(in: traits)
        var written: [(name: String, text: String)] = []
        for name in attributes {
            let text = holding.last { $0[name] != nil }?[name] ?? node[name] ?? Self.defaults[name]
            if let text { written.append((name, text)) }
        }
        let resolved = InterfaceNode(kind: node.kind, line: node.line, attributes: written)
        for key in parts {
            let part = holding.lazy.compactMap { $0.child(key: key) }.last ?? node.child(key: key)
            if let part, part.kind != "nil" { resolved.borrow(part) } else { restore(key, of: view) }
        }
        if attributes.contains("image"), resolved["image"] == nil { (view as? UIImageView)?.image = original.image }
        let element = resolved.viewElement
        element.setLooks(of: view, instance)
        element.setBehaviour(of: view)
        KindSetter(instance: instance).set(view, resolved, element)
    }

    /// Puts back what the view had before.
    private func restore(_ key: String, of view: UIView) {
        switch key {
        case "backgroundColor": view.backgroundColor = original.background
        case "tintColor": view.tintColor = nil
        case "textColor":
            (view as? UILabel)?.textColor = original.text
            (view as? UITextField)?.textColor = original.text
            (view as? UITextView)?.textColor = original.text
        case "fontDescription":
            (view as? UILabel)?.font = original.font
            (view as? UITextField)?.font = original.font
            (view as? UITextView)?.font = original.font
            (view as? UIButton)?.titleView.font = original.font
        default: break
        }
    }

    private static func textColor(_ view: UIView) -> UIColor? {
        switch view {
        case let view as UILabel: view.textColor
        case let view as UITextField: view.textColor
        case let view as UITextView: view.textColor
        default: nil
        }
    }

    private static func font(_ view: UIView) -> UIFont? {
        switch view {
        case let view as UILabel: view.font
        case let view as UITextField: view.font
        case let view as UITextView: view.font
        case let view as UIButton: view.titleView.font
        default: nil
        }
    }

    /// What the design tool does not write.
    private static let defaults: [String: String] = [
        "hidden": "NO", "alpha": "1", "axis": "horizontal", "spacing": "0", "alignment": "fill",
        "distribution": "fill", "numberOfLines": "1", "textAlignment": "natural", "clipsSubviews": "NO",
        "userInteractionEnabled": "YES", "enabled": "YES", "contentMode": "scaleToFill",
        "horizontalHuggingPriority": "250", "verticalHuggingPriority": "250",
        "horizontalCompressionResistancePriority": "750", "verticalCompressionResistancePriority": "750",
    ]
}
