import MutoscopeTesting
import Testing

@testable import UIKit

/// What gives way in stacks: shares of a length, and text that could wrap.
@MainActor @Suite("What gives way in stacks") struct YieldingStackTests {
    private final class Box: UIView {
        private let width: CGFloat

        init(_ width: CGFloat) {
            self.width = width
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
    }

    private func laidOut(_ stack: UIStackView, width: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
    }

    @Test("the first view keeps its share where constraints between views want other ones")
    func shares() {
        let boxes = [Box(50), Box(100), Box(100)], stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillProportionally
        boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true
        let messages = Diagnostics.collecting { laidOut(stack, width: 250) }.messages
        #expect(messages == [])
        #expect(boxes.map(\.frame.width) == [50, 150, 50])
    }

    @Test("shares are of what gaps leave")
    func gaps() {
        let boxes = [Box(50), Box(100), Box(50)], stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillProportionally
        stack.spacing = 10
        laidOut(stack, width: 420)
        #expect(boxes.map(\.frame.width) == [100, 200, 100])
    }

    @Test("text of several lines that resists being narrowed wraps all the same")
    func wrappingText() {
        let label = UILabel()
        label.text = "CALCULATE YOUR BMI"
        label.font = .boldSystemFont(ofSize: 40)
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        let messages = Diagnostics.collecting { laidOut(stack, width: 350) }.messages
        #expect(messages == [])
        #expect(label.frame.width == 350)
        #expect(label.frame.height > 90)
    }
}
