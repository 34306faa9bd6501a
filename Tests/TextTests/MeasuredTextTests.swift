import MutoscopeTesting
import Testing
import UIKit

/// Rules read from pictures of iOS 15 to 17 in square/Blueprint: labels of 17 points at @1.
@MainActor @Suite("Text as iOS measures and cuts it")
struct MeasuredTextTests {
    private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width
    }

    private func label(_ text: String, lines: Int = 0, _ mode: NSLineBreakMode = .byTruncatingTail) -> UILabel {
        let label = UILabel()
        (label.text, label.numberOfLines, label.lineBreakMode) = (text, lines, mode)
        return label
    }

    @Test("the widest line counts with the space at which it was broken, as far as there is room")
    func brokenSpaces() {
        let text = "Hello, world. This is some long text that runs onto several lines."
        let wide = label(text).sizeThatFits(CGSize(width: 100, height: 800))
        #expect(abs(wide.width - width("This is some ")) < 0.51)
        #expect(wide.width > width("This is some") + 3)
        let tight = label(text).sizeThatFits(CGSize(width: width("This is some") + 1, height: 800))
        #expect(abs(tight.width - width("This is some") - 1) < 0.51)
        let string = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let box = string.boundingRect(
            with: CGSize(width: 100, height: 800), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(box.width - width("This is some ")) < 0.01)
        let linked = NSMutableAttributedString(attributedString: string)
        linked.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 22, length: 4))
        let parts = linked.boundingRect(
            with: CGSize(width: 100, height: 800), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(parts.width - box.width) < 0.01)
        #expect(abs(label("This is some").sizeThatFits(.zero).width - width("This is some")) < 0.51)
    }

    @Test("the space behind the last line that shows does not count, nor any where lines break between letters")
    func uncountedSpaces() {
        let text = "iii wwwwww wwwwww", room = width("wwwwww ") + 1
        let short = label(text, lines: 2, .byWordWrapping)
        #expect(abs(short.sizeThatFits(CGSize(width: room, height: 800)).width - width("wwwwww")) < 0.51)
        let whole = label(text, lines: 0, .byWordWrapping)
        #expect(abs(whole.sizeThatFits(CGSize(width: room, height: 800)).width - width("wwwwww ")) < 0.51)
        let letters = label("aaaa aaaa aaaa", lines: 0, .byCharWrapping)
        #expect(abs(letters.sizeThatFits(CGSize(width: width("aaaa ") - 1, height: 800)).width - width("aaaa")) < 0.51)
    }

    @Test("a letter that is wider than the room does not make the label wider")
    func wideLetter() {
        let narrow = label("WW")
        narrow.font = .systemFont(ofSize: 60)
        #expect(narrow.sizeThatFits(CGSize(width: 30, height: 800)).width == 30)
    }

    /// The leftmost and rightmost column with ink in a band of rows of a label's picture.
    private func ink(_ label: UILabel, rows: Range<Int>) -> ClosedRange<Int>? {
        let screen = TestScreen(size: CGSize(width: 400, height: 100), scale: 1)
        label.textColor = .black
        label.backgroundColor = .white
        let page = UIView()
        page.backgroundColor = .white
        page.addSubview(label)
        screen.show(page)
        screen.advance(by: 0.1)
        let shot = screen.snapshot(), data = [UInt8](shot.dataProvider!.data! as Data)
        let columns = (0..<400).filter { x in rows.contains { data[$0 * shot.bytesPerRow + x * 4] < 128 } }
        return columns.first.flatMap { first in columns.last.map { first...$0 } }
    }

    @Test("an ellipsis follows the last letter, not the space behind it")
    func ellipsis() throws {
        let text = "dolor sit amet", short = label(text, lines: 1)
        let room = width("dolor sit ") + width("…") + 2
        short.frame = CGRect(x: 0, y: 0, width: room, height: 21)
        let seen = try #require(ink(short, rows: 0..<21))
        let expected = width("dolor sit…")
        #expect(abs(CGFloat(seen.upperBound) - expected) < 3, "\(seen) should end at \(expected)")
    }

    @Test("where text is clipped, the last of several lines goes on to the edge")
    func clipped() throws {
        let text = "Hello, world. This is a long run of text that should wrap"
        let cut = label(text, lines: 2, .byClipping)
        cut.frame = CGRect(x: 0, y: 0, width: 120, height: 42)
        let seen = try #require(ink(cut, rows: 21..<42))
        #expect(seen.upperBound >= 117)
        #expect(cut.sizeThatFits(CGSize(width: 120, height: 100)).width <= 120)
        let first = try #require(ink(cut, rows: 0..<19))
        #expect(first.upperBound < 117)
    }

    @Test("the bold system font is semibold, also where the trait is asked for")
    func emphasized() throws {
        #expect(UIFont.boldSystemFont(ofSize: 32) == .systemFont(ofSize: 32, weight: .semibold))
        let plain = UIFont.systemFont(ofSize: 32).fontDescriptor
        let bold = UIFont(descriptor: try #require(plain.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold == .boldSystemFont(ofSize: 32))
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        let heavy = UIFont.systemFont(ofSize: 32, weight: .bold)
        #expect(heavy != bold)
        // Ink of a picture of iOS 17, with the distances of its first and last letter from their edges.
        #expect(abs(width("should wrap at some", bold) - 298.5) < 2)
        #expect(abs(width("test by adding a joke", bold) - 295.5) < 2)
        #expect(abs(width("World!", .systemFont(ofSize: 32, weight: .black)) - 107) < 0.6)
    }

    @Test("a field's text ends at its right edge, and stays there when it is edited", arguments: [1, 2, 3])
    func rightAlignedField(scale: Int) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: CGFloat(scale))
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 44))
        (field.text, field.textAlignment, field.font) = ("Right Aligned", .right, .systemFont(ofSize: 17))
        screen.show(field)
        screen.advance(by: 0.1)
        func edges() -> (start: CGFloat, end: CGFloat) {
            let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!
            let box = field.firstRect(for: all)
            return (box.minX, box.maxX)
        }
        let resting = edges()
        #expect(abs(resting.end - 200) <= 1 / CGFloat(scale) + 0.01)
        field.becomeFirstResponder()
        screen.advance(by: 1)
        #expect(edges().start == resting.start)
        #expect(field.caretRect(for: field.endOfDocument).maxX <= 200.01)
        field.textAlignment = .center
        screen.advance(by: 0.1)
        let centred = edges()
        #expect(abs(centred.start - (200 - centred.end)) <= 1.01 / CGFloat(scale))
    }
}
