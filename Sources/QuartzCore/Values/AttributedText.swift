package import CoreGraphics

// Attributed strings as a text layout understands them. A toolkit's fonts, colours, paragraph styles, shadows and attachments take
// part by these protocols, so that layers and labels read the same string alike.

/// A font as a text layer understands it: a font object of a toolkit.
package protocol LayerFont {
    var layerFont: FontDescription { get }
}

/// A colour as attributed text of a toolkit holds it.
package protocol LayerColor {
    var layerColor: CGColor { get }
}

/// A paragraph style as attributed text of a toolkit holds it.
package protocol LayerParagraphStyle {
    var layoutStyle: TextParagraphStyle { get }
}

/// A shadow as attributed text of a toolkit holds it.
package protocol LayerTextShadow {
    /// nil for one without a colour.
    var layerShadow: TextAttributes.Shadow? { get }
}

/// A picture that stands in attributed text.
package protocol LayerTextAttachment {
    /// - Parameter color: of the text around, for pictures that take it.
    func layerAttachment(color: CGColor) -> TextAttachment
}

extension NSAttributedString {
    /// The text as runs for a layout.
    ///
    /// - Parameters: what holds where the text names no font, colour or paragraph style. The font is asked for only there.
    package func textRuns(
        font: @autoclosure () -> FontDescription, color: CGColor, paragraph: TextParagraphStyle
    ) -> [TextRun] {
        guard length > 0 else { return [TextRun("", [:], font: font(), color: color, paragraph: paragraph)] }
        let text = string as NSString
        var runs: [TextRun] = []
        var position = 0
        while position < length {
            var range = NSRange()
            var values = attributes(at: position, effectiveRange: &range)
            if values.hasPlace {
                range = text.rangeOfComposedCharacterSequence(at: position)
                if text.character(at: position) != attachmentCharacter { values["NSAttachment"] = nil }
            }
            runs.append(
                TextRun(text.substring(with: range), values, font: font(), color: color, paragraph: paragraph))
            position = max(range.location + range.length, position + 1)
        }
        return runs
    }
}

/// Only in place of this one is an attachment shown.
private let attachmentCharacter: unichar = 0xFFFC

extension TextRun {
    /// Text of one look. It needs no attributed string: Foundation's on Linux never give back all their memory.
    package init(
        _ text: String, _ values: [NSAttributedString.Key: Any], font: @autoclosure () -> FontDescription,
        color: CGColor, paragraph: TextParagraphStyle
    ) {
        guard !text.isEmpty else {
            self.init("", TextAttributes(font: font()), paragraph: paragraph)
            return
        }
        let style = values["NSParagraphStyle"] as? any LayerParagraphStyle
        self.init(
            text, TextAttributes(values, font: font(), color: color), paragraph: style?.layoutStyle ?? paragraph)
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate subscript(name: String) -> Any? {
        get { self[NSAttributedString.Key(rawValue: name)] }
        set { self[NSAttributedString.Key(rawValue: name)] = newValue }
    }

    /// Whether something else stands for each of the characters.
    fileprivate var hasPlace: Bool { self["NSAttachment"] != nil || self["CTRunDelegate"] != nil }
}

extension TextAttributes {
    /// How far each level of super- or subscript lies from the last, as a share of the font's size.
    private static let scriptStep: CGFloat = 1 / 3

    fileprivate init(
        _ values: [NSAttributedString.Key: Any], font: @autoclosure () -> FontDescription, color: CGColor
    ) {
        let foreground = layerColor(values["CTForegroundColor"]) ?? layerColor(values["NSColor"]) ?? color
        self.init(font: (values["NSFont"] as? any LayerFont)?.layerFont ?? font())
        if let lean = number(values["NSObliqueness"]), lean > 0 { self.font.isItalic = true }
        if let wider = number(values["NSExpansion"]) { self.font.width += wider }
        fill(with: foreground)
        takesFillOfContext = (number(values["CTForegroundColorFromContext"]) ?? 0) != 0
        background = layerColor(values["NSBackgroundColor"])?.rgba
        let pairs = number(values["NSKern"])
        kern = number(values["CTTracking"]) ?? pairs ?? 0
        usesPairKerning = pairs != 0
        usesLigatures = number(values["NSLigature"]) != 0
        underline = Decoration(style: values["NSUnderline"], color: values["NSUnderlineColor"])
        strikethrough = Decoration(style: values["NSStrikethrough"], color: values["NSStrikethroughColor"])
        baselineOffset = number(values["NSBaselineOffset"]) ?? 0
        if let level = number(values["NSSuperScript"]) { baselineOffset += level * self.font.size * Self.scriptStep }
        shadow = (values["NSShadow"] as? any LayerTextShadow).flatMap(\.layerShadow)
        strokeWidth = number(values["NSStrokeWidth"]) ?? 0
        strokeColor = layerColor(values["NSStrokeColor"])?.rgba
        let place = values["NSAttachment"] ?? values["CTRunDelegate"]
        attachment = (place as? any LayerTextAttachment)?.layerAttachment(color: foreground)
    }
}

private func layerColor(_ value: Any?) -> CGColor? {
    value as? CGColor ?? (value as? any LayerColor)?.layerColor
}

/// A number however it is boxed; an option set counts as its raw value.
private func number(_ value: Any?) -> CGFloat? {
    if let number = Unboxing.number(value) { return CGFloat(number) }
    return ((value as? any RawRepresentable)?.rawValue as? Int).map { CGFloat($0) }
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
            color: layerColor(color)?.rgba)
    }
}
