import CoreGraphics

/// Everything that decides how a label's text looks.
struct LabelContent: Equatable {
    var plain: String?
    private var attributedContent = AttributedContent()
    var attributed: NSAttributedString? {
        get { attributedContent.text }
        set { attributedContent.text = newValue }
    }
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var preferredWidth: CGFloat = 0
    var shadowOffset = CGSize(width: 0, height: -1)
    var shadowColor: UIColor?
    var isHighlighted = false
    var highlightedColor: UIColor?
    var isEnabled = true
    var shrinks = false
    /// Whether what has no room is an ellipsis.
    var truncates: Bool { lineBreakMode.layoutLineBreak.truncates }
    var minimumScale: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// The looks of the first character become the label's. What other characters leave open stays as the label had it before.
    mutating func setAttributed(_ text: NSAttributedString?) {
        plain = nil
        guard let text, text.length > 0 else {
            attributed = text.map { NSAttributedString(attributedString: $0) }
            return
        }
        let first = text.attributes(at: 0, effectiveRange: nil)
        attributed = text.filled(
            with: [.font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle], like: first)
        if let first = first[.font] as? UIFont { font = first }
        if let first = first[.foregroundColor] as? UIColor { color = first }
        if let first = first[.paragraphStyle] as? NSParagraphStyle {
            alignment = first.alignment
            lineBreakMode = first.lineBreakMode
        }
    }

    mutating func setFont(_ newFont: UIFont) {
        font = newFont
        change(.font, to: newFont)
    }

    mutating func setColor(_ newColor: UIColor) {
        color = newColor
        change(.foregroundColor, to: newColor)
    }

    mutating func setAlignment(_ newAlignment: NSTextAlignment) {
        alignment = newAlignment
        changeParagraphs { $0.alignment = newAlignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        changeParagraphs { $0.lineBreakMode = mode }
    }

    /// Set on the label, a value replaces what an attributed text says.
    private mutating func change(_ key: NSAttributedString.Key, to value: Any) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttributes([key: value], range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
    }

    private mutating func changeParagraphs(_ edit: (NSMutableParagraphStyle) -> Void) {
        guard let attributed, attributed.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        var position = 0
        while position < attributed.length {
            var range = NSRange()
            let old = attributed.attribute(.paragraphStyle, at: position, effectiveRange: &range) as? NSParagraphStyle
            if let style = (old ?? paragraphStyle).mutableCopy() as? NSMutableParagraphStyle {
                edit(style)
                changed.addAttributes([.paragraphStyle: style], range: range)
            }
            position = max(range.location + range.length, position + 1)
        }
        self.attributed = changed
    }

    /// For text that names none.
    var paragraphStyle: NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return style
    }

    /// The plain text as `attributedText` tells it.
    var plainAttributed: NSAttributedString? {
        plain.map {
            NSAttributedString(
                string: $0,
                attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle])
        }
    }

    /// The text for a layout, colours resolved with the current traits.
    ///
    /// - Parameter isMirrored: natural alignment is to the right then, else to the left, whatever the text's own direction.
    func runs(isMirrored: Bool) -> [TextRun] {
        let paragraphStyle = paragraphStyle
        if alignment == .natural { paragraphStyle.alignment = isMirrored ? .right : .left }
        let shown = isHighlighted ? highlightedColor ?? color : color
        // Plain text needs no attributed string; Foundation's on Linux never give back all their memory.
        var runs =
            attributed?.textRuns(font: font, color: shown, paragraphStyle: paragraphStyle)
            ?? [plainRun(shown, paragraphStyle)]
        let spelling = LabelSpelling.current
        for i in runs.indices {
            if let spelling { runs[i].text = spelling(runs[i].text) }
            if runs[i].paragraph.alignment == .natural { runs[i].paragraph.alignment = isMirrored ? .right : .left }
            if isHighlighted, let highlightedColor { runs[i].attributes.fill(with: highlightedColor.cgColor) }
            if !isEnabled { runs[i].attributes.color.alpha *= Self.disabledAlpha }
            if let shadowColor, runs[i].attributes.shadow == nil {
                runs[i].attributes.shadow = .init(offset: shadowOffset, blur: 0, color: shadowColor.cgColor.rgba)
            }
        }
        return runs
    }

    private func plainRun(_ color: UIColor, _ paragraphStyle: NSParagraphStyle) -> TextRun {
        var attributes = TextAttributes(font: font.font)
        attributes.fill(with: color.cgColor)
        return TextRun(plain ?? "", attributes, paragraph: paragraphStyle.layoutStyle)
    }

    /// How strongly disabled text shows.
    private static let disabledAlpha: Float = 0.4

    var isEmpty: Bool { attributed.map { $0.length == 0 } ?? (plain ?? "").isEmpty }
}

/// A layout and the room it was made for.
struct LabelLayout {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var layout: TextLayout
    /// By how much the text was shrunk.
    var scale: CGFloat
    /// Whether it might be shrunk.
    var shrinks: Bool
    /// The spelling it was made with.
    var spelling: Int

    /// Whether text laid out for another height would be the same: there was more room, and no line of it is needed.
    func holds(height other: CGFloat) -> Bool {
        height == other
            || scale == 1 && height > other && !layout.isTruncated && layout.size.height <= other + 0.001
    }
}

extension UILabel: WrappingText {
    var mayWrapText: Bool { wrapsContent }
}
