import Testing

@testable import UIFoundation
@testable import UIKit

@MainActor @Suite("Strings that are drawn")
struct StringDrawingTests {
    @Test("the plain font is asked for only by text that names none")
    func plainFont() {
        var asked = 0
        func plain() -> FontDescription {
            asked += 1
            return FontDescription(size: 12)
        }
        let named: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let style = NSParagraphStyle.default.layoutStyle, black = UIColor.black.cgColor
        let run = TextRun("text", named, font: plain(), color: black, paragraph: style)
        #expect(run.attributes.font.size == 20)
        let attributed = NSAttributedString(string: "text", attributes: named)
        _ = attributed.textRuns(font: plain(), color: black, paragraph: style)
        #expect(asked == 0)
        #expect(TextRun("text", [:], font: plain(), color: black, paragraph: style).attributes.font.size == 12)
        #expect(asked == 1)
    }

    /// Foundation's attributed strings on Linux never let go of what they hold.
    @Test("a string keeps nothing of its attributes once it is drawn and measured")
    func memory() {
        weak var kept: NSShadow?
        do {
            let shadow = NSShadow()
            kept = shadow
            let attributes: [NSAttributedString.Key: Any] = [.shadow: shadow, .font: UIFont.systemFont(ofSize: 20)]
            _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
                "word".draw(at: .zero, withAttributes: attributes)
                "word".draw(in: CGRect(x: 0, y: 0, width: 60, height: 30), withAttributes: attributes)
            }
            _ = "word".size(withAttributes: attributes)
            _ = "word".boundingRect(with: CGSize(width: 60, height: 30), attributes: attributes, context: nil)
        }
        #expect(kept == nil)
    }

    @Test("a string looks and measures as an attributed one", arguments: ["one two three", "", "a\nb"])
    func same(text: String) {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 18), .foregroundColor: UIColor.red, .paragraphStyle: style, .kern: 2,
        ]
        let room = CGRect(x: 0, y: 0, width: 80, height: 70)
        func picture(_ draw: () -> Void) -> Data? {
            UIGraphicsImageRenderer(size: room.size).image { _ in draw() }.pngData()
        }
        let attributed = NSAttributedString(string: text, attributes: attributes)
        #expect(
            picture { text.draw(in: room, withAttributes: attributes) } == picture { attributed.draw(in: room) })
        #expect(text.size(withAttributes: attributes) == attributed.size())
        #expect(
            text.boundingRect(with: room.size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
                == attributed.boundingRect(with: room.size, options: .usesLineFragmentOrigin, context: nil))
        #expect(text.size() == NSAttributedString(string: text).size())
    }
}
