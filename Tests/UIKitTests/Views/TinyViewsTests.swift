import Testing

@testable import UIKit

/// What has less room than its margins takes.
@MainActor struct TinyViewsTests {
    @Test("a rectangle shrinks to its middle, not to nothing")
    func inner() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 8)
        #expect(rect.inner(dx: 4, dy: 1) == CGRect(x: 14, y: 21, width: 22, height: 6))
        #expect(rect.inner(dx: 16, dy: 5) == CGRect(x: 25, y: 24, width: 0, height: 0))
        #expect(rect.inner(dx: -1, dy: -2) == CGRect(x: 9, y: 18, width: 32, height: 12))
        #expect(rect.insetBy(dx: 16, dy: 5).isNull, "what it is there for")
    }

    @Test("labels of a control that becomes a point shrink with it")
    func shrinks() {
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 0
        segments.frame = CGRect(x: 0, y: 0, width: 320, height: 32)
        segments.layoutIfNeeded()
        let labels = segments.subviews.compactMap { $0 as? UILabel }
        #expect(labels.allSatisfy { $0.frame.width > 100 } && !labels.isEmpty)
        segments.frame.size = CGSize(width: 1, height: 1)
        segments.layoutIfNeeded()
        #expect(labels.allSatisfy { $0.frame.width <= 1 })
    }
}
