import MutoscopeTesting
import Testing
import UIKit

@MainActor
@Suite("Tutorial: the page-curl calendar")
struct PageCurlCalendarTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 340), scale: 1)
    let controller: PageCurlCalendar
    let calendar: Calendar

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        self.calendar = calendar
        controller = PageCurlCalendar(
            date: calendar.date(from: DateComponents(year: 2026, month: 11, day: 21))!, calendar: calendar)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private var month: Int { calendar.component(.month, from: controller.month.date) }

    private func swipe(by way: CGPoint) {
        screen.drag(
            from: CGPoint(x: 150, y: 160), to: CGPoint(x: 150 + way.x, y: 160 + way.y), duration: 0.2)
    }

    @Test(
        "each diagonal turns its page: the old month curls off or the page before comes back, and the month is another",
        arguments: [
            ("up-left", CGPoint(x: -60, y: -80), 12), ("up-right", CGPoint(x: 60, y: -80), 12),
            ("down-left", CGPoint(x: -60, y: 80), 10), ("down-right", CGPoint(x: 60, y: 80), 10),
        ])
    func diagonals(name: String, way: CGPoint, expected: Int) throws {
        let before = screen.snapshot()
        swipe(by: way)
        let isMirrored = way.x * way.y < 0
        #expect((controller.animationContainerView.layer.transform.m11 < 0) == isMirrored)
        var last = before
        for part in 1...4 {
            screen.advance(by: 0.1)
            let picture = screen.snapshot()
            #expect(picture.differs(from: last), "\(name): nothing moves at \(part)/5")
            try self.picture(name, part)
            last = picture
        }
        // The month changed after the transition was added: the old picture is the one at the commit, the new one is live.
        #expect(controller.animating)
        #expect(month == expected)
        screen.advance(by: 0.3)
        // A transition's key is always `transition`: what the author removes is not there, and what ended shows nothing any more.
        #expect(!controller.animating)
        #expect(controller.dayView.layer.animationKeys() == [kCATransition])
        #expect(controller.animationContainerView.layer.transform.m11 == 1)
        #expect(controller.dayView.layer.transform.m11 == 1)
        #expect(controller.events == ["start \(expected == 12 ? "next" : "pre")", "stop true"])
        #expect(!screen.snapshot().differs(from: untouched(expected)))
    }

    @Test("mirrored curls are mirror pictures of each other, though the digits are not mirrored")
    func mirrored() {
        swipe(by: CGPoint(x: 60, y: -80))
        screen.advance(by: 0.25)
        let right = screen.snapshot()
        let other = PageCurlCalendarTests()
        other.swipe(by: CGPoint(x: -60, y: -80))
        other.screen.advance(by: 0.25)
        let left = other.screen.snapshot()
        // The wall shows at neither place; what shows beside the page beneath is the page's shadow and its back.
        var differing = 0
        for y in stride(from: 25, to: 300, by: 3) {
            for x in stride(from: 15, to: 285, by: 3) where left.pixel(x, y) != right.pixel(299 - x, y) {
                differing += 1
            }
        }
        // Digits and the ring of today differ, the paper does not: nine tenths are mirrored exactly.
        #expect(differing > 0, "\(differing) of \(90 * 92) samples differ")
        #expect(differing < 90 * 92 / 6, "\(differing) of \(90 * 92) samples differ")
    }

    @Test("a second swipe while the page turns is ignored; the next one after it counts")
    func secondSwipe() {
        swipe(by: CGPoint(x: -60, y: -80))
        screen.advance(by: 0.1)
        swipe(by: CGPoint(x: -60, y: -80))
        screen.advance(by: 1)
        #expect(month == 12)
        swipe(by: CGPoint(x: -60, y: -80))
        screen.advance(by: 1)
        #expect(month == 1)
        #expect(calendar.component(.year, from: controller.month.date) == 2027)
    }

    private func picture(_ name: String, _ part: Int) throws {
        try screen.pictureToLookAt("page-curl-\(name)-\(part)")
    }

    /// The month as it looks without any swipe.
    private func untouched(_ month: Int) -> CGImage {
        let screen = TestScreen(size: CGSize(width: 300, height: 340), scale: 1)
        let date = calendar.date(from: DateComponents(year: 2026, month: month, day: 21))!
        screen.show(PageCurlCalendar(date: date, calendar: calendar))
        screen.advance(by: 0.1)
        return screen.snapshot()
    }
}

extension CGImage {
    /// Whether any pixel is another than in `other`.
    fileprivate func differs(from other: CGImage) -> Bool {
        guard width == other.width, height == other.height else { return true }
        for y in 0..<height {
            for x in 0..<width where pixel(x, y) != other.pixel(x, y) { return true }
        }
        return false
    }
}
