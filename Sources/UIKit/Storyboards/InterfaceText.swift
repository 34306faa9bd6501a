import CoreGraphics

/// Reads texts in pieces with looks of their own.
@MainActor
struct InterfaceText {
    private let instance: InterfaceInstance

    init(_ instance: InterfaceInstance) {
        self.instance = instance
    }

    /// The text that is written under a key; pieces without a font get the one given.
    func read(_ node: InterfaceNode, _ key: String, _ font: UIFont?) -> NSAttributedString? {
        guard let written = node.child(key: key), written.kind == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for piece in written.children where piece.kind == "fragment" {
            text.append(
                NSAttributedString(
                    string: piece.string("content") ?? "", attributes: looks(piece.child("attributes"), font)))
        }
        return text
    }

    private func looks(_ node: InterfaceNode?, _ font: UIFont?) -> [NSAttributedString.Key: Any] {
        var looks: [NSAttributedString.Key: Any] = [:]
        if let font = node?.font("NSFont") ?? font { looks[.font] = font }
        guard let node else { return looks }
        for (name, key) in Self.colors { if let color = instance.color(node, name) { looks[key] = color } }
        for (name, key) in Self.numbers {
            guard let text = node.child(key: name)?["value"], let number = Double(text) else { continue }
            looks[key] = Int(text).map { NSNumber(value: $0) } ?? NSNumber(value: number)
        }
        if let link = node.child(key: "NSLink") { looks[.link] = address(link) }
        if let shadow = node.child(key: "NSShadow") { looks[.shadow] = self.shadow(shadow) }
        if let style = node.child(key: "NSParagraphStyle") { looks[.paragraphStyle] = paragraph(style) }
        return looks
    }

    private func address(_ node: InterfaceNode) -> Any? {
        let text = node["string"] ?? node["value"] ?? node.text
        return text.flatMap { URL(string: $0) } ?? text
    }

    private func shadow(_ node: InterfaceNode) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = node.number("blurRadius") ?? 0
        if let offset = node.size("offset") { shadow.shadowOffset = offset }
        if let color = instance.color(node, "color") { shadow.shadowColor = color }
        return shadow
    }

    private func paragraph(_ node: InterfaceNode) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let place: NSTextAlignment = node.choice("alignment") { style.alignment = place }
        if let mode = Self.lineBreaks[node["lineBreakMode"] ?? ""] { style.lineBreakMode = mode }
        if let direction: NSWritingDirection = node.choice("baseWritingDirection") {
            style.baseWritingDirection = direction
        }
        for (name, path) in Self.lengths { if let length = node.number(name) { style[keyPath: path] = length } }
        if let factor = node.number("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
        if let isOn = node.flag("allowsDefaultTighteningForTruncation") {
            style.allowsDefaultTighteningForTruncation = isOn
        }
        return style
    }

    private static let colors: [(String, NSAttributedString.Key)] = [
        ("NSColor", .foregroundColor), ("NSBackgroundColor", .backgroundColor), ("NSStrokeColor", .strokeColor),
        ("NSUnderlineColor", .underlineColor), ("NSStrikethroughColor", .strikethroughColor),
    ]
    private static let numbers: [(String, NSAttributedString.Key)] = [
        ("NSKern", .kern), ("NSUnderline", .underlineStyle), ("NSStrikethrough", .strikethroughStyle),
        ("NSStrokeWidth", .strokeWidth), ("NSBaselineOffset", .baselineOffset), ("NSLigature", .ligature),
        ("NSObliqueness", .obliqueness), ("NSExpansion", .expansion),
    ]
    private static let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
        ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
        ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("firstLineHeadIndent", \.firstLineHeadIndent),
        ("headIndent", \.headIndent), ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
        ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
        ("defaultTabInterval", \.defaultTabInterval),
    ]
    private static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}
