import MutoscopeTesting
import Testing
import UIKit

/// Baselines in constraints: where the text is, whenever it came and however large its view became.
@MainActor @Suite struct BaselineTests {
    private final class Badge: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 16, height: size.height + 14)
        }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 2)

    /// Shows views in a row by their first baselines and gives these, in points from the top.
    private func row(_ views: [UIView], then change: () -> Void = {}) -> [CGFloat] {
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .firstBaseline
        stack.spacing = 8
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        screen.show(root)
        change()
        screen.advance(by: 0.1)
        return views.map { baseline(of: $0) }
    }

    /// Where the text of a view stands that has one line in its middle.
    private func baseline(of view: UIView) -> CGFloat {
        let place: (CGRect, UIFont) =
            switch view {
            case let label as UILabel: (label.frame, label.font)
            case let field as UITextField:
                (
                    field.convert(field.textRect(forBounds: field.bounds), to: field.superview),
                    field.font ?? .systemFont(ofSize: 17)
                )
            case let button as UIButton:
                (
                    button.convert(button.titleLabel?.frame ?? .zero, to: button.superview),
                    button.titleLabel?.font ?? .systemFont(ofSize: 15)
                )
            default: (view.frame, .systemFont(ofSize: 17))
            }
        return place.0.midY - place.1.lineHeight / 2 + place.1.ascender
    }

    private func label(_ text: String?, size: CGFloat, _ type: UILabel.Type = UILabel.self) -> UILabel {
        let label = type == Badge.self ? Badge() : UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test func labelsHigherThanTheirText() {
        let lines = row([label("Name", size: 17), label("3", size: 12, Badge.self), label("Big", size: 40)])
        #expect(abs(lines[0] - lines[1]) <= 0.75)
        #expect(abs(lines[0] - lines[2]) <= 0.75)
    }

    @Test func textThatComesLaterOrInAnotherFont() {
        let first = label(nil, size: 17), second = label(nil, size: 30)
        let lines = row([first, second]) {
            first.text = "Name"
            second.text = "Later"
        }
        #expect(abs(lines[0] - lines[1]) <= 0.75)
        let third = label("Name", size: 17), fourth = label("Other", size: 12)
        let others = row([third, fourth]) { fourth.font = .systemFont(ofSize: 36) }
        #expect(abs(others[0] - others[1]) <= 0.75)
    }

    @Test func fieldsAndButtons() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Go"
        let lines = row([label("Name:", size: 17), field, button, filled])
        #expect(abs(lines[0] - lines[1]) <= 1)
        #expect(abs(lines[0] - lines[2]) <= 0.75)
        #expect(abs(lines[0] - lines[3]) <= 0.75)
    }

    @Test func textViewsAndStacks() throws {
        let text = UITextView()
        text.isScrollEnabled = false
        text.font = .systemFont(ofSize: 17)
        text.text = "One\nTwo"
        let name = label("Name", size: 17)
        _ = row([name, text])
        let ascender = UIFont.systemFont(ofSize: 17).ascender
        #expect(abs(text.frame.minY + 8 + ascender - baseline(of: name)) <= 0.75)

        let inner = UIStackView(arrangedSubviews: [label("Top", size: 28), label("Below", size: 12)])
        inner.axis = .vertical
        let beside = label("Name", size: 17)
        _ = row([beside, inner])
        let top = try #require(inner.arrangedSubviews.first as? UILabel)
        #expect(abs(inner.frame.minY + baseline(of: top) - baseline(of: beside)) <= 0.75)
        #expect(inner.forFirstBaselineLayout === top)
        #expect(inner.forLastBaselineLayout === inner.arrangedSubviews.last)
    }

    /// What a view asks for before it is shown is what it asks for afterwards.
    @Test func measuringAgreesWithTheLayout() {
        let stack = UIStackView(arrangedSubviews: [label("Name", size: 17), label("3", size: 12, Badge.self)])
        stack.alignment = .firstBaseline
        let before = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.frame.size = before
        screen.show(stack)
        screen.advance(by: 0.1)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == before)
    }
}
