import CoreGraphics

extension NSAttributedString {
    /// The text as runs for a layout. Colours are resolved with the current traits.
    ///
    /// - Parameters: what holds where the text names no font, colour or paragraph style.
    func textRuns(
        font: UIFont = .systemFont(ofSize: 12), color: UIColor = .black, paragraphStyle: NSParagraphStyle = .default
    ) -> [TextRun] {
        guard length > 0 else {
            return [TextRun("", TextAttributes(font: font.font), paragraph: paragraphStyle.layoutStyle)]
        }
        let text = string as NSString
        var runs: [TextRun] = []
        var position = 0
        while position < length {
            var range = NSRange()
            let values = attributes(at: position, effectiveRange: &range)
            let style = (values[.paragraphStyle] as? NSParagraphStyle) ?? paragraphStyle
            runs.append(
                TextRun(
                    text.substring(with: range), TextAttributes(values, font: font, color: color),
                    paragraph: style.layoutStyle))
            position = max(range.location + range.length, position + 1)
        }
        return runs
    }
}

extension TextAttributes {
    init(_ values: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
        let foreground = values[.foregroundColor] as? UIColor ?? color
        self.init(font: (values[.font] as? UIFont ?? font).font)
        self.color = foreground.cgColor.rgba
        background = (values[.backgroundColor] as? UIColor)?.cgColor.rgba
        kern = number(values[.tracking]) ?? number(values[.kern]) ?? 0
        usesLigatures = number(values[.ligature]) != 0
        underline = Decoration(style: values[.underlineStyle], color: values[.underlineColor])
        strikethrough = Decoration(style: values[.strikethroughStyle], color: values[.strikethroughColor])
        baselineOffset = number(values[.baselineOffset]) ?? 0
        shadow = (values[.shadow] as? NSShadow)?.attributes
        strokeWidth = number(values[.strokeWidth]) ?? 0
        strokeColor = (values[.strokeColor] as? UIColor)?.cgColor.rgba
        attachment = (values[.attachment] as? NSTextAttachment)?.attributes(color: foreground)
    }
}

/// A number however it is boxed.
private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let style as NSUnderlineStyle: CGFloat(style.rawValue)
    default: nil
    }
}

extension TextAttributes.Decoration {
    /// nil for style 0 and for no style.
    fileprivate init?(style value: Any?, color: Any?) {
        guard let raw = number(value), raw != 0 else { return nil }
        let style = Int(raw)
        let pattern: Pattern =
            switch style & 0x0700 {
            case 0x0100: .dot
            case 0x0200: .dash
            case 0x0300: .dashDot
            case 0x0400: .dashDotDot
            default: .solid
            }
        self.init(
            lines: style & 0x0F == 0x09 ? 2 : 1, isThick: style & 0x0F == 0x02, pattern: pattern,
            color: (color as? UIColor)?.cgColor.rgba)
    }
}

extension NSParagraphStyle {
    /// The style for a text layout.
    var layoutStyle: TextParagraphStyle {
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
        style.tabStops = tabStops.map(\.location)
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
    var layoutLineBreak: TextParagraphStyle.LineBreak {
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
