import MutoscopeTesting
import Testing
import UIKit

/// A calendar in which weeks are chosen.
@MainActor @Suite("Weeks of calendars")
final class WeekSelectionTests: NSObject, UICalendarSelectionWeekOfYearDelegate {
    private var log: [Int] = []
    private let screen = TestScreen(size: CGSize(width: 390, height: 700))
    private let view = UICalendarView()

    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { log.append(weekOfYearComponents?.weekOfYear ?? 0) }

    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { weekOfYearComponents?.weekOfYear != 9 }

    @Test("a tap on a day chooses its week, unless the delegate minds; another one gives it up")
    func choosing() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 1
        view.calendar = calendar
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2026, month: 2, day: 1)
        view.frame = CGRect(x: 20, y: 60, width: 350, height: 360)
        let selection = UICalendarSelectionWeekOfYear(delegate: self)
        view.selectionBehavior = selection
        screen.show(view)
        screen.advance(by: 0.1)
        func tap(_ day: String) {
            screen.tap(day)
            screen.advance(by: 0.5)
        }
        tap("Tuesday, February 10, 2026")
        #expect(log == [7])
        #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2026)
        tap("Tuesday, February 24, 2026")
        #expect(log == [7])
        tap("Thursday, February 12, 2026")
        #expect(log == [7, 0])
        #expect(selection.selectedWeekOfYear == nil)
    }
}
