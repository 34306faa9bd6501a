import MutoscopeTesting
import Testing
import UIKit

/// Numbers read from pictures at three pixels a point: psharanda/FixFlex (heights of labels in twelve sizes, iOS 17) and
/// essentialdevelopercom/essential-feed-case-study (distances of lines, the same from iOS 15 to 26).
@MainActor @Suite("Text styles as pictures of iOS show them")
struct MeasuredStyleTests {
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private func font(_ style: UIFont.TextStyle, _ size: UIContentSizeCategory) -> UIFont {
        UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: size))
    }

    @Test(
        "one line of a style is so many pixels high",
        arguments: [
            (UIFont.TextStyle.title1, [90, 94, 97, 101, 108, 115, 122, 137, 154, 172, 190, 208]),
            (.body, [51, 54, 58, 61, 69, 76, 83, 101, 119, 144, 169, 190]),
            (.title3, [61, 65, 69, 72, 79, 86, 94, 111, 133, 154, 176, 197]),
            (.caption1, [40, 40, 40, 43, 51, 58, 65, 79, 94, 115, 133, 154]),
        ])
    func heights(style: UIFont.TextStyle, pixels: [Int]) {
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 3), label = UILabel()
        screen.show(label)
        label.text = "Title"
        let found = Self.sizes.map { size -> Int in
            label.font = font(style, size)
            return Int((label.sizeThatFits(CGSize(width: 1000, height: 1000)).height * 3).rounded())
        }
        #expect(found == pixels)
    }

    @Test(
        "lines of a style follow each other at its own distance, the first and the last without more around them",
        arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.medium, 21.0), (.body, .extraExtraExtraLarge, 29),
            (.subheadline, .medium, 19), (.subheadline, .extraExtraExtraLarge, 26), (.footnote, .medium, 16),
            (.footnote, .extraExtraExtraLarge, 24),
        ])
    func pitches(style: UIFont.TextStyle, size: UIContentSizeCategory, pitch: CGFloat) {
        let font = font(style, size), label = UILabel()
        (label.font, label.numberOfLines) = (font, 0)
        func height(_ text: String) -> CGFloat {
            label.text = text
            return label.sizeThatFits(CGSize(width: 1000, height: 1000)).height
        }
        #expect(abs(height("a") - font.lineHeight) < 1)
        #expect(abs(height("a\nb\nc\nd") - font.lineHeight - 3 * pitch) < 1)
        #expect(abs(font.lineHeight + font.leading - pitch) < 0.001)
        let button = UIButton(configuration: .plain())
        button.traitOverrides.preferredContentSizeCategory = size
        button.configuration?.attributedTitle = AttributedString(
            "a\nb\nc", attributes: AttributeContainer([.font: font]))
        button.configuration?.contentInsets = .zero
        #expect(abs(button.intrinsicContentSize.height - font.lineHeight - 2 * pitch) < 1)
    }

    @Test("a bold style keeps the distance, another size and the plain font have none, large text has its font's")
    func keeping() throws {
        let body = font(.body, .large), bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(abs(UIFont(descriptor: bold, size: 0).leading - 22 + body.lineHeight) < 0.001)
        let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: body.fontDescriptor.fontAttributes), size: 0)
        #expect(again == body && again.leading == body.leading)
        #expect(body.withSize(17).leading == 0 && UIFont.systemFont(ofSize: 17).leading == 0)
        #expect(font(.body, .accessibilityExtraExtraExtraLarge).leading == 0)
    }

    @Test("strings have the distance where the font's leading is asked for, text views always")
    func strings() {
        let font = font(.body, .large), room = CGSize(width: 1000, height: 1000)
        let text = NSAttributedString(string: "a\nb\nc", attributes: [.font: font])
        let plain = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        let led = text.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(abs(plain.height - 3 * font.lineHeight) < 0.01)
        #expect(abs(led.height - font.lineHeight - 44) < 0.01)
        let view = UITextView()
        (view.attributedText, view.textContainerInset) = (text, .zero)
        #expect(abs(view.sizeThatFits(room).height - 66) < 0.01)
    }
}
