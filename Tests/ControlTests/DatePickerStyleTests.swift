import MutoscopeTesting
import Testing

@testable import UIKit

/// Date pickers that are months and fields.
@MainActor @Suite("date picker styles")
final class DatePickerStyleTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700))
    private let controller = UIViewController()
    private var told: [String] = []

    private static let format = {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "yyyy-MM-dd HH:mm"
        return format
    }()
    private static func date(_ text: String) -> Date { format.date(from: text)! }
    private static func text(_ date: Date) -> String { format.string(from: date) }

    private func shown(
        _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ locale: String = "en_US",
        calendar: Calendar.Identifier = .gregorian
    ) -> UIDatePicker {
        screen.layoutDirection = locale.hasPrefix("ar") ? .rightToLeft : .leftToRight
        controller.view.backgroundColor = .systemBackground
        screen.show(controller)
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: locale)
        picker.calendar = Calendar(identifier: calendar)
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = Self.date("2026-01-31 15:40")
        picker.frame.origin = CGPoint(x: 35, y: 60)
        picker.addAction(UIAction { [unowned self] _ in told.append(Self.text(picker.date)) }, for: .valueChanged)
        controller.view.addSubview(picker)
        screen.advance(by: 0.1)
        return picker
    }

    private func views<Kind: UIView>(_ view: UIView) -> [Kind] {
        view.subviews.filter { !$0.isHidden }.flatMap { ([$0 as? Kind].compactMap { $0 }) + views($0) }
    }

    private func tap(_ view: UIView, wait: TimeInterval = 1) {
        screen.tap(at: screen.window.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view))
        screen.advance(by: wait)
    }

    /// The day with a number in the month in sight.
    private func day(_ number: String, in picker: UIView) throws -> DayView {
        let all: [DayView] = views(picker)
        let seen = screen.window.convert(picker.bounds, from: picker)
        return try #require(
            all.first { day in
                let labels: [UILabel] = views(day)
                return labels.contains { $0.text == number }
                    && seen.contains(screen.window.convert(CGPoint(x: 5, y: 5), from: day))
            })
    }

    private func title(of picker: UIView) -> String? {
        let headers: [CalendarHeader] = views(picker)
        let labels: [UILabel] = headers.flatMap { views($0) }
        return labels.first?.text
    }

    private func step(_ picker: UIView, later: Bool) throws {
        let headers: [CalendarHeader] = views(picker)
        let buttons = headers[0].subviews.compactMap { $0 as? UIButton }
        tap(buttons[later ? 1 : 0])
    }

    @Test("Fields are written when somebody looks: a picker that becomes wheels writes none")
    func lateFields() {
        let picker = UIDatePicker()
        #expect((views(picker) as [DateField]).isEmpty)
        #expect(picker.bounds.width > 100 && picker.bounds.height == 34)
        #expect((views(picker) as [DateField]).count == 2)
        let wheels = UIDatePicker()
        wheels.preferredDatePickerStyle = .wheels
        #expect(wheels.frame.size == wheels.sizeThatFits(.zero))
        #expect((views(wheels) as [DateField]).isEmpty)
        let placed = UIDatePicker()
        placed.datePickerMode = .date
        placed.center = CGPoint(x: 100, y: 50)
        #expect(placed.center == CGPoint(x: 100, y: 50))
        #expect(placed.frame.width < picker.frame.width)
    }

    @Test("The mode decides which styles there are")
    func styles() {
        let picker = UIDatePicker()
        #expect(picker.datePickerStyle == .compact)
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline)
        #expect(picker.bounds.size == CGSize(width: 320, height: 378))
        picker.datePickerMode = .date
        #expect(picker.bounds.size == CGSize(width: 320, height: 328))
        picker.datePickerMode = .time
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .compact
        #expect(picker.datePickerStyle == .compact)
        #expect(picker.bounds.height == 34)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
    }

    @Test("A tap on a day chooses it, with the time that was chosen")
    func days() throws {
        let picker = shown(.inline, .date)
        #expect(title(of: picker) == "January 2026")
        try screen.pictureToLookAt("month-january")
        tap(try day("14", in: picker))
        #expect(told == ["2026-01-14 15:40"])
        #expect(try day("14", in: picker).isSelected)
        #expect(try !day("31", in: picker).isSelected)
        // January 2026 begins on a Thursday, the fifth of Sunday's week.
        let first = try day("1", in: picker), next = try day("4", in: picker)
        #expect(first.frame.minY == 0)
        #expect(abs(first.frame.minX - first.bounds.width * 4) < 0.01)
        #expect(next.frame.minX == 0)
        #expect(next.frame.minY == first.frame.height)
        picker.tintColor = .systemRed
        screen.userInterfaceStyle = .dark
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("month-dark")
    }

    @Test("Arrows and fingers lead to other months; the date stays")
    func months() throws {
        let picker = shown(.inline, .date)
        try step(picker, later: true)
        #expect(title(of: picker) == "February 2026")
        #expect(told.isEmpty)
        try step(picker, later: false)
        try step(picker, later: false)
        #expect(title(of: picker) == "December 2025")
        let finger = screen.finger(at: CGPoint(x: 300, y: 250))
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        try screen.pictureToLookAt("month-swipe")
        finger.lift()
        screen.advance(by: 1)
        #expect(title(of: picker) == "January 2026")
        screen.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 120, y: 250), duration: 0.1)
        screen.advance(by: 1)
        #expect(title(of: picker) == "February 2026")
        tap(try day("28", in: picker))
        #expect(told == ["2026-02-28 15:40"])
        picker.setDate(Self.date("2026-03-05 10:00"), animated: true)
        screen.advance(by: 1)
        #expect(title(of: picker) == "March 2026")
        #expect(try day("5", in: picker).isSelected)
        picker.date = Self.date("2031-07-05 10:00")
        screen.advance(by: 0.1)
        #expect(title(of: picker) == "July 2031")
        #expect(told.count == 1)
    }

    @Test("Two quick taps on an arrow go two months")
    func quickSteps() throws {
        let picker = shown(.inline, .date)
        let headers: [CalendarHeader] = views(picker)
        let later = headers[0].subviews.compactMap { $0 as? UIButton }[1]
        for _ in 0..<3 { tap(later, wait: 0.05) }
        screen.advance(by: 1)
        #expect(title(of: picker) == "April 2026")
        let pages: [MonthPage] = views(picker)
        #expect(pages.count == 3)
    }

    @Test("The month's name opens the wheels of months and years")
    func monthWheels() throws {
        let picker = shown(.inline, .date)
        let headers: [CalendarHeader] = views(picker)
        let name = try #require(headers[0].subviews.first { !($0 is UIButton) })
        tap(name, wait: 0.1)
        try screen.pictureToLookAt("month-wheels-half")
        screen.advance(by: 1)
        try screen.pictureToLookAt("month-wheels")
        let wheels: [UIPickerView] = views(picker)
        let wheel = try #require(wheels.first)
        let frame = screen.window.convert(wheel.bounds, from: wheel)
        screen.tap(at: CGPoint(x: frame.minX + 110, y: frame.midY + 32))
        screen.advance(by: 2)
        #expect(title(of: picker) == "February 2026")
        #expect(told.isEmpty)
        tap(name)
        let left: [UIPickerView] = views(picker)
        #expect(left.isEmpty)
        tap(try day("3", in: picker))
        #expect(told == ["2026-02-03 15:40"])
    }

    @Test("Days beyond the limits are dim and take no taps, and no arrow leads there")
    func limits() throws {
        let picker = shown(.inline, .date)
        picker.minimumDate = Self.date("2026-01-10 12:00")
        picker.maximumDate = Self.date("2026-02-05 09:00")
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("month-limits")
        #expect(try !day("9", in: picker).isEnabled)
        #expect(try day("10", in: picker).isEnabled)
        tap(try day("9", in: picker))
        try step(picker, later: false)
        #expect(told.isEmpty)
        #expect(title(of: picker) == "January 2026")
        try step(picker, later: true)
        tap(try day("5", in: picker))
        #expect(told == ["2026-02-05 09:00"])
        try step(picker, later: true)
        #expect(title(of: picker) == "February 2026")
    }

    @Test(
        "Every calendar and language",
        arguments: [
            ("de_DE", .gregorian, "Januar 2026"), ("ar_EG", .islamicUmmAlQura, nil), ("he_IL", .hebrew, nil),
            ("ja_JP", .japanese, "令和8年1月"), ("fa_IR", .persian, nil), ("zh_CN", .chinese, nil),
        ] as [(String, Calendar.Identifier, String?)])
    func calendars(locale: String, calendar: Calendar.Identifier, wanted: String?) throws {
        let picker = shown(.inline, .date, locale, calendar: calendar)
        if let wanted { #expect(title(of: picker) == wanted) }
        try screen.pictureToLookAt("month-\(locale)")
        let days: [DayView] = views(picker)
        let chosen = try #require(days.first { $0.isSelected })
        let page = try #require(chosen.superview as? MonthPage)
        let count = picker.calendarInForce.range(of: .day, in: .month, for: picker.date)?.count
        #expect(page.subviews.count == count)
        for (index, view) in page.subviews.enumerated() {
            #expect(page.month.index(of: page.month.day(index)) == index)
            #expect(page.bounds.insetBy(dx: -1, dy: -1).contains(view.frame))
        }
        try step(picker, later: true)
        let later: [MonthPage] = views(picker)
        #expect(later.contains { $0.month == page.month.moved(by: 1) })
    }

    @Test("Fields show date and time, and open a month and wheels beside them")
    func compact() throws {
        let picker = shown(.compact, .dateAndTime)
        var events: [String] = []
        picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        let fields: [DateField] = views(picker)
        #expect(fields.map(\.text) == ["Jan 31, 2026", "3:40\u{202F}PM"])
        #expect(picker.bounds.size == picker.intrinsicContentSize)
        #expect(picker.bounds.height == 34)
        try screen.pictureToLookAt("field-closed")
        tap(fields[0], wait: 0.15)
        try screen.pictureToLookAt("field-opening")
        screen.advance(by: 1)
        try screen.pictureToLookAt("field-open")
        let open = try #require(controller.presentedViewController)
        #expect(fields[0].isOpen)
        #expect(events == ["begin"])
        tap(try day("20", in: open.view))
        #expect(told == ["2026-01-20 15:40"])
        #expect(fields[0].text == "Jan 20, 2026")
        #expect(controller.presentedViewController === open)
        screen.tap(at: CGPoint(x: 20, y: 680))
        screen.advance(by: 1)
        #expect(controller.presentedViewController == nil)
        #expect(!fields[0].isOpen)
        #expect(events == ["begin", "end"])
        tap(fields[1])
        try screen.pictureToLookAt("field-time")
        let clock = try #require(controller.presentedViewController)
        let wheels: [UIPickerView] = views(clock.view)
        let wheel = try #require(wheels.first)
        let frame = screen.window.convert(wheel.bounds, from: wheel)
        screen.tap(at: CGPoint(x: frame.midX - 50, y: frame.midY + 32))
        screen.advance(by: 2)
        #expect(told.last == "2026-01-20 16:40")
        #expect(fields[1].text == "4:40\u{202F}PM")
    }

    @Test("A month with a time has a field for it")
    func inlineTime() throws {
        let picker = shown(.inline, .dateAndTime, "de_DE")
        let fields: [DateField] = views(picker)
        #expect(fields.map(\.text) == ["15:40"])
        try screen.pictureToLookAt("month-time")
        tap(fields[0])
        try screen.pictureToLookAt("month-time-open")
        #expect(controller.presentedViewController != nil)
    }

    @Test("A picker that was given a size keeps it; one that cannot be used takes no taps")
    func sizes() throws {
        let picker = shown(.inline, .date)
        picker.frame.size = CGSize(width: 300, height: 400)
        picker.datePickerMode = .dateAndTime
        #expect(picker.bounds.size == CGSize(width: 300, height: 400))
        picker.isEnabled = false
        screen.advance(by: 0.1)
        tap(try day("14", in: picker))
        #expect(told.isEmpty)
    }
}
