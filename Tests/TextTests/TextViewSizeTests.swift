import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Text views that do not scroll size themselves")
struct TextViewSizeTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 600), scale: 1)
    private let page = UIViewController()
    private let text = UITextView()
    private let below = UIView()

    init() {
        text.text = String(repeating: "a few words and ", count: 20)
        text.isScrollEnabled = false
        for view in [text, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: page.view.topAnchor),
            text.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            below.topAnchor.constraint(equalTo: text.bottomAnchor),
            below.heightAnchor.constraint(equalToConstant: 10),
            below.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10),
        ])
        screen.show(page)
    }

    private func fittingHeight(_ width: CGFloat) -> CGFloat {
        text.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    /// Measured in Iconic's pictures of iOS 12: a view made of nothing fits its text on one line, each side to the pixel.
    @Test("a view without a width fits its text unbroken")
    func nothing() {
        let view = UITextView()
        view.text = "a few words"
        view.sizeToFit()
        let line = ("a few words" as NSString).size(withAttributes: [.font: view.font as Any])
        #expect(abs(view.bounds.width - line.width - 10) <= 1)
        #expect(view.bounds.height < 2 * line.height + 16)
        #expect(view.sizeThatFits(.zero) == view.bounds.size)
    }

    @Test("the height follows the width, also after it has changed")
    func heightFollowsWidth() {
        let width = text.widthAnchor.constraint(equalToConstant: 250)
        width.isActive = true
        screen.advance(by: 0.1)
        #expect(text.frame.height == fittingHeight(250))
        #expect(below.frame.minY == text.frame.maxY)
        width.constant = 120
        screen.advance(by: 0.1)
        #expect(text.frame.height == fittingHeight(120))
        width.constant = 290
        screen.advance(by: 0.1)
        #expect(text.frame.height == fittingHeight(290))
        #expect(below.frame.minY == text.frame.maxY)
    }

    @Test("typing and pasting make it grow, without an end to its width in sight it is one line")
    func growth() {
        text.trailingAnchor.constraint(lessThanOrEqualTo: page.view.trailingAnchor).isActive = true
        text.text = "ab"
        screen.advance(by: 0.1)
        let line = text.frame.height
        #expect(text.frame.width < 100)
        text.text = "ab\nc"
        screen.advance(by: 0.1)
        #expect(text.frame.height > line)
        text.text = String(repeating: "word ", count: 100)
        screen.advance(by: 0.1)
        #expect(text.frame.width <= 300)
        #expect(text.frame.width > 280)
        #expect(text.frame.height == fittingHeight(text.frame.width))
    }

    @Test("a text view that scrolls has no size of its own until it no longer scrolls")
    func scrolling() {
        text.isScrollEnabled = true
        #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        text.widthAnchor.constraint(equalToConstant: 200).isActive = true
        screen.advance(by: 0.1)
        #expect(text.frame.height == 0)
        text.isScrollEnabled = false
        screen.advance(by: 0.1)
        #expect(text.frame.height == fittingHeight(200))
        #expect(text.intrinsicContentSize.height == fittingHeight(200))
    }
}
