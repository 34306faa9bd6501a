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

    private func button(_ title: String) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    /// Seen on a device: a calculator of columns whose row is told nothing.
    @Test("buttons with configurations share a row equally, alone and in columns")
    func equalTexts() {
        let buttons = ["AC", "+/-", "%", "÷"].map { button($0) }, row = UIStackView(arrangedSubviews: buttons)
        row.spacing = 3
        laidOut(row, width: 393)
        #expect(buttons.map(\.frame.width) == [96, 96, 96, 96])
        let columns = [["7", "4"], ["8", "eight"], ["9"]].map { titles in
            let column = UIStackView(arrangedSubviews: titles.map { button($0) })
            column.axis = .vertical
            column.distribution = .fillEqually
            return column
        }
        columns[2].addArrangedSubview(button("+"))
        let table = UIStackView(arrangedSubviews: columns)
        laidOut(table, width: 300)
        #expect(columns.map(\.frame.width) == [100, 100, 100])
    }

    @Test("a text that hugs its content leaves the rest of the row to the other")
    func huggingText() {
        let labels = [UILabel(), UILabel()], row = UIStackView(arrangedSubviews: labels)
        for label in labels {
            label.text = "text"
            label.numberOfLines = 0
        }
        labels[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        laidOut(row, width: 300)
        #expect(labels[0].frame.width == labels[0].intrinsicContentSize.width)
        #expect(labels[1].frame.maxX == 300)
    }

    @Test("the margins of a stack give way in a view that is folded away, and are back when it unfolds")
    func foldedMargins() {
        let box = UIView(), label = UILabel(), stack = UIStackView(arrangedSubviews: [label])
        label.text = "text"
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(stack)
        let height = box.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: box.topAnchor),
            stack.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: box.trailingAnchor), height,
        ])
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        host.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: host.topAnchor),
            box.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 200),
        ])
        let messages = Diagnostics.collecting { host.layoutIfNeeded() }.messages
        #expect(messages.count == 1)
        #expect(box.frame.height == 0)
        height.constant = 60
        host.layoutIfNeeded()
        #expect(box.frame.height == 60)
        #expect(label.frame == CGRect(x: 16, y: 16, width: 168, height: 28))
    }
}
