package import CoreGraphics
import QuartzCore

extension NSAttributedString {
    /// The colours that the text names for its letters.
    package var foregroundColors: [UIColor] {
        var colors: [UIColor] = []
        enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: length)) { color, _, _ in
            if let color = color as? UIColor { colors.append(color) }
        }
        return colors
    }

    /// The text as runs for a layout. Colours are resolved with the current traits.
    ///
    /// - Parameters: what holds where the text names no font, colour or paragraph style. The font is asked for only there.
    package func textRuns(
        font: @autoclosure () -> UIFont = .ofPlainText, color: UIColor = .black,
        paragraphStyle: NSParagraphStyle = .default
    ) -> [TextRun] {
        textRuns(font: font().font, color: color.cgColor, paragraph: paragraphStyle.layoutStyle)
    }
}

extension NSShadow: LayerTextShadow {
    package var layerShadow: TextAttributes.Shadow? { attributes }
}

extension NSTextAttachment: LayerTextAttachment {
    package func layerAttachment(color: CGColor) -> TextAttachment {
        // Classes of programs may answer by the line; then the layout asks them.
        type(of: self) == NSTextAttachment.self
            ? attachment(in: .zero, of: nil, at: 0, color: color.rgba)
            : TextAttachment(image: nil, bounds: .zero, fitting: self)
    }
}

extension NSParagraphStyle: LayerParagraphStyle {
    /// The style for a text layout.
    package var layoutStyle: TextParagraphStyle {
        var style = TextParagraphStyle()
        style.alignment = alignment.layoutAlignment
        style.lineBreak = lineBreakMode.layoutLineBreak
        style.direction =
            switch baseWritingDirection {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        style.lineSpacing = lineSpacing
        style.spacing = paragraphSpacing
        style.spacingBefore = paragraphSpacingBefore
        style.firstLineHeadIndent = firstLineHeadIndent
        style.headIndent = headIndent
        style.tailIndent = tailIndent
        style.minimumLineHeight = minimumLineHeight
        style.maximumLineHeight = maximumLineHeight
        style.lineHeightMultiple = lineHeightMultiple
        style.defaultTabInterval = defaultTabInterval > 0 ? defaultTabInterval : 28
        style.tabStops = tabStops.map { .init(location: $0.location, alignment: $0.alignment.layoutAlignment) }
        return style
    }
}

extension NSTextAlignment {
    var layoutAlignment: TextParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    package var layoutLineBreak: TextParagraphStyle.LineBreak {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .charWrap
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }
}
