import CoreGraphics
import Foundation
import Testing

/// `CGRect.intersects(_:)` in a file that imports Foundation as well, whose function of that name counts touching.
@Suite struct IntersectsTests {
    private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func touchingRectanglesDoNotIntersect() {
        #expect(!rect.intersects(CGRect(x: 10, y: 0, width: 5, height: 5)))
        #expect(!rect.intersects(CGRect(x: 0, y: -5, width: 10, height: 5)))
        #expect(!rect.intersects(CGRect(x: 10, y: 10, width: 5, height: 5)))
        #expect(rect.intersects(CGRect(x: 9.999, y: 9.999, width: 5, height: 5)))
        #expect(!CGRectIntersectsRect(rect, CGRect(x: 10, y: 0, width: 5, height: 5)))
    }

    @Test func emptyAndNegativeAndNullRectangles() {
        #expect(rect.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
        #expect(!rect.intersects(CGRect(x: 10, y: 5, width: 0, height: 0)))
        #expect(rect.intersects(CGRect(x: 15, y: 15, width: -10, height: -10)))
        #expect(!rect.intersects(.null))
        #expect(!CGRect.null.intersects(rect))
        #expect(rect.intersects(.infinite))
    }

    @Test func closuresAndOptionalsUseTheSameRule() {
        let edge = CGRect(x: 10, y: 0, width: 5, height: 5), inside = CGRect(x: 1, y: 1, width: 1, height: 1)
        #expect([edge, inside].filter { rect.intersects($0) } == [inside])
        #expect([edge, inside].filter(rect.intersects) == [inside])
        let maybe: CGRect? = rect
        #expect(maybe?.intersects(edge) == false)
        #expect(maybe?.intersects(inside) == true)
    }

    /// Measured by Listable's tests on iOS: a header without height at the top of what shows is in it.
    @Test func emptyOnesIntersectFromTheLeastEdgesOn() {
        #expect(rect.intersects(CGRect(x: 0, y: 0, width: 10, height: 0)))
        #expect(rect.intersects(.zero))
        #expect(rect.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
        #expect(!rect.intersects(CGRect(x: 0, y: 10, width: 10, height: 0)))
        #expect(!rect.intersects(CGRect(x: 0, y: -1, width: 10, height: 0)))
    }
}
