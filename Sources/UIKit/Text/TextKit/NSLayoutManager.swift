public import CoreGraphics

/// Lays the text of a storage out in containers, one after the other, and tells where everything stands.
///
/// Each UTF-16 unit counts as a glyph, so that places of glyphs are places of characters. Points are the container's.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// Asked about and told of layout.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// The text; nil before `addLayoutManager(_:)`.
    open internal(set) weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
    /// The areas that the text fills, in their order.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Kept; layout is always contiguous.
    open var allowsNonContiguousLayout = false
    /// Kept; there is none.
    open var hasNonContiguousLayout: Bool { false }
    /// Kept; line heights always hold the font's leading.
    open var usesFontLeading = true
    /// Kept; characters without a look are not shown.
    open var showsInvisibleCharacters = false
    /// Kept; control characters are not shown.
    open var showsControlCharacters = false
    /// Kept; words are broken at soft hyphens alone.
    open var usesDefaultHyphenation = false
    /// Kept, between 0 and 1; words are broken at soft hyphens alone.
    open var hyphenationFactor: CGFloat = 0
    /// Kept; letters are always laid out without rounding.
    open var limitsLayoutForSuspiciousContents = false
    /// What was laid out, container by container; nil when it has to be anew.
    var made: [ContainerLayout]?

    /// One without text and containers.
    public override init() { super.init() }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Containers

    /// Adds an area behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds an area.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        forgetLayout()
    }

    /// Takes an area away.
    open func removeTextContainer(at index: Int) {
        let container = textContainers.remove(at: index)
        if container.layoutManager === self { container.layoutManager = nil }
        forgetLayout()
    }

    func removeTextContainer(_ container: NSTextContainer) {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return }
        removeTextContainer(at: index)
    }

    /// An area is of another size or shape.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        forgetLayout()
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: Changes

    /// Changes of the text, `newCharRange` as it is now.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        forgetLayout()
        for view in textContainers.compactMap(\.textView) {
            view.storageDidChange(range: newCharRange, changeInLength: delta)
        }
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// Has a part laid out anew.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
        forgetLayout()
        for view in textContainers.compactMap(\.textView) { view.textShapeDidChange() }
    }

    /// Has a part laid out anew.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }

    /// Has a part drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for view in textContainers.compactMap(\.textView) { view.redrawText() }
    }

    /// Has a part drawn anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    func forgetLayout() { made = nil }

    /// Lays everything out that is not yet.
    open func ensureLayout(for container: NSTextContainer) { _ = layouts }
    /// Lays everything out that is not yet.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
    /// Lays everything out that is not yet.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
    /// Lays everything out that is not yet.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layouts }
    /// There is nothing to do: glyphs are made with the layout.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// There is nothing to do: glyphs are made with the layout.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    // MARK: Places

    /// How much of the text stands in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        part(of: container).map { NSRange(location: $0.start, length: $0.end - $0.start) } ?? NSRange()
    }

    /// The rectangle that the text takes of a container, with the padding at its sides.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        part(of: container).map { part in
            part.rows.reduce(CGRect.null) { $0.union(part.usedRect($1)) }
        }.map { $0.isNull ? .zero : $0 } ?? .zero
    }

    /// The rectangle of the line that a glyph is on: as wide as the container, and with the space below the line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let (part, row) = row(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = part.range(ofRow: row)
        return part.fragmentRect(row)
    }

    /// The part of a line's rectangle that text takes, with the padding at its sides.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let (part, row) = row(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = part.range(ofRow: row)
        return part.usedRect(row)
    }

    /// Where a glyph begins, on the baseline, from the corner of its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (part, row) = row(at: glyphIndex) else { return .zero }
        let line = part.layout.lines[row], box = part.fragmentRect(row)
        let caret = part.layout.caret(at: min(max(glyphIndex - part.start, 0), line.range.upperBound))
        return CGPoint(x: caret.minX + part.padding - box.minX, y: line.baseline - box.minY)
    }

    /// The rectangle that encloses glyphs.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let boxes = boxes(of: glyphRange, in: container)
        guard boxes.isEmpty else { return boxes.reduce(CGRect.null) { $0.union($1) } }
        guard let (part, row) = row(at: glyphRange.location), part.container === container else { return .zero }
        let caret = part.layout.caret(at: glyphRange.location - part.start)
        let line = part.layout.lines[row].frame
        return CGRect(x: caret.minX + part.padding, y: line.minY, width: 0, height: line.height)
    }

    /// Calls a closure for each line that has some of the glyphs: with its rectangle, the used part of it, the container and the line's
    /// glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for part in layouts {
            for row in part.rows where !stop.boolValue {
                let range = part.range(ofRow: row)
                guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
                block(part.fragmentRect(row), part.usedRect(row), part.container, range, &stop)
            }
        }
    }

    /// Calls a closure for the rectangles, line by line, that enclose glyphs. As a selection they reach to the ends of lines.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for box in boxes(of: glyphRange, in: textContainer) where !stop.boolValue { block(box, &stop) }
    }

    // MARK: Hits

    /// The glyph at or nearest to a point, and how far through it the point lies.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let part = part(of: container) else { return 0 }
        let place = CGPoint(x: point.x - part.padding, y: point.y)
        guard let hit = part.layout.position(at: place) else { return part.start }
        partialFraction?.pointee = part.layout.fraction(of: hit.character, at: place.x)
        return part.start + hit.character
    }

    /// The glyph at or nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// How far through the glyph at or nearest to a point it lies.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The character at or nearest to a point, and how far on the way to the next the point lies.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    /// The glyphs of the lines that touch a rectangle.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let part = part(of: container) else { return NSRange() }
        let rows = part.rows.filter { part.fragmentRect($0).intersects(bounds) }
        guard let first = rows.first, let last = rows.last else { return NSRange() }
        return NSUnionRange(part.range(ofRow: first), part.range(ofRow: last))
    }

    /// The glyphs of the lines that touch a rectangle.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    )
        -> NSRange
    { glyphRange(forBoundingRect: bounds, in: container) }

    // MARK: Drawing

    /// Draws what is behind the text of a part. `origin` is the container's corner.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let wanted = Range(glyphsToShow) else { return }
        for part in layouts {
            let inside = wanted.clamped(to: part.start..<max(part.end, part.start))
            for ground in part.layout.backgrounds(of: part.own(inside)) {
                let boxes = ground.boxes.map { $0.offsetBy(dx: origin.x + part.padding, dy: origin.y) }
                boxes.withUnsafeBufferPointer { boxes in
                    guard let first = boxes.baseAddress else { return }
                    let range = NSRange(location: part.start + ground.range.lowerBound, length: ground.range.count)
                    fillBackgroundRectArray(
                        first, count: boxes.count, forCharacterRange: range, color: UIColor(cgColor: ground.color))
                }
            }
        }
    }

    /// Characters that have no look and take no room, because the delegate said so.
    var hidden = IndexSet()
    /// What the delegate, which is being asked for glyphs, has set.
    var answered: [(character: Int, property: GlyphProperty)] = []

    /// Sets the glyphs of a part; called by the delegate while it is asked for them. A ``GlyphProperty/null`` one has no look and takes no
    /// room. Characters keep the glyphs of their font: others that are set in their place are not drawn.
    open func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) {
        for index in 0..<max(glyphRange.length, 0) { answered.append((charIndexes[index], props[index])) }
    }

    /// Whether a glyph may reach beyond its line. None is kept from it.
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

    /// Fills what is behind a part with a background colour. Overridden for other shapes.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.withSavedState {
            context.setFillColor(color.cgColor)
            for index in 0..<rectCount { context.fill(rectArray[index]) }
        }
    }

    /// Draws the text of a part with its lines and attachments. `origin` is the container's corner.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let wanted = Range(glyphsToShow) else { return }
        for part in layouts {
            let inside = wanted.clamped(to: part.start..<max(part.end, part.start))
            part.layout.drawGlyphs(
                of: part.own(inside), in: context, at: CGPoint(x: origin.x + part.padding, y: origin.y),
                parts: .letters)
            drawLines(in: inside, of: part, at: origin)
        }
    }

    /// Draws the line under a part of one line of text; `drawUnderline` does so.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset(of: glyphRange),
            lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws the line through a part of one line of text; `drawStrikethrough` does so.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
            baselineOffset: baselineOffset(of: glyphRange), lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws the line under a part of one line of text. Overridden for other lines. The offset, points, is that of the baseline above the
    /// line's lower edge; the rectangle is the container's.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { draw(.underlines, of: glyphRange, at: containerOrigin) }

    /// Draws the line through a part of one line of text. Overridden for other lines; what is said of it is as with underlines.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { draw(.strikethroughs, of: glyphRange, at: containerOrigin) }
}

/// Asked about and told of the layout of a text.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Space below a line, points. Asked for the first glyph of each paragraph.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Space below a paragraph, points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Space above a paragraph, points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Asked for the glyphs of each run of one look before it is laid out. The delegate calls
    /// ``NSLayoutManager/setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)`` and answers how many it has set; 0 leaves the usual ones.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int
    /// What a glyph does that the delegate has set as a control character.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction
    /// Where a line is about to stand, the container's points, and how far below the top of its rectangle its baseline. What the delegate
    /// changes counts where it answers true; the lines below follow.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// Everything that is laid out has to be anew.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// A container is full, or the text at its end.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// What the paragraph's style says where it is not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).lineSpacing }
    /// What the paragraph's style says where it is not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacing }
    /// What the paragraph's style says where it is not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex).paragraphSpacingBefore }
    /// The usual glyphs where it is not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int { 0 }
    /// What the character does of itself where it is not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action }
    /// Lines stand where they would where it is not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    /// Does nothing where it is not implemented.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing where it is not implemented.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
