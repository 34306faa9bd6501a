import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// How large views of a program's own are in a navigation bar.
@MainActor @Suite("Sizes of views in bars") struct BarItemSizeTests {
    private func show(_ change: (UINavigationItem) -> Void) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let page = UIViewController()
        change(page.navigationItem)
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 0.1)
        return screen
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    /// A number beside two words, one above the other.
    private func date() -> UIStackView {
        let words = UIStackView(arrangedSubviews: [label("NOV"), label("2026")])
        (words.axis, words.distribution) = (.vertical, .equalSpacing)
        let all = UIStackView(arrangedSubviews: [label("27"), words])
        (all.alignment, all.spacing) = (.center, 8)
        return all
    }

    @Test("stacks in stacks are as large as their content", arguments: [false, true])
    func stacks(isTitle: Bool) {
        let stack = date()
        let screen = show { item in
            if isTitle { item.titleView = stack } else { item.leftBarButtonItem = UIBarButtonItem(customView: stack) }
        }
        let wanted = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(stack.window === screen.window)
        #expect(wanted.width > 50)
        #expect(stack.bounds.size == wanted)
        #expect(stack.arrangedSubviews[1].frame.minX > stack.arrangedSubviews[0].frame.maxX)
    }

    @Test("a view is as large as its own constraints say, and else as its frame")
    func constraints() {
        let square = UIView(), framed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        square.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            square.widthAnchor.constraint(equalToConstant: 30), square.heightAnchor.constraint(equalToConstant: 24),
        ])
        let screen = show {
            $0.rightBarButtonItems = [UIBarButtonItem(customView: square), UIBarButtonItem(customView: framed)]
        }
        #expect(square.window === screen.window)
        #expect(square.bounds.size == CGSize(width: 30, height: 24))
        #expect(framed.bounds.size == CGSize(width: 50, height: 20))
        #expect(square.convert(square.bounds, to: nil).maxX == 374)
    }
}
