import MutoscopeTesting
import Testing

@testable import UIKit

/// The first tutorial's month grid runs as it is written (docs/behaviour/calendar.md §1).
@MainActor @Suite struct MonthGridTests {
    private func calendar(firstWeekday: Int) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: "en_US")
        calendar.firstWeekday = firstWeekday
        return calendar
    }

    private func grid(_ year: Int, _ month: Int, _ day: Int, firstWeekday: Int) -> MonthGrid {
        let calendar = calendar(firstWeekday: firstWeekday)
        return MonthGrid(
            date: calendar.date(from: DateComponents(year: year, month: month, day: day))!, calendar: calendar)
    }

    @Test(arguments: [(2015, 2, 1, 0, 4), (2015, 2, 2, 6, 5), (2016, 2, 1, 1, 5), (2026, 11, 1, 0, 5)])
    func daysAreUnderTheirWeekdays(_ year: Int, _ month: Int, _ firstWeekday: Int, _ blanks: Int, _ rows: Int) {
        let grid = grid(year, month, 10, firstWeekday: firstWeekday)
        let screen = TestScreen(size: CGSize(width: 350, height: 400), scale: 2)
        let view = grid.makeView(width: 350)
        screen.show(view)
        screen.advance(by: 0.1)
        #expect(grid.blanks == blanks)
        #expect(view.contentSize.height == 30 + CGFloat(rows) * 50)
        for day in 1...grid.numberOfDays {
            let place = day + blanks - 1
            let cell = view.cellForItem(at: IndexPath(item: place, section: 1)) as! DayCell
            #expect(cell.label.text == "\(day)")
            #expect(cell.frame.origin == CGPoint(x: place % 7 * 50, y: 30 + place / 7 * 50))
        }
        let header = view.cellForItem(at: IndexPath(item: 0, section: 0)) as! DayCell
        #expect(header.label.text == (firstWeekday == 1 ? "S" : "M"))
    }

    @Test func theMonthIsDrawn() throws {
        let screen = TestScreen(size: CGSize(width: 350, height: 330), scale: 2)
        let grid = grid(2026, 11, 21, firstWeekday: 2)
        screen.show(grid.makeView(width: 350))
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("month")
        // Today's ring: the 21st is a Saturday, in the third full week.
        let image = screen.snapshot()
        let ring = image.pixel(2 * (5 * 50 + 25), 2 * (30 + 3 * 50 + 10))
        #expect(ring.red > 200)
        #expect(ring.green < 120)
    }
}
