import MutoscopeTesting
import Testing
import UIKit

/// Measured: square/Blueprint (iOS 15 and 17, two pixels a point), cashapp/AccessibilitySnapshot (iOS 17.5, 18.5 and 26.2, three).
@MainActor @Suite("Where the line of a field stands")
struct FieldLineTests {
    struct Field: CustomTestStringConvertible, Sendable {
        let height: CGFloat, size: CGFloat, scale: CGFloat
        /// The first row of pixels below the letters, from the field's top.
        let baseline: Int
        var testDescription: String { "\(height) high, text of \(size), \(scale) pixels a point" }
    }

    nonisolated static let measured = [
        Field(height: 44, size: 17, scale: 2, baseline: 56), Field(height: 44, size: 28, scale: 2, baseline: 64),
        Field(height: 30, size: 17, scale: 3, baseline: 64), Field(height: 22, size: 17, scale: 3, baseline: 52),
    ]

    /// The row below the lowest with ink.
    private func lowestInk(_ field: UITextField, scale: CGFloat) -> Int? {
        let screen = TestScreen(size: CGSize(width: 100, height: 60), scale: scale)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        page.backgroundColor = .white
        page.addSubview(field)
        screen.show(page)
        screen.advance(by: 0.1)
        let picture = screen.snapshot()
        return (0..<picture.height).last { y in (0..<picture.width).contains { picture.pixel($0, y).green < 128 } }
            .map { $0 + 1 }
    }

    @Test(
        "the line is in the middle, whole pixels high; a half pixel goes up, down where a point has three",
        arguments: measured)
    func baseline(_ measured: Field) {
        for isPlaceholder in [false, true] {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: measured.height))
            field.font = .systemFont(ofSize: measured.size)
            field.textColor = .black
            if isPlaceholder {
                field.attributedPlaceholder = NSAttributedString(
                    string: "HT",
                    attributes: [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: measured.size)])
            } else {
                field.text = "HT"
            }
            #expect(lowestInk(field, scale: measured.scale) == measured.baseline, "placeholder: \(isPlaceholder)")
        }
    }

    /// The columns with ink of a view 80 points wide.
    private func ink(_ view: UIView) -> [Int] {
        let screen = TestScreen(size: CGSize(width: 100, height: 40), scale: 2)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        page.backgroundColor = .white
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        page.addSubview(view)
        screen.show(page)
        (view as? UITextField)?.becomeFirstResponder()
        screen.advance(by: 0.1)
        let picture = screen.snapshot()
        return (0..<200).map { x in (0..<80).count { picture.pixel(x, $0).green < 128 } }
    }

    /// Measured: qiwi/MaterialTextView (iOS 12 to 15).
    @Test("a line that has no room ends with an ellipsis, as a label's, while the field is not edited")
    func ellipsis() {
        final class Shown: UITextField {
            override var canBecomeFirstResponder: Bool { false }
        }
        let field = Shown(), edited = UITextField(), label = UILabel()
        for field in [field, edited] { (field.text, field.textColor) = ("Lorem ipsum has been", .black) }
        (label.text, label.textColor, label.font) = (field.text, .black, field.font)
        #expect(ink(field) == ink(label))
        #expect(ink(edited) != ink(label))
    }
}
