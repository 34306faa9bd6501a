import Testing

@testable import CoreGraphics
@testable import UIKit

/// How wide text of the system font is: as Interface Builder wrote the sizes of labels and buttons into public storyboards, which are
/// rounded up to half points or, where there are thirds, to those.
@Suite("Widths of the system font") struct SystemFontWidthTests {
    @Test(
        "are San Francisco's",
        arguments: [
            ("Label", 17, UIFont.Weight.regular, 41.667), ("Brands", 17, .regular, 54), ("33 cl", 17, .regular, 38),
            ("Half", 17, .regular, 31), ("Name:", 17, .regular, 50), ("App Name", 17, .regular, 81),
            ("Label", 15, .regular, 37.5), ("Any", 15, .regular, 26.333), ("Number of regions", 15, .regular, 128),
            ("Label", 14, .regular, 35.5), ("Arts", 14, .regular, 27), ("Toggle NavBar hidden", 14, .regular, 143),
            ("Label", 13, .regular, 33), ("2 Hours age", 13, .regular, 74), ("Label", 12, .regular, 31),
            ("Fixed product discount ", 12, .regular, 133.5), ("Duration", 16, .regular, 62),
            ("Start", 16, .regular, 36),
            ("Label", 20, .regular, 48), ("Navigation Controller", 20, .regular, 184), ("Score:", 36, .regular, 98.667),
            ("Gloria Ross asked", 10, .regular, 86), ("Crop", 20, .bold, 46), ("Password:", 20, .bold, 98),
            ("Button", 15, .regular, 46), ("Jan", 17, .semibold, 29),
        ] as [(String, CGFloat, UIFont.Weight, CGFloat)])
    func widths(text: String, size: CGFloat, weight: UIFont.Weight, width: CGFloat) {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        let own = (text as NSString).size(withAttributes: [.font: font]).width
        #expect(own <= width + 0.01)
        #expect(own > width - 0.56)
    }

    private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        (text as NSString).size(withAttributes: attributes).width
    }

    @Test("a program's own distances come on top, other scripts and fonts keep theirs")
    func others() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(width("Label", [.font: font, .kern: 2]) - width("Label", [.font: font]) - 10) < 0.05)
        #expect(FontDescription(family: .named("Helvetica"), size: 17).tracking == 0)
        #expect(FontDescription(family: .system(.monospaced), size: 17).tracking == 0)
        #expect(Character("a").isOfSystemFont)
        #expect(Character("é").isOfSystemFont)
        #expect(!Character("漢").isOfSystemFont)
        #expect(!Character("1️⃣").isOfSystemFont)
        #expect(width("漢字", [.font: font]) == 34)
        // Parts in several scripts are as wide together as apart.
        let mixed = width("ab漢字cd", [.font: font])
        #expect(abs(mixed - width("ab", [.font: font]) - 34 - width("cd", [.font: font])) < 0.05)
    }

    @Test("letters come closer from 12 points up, and stay so", arguments: [400, 500, 600, 700, 900])
    func course(weight: Int) {
        let values = stride(from: 4 as CGFloat, through: 120, by: 0.5).map {
            FontDescription(size: $0, weight: weight).tracking / $0
        }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 })
    }

    @Test("a short line of large letters neither", arguments: [15.0, 22, 30, 48])
    func nearLarge(size: Double) {
        var style = TextParagraphStyle()
        style.lineBreak = .truncateMiddle
        let run = TextRun("Next", TextAttributes(font: FontDescription(size: size)), paragraph: style)
        let whole = TextLayout([run]).size.width
        #expect(!TextLayout([run], width: whole * 0.985, maximumLines: 1).isTruncated)
        #expect(TextLayout([run], width: whole * 0.96, maximumLines: 1).isTruncated)
    }

    @Test("a line is not cut short for a fiftieth of its width")
    func near() {
        var style = TextParagraphStyle()
        style.lineBreak = .truncateTail
        let run = TextRun("A title of a button", TextAttributes(font: FontDescription(size: 15)), paragraph: style)
        let whole = TextLayout([run]).size.width
        #expect(!TextLayout([run], width: whole * 0.985, maximumLines: 1).isTruncated)
        #expect(TextLayout([run], width: whole * 0.97, maximumLines: 1).isTruncated)
        #expect(TextLayout([run], width: whole * 0.97, maximumLines: 1).size.width <= whole * 0.97)
        let other = TextRun(
            "A title of a button", TextAttributes(font: FontDescription(family: .named("Helvetica"), size: 15)),
            paragraph: style)
        let wide = TextLayout([other]).size.width
        #expect(TextLayout([other], width: wide * 0.985, maximumLines: 1).isTruncated)
    }
}
