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

    /// Pixels, measured in pictures of iOS 12 and 17 (Charts, Paralayout, Iconic).
    @Test(
        "small glyphs have more places to a pixel",
        arguments: [(14, 3), (20, 2), (21, 2), (28, 2), (34, 2), (36, 1), (42, 1), (51, 1), (120, 1)])
    func places(size: Double, steps: Int) { #expect(GlyphGrid(size: size).steps == steps) }

    /// Origins that Iconic's icons have in the layout, and where they are on iOS, pixels.
    @Test(
        "a glyph goes to the next place on the left, its baseline to the next row",
        arguments: [(8.571, 102.857, 8, 103), (4.571, 109.714, 4, 110), (9.143, 219.429, 9, 220), (2, 55, 2, 55)])
    func origins(x: Double, y: Double, left: Int, row: Int) {
        let grid = GlyphGrid(size: 120)
        #expect(grid.step(of: x) == left)
        #expect(grid.row(of: y) == row)
    }

    @Test("glyphs stand at whole pixels or parts of them, unless they are asked not to")
    func parts() {
        #expect(picture("l", size: 24, x: 10.01) == picture("l", size: 24, x: 10.49))
        #expect(picture("l", size: 24, x: 10.01) != picture("l", size: 24, x: 10.51))
        #expect(picture("l", size: 24, x: 10.01, prepare: exact) != picture("l", size: 24, x: 10.49, prepare: exact))
        let forbidden = picture("l", size: 24, x: 10.01) { $0.setAllowsFontSubpixelQuantization(false) }
        #expect(forbidden == picture("l", size: 24, x: 10.01, prepare: exact))
    }

    @Test("a glyph at a place of the grid looks as its outline does", arguments: [10.0, 10.5])
    func asOutlines(x: Double) {
        for text in ["l", "@", "ا"] {
            #expect(
                difference(picture(text, size: 24, x: x), picture(text, size: 24, x: x, prepare: exact)) <= 2, "\(text)"
            )
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
            of: [cairo_glyph_t(index: 40, x: 0, y: 0)], in: font, flat, on: GlyphGrid(size: 17),
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

    @Test("large text stands on the grid as well")
    func large() {
        func drawn(_ x: CGFloat) -> [UInt32] { picture("Ag", size: 20, x: x, scale: 3.3) }
        #expect(drawn(4.3) == drawn(4.5))
        #expect(drawn(4.3) != picture("Ag", size: 20, x: 4.3, scale: 3.3, prepare: exact))
    }

    @Test("turned and stroked text is drawn where it is laid out")
    func outlines() {
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
