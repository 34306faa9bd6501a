import Foundation
import Testing
import UIKit

/// Lines, runs and frames as WinObjC's tests have them, which their authors ran on OS X.
@Suite struct CoreTextLineTests {
    private let font = CTFontCreateWithName("DejaVuSansMono", 20, nil)
    /// The width of each letter.
    private let letter: CGFloat = 20 * 1233 / 2048

    private func text(_ string: String, _ more: [CFString: Any] = [:]) -> NSAttributedString {
        var values: [NSAttributedString.Key: Any] = [.font: font]
        for (key, value) in more { values[NSAttributedString.Key(key as String)] = value }
        return NSAttributedString(string: string, attributes: values)
    }

    private func line(_ string: String, _ more: [CFString: Any] = [:]) -> CTLine {
        CTLineCreateWithAttributedString(text(string, more))
    }

    private func runs(_ line: CTLine?) -> [CTRun] { line.flatMap { CTLineGetGlyphRuns($0) as? [CTRun] } ?? [] }

    private func glyphs(_ line: CTLine?) -> [CGGlyph] {
        runs(line).flatMap { run in
            Array(UnsafeBufferPointer(start: CTRunGetGlyphsPtr(run), count: CTRunGetGlyphCount(run)))
        }
    }

    private func glyphs(_ string: String) -> [CGGlyph] {
        var found = [CGGlyph](repeating: 0, count: string.utf16.count)
        CTFontGetGlyphsForCharacters(font, Array(string.utf16), &found, found.count)
        return found
    }

    private func frame(_ string: NSAttributedString, width: CGFloat, height: CGFloat = 1000) -> CTFrame {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil)
        return CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(string), CFRangeMake(0, 0), path, nil)
    }

    private func ranges(_ frame: CTFrame) -> [CFRange] {
        (CTFrameGetLines(frame) as? [CTLine] ?? []).map { CTLineGetStringRange($0) }
    }

    @Test("the leading of a line is the font's own, and no part of its descent")
    func leading() {
        let arial = NSAttributedString(string: "x", attributes: [.font: CTFontCreateWithName("Arial", 12, nil)])
        let line = CTLineCreateWithAttributedString(arial)
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
        CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(ascent - 10.8633) < 0.001)
        #expect(abs(descent - 2.5430) < 0.001)
        #expect(abs(leading - 0.3926) < 0.001)
        #expect(abs(CTLineGetBoundsWithOptions(line, []).minY + 2.9356) < 0.001)
        #expect(abs(CTLineGetBoundsWithOptions(line, .excludeTypographicLeading).minY + 2.5430) < 0.001)
        #expect(abs(CTLineGetBoundsWithOptions(line, .excludeTypographicLeading).height - 13.4063) < 0.001)
    }

    @Test("a line shortened without a token has none; in the middle each side has half of the room")
    func shortenedWithoutToken() {
        let whole = line("ABCDEF")
        #expect(glyphs(CTLineCreateTruncatedLine(whole, 40, .end, nil)) == glyphs("ABC"))
        #expect(glyphs(CTLineCreateTruncatedLine(whole, 40, .start, nil)) == glyphs("DEF"))
        let middle = CTLineCreateTruncatedLine(whole, 40, .middle, nil)
        #expect(glyphs(middle) == glyphs("AF"))
        #expect(runs(middle).count == 2)
        #expect(middle.map { abs(CTLineGetTypographicBounds($0, nil, nil, nil) - 2 * letter) < 0.01 } == true)
        #expect(glyphs(CTLineCreateTruncatedLine(whole, 2, .end, nil)).isEmpty)
        #expect(CTLineCreateTruncatedLine(whole, 100, .end, nil) === whole)
    }

    @Test("the glyphs of a given token stand where text is left out")
    func shortenedWithToken() throws {
        let whole = line("ABCDEF"), token = line("--", [kCTForegroundColorAttributeName: UIColor.red.cgColor])
        #expect(glyphs(CTLineCreateTruncatedLine(whole, 40, .end, token)) == glyphs("A--"))
        #expect(glyphs(CTLineCreateTruncatedLine(whole, 40, .start, token)) == glyphs("--F"))
        let middle = try #require(CTLineCreateTruncatedLine(whole, 60, .middle, token))
        #expect(glyphs(middle) == glyphs("A--F"))
        #expect(runs(middle).map { CTRunGetGlyphCount($0) } == [1, 2, 1])
        let places = runs(middle).map { CTRunGetPositionsPtr($0)?.pointee.x ?? -1 }
        #expect(zip(places, [0, letter, 3 * letter]).allSatisfy { abs($0 - $1) < 0.01 })
        #expect(abs(CTLineGetOffsetForStringIndex(middle, 5, nil) - 3 * letter) < 0.01)
        #expect(CTLineGetStringRange(middle) == CFRangeMake(0, 6))
        #expect(CTLineCreateTruncatedLine(whole, 20, .end, token) == nil)
        #expect(glyphs(CTLineCreateTruncatedLine(line("אבגדה"), 40, .end, token)).prefix(2) == glyphs("--").prefix(2))
    }

    @Test("a distance between letters stands behind each of them, so that advances and carets have all of it")
    func kern() throws {
        let whole = line("AAAA", [kCTKernAttributeName: 4])
        let run = try #require(runs(whole).first), advances = try #require(CTRunGetAdvancesPtr(run))
        let positions = try #require(CTRunGetPositionsPtr(run))
        for i in 0..<4 {
            #expect(abs(advances[i].width - letter - 4) < 0.01, "\(i)")
            #expect(abs(positions[i].x - CGFloat(i) * (letter + 4)) < 0.01, "\(i)")
            #expect(abs(CTLineGetOffsetForStringIndex(whole, i, nil) - CGFloat(i) * (letter + 4)) < 0.01, "\(i)")
        }
        #expect(abs(CTLineGetTypographicBounds(whole, nil, nil, nil) - 4 * (letter + 4)) < 0.01)
        let three = NSMutableAttributedString(attributedString: text("TEST"))
        three.append(text("TEST", [kCTKernAttributeName: 2]))
        three.append(text("TEST", [kCTKernAttributeName: -2]))
        let widths = runs(CTLineCreateWithAttributedString(three)).map { run in
            (0..<4).map { CTRunGetAdvancesPtr(run)?[$0].width ?? 0 }
        }
        #expect(widths.count == 3)
        for i in 0..<4 {
            #expect(abs(widths[1][i] - widths[0][i] - 2) < 0.01)
            #expect(abs(widths[2][i] - widths[0][i] + 2) < 0.01)
        }
    }

    @Test("the box of a run's ink is that of the glyphs asked for")
    func ink() throws {
        let run = try #require(runs(line("HHHH")).first)
        let all = CTRunGetImageBounds(run, nil, CFRangeMake(0, 0))
        let two = CTRunGetImageBounds(run, nil, CFRangeMake(1, 2))
        #expect(abs(all.width - two.width - 2 * letter) < 0.1)
        #expect(abs(two.minX - all.minX - letter) < 0.1)
    }

    @Test("a text of no length takes no room and has no lines; a line break at the end begins none")
    func nothing() {
        var fit = CFRangeMake(7, 7)
        let room = CGSize(width: 1000, height: 1000)
        func size(_ string: String) -> CGSize {
            CTFramesetterSuggestFrameSizeWithConstraints(
                CTFramesetterCreateWithAttributedString(text(string)), CFRangeMake(0, 0), nil, room, &fit)
        }
        #expect(size("") == .zero)
        #expect(fit == CFRangeMake(0, 0))
        #expect(ranges(frame(text(""), width: 100)).isEmpty)
        #expect(size("a\n") == size("a"))
        #expect(size("\n").height == size("a").height)
        #expect(ranges(frame(text("a\n"), width: 100)) == [CFRangeMake(0, 2)])
        #expect(ranges(frame(text("\n"), width: 100)) == [CFRangeMake(0, 1)])
        #expect(ranges(frame(text("TEST\n \n\n\t\nTEST"), width: 1000)).count == 5)
    }

    @Test("the range of a line has the line break that ends it")
    func breaks() {
        #expect(
            ranges(frame(text("a \nb\r\nc"), width: 100))
                == [CFRangeMake(0, 3), CFRangeMake(3, 3), CFRangeMake(6, 1)])
        let setter = CTTypesetterCreateWithAttributedString(text("hello \nworld goodbye"))
        #expect(CTTypesetterSuggestLineBreak(setter, 0, 200) == 7)
        #expect(CTTypesetterSuggestLineBreakWithOffset(setter, 0, 200, 0) == 7)
        let line = CTTypesetterCreateLine(setter, CFRangeMake(0, 7))
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 7))
        #expect(CTLineGetGlyphCount(line) == 6)
        let low = frame(text("a\nb"), width: 100, height: 30)
        #expect(CTFrameGetVisibleStringRange(low) == CFRangeMake(0, 2))
    }

    @Test(
        "a paragraph of a frame that clips or truncates its lines is one line",
        arguments: [
            NSLineBreakMode.byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byWordWrapping,
        ])
    func oneLine(_ mode: NSLineBreakMode) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let string = text("TEST TEST TEST\nTEST TEST", [kCTParagraphStyleAttributeName: style])
        let frame = frame(string, width: 80)
        let isOne = mode != .byWordWrapping
        #expect(ranges(frame).count == (isOne ? 2 : 5))
        #expect(ranges(frame).last?.location == (isOne ? 15 : 20))
        if isOne { #expect(ranges(frame).first == CFRangeMake(0, 15)) }
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 24))
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            CTFramesetterCreateWithAttributedString(string), CFRangeMake(0, 0), nil,
            CGSize(width: 80, height: 1000), nil)
        #expect((size.height < 60) == isOne)
    }

    /// Apple says of `truncatesLastVisibleLine` that it is for text that wraps.
    @Test("a string that is drawn has one line where its style clips or truncates")
    func drawnStrings() {
        func size(_ mode: NSLineBreakMode, _ more: NSStringDrawingOptions = []) -> CGSize {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            return text("TEST TEST TEST", [kCTParagraphStyleAttributeName: style]).boundingRect(
                with: CGSize(width: 80, height: 1000), options: more.union(.usesLineFragmentOrigin), context: nil
            ).size
        }
        let one = size(.byTruncatingTail)
        #expect(one.height < 30)
        #expect(one.width <= 80)
        #expect(size(.byTruncatingTail, .truncatesLastVisibleLine).height == one.height)
        #expect(size(.byTruncatingHead).height == one.height)
        #expect(size(.byClipping) == CGSize(width: 80, height: one.height))
        let shrinking = NSStringDrawingContext(), style = NSMutableParagraphStyle()
        shrinking.minimumScaleFactor = 0.25
        style.lineBreakMode = .byTruncatingTail
        let small = text("TEST TEST TEST", [kCTParagraphStyleAttributeName: style]).boundingRect(
            with: CGSize(width: 80, height: 1000), options: .usesLineFragmentOrigin, context: shrinking)
        #expect(small.height < one.height)
        #expect(shrinking.actualScaleFactor < 0.6)
        #expect(abs(size(.byWordWrapping, .truncatesLastVisibleLine).height - 3 * one.height) < 0.01)
    }

    @Test("labels break lines that they truncate") @MainActor func labels() {
        let label = UILabel(), style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        label.numberOfLines = 0
        label.attributedText = text("TEST TEST TEST", [kCTParagraphStyleAttributeName: style])
        #expect(label.sizeThatFits(CGSize(width: 80, height: 1000)).height > 60)
    }

    @Test("a line takes the fill colour of its context where its text says so")
    func colorOfContext() throws {
        func pixel(_ more: [CFString: Any]) throws -> UInt8 {
            let context = try #require(
                CGContext(
                    data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 20,
                    space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
            context.setFillColor(gray: 1, alpha: 1)
            CTLineDraw(line("█", more), context)
            return try #require(context.data).load(fromByteOffset: 15 * context.bytesPerRow + 5, as: UInt8.self)
        }
        #expect(try pixel([:]) == 0)
        #expect(try pixel([kCTForegroundColorFromContextAttributeName: true]) == 255)
    }
}
