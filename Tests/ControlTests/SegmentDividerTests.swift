import Testing

@testable import UIKit

@MainActor struct SegmentDividerTests {
    @Test("Dividers lie between segments, also from right to left", arguments: [false, true])
    func dividers(isMirrored: Bool) {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        control.setWidth(40, forSegmentAt: 0)
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.layoutIfNeeded()
        let lines = control.subviews.filter { $0.bounds.width == 1 }.map(\.frame.midX).sorted()
        #expect(lines == (isMirrored ? [79.5, 159.5] : [40.5, 120.5]))
        control.selectedSegmentIndex = 0
        let hidden = control.subviews.filter { $0.bounds.width == 1 && $0.alpha == 0 }
        #expect(hidden.map(\.frame.midX) == [isMirrored ? 159.5 : 40.5])
    }
}
