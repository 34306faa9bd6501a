import MutoscopeTesting
import Testing

@testable import UIKit

/// What gives way in stacks: shares of a length, and text that could wrap.
@MainActor @Suite("What gives way in stacks") struct YieldingStackTests {
    private final class Box: UIView {
        var width: CGFloat { didSet { invalidateIntrinsicContentSize() } }

        init(_ width: CGFloat) {
            self.width = width
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
    }

    @discardableResult
    private func laidOut(_ stack: UIStackView, width: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
        return view
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

    @Test("shares are of all lengths and spaces together, and the last view takes what is left (rdar://34595752)")
    func gaps() {
        let boxes = [Box(44), Box(44), Box(44)], stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillProportionally
        stack.spacing = 20
        laidOut(stack, width: 344)
        #expect(boxes.map(\.frame.width) == [88, 88, 128])
    }

    @Test("a stack that nothing else sizes is as long as its views and spaces")
    func ownLength() {
        let stack = UIStackView(arrangedSubviews: [Box(50), Box(100), Box(50)])
        stack.distribution = .fillProportionally
        stack.spacing = 10
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 220)
    }

    @Test("shares are of the whole stack, and its margins are taken off the last view")
    func margins() {
        let boxes = [Box(25), Box(75)], stack = UIStackView(arrangedSubviews: boxes)
        stack.distribution = .fillProportionally
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        laidOut(stack, width: 200)
        #expect(boxes.map(\.frame.minX) == [10, 60])
        #expect(boxes.map(\.frame.width) == [50, 130])
    }

    @Test("views without a length share equally where nobody has one, and get none where somebody has")
    func noLengths() {
        func widths(_ views: [UIView]) -> [CGFloat] {
            let stack = UIStackView(arrangedSubviews: views)
            stack.distribution = .fillProportionally
            laidOut(stack, width: 300)
            return views.map(\.frame.width)
        }
        #expect(widths([UIView(), UIView(), UIView()]) == [100, 100, 100])
        #expect(widths([Box(50), UIView(), Box(100)]) == [100, 0, 200])
        #expect(widths([Box(50), Box(100), UIView()]) == [100, 200, 0])
        let fixed = UIView()
        fixed.widthAnchor.constraint(equalToConstant: 30).isActive = true
        #expect(widths([fixed, Box(50), Box(100)])[0] == 30)
    }

    @Test("a stack inside counts as what it holds")
    func nested() {
        let row = UIStackView(arrangedSubviews: [Box(40), Box(50)])
        row.spacing = 10
        let column = UIStackView(arrangedSubviews: [Box(20), Box(50)])
        column.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [row, column, Box(50)])
        stack.distribution = .fillProportionally
        let view = laidOut(stack, width: 400)
        #expect(stack.arrangedSubviews.map(\.frame.width) == [200, 100, 100])
        (row.arrangedSubviews[0] as? Box)?.width = 240
        view.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [300, 50, 50])
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
