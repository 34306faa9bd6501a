import CoreGraphics
import QuartzCore
import UIFoundation

/// Draws edited text, the selection behind it and the blinking caret.
@MainActor
final class TextCanvas: UIView {
    weak var editor: TextEditor?
    private let caret = CALayer()
    private var made: (width: CGFloat, scale: CGFloat, layout: TextLayout)?
    /// Whether the delegate of a layout manager was told of what is laid out now.
    var isLayoutTold = false
    /// How large the text is drawn, where it has to fit.
    var textScale: CGFloat = 1 { didSet { if textScale != oldValue { textDidChange() } } }
    /// Looks of links, on top of the text's own.
    var linkAttributes: [NSAttributedString.Key: Any] = [:] { didSet { textDidChange() } }
    /// Links that were found in the text.
    var detected: [(range: NSRange, url: URL)] = [] {
        didSet { if !detected.isEmpty || !oldValue.isEmpty { textDidChange() } }
    }
    /// Lays text out in place of the canvas, in areas that are no rectangles.
    var arrange: (([TextRun], CGFloat, Limits) -> TextLayout)?
    /// What limits the text beyond its width.
    var limits = Limits() { didSet { if limits != oldValue { textDidChange() } } }
    /// Shown in place of the text's characters.
    var isSecure = false { didSet { textDidChange() } }
    /// How the text looks where it says nothing.
    var defaults = Defaults() { didSet { textDidChange() } }
    /// Whether caret and selection are shown.
    var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            updateCaret()
            editor?.handles.update()
            // The selection is drawn with the text.
            setNeedsDisplay()
        }
    }

    /// A caret that a finger holds does not blink.
    var isCaretHeld = false { didSet { if isCaretHeld != oldValue { updateCaret() } } }

    struct Defaults {
        var font = UIFont.systemFont(ofSize: 17)
        var color = UIColor.label
        var paragraph: NSParagraphStyle = .default
    }

    struct Limits: Equatable {
        /// 0 is no limit.
        var lines = 0
        var height = CGFloat.infinity
        /// How the last line ends when there is more text.
        var lineBreak = NSLineBreakMode.byWordWrapping
    }

    private static let caretWidth: CGFloat = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        isOpaque = false
        caret.isHidden = true
        caret.allowsEdgeAntialiasing = true
        layer.addSublayer(caret)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func textDidChange() {
        made = nil
        selectionDidChange()
    }

    /// The text is the same.
    func selectionDidChange() {
        setNeedsDisplay()
        updateCaret()
        editor?.handles.update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateCaret()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        textDidChange()
    }

    override var colorsInUse: [UIColor] { super.colorsInUse + [defaults.color] }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        textDidChange()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateCaret()
        setNeedsDisplay()
    }

    // MARK: Layout

    /// The text laid out in the canvas's width; in one line when the editor has only one.
    var textLayout: TextLayout { textLayout(width: editor?.isSingleLine == false ? bounds.width : .infinity) }

    func textLayout(width: CGFloat) -> TextLayout { textLayout(width: width, scale: textScale) }

    func textLayout(width: CGFloat, scale: CGFloat) -> TextLayout {
        if let made, made.width == width, made.scale == scale { return made.layout }
        var layout = TextLayout([])
        traitCollection.performAsCurrent {
            let runs = runs(scale: scale, lineBreak: limits.lineBreak)
            layout =
                arrange?(runs, width, limits)
                ?? TextLayout(runs, width: width, height: limits.height, maximumLines: limits.lines)
        }
        made = (width, scale, layout)
        isLayoutTold = false
        return layout
    }

    /// - Parameter lineBreak: how lines end of paragraphs that say nothing of it.
    func runs(scale: CGFloat, lineBreak: NSLineBreakMode) -> [TextRun] {
        let own = isSecure ? masked : editor?.text.storage ?? NSAttributedString(string: "")
        let text = withMarkedStyle(own).withLinks(detected).withLinks(looking: linkAttributes)
        var runs = text.textRuns(font: defaults.font, color: defaults.color, paragraphStyle: defaults.paragraph)
        if scale != 1 { runs = runs.map { $0.scaled(by: scale) } }
        guard lineBreak != .byWordWrapping else { return runs }
        for index in runs.indices where !runs[index].paragraph.truncates {
            runs[index].paragraph.lineBreak = lineBreak.layoutLineBreak
        }
        return runs
    }

    private func withMarkedStyle(_ own: NSAttributedString) -> NSAttributedString {
        guard let style = editor?.markedStyle, let marked = editor?.text.marked else { return own }
        let styled = NSMutableAttributedString(attributedString: own)
        styled.addAttributes(style, range: NSRange(marked))
        return styled
    }

    /// A dot for each UTF-16 unit, so that positions stay the same.
    private var masked: NSAttributedString {
        NSAttributedString(
            string: String(repeating: "•", count: editor?.text.length ?? 0),
            attributes: [.font: defaults.font, .foregroundColor: defaults.color])
    }

    /// Whether a line is cut where it has no room: a field's, while it is not edited.
    var cutsLine: Bool { !isActive && editor?.isSingleLine == true }

    /// Where the caret before a position stands.
    func caretRect(at position: Int) -> CGRect {
        var rect = textLayout.caret(at: position)
        // A line that is cut goes on behind its end.
        let room = cutsLine ? max(bounds.width, textLayout.size.width + Self.caretWidth) : bounds.width
        rect.origin.x = min(max(rect.minX - Self.caretWidth / 2, 0), max(room - Self.caretWidth, 0))
        rect.size.width = Self.caretWidth
        return rect
    }

    /// Where the selection's bar at one of its ends stands, as wide as a caret: before its first character, behind its last, which
    /// may end a line.
    func edgeRect(at position: Int, isStart: Bool) -> CGRect {
        let place = place(at: position, isStart: isStart), caret = caretRect(at: position)
        guard place.minY < caret.minY else { return caret }
        return CGRect(
            x: min(place.maxX, bounds.width) - Self.caretWidth / 2, y: place.minY, width: Self.caretWidth,
            height: place.height)
    }

    private func boxBefore(_ position: Int) -> CGRect? {
        guard let editor else { return nil }
        return textLayout.boxes(of: editor.text.position(position, movedBy: -1)..<position, gaps: true).last
    }

    /// The character under a point; nil beside the text.
    func character(inside point: CGPoint) -> Int? { textLayout.character(inside: point) }

    func position(at point: CGPoint) -> Int { textLayout.position(at: point)?.caret ?? 0 }

    func boxes(of range: Range<Int>) -> [CGRect] { textLayout.boxes(of: range) }

    /// Where a selection begins or ends, as high as its line and without width: before its first character, behind its last.
    func place(at position: Int, isStart: Bool) -> CGRect {
        let caret = textLayout.caret(at: position)
        guard !isStart, let last = boxBefore(position), caret.minY > last.minY else { return caret }
        return CGRect(x: last.maxX, y: last.minY, width: 0, height: last.height)
    }

    /// What lies behind selected text. Lines that it goes on from reach to an edge, and each area down to the next one.
    func selectionAreas(of range: Range<Int>, to edge: CGFloat) -> [CGRect] {
        let layout = textLayout
        let rows = layout.lines.indices.filter { row in
            let line = layout.lines[row].range
            return line.overlaps(range) || range.contains(line.upperBound) && range.upperBound > line.upperBound
        }
        return rows.flatMap { row -> [CGRect] in
            let line = layout.lines[row]
            var boxes = layout.boxes(of: range.clamped(to: line.range), gaps: true)
            if boxes.isEmpty {
                boxes = [
                    CGRect(x: line.frame.maxX, y: line.frame.minY, width: 0, height: line.frame.height + line.gap)
                ]
            }
            let top = row == rows.first ? line.frame.minY : self.top(ofRow: row, in: layout)
            let bottom = row == rows.last ? line.frame.maxY + line.gap : self.top(ofRow: row + 1, in: layout)
            for index in boxes.indices { (boxes[index].origin.y, boxes[index].size.height) = (top, bottom - top) }
            guard range.upperBound > line.range.upperBound, editor?.isSingleLine == false else { return boxes }
            if line.isRightToLeft {
                boxes[0] = boxes[0].union(CGRect(x: 0, y: top, width: 0, height: bottom - top))
            } else {
                let last = boxes.count - 1
                boxes[last].size.width = max(boxes[last].width, edge - boxes[last].minX)
            }
            return boxes
        }
    }

    /// Where a line's own room begins, with the space before its paragraph.
    private func top(ofRow row: Int, in layout: TextLayout) -> CGFloat {
        let line = layout.lines[row]
        guard let text = editor?.text, line.range.lowerBound < text.length,
            text.paragraph(at: line.range.lowerBound).lowerBound == line.range.lowerBound,
            let style = text.storage.attribute(.paragraphStyle, at: line.range.lowerBound, effectiveRange: nil)
                as? NSParagraphStyle
        else { return line.frame.minY }
        return line.frame.minY - style.paragraphSpacingBefore
    }

    /// The position on a line above or below that stands under the same point.
    func position(below position: Int, lines: Int) -> Int {
        let rect = textLayout.caret(at: position)
        let y = lines < 0 ? rect.minY - 1 : rect.maxY + 1
        if y < 0 { return 0 }
        if y > textLayout.size.height { return editor?.text.length ?? 0 }
        return self.position(at: CGPoint(x: rect.minX, y: y))
    }

    /// The line that a position is on, without its line break.
    func lineRange(at position: Int) -> Range<Int> {
        textLayout.lines.last { $0.range.lowerBound <= position }?.range ?? 0..<0
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let text = editor?.text else { return }
        if isActive, !text.selection.isEmpty {
            tintColor.withAlphaComponent(0.25).setFill()
            for box in selectionAreas(of: text.selection, to: bounds.width) { context.fill(box) }
        }
        drawTextOrLetFieldDraw()
        if let marked = text.marked, editor?.markedStyle == nil {
            tintColor.setFill()
            for box in textLayout.boxes(of: marked) {
                context.fill(CGRect(x: box.minX, y: box.maxY - 1, width: box.width, height: 1))
            }
        }
    }

    /// Places the caret and begins its blinking anew: half a second on, half a second off.
    private func updateCaret() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        guard isActive, let text = editor?.text, text.selection.isEmpty else {
            caret.isHidden = true
            caret.removeAllAnimations()
            return
        }
        caret.isHidden = false
        caret.backgroundColor = tintColor.resolvedColor(with: traitCollection).cgColor
        caret.cornerRadius = Self.caretWidth / 2
        caret.frame = caretRect(at: text.selection.lowerBound)
        guard !isCaretHeld else { return caret.removeAllAnimations() }
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 0]
        blink.keyTimes = [0, 0.5, 1]
        blink.calculationMode = .discrete
        blink.duration = 1
        blink.repeatCount = .infinity
        caret.add(blink, forKey: "blink")
    }
}
