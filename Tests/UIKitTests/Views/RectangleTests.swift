import Foundation
import Testing
import UIKit

/// A program's file that imports Foundation and UIKit.
@Suite struct RectangleTests {
    @Test func touchingRectanglesDoNotIntersect() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(!rect.intersects(CGRect(x: 10, y: 0, width: 5, height: 5)))
        #expect(rect.intersects(CGRect(x: 9, y: 0, width: 5, height: 5)))
    }
}
