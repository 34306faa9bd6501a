import CCairo
import CPango

/// What of a text is drawn in front of its background.
package struct TextParts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Letters and attachments.
    package static let letters = TextParts(rawValue: 1)
    package static let underlines = TextParts(rawValue: 2)
    package static let strikethroughs = TextParts(rawValue: 4)
    package static let all: TextParts = [.letters, .underlines, .strikethroughs]
}

extension TextLayout {
    /// Draws the text into a context whose user space has y down, with the layout's top left corner at `origin`.
    package func draw(in context: CGContext, at origin: CGPoint) {
        guard origin.isFinite else { return }
        for line in lines { draw(line, in: context, at: origin) }
    }

    /// Draws one line, with the layout's top left corner at `origin`.
    func draw(_ line: TextLine, in context: CGContext, at origin: CGPoint) {
        drawBackground(of: line, in: context, at: origin)
        drawGlyphs(of: line, in: context, at: origin)
    }

    private func drawBackground(of line: TextLine, in context: CGContext, at origin: CGPoint) {
        for run in line.runs { drawBackground(of: run, line, origin, in: context) }
    }

    private func drawGlyphs(
        of line: TextLine, in context: CGContext, at origin: CGPoint, _ parts: TextParts = .all
    ) {
        let start = CGPoint(x: origin.x + line.frame.minX, y: origin.y + line.baseline)
        for run in line.runs {
            let look = runs[run.source].attributes
            context.withSavedState {
                if let shadow = look.shadow {
                    context.setShadow(offset: shadow.offset, blur: shadow.blur, color: CGColor(rgba: shadow.color))
                }
                context.fill(look.pattern) {
                    if parts.contains(.letters) { context.drawGlyphs(of: run, look, at: start) }
                    context.drawDecorations(of: run, look, at: start, parts)
                }
            }
        }
    }

    /// Draws the glyphs of a stretch of text (UTF-16), without what is behind them.
    package func drawGlyphs(
        of range: Range<Int>, in context: CGContext, at origin: CGPoint, parts: TextParts = .all
    ) {
        for line in lines where line.range.overlaps(range) {
            if range.contains(line.range.lowerBound), range.upperBound >= line.range.upperBound {
                drawGlyphs(of: line, in: context, at: origin, parts)
                continue
            }
            context.withSavedState {
                let boxes = boxes(of: range.clamped(to: line.range))
                context.clip(to: boxes.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
                drawGlyphs(of: line, in: context, at: origin, parts)
            }
        }
    }

    /// The boxes of a stretch of text that has a background colour, with that colour.
    package func backgrounds(of range: Range<Int>) -> [(boxes: [CGRect], range: Range<Int>, color: CGColor)] {
        var found: [(boxes: [CGRect], range: Range<Int>, color: CGColor)] = [], position = 0
        for run in runs {
            let part = position..<position + run.text.utf16.count
            position = part.upperBound
            let inside = part.clamped(to: range)
            guard let background = run.attributes.background, !inside.isEmpty else { continue }
            found.append((boxes(of: inside), inside, CGColor(rgba: background)))
        }
        return found
    }

    private func drawBackground(of run: GlyphRun, _ line: TextLine, _ origin: CGPoint, in context: CGContext) {
        guard let background = runs[run.source].attributes.background else { return }
        context.withSavedState {
            context.setFillColor(CGColor(rgba: background))
            context.fill(
                CGRect(
                    x: origin.x + line.frame.minX + run.x, y: origin.y + line.frame.minY, width: run.width,
                    height: line.frame.height))
        }
    }
}

extension CGContext {
    /// Draws, and has a pattern show where something was drawn; nil leaves it as it is.
    fileprivate func fill(_ pattern: TextPattern?, _ draw: () -> Void) {
        guard let pattern else { return draw() }
        beginTransparencyLayer(auxiliaryInfo: nil)
        draw()
        setBlendMode(.sourceIn)
        setFillColor(pattern.color)
        fill(boundingBoxOfClipPath)
        endTransparencyLayer()
    }

    fileprivate func drawGlyphs(of run: GlyphRun, _ look: TextAttributes, at start: CGPoint) {
        guard toPixels.isDrawable else { return }
        if let attachment = look.attachment {
            let box = CGRect(
                x: start.x + run.x + attachment.bounds.minX, y: start.y - attachment.bounds.maxY,
                width: attachment.bounds.width, height: attachment.bounds.height)
            if let image = attachment.image { drawUpright(image, in: box) }
            return
        }
        guard let font = run.font, !run.glyphs.isEmpty else { return }
        let glyphs = run.glyphs.map { cairo_glyph_t(index: $0.index, x: start.x + $0.x, y: start.y + $0.y) }
        var matrix = toPixels.cairoMatrix
        render { cairo, alpha in
            cairo.setSource(look.color, alpha: alpha)
            let grid = grid(of: font, look, matrix)
            if let grid, let coverage = coverage(of: glyphs, in: font, look, matrix, on: grid, clip: cairo.clipBounds) {
                return coverage.paint(cairo)
            }
            let glyphs = grid?.placed(glyphs, matrix) ?? glyphs
            cairo_set_matrix(cairo, &matrix)
            font.apply(to: cairo)
            if font.isColored {
                cairo.showColored(glyphs, alpha: look.color.alpha * Float(alpha))
            } else {
                cairo.paint(glyphs, font, look, alpha: alpha, mode: state.textDrawingMode, line: state.line)
            }
        }
    }

    /// Where the glyphs of upright text that is filled may stand; nil for all other, which stands where it is laid out.
    private func grid(of font: GlyphFont, _ look: TextAttributes, _ map: cairo_matrix_t) -> GlyphGrid? {
        let mode = state.textDrawingMode
        guard !font.isColored, mode.fills, !mode.strokes, look.strokeWidth == 0, quantizesGlyphs, map.xy == 0,
            map.yx == 0
        else { return nil }
        return GlyphGrid(size: look.font.size * abs(map.yy))
    }

    /// Kept coverage of small text on a grid; nil for all other, whose outlines are drawn.
    private func coverage(
        of glyphs: [cairo_glyph_t], in font: GlyphFont, _ look: TextAttributes, _ map: cairo_matrix_t,
        on grid: GlyphGrid, clip: PixelBounds
    ) -> RunCoverage? {
        guard hasSoftEdges, look.font.size * max(abs(map.xx), abs(map.yy)) <= GlyphMasks.largestSize else { return nil }
        return GlyphMasks.coverage(of: glyphs, in: font, map, on: grid, clip: clip)
    }

    fileprivate func drawDecorations(
        of run: GlyphRun, _ look: TextAttributes, at start: CGPoint, _ parts: TextParts
    ) {
        guard look.underline != nil || look.strikethrough != nil else { return }
        let metrics = look.font.metrics
        if let line = look.underline, parts.contains(.underlines) {
            draw(line, below: -metrics.underlinePosition - look.baselineOffset, metrics, run, look, start)
        }
        if let line = look.strikethrough, parts.contains(.strikethroughs) {
            draw(line, below: -metrics.xHeight / 2 - look.baselineOffset, metrics, run, look, start)
        }
    }

    private func draw(
        _ line: TextAttributes.Decoration, below: CGFloat, _ metrics: FontMetrics, _ run: GlyphRun,
        _ look: TextAttributes, _ start: CGPoint
    ) {
        let thickness = metrics.underlineThickness * (line.isThick ? 2 : 1)
        withSavedState {
            setStrokeColor(CGColor(rgba: line.color ?? look.color))
            setLineWidth(thickness)
            setLineDash(phase: 0, lengths: line.pattern.lengths.map { $0 * thickness })
            for k in 0..<max(line.lines, 1) {
                let y = start.y + below + CGFloat(k) * thickness * 2
                strokeLineSegments(between: [
                    CGPoint(x: start.x + run.x, y: y), CGPoint(x: start.x + run.x + run.width, y: y),
                ])
            }
        }
    }
}

extension OpaquePointer {
    /// Outlines, filled: free of hinting and of whole-pixel positions, so the same under every transform.
    fileprivate func paint(
        _ glyphs: [cairo_glyph_t], _ font: GlyphFont, _ look: TextAttributes, alpha: CGFloat, mode: CGTextDrawingMode,
        line: StrokeStyle
    ) {
        guard mode != .invisible else { return }
        cairo_new_path(self)
        font.addOutlines(of: glyphs, to: self)
        if look.strokeWidth <= 0, mode.fills { cairo_fill_preserve(self) }
        if look.strokeWidth == 0, mode.strokes {
            cairo_set_line_width(self, line.width)
            cairo_set_line_join(self, line.join.cairoJoin)
            cairo_stroke_preserve(self)
        } else if look.strokeWidth != 0 {
            setSource(look.strokeColor ?? look.color, alpha: alpha)
            cairo_set_line_width(self, abs(look.strokeWidth) / 100 * look.font.size)
            cairo_set_line_join(self, CAIRO_LINE_JOIN_MITER)
            cairo_stroke_preserve(self)
        }
        cairo_new_path(self)
    }

    /// Pictures; only the colour's alpha counts.
    fileprivate func showColored(_ glyphs: [cairo_glyph_t], alpha: Float) {
        if alpha >= 1 { return cairo_show_glyphs(self, glyphs, Int32(glyphs.count)) }
        cairo_push_group(self)
        cairo_show_glyphs(self, glyphs, Int32(glyphs.count))
        cairo_pop_group_to_source(self)
        cairo_paint_with_alpha(self, Double(RGBA.clamped(alpha)))
        setSource(.black)
    }
}

extension TextAttributes.Decoration.Pattern {
    /// Lengths of line and gap in line widths.
    fileprivate var lengths: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }
}
