import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Text that has to fit: fields that shrink it, containers with few lines, space between letters.
@MainActor @Suite struct TextRoomTests {
    @Test func aFieldShrinksItsTextDownToItsSmallestFont() {
        let screen = TestScreen(size: CGSize(width: 300, height: 100), scale: 1)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 120, height: 40))
        field.text = "A text that is rather long"
        screen.show(field)
        screen.advance(by: 0.1)
        func width() -> CGFloat {
            field.layoutIfNeeded()
            let end = field.caretRect(for: field.endOfDocument), start = field.caretRect(for: field.beginningOfDocument)
            return end.midX - start.midX
        }
        let whole = width(), wanted = field.intrinsicContentSize.width
        #expect(whole > 150)
        field.adjustsFontSizeToFitWidth = true
        #expect(width() <= 120)
        #expect(width() > 112)
        #expect(field.intrinsicContentSize.width == wanted)
        field.minimumFontSize = 15
        let smallest = ("A text that is rather long" as NSString).size(withAttributes: [
            .font: UIFont.systemFont(ofSize: 15)
        ])
        #expect(abs(width() - smallest.width) <= 1)
        field.text = "Short"
        let short = width()
        field.adjustsFontSizeToFitWidth = false
        #expect(width() == short)
    }

    @Test func aTextViewShowsAsManyLinesAsItsContainerAllows() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
        view.text = "one two three four five six seven eight nine ten eleven twelve"
        view.layoutIfNeeded()
        let line = view.font?.lineHeight ?? 0, all = view.contentSize.height
        #expect(all > 3 * line + 16)
        view.textContainer.maximumNumberOfLines = 2
        view.textContainer.lineBreakMode = .byTruncatingTail
        view.layoutIfNeeded()
        #expect(abs(view.contentSize.height - (2 * line + 16)) < 1)
        #expect(abs(view.sizeThatFits(CGSize(width: 120, height: 1000)).height - (2 * line + 16)) <= 1)
        view.textContainer.maximumNumberOfLines = 0
        view.textContainer.widthTracksTextView = false
        view.textContainer.size = CGSize(width: 1000, height: 0)
        view.layoutIfNeeded()
        #expect(abs(view.contentSize.height - (line + 16)) < 1)
    }

    @Test func spaceBetweenLettersStandsBehindEach() {
        let font = UIFont.systemFont(ofSize: 20)
        func width(_ text: String, kern: CGFloat) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font, .kern: kern]).size().width
        }
        for text in ["A", "AB", "ABCD"] {
            #expect(abs(width(text, kern: 7) - width(text, kern: 0) - 7 * CGFloat(text.count)) < 0.1, "\(text)")
        }
        let mixed = NSMutableAttributedString(string: "AB", attributes: [.font: font, .kern: 8])
        mixed.append(NSAttributedString(string: "CD", attributes: [.font: font]))
        let plain = NSAttributedString(string: "ABCD", attributes: [.font: font, .ligature: 0]).size().width
        #expect(abs(mixed.size().width - plain - 16) < 0.5)
        // The first letter begins where it does without.
        func left(kern: CGFloat) -> Int {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
                NSAttributedString(string: "HH", attributes: [.font: font, .kern: kern]).draw(at: .zero)
            }
            let bitmap = image.cgImage!
            return (0..<bitmap.width).first { x in (0..<bitmap.height).contains { bitmap.pixel(x, $0).alpha > 100 } }
                ?? -1
        }
        #expect(left(kern: 10) == left(kern: 0))
    }

    @Test func drawnTextShrinksAsItsContextAllows() {
        let text = NSAttributedString(
            string: "A text of some length", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let context = NSStringDrawingContext()
        let room = CGSize(width: 100, height: 30)
        _ = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.3
        let box = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 1)
        #expect(context.actualScaleFactor >= 0.3)
        #expect(box.width <= 100)
        #expect(box.height <= 30)
    }
}

/// Links in text that is not edited.
@MainActor @Suite struct LinkTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var links: [(URL, NSRange)] = []

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            links.append((URL, characterRange))
            return false
        }
    }

    @Test func linksHaveTheirLooksAndAreTapped() throws {
        let screen = TestScreen(size: CGSize(width: 300, height: 200), scale: 1)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), listener = Listener()
        let text = NSMutableAttributedString(
            string: "Read this page", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttributes([.link: "https://example.org/page"], range: NSRange(location: 5, length: 4))
        view.attributedText = text
        view.delegate = listener
        view.linkTextAttributes = [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
        screen.show(view)
        screen.advance(by: 0.1)
        func isRed() -> Bool {
            let picture = screen.snapshot()
            return (0..<300).contains { x in
                (0..<60).contains { y in picture.pixel(x, y).red > 200 && picture.pixel(x, y).green < 60 }
            }
        }
        #expect(isRed())
        let range = try #require(
            view.textRange(
                from: view.position(from: view.beginningOfDocument, offset: 5)!,
                to: view.position(from: view.beginningOfDocument, offset: 9)!))
        let box = try #require(view.selectionRects(for: range).first).rect
        let place = CGPoint(x: box.midX, y: box.midY)
        screen.tap(at: place)
        screen.advance(by: 0.5)
        #expect(listener.links.isEmpty, "edited text is edited")
        #expect(view.isFirstResponder, "edited text is edited")
        view.resignFirstResponder()
        view.isEditable = false
        screen.advance(by: 1)
        screen.tap(at: place)
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 250, y: 180))
        screen.advance(by: 0.5)
        #expect(listener.links.map(\.0.absoluteString) == ["https://example.org/page"])
        #expect(listener.links.map(\.1) == [NSRange(location: 5, length: 4)])
    }

    @Test func textStandsAboutItsTabStops() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .right, location: 100), NSTextTab(textAlignment: .center, location: 200),
        ]
        let font = UIFont.systemFont(ofSize: 20)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 30)).image { _ in
            NSAttributedString(string: "\t||||\t||||", attributes: attributes).draw(at: .zero)
        }
        let bitmap = image.cgImage!, scale = CGFloat(bitmap.width) / 300
        let inked = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap.pixel(x, $0).alpha > 100 } }
            .map { CGFloat($0) / scale }
        let width = NSAttributedString(string: "||||", attributes: [.font: font]).size().width
        let first = inked.filter { $0 < 130 }, second = inked.filter { $0 > 130 }
        #expect((first.max() ?? 0) < 101)
        #expect((first.max() ?? 0) > 100 - width / 4)
        #expect(abs(((second.min() ?? 0) + (second.max() ?? 0)) / 2 - 200) < 2)
    }
}
