import Foundation
import MutoscopeTesting
import Testing
import UIKit

/// Shaping and line breaking of scripts, asked of Core Text's lines; with `MUTOSCOPE_PICTURES` drawn to be looked at.
@MainActor @Suite struct ShapingTests {
    private func text(
        _ string: String, font: UIFont = .systemFont(ofSize: 20), _ change: (NSMutableParagraphStyle) -> Void = { _ in }
    )
        -> NSMutableAttributedString
    {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSMutableAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    }

    private func lines(_ text: NSAttributedString, width: CGFloat) -> [String] {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 1000), transform: nil)
        let frame = CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(text), CFRange(), path, nil)
        return (CTFrameGetLines(frame) as? [CTLine] ?? []).map {
            let range = CTLineGetStringRange($0)
            return (text.string as NSString).substring(with: NSRange(location: range.location, length: range.length))
        }
    }

    private func line(_ string: String, font: UIFont = .systemFont(ofSize: 20)) -> CTLine {
        CTLineCreateWithAttributedString(text(string, font: font))
    }

    private func width(_ string: String) -> Double { CTLineGetTypographicBounds(line(string), nil, nil, nil) }

    @Test func ligaturesShareAGlyphAndTheirCarets() throws {
        let font = try #require(UIFont(name: "DejaVuSans", size: 20))
        let joined = CTLineGetGlyphCount(line("ffi", font: font))
        #expect(joined < 3)
        let apart = text("ffi", font: font)
        apart.addAttribute(.ligature, value: 0, range: NSRange(location: 0, length: 3))
        #expect(CTLineGetGlyphCount(CTLineCreateWithAttributedString(apart)) == 3)
        let whole = line("ffi", font: font)
        let carets = (0...3).map { CTLineGetOffsetForStringIndex(whole, $0, nil) }
        #expect(zip(carets, carets.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func emojiWithJoinersTonesAndFlagsAreOneCharacterWide() {
        let one = width("😀")
        #expect(one > 10)
        for emoji in ["👨‍👩‍👧", "👍🏽", "🏳️‍🌈", "🇩🇪", "👩🏾‍🚀"] { #expect(abs(width(emoji) - one) < 1, "\(emoji)") }
    }

    @Test func scriptsOfBothDirectionsStandInOneLine() throws {
        let runs = try #require(CTLineGetGlyphRuns(line("abc مرحبا שלום xyz")) as? [CTRun])
        #expect(runs.count >= 3)
        let back = runs.filter { CTRunGetStatus($0).contains(.rightToLeft) }
        #expect(!back.isEmpty)
        // Arabic letters join: fewer forms than a letter alone would have width.
        #expect(width("مرحبا") < "مرحبا".map { width(String($0)) }.reduce(0, +))
        // Latin first, then the Hebrew word, which comes later in the text, left of the Arabic one.
        let order = runs.map { CTRunGetStringRange($0).location }
        #expect(order.first == 0)
        #expect(order != order.sorted())
    }

    @Test func tallScriptsGetRoomAndLinesOfOneScriptAreEqual() {
        var plain: CGFloat = 0, tall: CGFloat = 0
        CTLineGetTypographicBounds(line("Hx"), &plain, nil, nil)
        CTLineGetTypographicBounds(line("ที่ผู้"), &tall, nil, nil)
        #expect(tall >= plain - 0.01)
    }

    @Test func chineseAndThaiBreakWithoutSpaces() {
        let chinese = lines(text("这是一个没有空格的很长的中文句子，需要换行。"), width: 120)
        #expect(chinese.count > 2)
        #expect(chinese.allSatisfy { !$0.hasPrefix("，") })
        #expect(chinese.allSatisfy { !$0.hasPrefix("。") })
        let thai = lines(text("ภาษาไทยเป็นภาษาที่ไม่มีช่องว่างระหว่างคำ"), width: 140)
        #expect(thai.count > 1)
        // A line never begins with a vowel or tone that belongs to the letter before.
        for line in thai {
            let first = line.unicodeScalars.first?.value ?? 0
            #expect(!(0x0E31...0x0E3A).contains(first) || first == 0x0E32 || first == 0x0E33)
            #expect(!(0x0E47...0x0E4E).contains(first))
        }
    }

    @Test func softHyphensBreakWords() {
        let found = lines(text("unbe\u{AD}liev\u{AD}able"), width: 70)
        #expect(found.count > 1)
        #expect(found[0].hasSuffix("\u{AD}") || found[0] == "unbe")
    }

    @Test func justifiedLinesFillTheirWidth() throws {
        let words = text("The quick brown fox jumps over the lazy dog and runs away from it") {
            $0.alignment = .justified
        }
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 1000), transform: nil)
        let frame = CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(words), CFRange(), path, nil)
        let set = try #require(CTFrameGetLines(frame) as? [CTLine])
        for line in set.dropLast() {
            let width = CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
            #expect(abs(width - 150) < 1)
        }
        let last = try #require(set.last)
        #expect(CTLineGetTypographicBounds(last, nil, nil, nil) < 149)
    }

    @Test func anEllipsisInTheMiddleIsNoWiderThanItsGlyph() throws {
        let long = text("A middle that is much too long for it") { $0.lineBreakMode = .byTruncatingMiddle }
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 180, height: 100), transform: nil)
        let frame = CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(long), CFRange(), path, nil)
        let short = try #require((CTFrameGetLines(frame) as? [CTLine])?.first)
        let runs = try #require(CTLineGetGlyphRuns(short) as? [CTRun])
        let ellipsis = try #require(runs.first { CTRunGetGlyphCount($0) == 1 })
        #expect(CTRunGetStringRange(ellipsis).length > 1)
        #expect(abs(CTRunGetTypographicBounds(ellipsis, CFRange(), nil, nil, nil) - width("…")) < 0.1)
    }

    @Test func baselineOffsetsLiftGlyphs() throws {
        let string = text("x2")
        string.addAttribute(.baselineOffset, value: 6, range: NSRange(location: 1, length: 1))
        let runs = try #require(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)) as? [CTRun])
        var ascent: CGFloat = 0, plain: CGFloat = 0
        CTLineGetTypographicBounds(CTLineCreateWithAttributedString(string), &ascent, nil, nil)
        CTLineGetTypographicBounds(line("x2"), &plain, nil, nil)
        #expect(abs(ascent - plain - 6) < 0.01)
        #expect(runs.count == 2)
    }

    // MARK: Pictures

    @Test func allOfItToLookAt() throws {
        let screen = TestScreen(size: CGSize(width: 420, height: 560), scale: 2)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 420, height: 560))
        page.backgroundColor = .white
        var y: CGFloat = 8
        func add(_ string: NSAttributedString, width: CGFloat = 404, lines: Int = 0) {
            let label = UILabel(frame: CGRect(x: 8, y: y, width: width, height: 0))
            label.numberOfLines = lines
            label.attributedText = string
            label.frame.size.height = label.sizeThatFits(CGSize(width: width, height: 1000)).height
            label.backgroundColor = UIColor(white: 0.94, alpha: 1)
            page.addSubview(label)
            y += label.frame.height + 5
        }
        add(
            text(
                "office ffi fl Ægir — AVATAR To", font: UIFont(name: "DejaVuSans", size: 20) ?? .systemFont(ofSize: 20))
        )
        add(text("👨‍👩‍👧 👍🏽 🏳️‍🌈 🇩🇪 👩🏾‍🚀 ☺︎ ☺️"))
        add(text("abc مرحبا שלום xyz 123 ١٢٣"))
        add(text("ที่ผู้ Åg̀̃ हिन्दी क्षत्रिय Ἑλληνική"))
        add(text("这是一个没有空格的很长的中文句子，需要换行。"), width: 180)
        add(text("ภาษาไทยเป็นภาษาที่ไม่มีช่องว่างระหว่างคำ"), width: 180)
        add(text("unbe\u{AD}liev\u{AD}able"), width: 70)
        add(
            text("The quick brown fox jumps over the lazy dog and runs away from it") { $0.alignment = .justified },
            width: 180)
        add(
            text("A middle that is much too long for it") { $0.lineBreakMode = .byTruncatingMiddle }, width: 180,
            lines: 1)
        let mixed = text("H")
        mixed.append(
            NSAttributedString(string: "2", attributes: [.font: UIFont.systemFont(ofSize: 12), .baselineOffset: -4]))
        mixed.append(text("O and x"))
        mixed.append(
            NSAttributedString(string: "2", attributes: [.font: UIFont.systemFont(ofSize: 12), .baselineOffset: 8]))
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "star.fill")
        attachment.bounds = CGRect(x: 0, y: -3, width: 22, height: 22)
        mixed.append(NSAttributedString(attachment: attachment))
        mixed.append(text("end"))
        add(mixed)
        let turned = UILabel(frame: CGRect(x: 230, y: 250, width: 170, height: 30))
        turned.text = "Text in depth"
        turned.font = .boldSystemFont(ofSize: 24)
        turned.layer.transform.m34 = -1 / 300
        turned.layer.transform = CATransform3DRotate(turned.layer.transform, 0.9, 0, 1, 0)
        page.addSubview(turned)
        let large = UILabel(frame: CGRect(x: 290, y: 340, width: 30, height: 14))
        large.text = "Rg"
        large.font = .systemFont(ofSize: 11)
        large.transform = CGAffineTransform(scaleX: 6, y: 6)
        page.addSubview(large)
        screen.show(page)
        screen.advance(by: 0)
        #expect(y < 560)
        try screen.pictureToLookAt("shaping")
    }
}
