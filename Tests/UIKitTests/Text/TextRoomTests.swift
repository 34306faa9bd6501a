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
        #expect(width() <= 120 && width() > 112 && field.intrinsicContentSize.width == wanted)
        field.minimumFontSize = 15
        #expect(abs(width() - whole * 15 / 17) < 2)
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
            return (0..<bitmap.width).first { x in (0..<bitmap.height).contains { bitmap.pixel(x, $0).alpha > 100 } } ?? -1
        }
        #expect(left(kern: 10) == left(kern: 0))
    }

    @Test func drawnTextShrinksAsItsContextAllows() {
        let text = NSAttributedString(string: "A text of some length", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let context = NSStringDrawingContext()
        let room = CGSize(width: 100, height: 30)
        _ = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.3
        let box = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.3)
        #expect(box.width <= 100 && box.height <= 30)
    }
}
