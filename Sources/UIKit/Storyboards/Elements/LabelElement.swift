import CoreGraphics

/// What an element says of a label.
@MainActor
struct LabelElement {
    let font: InterfaceNode?
    let color: InterfaceNode?
    let highlightedColor: InterfaceNode?
    let shadowColor: InterfaceNode?
    let shadowOffset: CGSize?
    let alignment: NSTextAlignment?
    let lineBreakMode: NSLineBreakMode?
    let numberOfLines: Int?
    let shrinks: Bool?
    let minimumScale: CGFloat?
    let followsTextSize: Bool?
    /// Points; nil where lines break by the label's own width.
    let preferredWidth: CGFloat?
    let isStyled: Bool

    init(_ node: InterfaceNode) {
        font = node.child(key: "fontDescription")
        color = node.child(key: "textColor")
        highlightedColor = node.child(key: "highlightedColor")
        shadowColor = node.child(key: "shadowColor")
        shadowOffset = node.size("shadowOffset")
        alignment = node.choice("textAlignment")
        lineBreakMode = node["lineBreakMode"].flatMap { Self.lineBreaks[$0] }
        numberOfLines = node.integer("numberOfLines")
        shrinks = node.flag("adjustsFontSizeToFit")
        minimumScale = node.number("minimumScaleFactor")
        followsTextSize = node.flag("adjustsFontForContentSizeCategory")
        preferredWidth = node.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
        isStyled = node.child(key: "attributedText") != nil
    }

    static let lineBreaks: [String: NSLineBreakMode] = [
        "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "headTruncation": .byTruncatingHead, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping,
        "clip": .byClipping,
    ]
}
