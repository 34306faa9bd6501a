import Testing

@testable import CoreGraphics

/// Letters of fonts that stand in for others are as high, as wide and as strong as theirs.
@Suite("Fonts that stand in for others") struct StandInTests {
    private func rectangle(
        _ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat, isHole: Bool = false
    ) -> [CGPath.Element] {
        let corners = [CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y0), CGPoint(x: x1, y: y1), CGPoint(x: x0, y: y1)]
        let way = isHole ? corners.reversed() : corners
        return [.move(way[0]), .line(way[1]), .line(way[2]), .line(way[3]), .close]
    }

    @Test("small letters and capitals end where the other font's do, feet stay on the baseline")
    func heights() {
        let fit = GlyphFit(drawn: .init(x: 50, cap: 72), wanted: .init(x: 47, cap: 71), weight: 0)
        #expect(fit.height(0) == 0)
        #expect(abs(fit.height(50) - 47) < 1e-9)
        #expect(abs(fit.height(72) - 71) < 1e-9)
        #expect(abs(fit.height(61) - 59) < 1e-9)
        #expect(abs(fit.height(-20) + 18.8) < 1e-9)
        #expect(fit.outline(rectangle(10, 0, 20, 50)) == rectangle(10, 0, 20, 47))
    }

    @Test(
        "stems grow to both sides and counters shrink, whichever way outlines run; heights stay",
        arguments: [false, true])
    func stems(isClockwise: Bool) {
        let fit = GlyphFit(drawn: .init(x: 50, cap: 70), wanted: .init(x: 50, cap: 70), weight: 2)
        let ring = rectangle(10, 0, 60, 70, isHole: isClockwise) + rectangle(20, 10, 50, 60, isHole: !isClockwise)
        let path = CGPath(elements: fit.outline(ring))
        #expect(path.boundingBox == CGRect(x: 8, y: 0, width: 54, height: 70))
        for (x, y, isIn) in [
            (9.0, 35.0, true), (21, 35, true), (23, 35, false), (47, 35, false), (49, 35, true), (35, 11, false),
        ] {
            #expect(path.contains(CGPoint(x: x, y: y), using: .winding) == isIn, "\(x), \(y)")
        }
    }

    @Test("a font that stands in is set so large that a sample is as wide")
    func samples() {
        let letters = AppleFontFamily.Letters(
            capHeight: 0.7, xHeight: 0.5, sample: ("TEX", 500, 1.83), stems: [500: 0.1])
        #expect(abs(letters.scale(drawn: 1.5) - 1.22) < 1e-9)
        #expect(letters.scale(drawn: 0.1) == 1.4)
        #expect(letters.scale(drawn: 0) == 1)
    }

    /// Whichever font stands in here.
    @Test("Helvetica's letters have Helvetica's heights, as outlines and drawn")
    func helvetica() throws {
        let size: CGFloat = 200, font = FontDescription(family: .named("Helvetica"), size: size)
        let glyphs = FontGlyphs(font), codes = glyphs.glyphs(of: Array("Hxl".utf16))
        let boxes = try codes.map { try #require(glyphs.outline(of: $0)).boundingBoxOfPath }
        #expect(abs(boxes[0].height - 0.717_285 * size) < 0.1)
        #expect(abs(boxes[1].height - 0.522_949 * size) < 0.1)
        #expect(abs(boxes[2].width - 0.089_4 * size) < 0.1)
        for (box, outline) in zip(glyphs.boxes(of: codes), boxes) {
            #expect(abs(box.height - outline.height) < 0.3 && abs(box.minX - outline.minX) < 0.3)
        }
        for size: CGFloat in [20, 100] {
            let buffer = PixelBuffer(width: 200, height: 200)
            let context = CGContext(yDownInto: buffer, scale: 1)
            let look = TextAttributes(font: FontDescription(family: .named("Helvetica"), size: size))
            TextLayout([TextRun("H", look)]).draw(in: context, at: CGPoint(x: 40, y: 20))
            let tallest = (0..<200).map { x in (0..<200).reduce(0) { $0 + CGFloat(buffer[x, $1] >> 24) / 255 } }.max()!
            #expect(abs(tallest - 0.717_285 * size) < 0.3, "\(size): \(tallest)")
        }
    }

    private static let hasAvenir =
        AppleFontFamily.named("Avenir Next")?.standIn(installed: { FontDescription.installedFamily($0) }) != nil

    /// What is known of Avenir Next are its capitals: T and E of "TEXT" in pictures of lottie-ios are 9.9 thick at 100 points.
    @Test("where a capital's stem is known, capitals are as thick, small letters thinner", .enabled(if: hasAvenir))
    func capitals() throws {
        let size: CGFloat = 200, font = FontDescription(family: .named("Avenir Next"), size: size, weight: 500)
        let glyphs = FontGlyphs(font)
        let widths = try glyphs.glyphs(of: Array("Il".utf16)).map {
            try #require(glyphs.outline(of: $0)).boundingBoxOfPath.width
        }
        #expect(abs(widths[0] - 0.099 * size) < 0.1, "\(widths[0])")
        #expect(widths[1] < widths[0])
    }
}
