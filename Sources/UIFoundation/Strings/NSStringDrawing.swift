public import CoreGraphics

/// How text is measured and drawn into a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: Int

    /// The value of a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The origin is the top left corner and lines break; without, it is the baseline of one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Without effect: line heights always hold the font's leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Without effect: sizes are those of the layout, not of the ink.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// An ellipsis shows that lines are left out at the bottom of text that wraps.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Asks for and tells about scaling of drawn text.
open class NSStringDrawingContext: NSObject {
    /// How small text that does not fit may become, as a part of its size; 0 leaves it as it is.
    open var minimumScaleFactor: CGFloat = 0
    /// By how much text was shrunk when it was last drawn or measured.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The area of the last drawing.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// Points that the text takes, broken only at line breaks.
    public func size() -> CGSize { DrawnText(textRuns()).size }

    /// Draws the text, its top left corner at `point`, broken only at line breaks.
    public func draw(at point: CGPoint) { DrawnText(textRuns()).draw(at: point) }

    /// Draws the text into a rectangle; lines that do not fit are left out.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text into a rectangle, or on its baseline; see the options.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        DrawnText(textRuns()).draw(with: rect, options, context)
    }

    /// The rectangle that the text takes at most in `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnText(textRuns()).boundingRect(with: size, options, context)
    }
}

/// Text that is measured and drawn, of a string or of an attributed one.
private struct DrawnText {
    let runs: [TextRun]

    init(_ runs: [TextRun]) {
        self.runs = runs
    }

    /// A string's needs no attributed one.
    init(_ text: NSString, _ attributes: [NSAttributedString.Key: Any]?) {
        runs = [
            TextRun(
                text as String, attributes ?? [:], font: UIFont.ofPlainText.font,
                color: UIColor.black.cgColor, paragraph: NSParagraphStyle.default.layoutStyle)
        ]
    }

    var size: CGSize { TextLayout(runs).size }

    func draw(at point: CGPoint) { draw(TextLayout(runs), at: point) }

    func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        let layout = layout(in: rect.size, options, context)
        let origin =
            options.contains(.usesLineFragmentOrigin)
            ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - (layout.lines.first?.baseline ?? 0))
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
        let isClipped = options.contains(.usesLineFragmentOrigin) && runs.contains { $0.paragraph.lineBreak == .clip }
        draw(layout, at: origin, width: isClipped && rect.width > 0 ? rect.width : nil)
    }

    func boundingRect(
        with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = layout(in: size, options, context)
        let below = (layout.lines.first).map { $0.baseline - $0.frame.maxY } ?? 0
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : below
        var box = CGRect(origin: CGPoint(x: 0, y: top), size: layout.usedSize)
        // A line that is clipped goes on beyond the width, and takes no more than that.
        let isClipped = options.contains(.usesLineFragmentOrigin) && runs.contains { $0.paragraph.lineBreak == .clip }
        if isClipped, size.width > 0 { box.size.width = min(box.width, size.width) }
        context?.totalBounds = box
        return box
    }

    private func layout(
        in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> TextLayout {
        guard options.contains(.usesLineFragmentOrigin) else { return TextLayout(runs, maximumLines: 1) }
        var runs = runs
        if !options.contains(.usesFontLeading) {
            for i in runs.indices { runs[i].attributes.font.lineGap = 0 }
        }
        // Text that clips or truncates lines by itself has one for each paragraph; the option is for text that wraps.
        let wraps = runs.allSatisfy(\.paragraph.wraps)
        if wraps, options.contains(.truncatesLastVisibleLine) {
            for i in runs.indices { runs[i].paragraph.lineBreak = .truncateTail }
        }
        let height = size.height > 0 ? size.height : .infinity
        let text = ShrinkingText(
            runs: runs, width: size.width > 0 ? size.width : .infinity, height: height, wrapsTruncated: wraps)
        let least = context?.minimumScaleFactor ?? 0
        let (layout, scale) = text.fitted(minimumScale: least > 0 ? least : 1)
        context?.actualScaleFactor = scale
        return layout
    }

    /// - Parameter width: beyond which nothing is drawn; nil for no limit.
    private func draw(_ layout: TextLayout, at point: CGPoint, width: CGFloat? = nil) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard let width, layout.size.width > width else { return layout.draw(in: context, at: point) }
        context.saveGState()
        let visible = context.boundingBoxOfClipPath
        context.clip(to: CGRect(x: point.x, y: visible.minY, width: width, height: visible.height))
        layout.draw(in: context, at: point)
        context.restoreGState()
    }
}

extension NSString {
    /// Points that the text takes, broken only at line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnText(self, attrs).size
    }

    /// Draws the text, its top left corner at `point`, broken only at line breaks.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attrs).draw(at: point)
    }

    /// Draws the text into a rectangle; lines that do not fit are left out.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attrs).draw(with: rect, .usesLineFragmentOrigin, nil)
    }

    /// Draws the text into a rectangle, or on its baseline; see the options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        DrawnText(self, attributes).draw(with: rect, options, context)
    }

    /// The rectangle that the text takes at most in `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnText(self, attributes).boundingRect(with: size, options, context)
    }
}

extension String {
    /// Points that the text takes, broken only at line breaks.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    /// Draws the text, its top left corner at `point`, broken only at line breaks.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into a rectangle; lines that do not fit are left out.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text into a rectangle, or on its baseline; see the options.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The rectangle that the text takes at most in `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
