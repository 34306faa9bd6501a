import MutoscopeTesting
import Testing

@testable import UIKit

/// Text with looks of its own, and what of them a label, a field or a view has then.
@MainActor struct AttributedLooksTests {
    private let styled: NSAttributedString = {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "red",
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
            ])
        text.append(NSAttributedString(string: " plain"))
        return text
    }()

    @Test func aLabelTakesTheFirstCharactersLooks() throws {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12)
        label.attributedText = styled
        #expect(label.font == .boldSystemFont(ofSize: 30))
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center)
        // What names no looks keeps those that the label had.
        let later = try #require(label.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)
        #expect(later.pointSize == 12)
        label.attributedText = nil
        #expect(label.text == nil)
        #expect(label.font == .boldSystemFont(ofSize: 30))
    }

    @Test func whatTheFirstCharacterLeavesOpenStays() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12)
        label.textColor = .blue
        label.textAlignment = .right
        label.attributedText = NSAttributedString(string: "x", attributes: [.kern: 2])
        #expect(label.font == .systemFont(ofSize: 12))
        #expect(label.textColor == .blue)
        #expect(label.textAlignment == .right)
    }

    @Test func aFieldAndATextViewDoTheSame() {
        let field = UITextField(), view = UITextView()
        field.attributedText = styled
        #expect(field.font == .boldSystemFont(ofSize: 30))
        #expect(field.textColor == .red)
        #expect(field.textAlignment == .center)
        #expect(field.text == "red plain")
        view.attributedText = styled
        #expect(view.font == .boldSystemFont(ofSize: 30))
        #expect(view.textColor == .red)
        #expect(view.textAlignment == .center)
        #expect(view.attributedText.isEqual(to: styled))
    }

    @Test func aLabelsNaturalAlignmentIsTheInterfacesNotTheTexts() {
        func x(_ alignment: NSTextAlignment, mirrored: Bool) -> CGFloat {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            label.semanticContentAttribute = mirrored ? .forceRightToLeft : .forceLeftToRight
            label.text = "مرحبا"
            label.textAlignment = alignment
            return label.layout(width: 200, height: 30, lines: 1).lines.first?.frame.minX ?? -1
        }
        #expect(x(.natural, mirrored: false) == x(.left, mirrored: false))
        #expect(x(.natural, mirrored: true) == x(.right, mirrored: true))
        #expect(x(.left, mirrored: false) < x(.right, mirrored: false))
    }

    @Test func superscriptsRaiseAndSubscriptsLower() {
        func offset(_ looks: [NSAttributedString.Key: Any]) -> CGFloat {
            NSAttributedString(string: "2", attributes: looks).textRuns(font: .systemFont(ofSize: 30))[0].attributes
                .baselineOffset
        }
        #expect(offset([.superscript: 1]) == 10)
        #expect(offset([.superscript: -1]) == -10)
        #expect(offset([.superscript: 1, .baselineOffset: 4]) == 14)
        #expect(offset([.baselineOffset: NSNumber(value: 6)]) == 6)
    }
}
