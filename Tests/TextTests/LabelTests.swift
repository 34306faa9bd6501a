import MutoscopeTesting
import Testing

@testable import UIKit

/// Labels: sizes, shrinking, baselines.
@MainActor @Suite struct UILabelTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test("a line of 17 points is as high as on iOS, rounded up to pixels")
    func sizes() {
        let screen = TestScreen(size: CGSize(width: 200, height: 100))
        let controller = UIViewController()
        screen.show(controller)
        let one = label("Hello")
        controller.view.addSubview(one)
        #expect(one.intrinsicContentSize.height == 20.5)
        one.numberOfLines = 0
        #expect(one.sizeThatFits(CGSize(width: 20, height: 0)).height > 40)
        #expect(label("").intrinsicContentSize == .zero)
        one.numberOfLines = 2
        #expect(one.sizeThatFits(CGSize(width: 20, height: 1000)).height == 41)
    }

    @Test("text that is too long shrinks down to the minimum, and no further")
    func shrinking() throws {
        let long = label("A rather long text")
        long.adjustsFontSizeToFitWidth = true
        let full = long.intrinsicContentSize.width
        _ = long.layout(width: full * 0.7, height: 100, lines: 1)
        let scale = try #require(long.layouts.first?.scale)
        #expect(scale < 0.71)
        #expect(scale > 0.65)
        long.minimumScaleFactor = 0.9
        _ = long.layout(width: full * 0.7, height: 100, lines: 1)
        #expect(long.layouts.first?.scale == 0.9)
        #expect(long.layouts.first?.layout.isTruncated == true)
    }

    @Test("setting font or colour changes attributed text as a whole")
    func attributed() {
        let l = UILabel()
        l.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 8)])
        #expect(l.text == "ab")
        l.font = .systemFont(ofSize: 30)
        #expect((l.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        l.text = "plain"
        #expect(l.attributedText?.string == "plain")
    }

    @Test("attributed strings can be put together and changed with the kit's values")
    func attributedStrings() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 8)])
        text.append(
            NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 9), .shadow: NSShadow()]))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
        text.addAttribute(
            .foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            range: NSRange(location: 0, length: 4))
        text.addAttribute(.paragraphStyle, value: NSMutableParagraphStyle(), range: NSRange(location: 0, length: 4))
        text.addAttribute(.paragraphStyle, value: NSParagraphStyle(), range: NSRange(location: 0, length: 4))
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        #expect(text.length == 6)
        #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
        #expect(text.textRuns().map(\.attributes.font.size) == [8, 9, 12, 12])
    }

    @Test("baselines are where the text is")
    func baselines() throws {
        let l = label("x")
        l.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        let lines = try #require(l.baselines(in: l.bounds.size))
        #expect(abs(lines.first - ((40 - 20.287) / 2 + 17 * 0.952)) < 1)
        #expect(abs(lines.first + lines.last - 40) < 1e-9)
    }

    @Test("a label draws its text, an image view its image at the image's own scale")
    func drawing() {
        let screen = TestScreen(size: CGSize(width: 100, height: 60), scale: 1)
        let controller = UIViewController()
        screen.show(controller)
        controller.view.backgroundColor = .white
        let l = label("I")
        l.textColor = .red
        l.font = .boldSystemFont(ofSize: 40)
        l.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        let source = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let view = UIImageView(image: source)
        view.contentMode = .center
        view.frame = CGRect(x: 50, y: 0, width: 50, height: 60)
        controller.view.addSubview(l)
        controller.view.addSubview(view)
        let shot = screen.snapshot()
        let reds = (0..<50).filter { shot.pixel($0, 30) == (red: 255, green: 0, blue: 0, alpha: 255) }
        #expect(!reds.isEmpty)
        #expect(shot.pixel(75, 30) == (red: 0, green: 0, blue: 255, alpha: 255))
        #expect(shot.pixel(60, 30) == (red: 255, green: 255, blue: 255, alpha: 255))
    }

    /// Pictures of square/Blueprint, iOS 15 to 17: 160 points of text in 50 and 100 points.
    @Test("text with attributes that shrinks stays in the middle, plain text on its baseline")
    func shrunkBaselines() {
        let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 2)
        defer { _ = screen }
        let text = "Hello! What's up y'all", size = CGSize(width: 50, height: 20.5)
        func baseline(_ label: UILabel) -> CGFloat {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            return label.textBaselines(in: size).first
        }
        let plain = UILabel(), styled = UILabel()
        plain.text = text
        styled.attributedText = NSAttributedString(string: text, attributes: [.font: plain.font!])
        #expect(abs(baseline(plain) - 16.2) < 0.3)
        #expect(abs(baseline(styled) - 13.1) < 0.3)
    }

    /// As a subclass does that moves the rectangle by half of what a line is higher than its font (square/Blueprint, iOS 15 to 17: the
    /// baseline is at 31, of 31.04).
    @Test("text that is drawn elsewhere begins on a whole pixel")
    func drawnElsewhere() throws {
        let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 2)
        screen.show(UIViewController())
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 50
        style.maximumLineHeight = 50
        let label = UILabel(), font = UIFont.systemFont(ofSize: 17)
        label.attributedText = NSAttributedString(
            string: "HHH", attributes: [.font: font, .paragraphStyle: style, .foregroundColor: UIColor.black])
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50), format: format).image { _ in
            label.drawText(in: CGRect(x: 0, y: -(50 - font.lineHeight) / 2, width: 50, height: 50))
        }
        let picture = try #require(image.cgImage), data = try #require(picture.dataProvider?.data as Data?)
        let inked = (0..<picture.height).filter { y in
            (0..<picture.width).contains { data[y * picture.bytesPerRow + $0 * 4 + 3] > 128 }
        }
        #expect(inked.last == 61)
    }
}

/// Typing into fields and views.
@MainActor @Suite struct TextInputTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
        func textField(_ t: UITextField, shouldChangeCharactersIn range: NSRange, replacementString s: String) -> Bool {
            s != "x"
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            textField.resignFirstResponder()
            return false
        }
    }

    @Test("a tap begins editing, typing asks the delegate, return ends")
    func field() {
        let screen = TestScreen(size: CGSize(width: 200, height: 100))
        let controller = UIViewController()
        screen.show(controller)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 150, height: 40))
        let delegate = Delegate()
        field.delegate = delegate
        field.borderStyle = .roundedRect
        controller.view.addSubview(field)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        screen.tap(at: CGPoint(x: 60, y: 40))
        #expect(field.isEditing)
        screen.type("a")
        screen.type("x")
        screen.type("b")
        screen.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "a")
        #expect(changes == 3)
        screen.press(.keyboardReturnOrEnter)
        #expect(!field.isEditing)
        #expect(delegate.log == ["began", "return", "ended"])
    }

    @Test("text follows a change of the interface style")
    func interfaceStyle() {
        let screen = TestScreen(size: CGSize(width: 100, height: 60), scale: 1)
        let controller = UIViewController()
        screen.show(controller)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        field.font = .boldSystemFont(ofSize: 60)
        field.text = "I"
        controller.view.addSubview(field)
        func whitePixels() -> Int {
            let shot = screen.snapshot()
            return (0..<30).count { shot.pixel($0, 30).red == 255 }
        }
        controller.view.backgroundColor = .systemGray
        #expect(whitePixels() == 0)
        controller.view.window?.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(whitePixels() > 3)
    }

    @Test("a text view grows its content with its lines")
    func view() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.font = .systemFont(ofSize: 17)
        view.text = "one\ntwo\nthree\nfour"
        view.layoutIfNeeded()
        // Whole pixels.
        #expect(view.contentSize.height == (4 * 20.287 * 2).rounded(.up) / 2 + 16)
        view.selectedRange = NSRange(location: 0, length: 4)
        view.insertText("")
        #expect(view.text == "two\nthree\nfour")
    }
}
