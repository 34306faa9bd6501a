import CoreGraphics

extension InterfaceNode {
    func rect(_ key: String) -> CGRect? {
        guard let node = child(key: key) else { return nil }
        return CGRect(
            x: node.number("x") ?? 0, y: node.number("y") ?? 0, width: node.number("width") ?? 0,
            height: node.number("height") ?? 0)
    }

    /// The element of a colour; nil also where it says that there is none.
    func colorElement(_ key: String) -> InterfaceNode? { child(key: key).flatMap { $0.kind == "nil" ? nil : $0 } }

    /// Sides that are written one by one.
    var edges: UIRectEdge {
        let all: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return all.reduce(into: []) { if flag($1.0) == true { $0.insert($1.1) } }
    }

    func size(_ key: String) -> CGSize? {
        child(key: key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }

    /// A frame as the distances from the superview's edges, in points or as parts of its size: `minX`, `width="100.00%"`.
    var insetFrame: CGRect? {
        guard let written = child(key: "frameInset") else { return nil }
        var around = parent
        while let node = around, node.rect("frame") == nil, node.child(key: "frameInset") == nil {
            around = node.parent
        }
        let outer = around.flatMap { $0.rect("frame") ?? $0.insetFrame }?.size ?? .zero
        let (x, width) = written.span("minX", "width", "maxX", outer.width)
        let (y, height) = written.span("minY", "height", "maxY", outer.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Start and length of two of start, length and distance from the end.
    private func span(_ start: String, _ length: String, _ end: String, _ whole: CGFloat) -> (CGFloat, CGFloat) {
        func points(_ name: String) -> CGFloat? {
            guard let text = self[name] else { return nil }
            guard text.hasSuffix("%") else { return number(name) }
            return Double(text.dropLast()).map { CGFloat($0) / 100 * whole }
        }
        let last = points(end)
        if let first = points(start) { return (first, points(length) ?? whole - first - (last ?? 0)) }
        guard let size = points(length) else { return (0, whole - (last ?? 0)) }
        return (last.map { whole - $0 - size } ?? 0, size)
    }

    /// A date that is written as seconds since the beginning of 2001.
    func date(_ key: String) -> Date? {
        guard let written = child(key: key) else { return nil }
        return (written.number("timeIntervalSinceReferenceDate")).map {
            Date(timeIntervalSinceReferenceDate: Double($0))
        }
    }

    /// How symbols are to look.
    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        guard let written = child(key: key), written.kind == "preferredSymbolConfiguration" else { return nil }
        return written.symbolConfiguration
    }

    private var symbolConfiguration: UIImage.SymbolConfiguration {
        let scale = Self.symbolScales[self["scale"] ?? ""] ?? .unspecified
        let weight: UIImage.SymbolWeight = choice("weight") ?? .unspecified
        switch self["configurationType"] {
        case "pointSize":
            return UIImage.SymbolConfiguration(pointSize: number("pointSize") ?? 0, weight: weight, scale: scale)
        case "font":
            let font = font("fontDescription") ?? .systemFont(ofSize: UIFont.labelFontSize)
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        default:
            return UIImage.SymbolConfiguration(scale: scale).applying(UIImage.SymbolConfiguration(weight: weight))
        }
    }

    static let symbolScales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    func offset(_ key: String) -> UIOffset? {
        child(key: key).map {
            UIOffset(horizontal: $0.number("horizontal") ?? 0, vertical: $0.number("vertical") ?? 0)
        }
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
        if let style = self["style"] {
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        var size: CGFloat { number("pointSize") ?? number("size") ?? UIFont.systemFontSize }
        if let name = self["name"] { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
        return read(systemFont(size))
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
