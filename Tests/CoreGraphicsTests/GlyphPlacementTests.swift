import CCairo
import Testing

@testable import CoreGraphics

@Suite("Places of glyphs")
struct GlyphPlacementTests {
    /// Black text on white, 200 × 40 pixels, drawn from `x` points on.
    private func picture(
        _ text: String = "Rows of text, اللغة", size: CGFloat = 17, x: CGFloat, scale: CGFloat = 1,
        prepare: (CGContext) -> Void = { _ in }
    ) -> [UInt32] {
        let buffer = PixelBuffer(width: 200, height: 40)
        let context = CGContext(yDownInto: buffer, scale: 1)
        context.setFillColor(CGColor(rgba: .white))
        context.fill(CGRect(x: 0, y: 0, width: 200, height: 40))
        prepare(context)
        context.scaleBy(x: scale, y: scale)
        let layout = TextLayout([TextRun(text, TextAttributes(font: FontDescription(size: size)))])
        // The baseline lies between two rows.
        layout.draw(in: context, at: CGPoint(x: x, y: 24 - layout.lines[0].baseline))
        return (0..<40).flatMap { y in (0..<200).map { buffer[$0, y] } }
    }
    private func exact(_ context: CGContext) { context.setShouldSubpixelQuantizeFonts(false) }
    private func difference(_ a: [UInt32], _ b: [UInt32]) -> Int {
        zip(a, b).map { abs(Int($0 & 255) - Int($1 & 255)) }.max() ?? 0
    }

    @Test("glyphs stand at the nearest quarter of a pixel, unless they are asked not to")
    func quarters() {
        #expect(picture("l", x: 10.01) == picture("l", x: 9.98))
        #expect(picture("l", x: 10.01) != picture("l", x: 10.26))
        #expect(picture("l", x: 10.01, prepare: exact) != picture("l", x: 9.98, prepare: exact))
        let forbidden = picture("l", x: 10.01) { $0.setAllowsFontSubpixelQuantization(false) }
        #expect(forbidden == picture("l", x: 10.01, prepare: exact))
    }

    @Test("a glyph at a quarter of a pixel looks as its outline does", arguments: [10.0, 10.25, 10.5, 10.75])
    func asOutlines(x: Double) {
        for text in ["l", "@", "ا"] {
            #expect(difference(picture(text, x: x), picture(text, x: x, prepare: exact)) <= 2, "\(text)")
        }
    }

    @Test("what was drawn before changes nothing")
    func history() {
        let first = picture("Not drawn by others: ǾǼ", size: 19.3, x: 7.3)
        for size in stride(from: 9, to: 30, by: 0.37) { _ = picture(size: size, x: size / 3) }
        #expect(picture("Not drawn by others: ǾǼ", size: 19.3, x: 7.3) == first)
    }

    @Test("a glyph that Cairo refuses spoils no other")
    func refusedGlyph() {
        let layout = TextLayout([TextRun("a", TextAttributes(font: FontDescription(size: 17)))])
        guard let font = layout.lines.first?.runs.first?.font else {
            Issue.record("There is no font.")
            return
        }
        let flat = cairo_matrix_t(xx: 0, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        let refused = GlyphMasks.coverage(
            of: [cairo_glyph_t(index: 40, x: 0, y: 0)], in: font, flat,
            clip: PixelBounds(x: 0, y: 0, width: 9, height: 9))
        #expect(refused == nil)
        #expect(picture("Drawn after: Ŋŧ", size: 18.7, x: 5) != picture(" ", size: 18.7, x: 5))
    }

    @Test("glyphs that reach over the edges are cut there")
    func clipped() {
        let whole = picture("Mutoscope", x: 40)
        let cut = picture("Mutoscope", x: 40) { $0.clip(to: CGRect(x: 50, y: 15, width: 31, height: 9)) }
        for y in 0..<40 {
            for x in 0..<200 {
                let isInside = (50..<81).contains(x) && (15..<24).contains(y)
                #expect(cut[y * 200 + x] == (isInside ? whole[y * 200 + x] : 0xFFFF_FFFF))
            }
        }
        _ = picture("Mutoscope", x: -1e9)
        _ = picture("Mutoscope", x: -40)
        _ = picture("Mutoscope", x: 195)
    }

    @Test("large, turned and stroked text is drawn by its outlines")
    func outlines() {
        #expect(
            picture("Ag", size: 20, x: 4.1, scale: 3.3) == picture("Ag", size: 20, x: 4.1, scale: 3.3, prepare: exact))
        func turn(_ context: CGContext) { context.rotate(by: 0.1) }
        #expect(
            picture(x: 4.1, prepare: turn)
                == picture(x: 4.1) {
                    turn($0); exact($0)
                })
        func stroke(_ context: CGContext) { context.setTextDrawingMode(.stroke) }
        #expect(
            picture(x: 4.1, prepare: stroke)
                == picture(x: 4.1) {
                    stroke($0); exact($0)
                })
    }
}
