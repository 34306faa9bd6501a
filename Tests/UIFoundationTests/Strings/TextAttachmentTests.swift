import MutoscopeTesting
import Testing

@testable import UIFoundation
@testable import UIKit

/// A square of colour as wide as the line.
private final class WideAttachment: NSTextAttachment, @unchecked Sendable {
    var asked: [(line: CGRect, index: Int)] = []
    var drawn: [CGRect] = []
    var containers: [NSTextContainer?] = []

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        asked.append((lineFrag, charIndex))
        containers.append(textContainer)
        return CGRect(x: 0, y: -4, width: lineFrag.width, height: 30)
    }

    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        drawn.append(imageBounds)
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }
}

@Suite("Attachments in text")
@MainActor
struct TextAttachmentTests {
    private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "ab ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(attachment: attachment))
        return text
    }

    @Test("are asked for their size by the line that they will stand in")
    func lines() throws {
        let attachment = WideAttachment()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        label.numberOfLines = 0
        label.attributedText = text(attachment)
        let size = label.sizeThatFits(CGSize(width: 120, height: 1000))
        #expect(size.width == 120)
        let asked = try #require(attachment.asked.last)
        #expect(asked.line.width == 120)
        #expect(asked.line.height > 0)
        #expect(asked.index == 3)
        #expect(
            attachment.containers.contains { $0?.size == CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude) })
        #expect(attachment.drawn.last == CGRect(x: 0, y: -4, width: 120, height: 30))
    }

    @Test("are drawn with the picture that they give for their bounds")
    func pictures() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
        label.numberOfLines = 0
        label.attributedText = text(WideAttachment())
        let screen = TestScreen(size: label.bounds.size, scale: 1)
        screen.show(label)
        screen.advance(by: 0)
        // The second line is the picture's.
        let pixel = screen.snapshot().pixel(30, 60)
        #expect((pixel.red, pixel.green, pixel.blue) == (255, 0, 0))
    }

    @Test("of a text view follow its width")
    func textViews() {
        let attachment = WideAttachment()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.attributedText = text(attachment)
        view.layoutIfNeeded()
        #expect(attachment.asked.last?.line.width == 190)
        #expect(attachment.containers.last == view.textContainer)
        #expect(view.textContainer.size.height == .greatestFiniteMagnitude)
        view.frame.size.width = 100
        view.layoutIfNeeded()
        #expect(attachment.asked.last?.line.width == 90)
    }

    @Test("that override nothing keep their bounds and picture")
    func plain() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -2, width: 12, height: 14)
        let line = CGRect(x: 0, y: 0, width: 100, height: 20)
        let bounds = attachment.attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
        #expect(bounds == attachment.bounds)
        #expect(attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0) == nil)
    }

    /// Attributed strings join neighbours with the same attributes; each of their characters is a place of its own.
    @Test("one attachment several times in a row is shown each time")
    func repeated() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let attachment = NSTextAttachment(image: dot)
        let text = NSMutableAttributedString(string: "")
        for _ in 0..<4 { text.append(NSAttributedString(attachment: attachment)) }
        #expect(text.size().width == 40)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in text.draw(at: .zero) }
        let pixels = try #require(picture.cgImage)
        let scale = Int(picture.scale)
        #expect([5, 15, 25, 35].allSatisfy { pixels.pixel($0 * scale, 5 * scale).red == 255 })
        #expect(pixels.pixel(45 * scale, 5 * scale).alpha == 0)
    }

    @Test("letters that have an attachment stay letters")
    func letters() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 500, height: 10)
        let font = UIFont.systemFont(ofSize: 20)
        let plain = NSAttributedString(string: "ab", attributes: [.font: font])
        let marked = NSAttributedString(string: "ab", attributes: [.font: font, .attachment: attachment])
        #expect(marked.size() == plain.size())
    }
}
