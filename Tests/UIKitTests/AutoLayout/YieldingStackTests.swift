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
