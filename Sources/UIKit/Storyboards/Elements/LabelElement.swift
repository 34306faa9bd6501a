import CoreGraphics

/// What an element says of a label.
@MainActor
final class LabelElement {
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
    /// Points, in files from before scales.
    let minimumSize: CGFloat?
    let followsTextSize: Bool?
    /// Points; nil where lines break by the label's own width.
    let preferredWidth: CGFloat?
    let isStyled: Bool
    let baselineAdjustment: UIBaselineAdjustment?
    let isEnabled: Bool?
    let isHighlighted: Bool?
    /// Whether letters may move closer together where there is too little room.
    let tightens: Bool?

    init(_ node: InterfaceNode) {
        font = node.child(key: "fontDescription")
        color = node.colorElement("textColor")
        highlightedColor = node.colorElement("highlightedColor")
        shadowColor = node.colorElement("shadowColor")
        shadowOffset = node.size("shadowOffset")
        alignment = node.choice("textAlignment")
        lineBreakMode = node["lineBreakMode"].flatMap { Self.lineBreaks[$0] }
        numberOfLines = node.integer("numberOfLines")
        // A least size says that the text shrinks, of which nothing else is written then.
        let least = node.number("minimumFontSize"), scale = node.number("minimumScaleFactor")
        shrinks = node.flag("adjustsFontSizeToFit") ?? (least != nil || scale != nil)
        minimumScale = scale
        minimumSize = least
        followsTextSize = node.flag("adjustsFontForContentSizeCategory")
        preferredWidth = node.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
        isStyled = node.child(key: "attributedText") != nil
        baselineAdjustment = node.choice("baselineAdjustment")
        isEnabled = node.flag("enabled")
        isHighlighted = node.flag("highlighted")
        tightens = node.flag("adjustsLetterSpacingToFitWidth")
    }

    static let lineBreaks: [String: NSLineBreakMode] = [
        "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "headTruncation": .byTruncatingHead, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping,
        "clip": .byClipping,
    ]
}
