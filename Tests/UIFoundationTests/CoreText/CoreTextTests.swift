import Foundation
import Testing
import UIKit

/// Core Text as code uses it, over the kit's own layout.
@Suite struct CoreTextTests {
    private let font = CTFontCreateWithName("DejaVuSans", 20, nil)

    private func text(_ string: String, _ more: [CFString: Any] = [:]) -> NSAttributedString {
        var values: [NSAttributedString.Key: Any] = [NSAttributedString.Key(kCTFontAttributeName as String): font]
        for (key, value) in more { values[NSAttributedString.Key(key as String)] = value }
        return NSAttributedString(string: string, attributes: values)
    }

    @Test func glyphsAdvancesAndOutlinesOfAFont() throws {
        let characters = Array("AVo ".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 4), advances = [CGSize](repeating: .zero, count: 4)
        #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 4))
        #expect(Set(glyphs).count == 4)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 4)
        #expect(abs(sum - advances.reduce(0) { $0 + Double($1.width) }) < 1e-9)
        // DejaVu Sans has an A of 1401 of 2048 units.
        #expect(abs(advances[0].width - 20 * 1401 / 2048) < 0.05)
        let outline = try #require(CTFontCreatePathForGlyph(font, glyphs[2], nil))
        var box = CGRect.zero
        CTFontGetBoundingRectsForGlyphs(font, .horizontal, [glyphs[2]], &box, 1)
        #expect(abs(outline.boundingBoxOfPath.minX - box.minX) < 0.1)
        #expect(abs(outline.boundingBoxOfPath.height - box.height) < 0.1)
        #expect(CTFontCreatePathForGlyph(font, glyphs[3], nil) == nil)
        var missing: CGGlyph = 9
        #expect(!CTFontGetGlyphsForCharacters(font, [0x0E01 + 0x7000], &missing, 1))
        #expect(missing == 0)
        #expect(CTFontGetUnitsPerEm(font) == 2048)
        #expect(CTFontGetAscent(font) > CTFontGetCapHeight(font))
        #expect(CTFontGetDescent(font) > 0)
    }

    @Test func linesKnowTheirRunsAndCarets() throws {
        let string = NSMutableAttributedString(attributedString: text("Hello "))
        string.append(text("world", [kCTForegroundColorAttributeName: UIColor.red.cgColor]))
        let line = CTLineCreateWithAttributedString(string)
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(width > 90)
        #expect(ascent > descent)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.count == 2)
        #expect(CTRunGetStringRange(runs[1]) == CFRangeMake(6, 5))
        #expect(CTRunGetGlyphCount(runs[1]) == 5)
        #expect(CTLineGetGlyphCount(line) == 11)
        var positions = [CGPoint](repeating: .zero, count: 5), indices = [CFIndex](repeating: 0, count: 5)
        CTRunGetPositions(runs[1], CFRangeMake(0, 0), &positions)
        CTRunGetStringIndices(runs[1], CFRangeMake(0, 0), &indices)
        #expect(indices == [6, 7, 8, 9, 10])
        #expect(abs(positions[0].x - CTLineGetOffsetForStringIndex(line, 6, nil)) < 0.01)
        #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 11, nil)) - width) < 0.01)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: positions[2].x + 1, y: 0)) == 8)
        #expect(CTRunGetAttributes(runs[1])[kCTForegroundColorAttributeName] is CGColor)
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 11))
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, width + 10) == 5)
    }

    @Test func framesStackLinesFromTheTop() throws {
        let setter = CTFramesetterCreateWithAttributedString(text("One two three four five six seven eight"))
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), &fit)
        #expect(fit == CFRangeMake(0, 39))
        #expect(size.width <= 120)
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 120, height: 200), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.count > 2)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        var ascent: CGFloat = 0
        CTLineGetTypographicBounds(lines[0], &ascent, nil, nil)
        #expect(abs(origins[0].y - (200 - ascent)) < 0.01)
        #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 39))
        let low = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 30), transform: nil)
        let short = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), low, nil)
        #expect(CTFrameGetVisibleStringRange(short).length < 39)
        #expect((CTFrameGetLines(short) as? [CTLine])?.count == 1)
        let typesetter = CTTypesetterCreateWithAttributedString(text("One two three"))
        let length = CTTypesetterSuggestLineBreak(typesetter, 0, 90)
        #expect(length == 8)
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(length, 0))).location == 8)
    }

    private func ink(_ draw: (CGContext) -> Void) throws -> CGRect {
        let context = try #require(
            CGContext(
                data: nil, width: 100, height: 60, bitsPerComponent: 8, bytesPerRow: 100,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 60))
        draw(context)
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        var box = CGRect.null
        for y in 0..<60 {
            for x in 0..<100 where data[y * context.bytesPerRow + x] < 128 {
                box = box.union(CGRect(x: x, y: 59 - y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test func linesStandOnTheTextPositionWhereYPointsUp() throws {
        let line = CTLineCreateWithAttributedString(text("HH"))
        let drawn = try ink {
            $0.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line, $0)
        }
        #expect(abs(drawn.minY - 20) <= 1)
        #expect(abs(drawn.height - 20 * 0.73) <= 2)
        #expect(abs(drawn.minX - 12) <= 1.5)
        // A flipped space with a flipped text matrix shows text upright as well.
        let flipped = try ink {
            $0.translateBy(x: 0, y: 60)
            $0.scaleBy(x: 1, y: -1)
            $0.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            $0.textPosition = CGPoint(x: 10, y: 40)
            CTLineDraw(line, $0)
        }
        #expect(flipped == drawn)
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(text("HH")), CFRangeMake(0, 0),
            CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60), transform: nil), nil)
        let framed = try ink { CTFrameDraw(frame, $0) }
        #expect(framed.minY > 35)
        let glyphs = try ink {
            var glyph: CGGlyph = 0
            CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyph, 1)
            $0.setFillColor(gray: 0, alpha: 1)
            CTFontDrawGlyphs(font, [glyph, glyph], [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 20)], 2, $0)
        }
        #expect(abs(glyphs.minY - 20) <= 1)
        #expect(glyphs.maxX > 60)
    }

    @Test func delegatesKeepPlacesFree() throws {
        let width = UnsafeMutablePointer<CGFloat>.allocate(capacity: 1)
        width.pointee = 33
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion, dealloc: { $0.deallocate() }, getAscent: { _ in 40 },
            getDescent: { _ in 5 }, getWidth: { $0.assumingMemoryBound(to: CGFloat.self).pointee })
        let delegate = try #require(CTRunDelegateCreate(&callbacks, width))
        let line = CTLineCreateWithAttributedString(text("\u{FFFC}", [kCTRunDelegateAttributeName: delegate]))
        var ascent: CGFloat = 0, descent: CGFloat = 0
        #expect(abs(CTLineGetTypographicBounds(line, &ascent, &descent, nil) - 33) < 0.01)
        #expect(ascent == 40)
        #expect(descent == 5)
    }

    @Test func paragraphStylesComeFromSettings() {
        var alignment = CTTextAlignment.center, spacing: CGFloat = 7
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &spacing) { spacing in
                let settings = [
                    CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                    CTParagraphStyleSetting(spec: .lineSpacing, valueSize: 8, value: spacing),
                ]
                return CTParagraphStyleCreate(settings, settings.count)
            }
        }
        #expect(style.alignment == .center)
        #expect(style.lineSpacing == 7)
    }

    /// Core Text's header says so of `kCTKernAttributeName`; lottie-ios's pictures show it.
    @MainActor @Test func aDistanceOfZeroSetsLettersWithoutPairs() {
        func width(_ distance: Double?) -> Double {
            let string = text("AVAV", distance.map { [kCTKernAttributeName: $0] } ?? [:])
            return CTLineGetTypographicBounds(CTLineCreateWithAttributedString(string), nil, nil, nil)
        }
        // Letters of 1401 of 2048 units, both.
        #expect(abs(width(0) - 4 * 20 * 1401 / 2048) < 0.1)
        #expect(width(nil) < width(0) - 2)
        #expect(abs(width(1) - width(nil) - 4) < 0.1)
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "AVAV", attributes: [.font: font, .kern: 0])
        #expect(abs(label.intrinsicContentSize.width - width(0)) < 1)
    }

    /// Measured in lottie-ios's pictures: texts in fonts that the system lacks are as wide as Helvetica's.
    @Test func fontsThatDoNotExistAreHelvetica() {
        #expect(CTFontCreateWithName("Oswald-Bold" as CFString, 20, nil) == UIFont(name: "Helvetica", size: 20))
        #expect(CTFontCreateWithName("" as CFString, 0, nil) == UIFont(name: "Helvetica", size: 12))
    }

    @Test func truncatedLinesFit() throws {
        let line = CTLineCreateWithAttributedString(text("A rather long line of text"))
        let short = try #require(CTLineCreateTruncatedLine(line, 100, .middle, nil))
        #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= 100.01)
        #expect(CTLineCreateTruncatedLine(line, 2, .end, CTLineCreateWithAttributedString(text("…"))) == nil)
        #expect(CTLineCreateTruncatedLine(line, 10_000, .end, nil) === line)
    }

    @Test func textMayBeStroked() throws {
        let solid = try ink { CTLineDraw(CTLineCreateWithAttributedString(text("HH")), $0) }
        let wide = try ink {
            $0.setTextDrawingMode(.fillStroke)
            $0.setLineWidth(4)
            CTLineDraw(CTLineCreateWithAttributedString(text("HH")), $0)
        }
        #expect(abs(wide.maxY - solid.maxY - 2) <= 1)
        let nothing = try ink {
            $0.setTextDrawingMode(.invisible)
            CTLineDraw(CTLineCreateWithAttributedString(text("HH")), $0)
        }
        #expect(nothing.isNull)
    }
}
