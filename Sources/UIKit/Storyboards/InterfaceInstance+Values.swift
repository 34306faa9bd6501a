import CoreGraphics

extension InterfaceNode {
    func rect(_ key: String) -> CGRect? {
        guard let node = child(key: key) else { return nil }
        return CGRect(
            x: node.number("x") ?? 0, y: node.number("y") ?? 0, width: node.number("width") ?? 0,
            height: node.number("height") ?? 0)
    }

    func size(_ key: String) -> CGSize? {
        child(key: key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }

    func insets(_ key: String) -> UIEdgeInsets? {
        child(key: key).map { node in
            UIEdgeInsets(
                top: node.number("minY") ?? node.number("top") ?? 0,
                left: node.number("minX") ?? node.number("left") ?? 0,
                bottom: node.number("maxY") ?? node.number("bottom") ?? 0,
                right: node.number("maxX") ?? node.number("right") ?? 0)
        }
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        child(key: key).map { node in
            NSDirectionalEdgeInsets(
                top: node.number("top") ?? 0, leading: node.number("leading") ?? 0,
                bottom: node.number("bottom") ?? 0, trailing: node.number("trailing") ?? 0)
        }
    }

    func font(_ key: String) -> UIFont? { child(key: key)?.font }

    /// The font that the element describes. Fonts of the system without a style are the same each time.
    var font: UIFont? {
        if let known = reading as? UIFont { return known }
        if let style = self["style"] {
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = number("pointSize") ?? number("size") ?? UIFont.systemFontSize
        if let name = self["name"] { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
        let font = systemFont(size)
        reading = font
        return font
    }

    private func systemFont(_ size: CGFloat) -> UIFont {
        switch self["type"] {
        case "boldSystem": .boldSystemFont(ofSize: size)
        case "italicSystem": .italicSystemFont(ofSize: size)
        default: .systemFont(ofSize: size, weight: Self.weights[self["weight"] ?? ""] ?? .regular)
        }
    }

    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension InterfaceInstance {
    func color(_ node: InterfaceNode, _ key: String) -> UIColor? { node.child(key: key).flatMap { color($0) } }

    func color(_ node: InterfaceNode) -> UIColor? {
        // Xcode 11 wrote today's colour beside that of older systems.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap { node[$0] }
        if let name = names.first {
            if let known = names.lazy.compactMap(SystemColors.color).first { return known }
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
        file.root.child("resources")?.children.first { $0.kind == kind && $0["name"] == name }?.child("color")
    }

    /// The image that an attribute names, of the catalogue that is written beside it.
    func image(_ node: InterfaceNode, _ name: String = "image", catalog: String = "catalog") -> UIImage? {
        guard let written = node[name] else { return nil }
        if let found = node[catalog] == "system" ? UIImage(systemName: written) : UIImage(named: written) {
            return found
        }
        file.report(node, "There is no image \"\(written)\".")
        return nil
    }

    /// A value of a user-defined attribute.
    func userValue(_ node: InterfaceNode) -> Any? {
        switch node["type"] {
        case "boolean": return node.flag("value") ?? false
        case "number":
            let inner = node.child(key: "value")
            return (inner?["value"] ?? node["value"]).flatMap { Double($0) }
        case "string": return node.string("value") ?? ""
        case "color": return color(node, "value")
        case "point": return node.child(key: "value").map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "size": return node.size("value")
        case "rect": return node.rect("value")
        case "image": return image(node, "value")
        default: return nil
        }
    }
}
