import MutoscopeTesting
import Testing

@testable import UIKit

/// Scrolling by an assistive program.
@MainActor @Suite("scrolling for assistive programs") struct ScrollStepTests {
    private final class Teller: NSObject, UIScrollViewAccessibilityDelegate {
        var words: String?
        func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { words }
    }

    private let screen = TestScreen(size: CGSize(width: 320, height: 300))

    private func heard(_ body: () -> Void) -> [String] {
        var words: [String] = []
        UIAccessibility.listener = { message in
            if message.notification == .pageScrolled { words.append(message.argument as? String ?? "?") }
        }
        body()
        UIAccessibility.listener = nil
        return words
    }

    @Test("goes by a page to the end, and says where content is")
    func pages() {
        let scroll = UIScrollView()
        screen.show(scroll)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 320, height: 750)
        screen.advance(by: 0.1)
        var answers: [Bool] = []
        let words = heard {
            for direction in [UIAccessibilityScrollDirection.down, .next, .down, .right, .up] {
                answers.append(scroll.accessibilityScroll(direction))
            }
        }
        #expect(answers == [true, true, false, false, true])
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 150))
        #expect(words == ["Page 2 of 3", "Page 3 of 3", "Page 2 of 3"])
    }

    @Test("the delegate says it in its own words")
    func ownWords() {
        let scroll = UIScrollView(), teller = Teller()
        scroll.delegate = teller
        screen.show(scroll)
        scroll.contentSize = CGSize(width: 1000, height: 300)
        scroll.contentInsetAdjustmentBehavior = .never
        screen.advance(by: 0.1)
        teller.words = "May"
        #expect(heard { _ = scroll.accessibilityScroll(.next) } == ["May"])
        #expect(scroll.contentOffset.x == 320)
        teller.words = nil
        #expect(heard { _ = scroll.accessibilityScroll(.left) } == ["Page 1 of 4"])
        scroll.isScrollEnabled = false
        #expect(!scroll.accessibilityScroll(.right))
    }
}
