import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite("calendar views")
final class CalendarViewTests: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
{
    private let screen = TestScreen(size: CGSize(width: 390, height: 700))
    private let view = UICalendarView()
    private var log: [String] = []

    private func show() {
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2026, month: 2, day: 1)
        view.delegate = self
        view.frame = CGRect(x: 20, y: 60, width: 350, height: 360)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private func tap(day: String) throws {
        try screen.tap(screen.find(label: day))
        screen.advance(by: 0.5)
    }

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        dateComponents.day == 14 && dateComponents.month == 2 ? .default(color: .systemRed, size: .large) : nil
    }

    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { log.append("from \(previousDateComponents.month ?? 0)") }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        log.append("day \(dateComponents?.day ?? 0)")
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 3 }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        log.append("+\(dateComponents.day ?? 0)")
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { log.append("-\(dateComponents.day ?? 0)") }

    private var days: [DayView] {
        func all(_ view: UIView) -> [DayView] { (view as? DayView).map { [$0] } ?? view.subviews.flatMap(all) }
        return all(view)
    }

    @Test("one day is chosen by a tap and given up by another, and some cannot be")
    func oneDay() throws {
        let selection = UICalendarSelectionSingleDate(delegate: self)
        view.selectionBehavior = selection
        show()
        try tap(day: "Tuesday, February 10, 2026")
        #expect(selection.selectedDate?.day == 10)
        #expect(days.filter(\.isSelected).count == 1)
        try tap(day: "Tuesday, February 10, 2026")
        #expect(selection.selectedDate == nil)
        #expect(log == ["day 10", "day 0"])
        #expect(days.contains { $0.accessibilityLabel == "Tuesday, February 3, 2026" && !$0.isEnabled })
        try screen.pictureToLookAt("calendar-view")
    }

    @Test("many days are chosen")
    func manyDays() throws {
        let selection = UICalendarSelectionMultiDate(delegate: self)
        view.selectionBehavior = selection
        show()
        try tap(day: "Tuesday, February 10, 2026")
        try tap(day: "Wednesday, February 11, 2026")
        try tap(day: "Tuesday, February 10, 2026")
        #expect(selection.selectedDates.map(\.day) == [11])
        #expect(log == ["+10", "+11", "-10"])
    }

    @Test("decorations stand below their days, and other months are told of")
    func months() {
        show()
        #expect(days.filter { $0.decoration != nil }.count == 1)
        view.setVisibleDateComponents(DateComponents(year: 2026, month: 3, day: 1), animated: true)
        screen.advance(by: 1)
        #expect(view.visibleDateComponents.month == 3)
        #expect(log == ["from 2"])
    }

    @Test("months outside the available range are not shown")
    func range() {
        let zone = TimeZone(identifier: "UTC") ?? .current
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let start = calendar.date(from: DateComponents(year: 2026, month: 2, day: 5)) ?? Date()
        show()
        view.availableDateRange = DateInterval(start: start, duration: 10 * 86_400)
        view.visibleDateComponents = DateComponents(year: 2030, month: 1, day: 1)
        #expect(view.visibleDateComponents.month == 2)
        #expect(days.filter(\.isEnabled).count == 11)
    }
}
