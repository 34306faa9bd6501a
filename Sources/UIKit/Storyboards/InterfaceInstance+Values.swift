import CoreGraphics

extension InterfaceInstance {
    func color(_ node: InterfaceNode, _ key: String) -> UIColor? { node.colorElement(key).flatMap { color($0) } }

    func color(_ node: InterfaceNode) -> UIColor? {
        // Xcode 11 wrote today's colour beside that of older systems.
        let now = node["systemColor"], since11 = node["xcode11CocoaTouchSystemColor"]
        let before = node["cocoaTouchSystemColor"]
        if let name = now ?? since11 ?? before {
            let known = now.flatMap(SystemColors.color) ?? since11.flatMap(SystemColors.color)
            if let known = known ?? before.flatMap(SystemColors.color) { return known }
            if let kept = stored("systemColor", name).flatMap({ color($0) }) { return kept }
            file.report(node, "The system colour \(name) is not known.")
            return nil
        }
        if let name = node["name"] { return UIColor(named: name) ?? stored("namedColor", name).flatMap { color($0) } }
        let alpha = node.number("alpha") ?? 1
        if let white = node.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = node.number("red"), let green = node.number("green"), let blue = node.number("blue") else {
            return nil
        }
        let isWide = node["customColorSpace"] == "displayP3"
        return isWide
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The copy of a catalogue's colour that the file keeps.
    private func stored(_ kind: String, _ name: String) -> InterfaceNode? {
        file.resources(kind, name).first?.child("color")
    }

    /// The image that an attribute names.
    func image(_ node: InterfaceNode, _ name: String = "image") -> UIImage? {
        guard let written = node[name] else {
            // Newer files have an element for what is said of the image beside its name.
            guard let reference = node.child(key: name), reference.kind == "imageReference" else { return nil }
            return image(reference).map { drawn($0, reference) }
        }
        if let found = file.isSystemImage(written, of: node) ? UIImage(systemName: written) : UIImage(named: written) {
            return found
        }
        file.report(node, "There is no image \"\(written)\".")
        return nil
    }

    private func drawn(_ image: UIImage, _ reference: InterfaceNode) -> UIImage {
        var image = image
        if let scale = InterfaceNode.symbolScales[reference["symbolScale"] ?? ""], image.isSymbolImage {
            image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
        }
        let colors = reference.children(of: "hierarchicalColors").compactMap { color($0) }
        switch reference["renderingMode"] {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        case "hierarchical-single":
            return colors.first.flatMap { image.applyingSymbolConfiguration(.init(hierarchicalColor: $0)) } ?? image
        case "hierarchical", "palette":
            return colors.isEmpty ? image : image.applyingSymbolConfiguration(.init(paletteColors: colors)) ?? image
        case "multicolor": return image.applyingSymbolConfiguration(.preferringMulticolor()) ?? image
        default: return image
        }
    }

    /// A value of a user-defined attribute.
    func userValue(_ node: InterfaceNode) -> Any? {
        switch node["type"] {
        case "boolean": return node.flag("value") ?? false
        case "number":
            let inner = node.child(key: "value")
            return (inner?["value"] ?? node["value"]).flatMap { Double($0) }
        case "string", "localizedString": return node.string("value") ?? ""
        case "range":
            return node.child(key: "value").map {
                NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
            }
        case "color": return color(node, "value")
        case "point": return node.child(key: "value").map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "size": return node.size("value")
        case "rect": return node.rect("value")
        case "image": return image(node, "value")
        default: return nil
        }
    }
}
