import Testing

@testable import CoreGraphics

@Suite("Text")
struct TextTests {
    private let plain = TextAttributes(font: FontDescription(size: 17))

    private func style(_ edit: (inout TextParagraphStyle) -> Void) -> TextParagraphStyle {
        var style = TextParagraphStyle()
        edit(&style)
        return style
    }

    @Test("lines of the system font are as high as on iOS")
    func systemLineHeight() {
        #expect(abs(plain.font.metrics.lineHeight - 20.287) < 0.001)
        let two = TextLayout([TextRun("one\ntwo", plain)])
        #expect(two.lines.count == 2)
        #expect(abs(two.size.height - 2 * 20.287) < 0.01)
        #expect(TextLayout([TextRun("", plain)]).size.height > 20)
        #expect(TextLayout([]).size == .zero)
    }

    @Test("a font that is expected is looked for once, and text in it is set as ever")
    func expectedFonts() {
        let look = TextAttributes(font: FontDescription(size: 23.625, weight: 300)), text = "Office, 12 שלום"
        func positions() -> [CGFloat] {
            TextLayout([TextRun(text, look)]).lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.x) } }
        }
        FontsAhead.begin()
        FontsAhead.expect(look.font, for: text)
        FontsAhead.settle()
        #expect(isExpected(look.font, text))
        // Nothing is shown in it yet: what a test says its pictures were set in does not change by that.
        let isUsed = TextEngine.withEngine { engine in
            let used = engine.usedFonts
            defer { engine.usedFonts = used }
            engine.usedFonts = []
            engine.makeReady(look.font, for: text)
            return !engine.usedFonts.isEmpty
        }
        #expect(!isUsed)
        // Nor is anything said of what is missing, which is said when it is shown.
        let strange = TextAttributes(font: FontDescription(family: .named("Nowhere Sans"), size: 19))
        let ahead = Diagnostics.collecting {
            TextEngine.withEngine { $0.makeReady(strange.font, for: "Words") }
            TextEngine.withEngine { $0.makeReady(look.font, for: "\u{10FFFD}\u{F8FE}\u{E0001}\u{1F9FF}\u{12000}") }
        }
        #expect(!ahead.messages.contains { $0.contains("Nowhere") || $0.contains("U+12000") })
        let expected = positions()
        #expect(expected.count == text.unicodeScalars.count)
        // Fonts that are found anew are no longer expected.
        TextEngine.withEngine { $0.forgetFonts() }
        #expect(!isExpected(look.font, text))
        #expect(positions() == expected)
        // Which fonts these are depends on the letters.
        #expect(FontsAhead.fonts(look.font, for: "12:30")?.letters == FontsAhead.Letters.none)
        #expect(FontsAhead.fonts(look.font, for: "– École")?.letters == .latin)
        #expect(FontsAhead.fonts(look.font, for: "שלום") == FontsAhead.fonts(look.font, for: "1 תודה"))
        #expect(FontsAhead.fonts(look.font, for: "שלום") != FontsAhead.fonts(look.font, for: "初一"))
        #expect(FontsAhead.fonts(look.font, for: " \n") == nil)
    }

    @Test(
        "a plain line is set by itself as Pango's layouts set it",
        arguments: [
            "", " ", "A", "12", "Words", "office, affine", "-> 9:41 1x2 ~", "AVATAR To. (Yes) ", "  led and trailed  ",
            "a word that is much longer than all that goes before it", "tab\tbed", "é", "שלום", "#*0 !?",
            "初一", "カレンダー 12、日", "안녕 하세요",
        ])
    func plainLines(text: String) {
        for kern in [0, 1.5, -0.4, 7] as [CGFloat] {
            for (size, weight, family) in [
                (17, 400, .system(.default)), (31.5, 700, .system(.default)), (52.3, 400, .named("Noto Serif")),
                (12, 500, .system(.monospaced)), (13.37, 300, .named("Helvetica Neue")),
            ] as [(CGFloat, Int, FontDescription.Family)] {
                var look = TextAttributes(font: FontDescription(family: family, size: size, weight: weight))
                look.kern = kern
                for width in [CGFloat.infinity, 500, 130, 60.3] { comparePlain(text, look, width: width) }
            }
        }
    }

    private func comparePlain(_ text: String, _ look: TextAttributes, width: CGFloat) {
        for lineBreak in [TextParagraphStyle.LineBreak.wordWrap, .truncateTail, .clip] {
            for most in [nil, 1] as [Int?] {
                var style = TextParagraphStyle()
                style.lineBreak = lineBreak
                let runs = [TextRun(text, look, paragraph: style)]
                let (plain, broken) = TextEngine.withEngine { engine in
                    let shaper = ParagraphShaper(engine: engine, runs: runs)
                    let paragraph = TextParagraph.paragraphs(of: runs)[0]
                    return (
                        shaper.plainLine(of: paragraph, width: width, mostLines: most).map { String(reflecting: $0) },
                        shaper.brokenLines(of: paragraph, width: width, mostLines: most).map { String(reflecting: $0) }
                    )
                }
                if let plain { #expect([plain] == broken, "\(look.font), \(width), \(lineBreak), \(look.kern)") }
                let isLatin = !text.isEmpty && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
                if width == .infinity, isLatin { #expect(plain != nil) }
                if ["", "tab\tbed", "é", "שלום"].contains(text) { #expect(plain == nil) }
            }
        }
    }

    private func isExpected(_ font: FontDescription, _ text: String) -> Bool {
        guard let fonts = FontsAhead.fonts(font, for: text) else { return false }
        return TextEngine.withEngine { $0.expected.contains(fonts) }
    }

    @Test("every character is on exactly one line", arguments: [40.0, 90, 200])
    func coverage(width: Double) {
        let text = "Words that wrap, a\u{301} e\u{301} and 日本語 with العربية and 👨‍👩‍👧‍👦 inside.\n\nNew\r\nlines."
        let layout = TextLayout([TextRun(text, plain)], width: width)
        var seen = [Int](repeating: 0, count: layout.length)
        for line in layout.lines { for i in line.range { seen[i] += 1 } }
        let breaks = Set(Array(text.utf16).enumerated().filter { $0.element == 10 || $0.element == 13 }.map(\.offset))
        for (i, count) in seen.enumerated() { #expect(count == (breaks.contains(i) ? 0 : 1), "character \(i)") }
        #expect(layout.lines.allSatisfy { $0.frame.width <= width + 20 })
    }

    @Test("a caret's place is found again by its point")
    func hitTesting() {
        for text in ["Hello wörld", "שלום עולם", "mixed עברית text", "ffi fi 👩‍👩‍👦x"] {
            let layout = TextLayout([TextRun(text, plain)])
            for cluster in layout.lines[0].clusters {
                let middle = CGPoint(x: layout.lines[0].frame.minX + cluster.x + cluster.width / 2, y: 5)
                #expect(layout.character(inside: middle) == cluster.range.lowerBound, "\(text)")
                #expect(layout.position(at: middle)?.character == cluster.range.lowerBound)
            }
            let height = layout.lines[0].frame.height
            #expect((0...layout.length).allSatisfy { layout.caret(at: $0).height == height })
        }
        let layout = TextLayout([TextRun("abc", plain)])
        #expect(layout.position(at: CGPoint(x: -5, y: 0))?.caret == 0)
        #expect(layout.position(at: CGPoint(x: 500, y: 900))?.caret == 3)
        #expect(layout.caret(at: 3).minX == layout.size.width)
    }

    @Test("right-to-left text begins at the right, natural alignment follows")
    func rightToLeft() {
        let layout = TextLayout([TextRun("שלום", plain)], width: 300)
        #expect(layout.lines[0].isRightToLeft)
        #expect(abs(layout.lines[0].frame.maxX - 300) < 0.01)
        #expect(layout.caret(at: 0).minX > layout.caret(at: 4).minX)
        let latin = TextLayout([TextRun("abc", plain)], width: 300)
        #expect(latin.lines[0].frame.minX == 0)
    }

    @Test("alignment moves lines within the width")
    func alignment() {
        func left(_ alignment: TextParagraphStyle.Alignment) -> CGFloat {
            TextLayout([TextRun("abc", plain, paragraph: style { $0.alignment = alignment })], width: 200).lines[0]
                .frame.minX
        }
        let width = TextLayout([TextRun("abc", plain)]).size.width
        #expect(left(.left) == 0)
        #expect(abs(left(.center) - (200 - width) / 2) < 1e-9)
        #expect(abs(left(.right) - (200 - width)) < 1e-9)
    }

    @Test("text that does not fit is cut, with an ellipsis where the style says so")
    func truncation() {
        let long = "The quick brown fox jumps over the lazy dog"
        func lay(_ lineBreak: TextParagraphStyle.LineBreak, _ text: String, lines: Int) -> TextLayout {
            TextLayout(
                [TextRun(text, plain, paragraph: style { $0.lineBreak = lineBreak })], width: 120, maximumLines: lines)
        }
        for lineBreak in [TextParagraphStyle.LineBreak.truncateHead, .truncateTail, .truncateMiddle] {
            let layout = lay(lineBreak, long, lines: 1)
            #expect(layout.isTruncated)
            #expect(layout.lines.count == 1)
            #expect(layout.size.width <= 120)
            #expect(!lay(lineBreak, "short", lines: 1).isTruncated)
        }
        #expect(lay(.truncateTail, long, lines: 2).lines.count == 2)
        #expect(lay(.truncateTail, "one\ntwo", lines: 1).isTruncated)
        #expect(!lay(.truncateTail, "one\ntwo", lines: 2).isTruncated)
        #expect(lay(.wordWrap, long, lines: 1).isTruncated)
        #expect(lay(.clip, long, lines: 1).size.width > 120)
    }

    @Test("lines that do not fit the height are left out, but not the first")
    func heights() {
        let text = [TextRun("one\ntwo\nthree", plain)]
        #expect(TextLayout(text, height: 45).lines.count == 2)
        #expect(TextLayout(text, height: 5).lines.count == 1)
        #expect(TextLayout(text, height: 1000).lines.count == 3)
    }

    @Test("line heights, spacing and indents of the paragraph style")
    func paragraphs() {
        let spaced = style {
            $0.lineHeightMultiple = 2
            $0.spacing = 10
            $0.firstLineHeadIndent = 30
        }
        let layout = TextLayout([TextRun("one\ntwo", plain, paragraph: spaced)], width: 300)
        #expect(layout.lines[0].frame.minX == 30)
        #expect(abs(layout.lines[0].frame.height - 2 * 20.287) < 0.01)
        #expect(abs(layout.lines[1].frame.minY - layout.lines[0].frame.maxY - 10) < 1e-9)
        // Extra height goes above the text.
        #expect(abs(layout.lines[0].frame.maxY - layout.lines[0].baseline - 17 * 0.2412109375) < 1e-6)
        let fixed = style {
            $0.minimumLineHeight = 40
            $0.maximumLineHeight = 40
        }
        #expect(TextLayout([TextRun("x", plain, paragraph: fixed)]).size.height == 40)
    }

    @Test(
        "letters of the system font do not change with their neighbours",
        arguments: ["1x2", "a->b", "9:41", "(A)", "–3×"])
    func neighbours(text: String) {
        func glyphs(_ text: String, _ features: [String: Int] = [:]) -> [UInt] {
            let font = FontDescription(size: 17, features: features)
            return TextLayout([TextRun(text, TextAttributes(font: font))]).lines[0].runs.flatMap(\.glyphs).map(\.index)
        }
        #expect(glyphs(text) == text.flatMap { glyphs(String($0)) })
        #expect(glyphs("1x2", ["calt": 1]) != glyphs("1x2"))
        #expect(glyphs("1x2 اللغة").suffix(5) == glyphs("اللغة").suffix(5))
    }

    @Test("attachments take their size, kerning widens")
    func attributes() {
        var picture = plain
        picture.attachment = TextAttachment(image: nil, bounds: CGRect(x: 0, y: -10, width: 50, height: 60))
        let layout = TextLayout([TextRun("a", plain), TextRun("\u{FFFC}", picture)])
        #expect(abs(layout.size.height - 60) < 0.01)
        #expect(layout.size.width > 50)
        var wide = plain
        wide.kern = 5
        let difference =
            TextLayout([TextRun("abcd", wide)]).size.width - TextLayout([TextRun("abcd", plain)]).size.width
        #expect(difference >= 15)
        #expect(difference <= 20.01)
    }

    @Test("a family that is not installed is replaced, with a word")
    func missingFamily() {
        let (name, messages) = Diagnostics.collecting {
            FontDescription(family: .named("No Such Family 4711"), size: 12).resolvedFamilyName
        }
        #expect(name == FontDescription(size: 12).resolvedFamilyName)
        #expect(messages.count == 1)
    }

    @Test("text is drawn in its colour, at every transform the same shape")
    func drawing() {
        var look = TextAttributes(font: FontDescription(size: 40, weight: 700))
        look.color = RGBA(red: 1, green: 0, blue: 0)
        let layout = TextLayout([TextRun("I", look)])
        let context = CGContext(yDownInto: PixelBuffer(width: 60, height: 60), scale: 1)
        layout.draw(in: context, at: .zero)
        let middle = Int(layout.size.width / 2), row = Int(layout.lines[0].baseline - 14)
        #expect(context.bitmap.buffer[middle, row] == 0xFFFF_0000)
        #expect(context.bitmap.buffer[55, 55] == 0)
    }
}
