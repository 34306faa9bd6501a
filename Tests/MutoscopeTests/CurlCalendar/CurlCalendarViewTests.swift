import MutoscopeTesting
import TestSupport
import Testing
import UIKit

@testable import Mutoscope

@MainActor
private final class Listener: CurlCalendarViewDelegate, CurlCalendarViewDataSource {
    var months: [Date] = [], selections: [[Date]] = []
    var forbidden: Date?
    /// How many days have been asked about.
    var asked = 0

    func calendar(_ calendar: CurlCalendarView, didShowMonth month: Date) { months.append(month) }
    func calendar(_ calendar: CurlCalendarView, didChangeSelection days: [Date]) { selections.append(days) }
    func calendar(_ calendar: CurlCalendarView, shouldSelect date: Date) -> Bool { date != forbidden }
    func calendar(_ calendar: CurlCalendarView, subtitleFor date: Date) -> String? {
        asked += 1
        return "s"
    }
}

extension ViewSuites {
    @MainActor
    @Suite("Curl calendar")
    struct CurlCalendarViewTests {
        let screen = TestScreen(size: CGSize(width: 280, height: 320), scale: 1)
        let view = CurlCalendarView()
        let calendar = MonthGridTests.calendar(zone: "Europe/Berlin")
        private let listener = Listener()

        init() {
            let now = day(2026, 11, 21)
            view.calendar = calendar
            view.now = { now }
            view.showToday(animated: false)
            view.delegate = listener
            screen.show(view)
        }

        private func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
            calendar.date(from: DateComponents(year: year, month: month, day: day))!
        }

        private func center(_ date: Date) -> CGPoint {
            let page = view.monthPage!
            let cell = page.days.first { $0.model.day.date == date && $0.model.day.isInMonth }!
            return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: view)
        }

        private func settle() { screen.advance(by: 3) }

        @Test("shows the month of today, marks it, and turns by finger up and down")
        func turns() {
            #expect(view.month == day(2026, 11, 1))
            let today = view.monthPage!.days.filter { $0.model.isToday }
            #expect(today.map(\.model.day.number) == [21])
            screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 170, y: 60), duration: 0.4)
            settle()
            #expect(view.month == day(2026, 12, 1))
            screen.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 90, y: 290), duration: 0.4)
            settle()
            screen.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 90, y: 290), duration: 0.4)
            settle()
            #expect(view.month == day(2026, 10, 1))
            #expect(listener.months == [day(2026, 12, 1), day(2026, 11, 1), day(2026, 10, 1)])
        }

        @Test("two swipes while the first page is flying turn two months")
        func fastSwipes() {
            for _ in 0..<3 {
                screen.drag(from: CGPoint(x: 140, y: 300), to: CGPoint(x: 140, y: 160), duration: 0.08)
                screen.advance(by: 0.03)
            }
            settle()
            #expect(view.month == day(2027, 2, 1))
        }

        @Test("jumps to any date in one turn; dates out of the limits lead to the nearest month")
        func jumps() {
            view.minimumDate = day(2020, 3, 10)
            view.maximumDate = day(2030, 5, 5)
            view.show(day(2028, 2, 29))
            screen.advance(by: 0.1)
            #expect(view.pages.leaves.count == 2)
            settle()
            #expect(view.month == day(2028, 2, 1))
            view.show(.distantPast)
            settle()
            #expect(view.month == day(2020, 3, 1))
            #expect(!view.showPreviousMonth())
            view.show(.distantFuture, animated: false)
            #expect(view.month == day(2030, 5, 1))
            #expect(!view.showNextMonth())
            let page = view.monthPage!
            #expect(
                page.days.filter { $0.model.day.isInMonth && $0.model.isEnabled }.map(\.model.day.number) == [
                    1, 2, 3, 4, 5,
                ])
            view.showToday()
            settle()
            #expect(view.month == day(2026, 11, 1))
        }

        @Test("taps choose: one day, several, a range")
        func selection() {
            screen.tap(at: center(day(2026, 11, 10)))
            #expect(view.selectedDates == [day(2026, 11, 10)])
            screen.advance(by: 0.5)
            screen.tap(at: center(day(2026, 11, 12)))
            #expect(view.selectedDates == [day(2026, 11, 12)])
            view.selectionMode = .range
            #expect(view.selectedDates.isEmpty)
            for number in [20, 16] {
                screen.advance(by: 0.5)
                screen.tap(at: center(day(2026, 11, number)))
            }
            #expect(view.selectedDates == [day(2026, 11, 16), day(2026, 11, 20)])
            let places = view.monthPage!.days.filter {
                (15...21).contains($0.model.day.number) && $0.model.day.isInMonth
            }
            #expect(
                places.map(\.model.place) == [
                    .outside, .rangeStart, .rangeMiddle, .rangeMiddle, .rangeMiddle, .rangeEnd, .outside,
                ])
            view.selectionMode = .multiple
            listener.forbidden = day(2026, 11, 3)
            for number in [2, 3, 4, 2] {
                screen.advance(by: 0.5)
                screen.tap(at: center(day(2026, 11, number)))
            }
            #expect(view.selectedDates == [day(2026, 11, 4)])
        }

        @Test("arrow keys go from day to day, across months, and the other way where one reads from the right")
        func keys() {
            view.becomeFirstResponder()
            screen.press(.keyboardRightArrow)
            #expect(view.focusedDay == day(2026, 11, 21))
            screen.press(.keyboardRightArrow)
            screen.press(.keyboardDownArrow)
            #expect(view.focusedDay == day(2026, 11, 29))
            screen.press(.keyboardDownArrow)
            settle()
            #expect(view.focusedDay == day(2026, 12, 6))
            #expect(view.month == day(2026, 12, 1))
            view.semanticContentAttribute = .forceRightToLeft
            screen.press(.keyboardRightArrow)
            #expect(view.focusedDay == day(2026, 12, 5))
            screen.press(.keyboardPageUp)
            settle()
            #expect(view.month == day(2026, 11, 1))
        }

        @Test("each day says its whole date")
        func accessible() {
            view.dataSource = listener
            let cell = view.monthPage!.days.first { $0.model.isToday }!
            #expect(cell.isAccessibilityElement)
            #expect(cell.accessibilityLabel == "Saturday, November 21, 2026")
            #expect(cell.accessibilityValue == "Today, s")
            #expect(view.monthPage!.days[0].accessibilityValue == "s")
            #expect(cell.accessibilityTraits.contains(.button))
            #expect(view.monthPage!.days.contains { !$0.isAccessibilityElement && !$0.model.day.isInMonth })
            #expect(view.accessibilityScroll(.down))
            settle()
            #expect(view.month == day(2026, 12, 1))
        }

        @Test("a month that was turned to is told to assistive programs, from its title on")
        func announced() {
            var messages: [UIAccessibility.Message] = []
            UIAccessibility.listener = { messages.append($0) }
            defer { UIAccessibility.listener = nil }
            view.showNextMonth()
            settle()
            #expect(messages.map(\.notification) == [.layoutChanged])
            let title = messages.first?.argument as? UILabel
            #expect(title?.text == "December 2026")
            #expect(title?.accessibilityTraits == .header)
        }

        @Test("that shows today's month shows that of another today, and any other month stays")
        func anotherToday() {
            let view = CurlCalendarView()
            view.calendar = calendar
            let first = day(1999, 12, 31), second = day(2000, 1, 1)
            view.now = { first }
            #expect(view.month == day(1999, 12, 1))
            view.now = { second }
            #expect(view.month == day(2000, 1, 1))
            view.show(day(1984, 5, 1), animated: false)
            view.now = { first }
            #expect(view.month == day(1984, 5, 1))
        }

        @Test("at midnight another day is today")
        func midnight() {
            let screen = TestScreen(size: CGSize(width: 280, height: 320), scale: 1), view = CurlCalendarView()
            view.calendar = calendar
            let start = day(2026, 11, 22).addingTimeInterval(-10)
            view.now = { [weak screen] in start.addingTimeInterval(screen?.now ?? 0) }
            view.showToday(animated: false)
            screen.show(view)
            func today() -> [Int] { view.monthPage!.days.filter { $0.model.isToday }.map(\.model.day.number) }
            screen.advance(by: 9, step: 1)
            #expect(today() == [21])
            screen.advance(by: 3, step: 1)
            #expect(today() == [22])
            screen.advance(by: 86_400, step: 3_600)
            #expect(today() == [23])
        }

        @Test("in the frame in which the calendar is shown nothing is made ahead")
        func firstFrame() {
            #expect(view.ahead.beside.isEmpty)
            screen.advance(by: 1.0 / 60)
            #expect(view.ahead.beside.count == 1)
        }

        @Test("the same calendar once more leaves the page as it is, another makes it anew")
        func sameCalendar() {
            let page = view.monthPage
            view.calendar = calendar
            #expect(view.monthPage === page)
            view.calendar = MonthGridTests.calendar(zone: "Asia/Tokyo")
            #expect(view.monthPage !== page)
        }

        @Test("the neighbours are made ahead, a week a frame, and a turn makes nothing")
        func madeAhead() {
            view.dataSource = listener
            screen.advance(by: 1.0 / 60)
            for _ in 0..<30 {
                let before = listener.asked
                // The frame of now and the next.
                screen.advance(by: 1.0 / 60)
                #expect(listener.asked - before <= 14)
            }
            #expect(listener.asked == 3 * 42)
            screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 170, y: 60), duration: 0.4)
            screen.advance(by: 0.1)
            #expect(listener.asked == 3 * 42)
            settle()
            // The page that was turned away is the one before; only the one after next is new.
            #expect(listener.asked == 4 * 42)
            view.showPreviousMonth()
            settle()
            view.showNextMonth()
            screen.advance(by: 0.2)
            #expect(view.month == day(2026, 12, 1))
            expectRest("made ahead", after: 3)
        }

        @Test("what is chosen is chosen on pages that were made ahead, too")
        func madeAheadThenChosen() {
            screen.advance(by: 1)
            view.selectedDates = [day(2026, 12, 24)]
            view.showNextMonth()
            settle()
            expectRest("chosen")
            view.selectedDates = [day(2026, 11, 2)]
            screen.advance(by: 0.5)
            view.maximumDate = day(2026, 12, 20)
            view.showPreviousMonth()
            settle()
            expectRest("limited")
        }

        @Test("limits that are set while a page beyond them is in the hand take it away")
        func limitedInHand() {
            view.show(day(2036, 7, 1), animated: false)
            settle()
            view.show(day(2026, 11, 1))
            screen.advance(by: 0.1)
            let finger = screen.finger(at: CGPoint(x: 140, y: 60))
            finger.move(to: CGPoint(x: 140, y: 90), over: 0.1)
            view.maximumDate = day(2027, 2, 7)
            finger.move(to: CGPoint(x: 140, y: 300), over: 0.1)
            finger.lift()
            settle()
            #expect(view.month <= day(2027, 2, 1))
            expectRest("limited in hand")
        }

        @Test("the reading direction may come after the pages")
        func turnedRoundLater() {
            screen.layoutDirection = .rightToLeft
            screen.advance(by: 0.5)
            let days = view.monthPage!.days
            #expect(days[0].frame.minX > days[6].frame.minX)
            screen.drag(from: CGPoint(x: 20, y: 160), to: CGPoint(x: 250, y: 150), duration: 0.3)
            settle()
            #expect(view.month == day(2026, 12, 1))
        }

        @Test("where one reads from the right the week runs from the right")
        func rightToLeft() {
            view.semanticContentAttribute = .forceRightToLeft
            view.reloadData()
            screen.advance(by: 0.1)
            let days = view.monthPage!.days
            #expect(days[0].frame.minX > days[6].frame.minX)
            #expect(days[0].frame.maxX <= 280)
        }

        @Test("another calendar, zone or locale takes effect at once")
        func otherCalendar() {
            view.calendar = MonthGridTests.calendar(.hebrew, zone: "Asia/Jerusalem", locale: "he_IL")
            screen.advance(by: 0.1)
            #expect(view.monthPage?.grid == MonthGrid(containing: view.now(), calendar: view.calendar))
            view.calendar = MonthGridTests.calendar(.chinese, zone: "Asia/Shanghai", locale: "zh_CN")
            for _ in 0..<14 { view.showNextMonth(animated: false) }
            #expect(MonthGrid.monthsBetween(view.now(), view.month, calendar: view.calendar) == 14)
        }

        @Test("whatever fingers do, one month is left, inside the limits, as if it had been shown at once")
        func randomFingers() {
            let untouched = UntouchedPictures()
            playScripts(usually: 10) { seed, remains in
                let test = CurlCalendarViewTests(), view = test.view
                view.dataSource = test.listener
                remains.watch(view)
                remains.watch(view.pages)
                remains.watch(test.listener)
                var fingers = RandomFingers(test.screen, seed: seed)
                fingers.run(
                    steps: 25, area: CGRect(x: 0, y: 0, width: 280, height: 320), events: test.events(remains))
                view.frame.size = CGSize(width: 280, height: 320)
                test.settle()
                test.expectRest("seed \(seed): \(fingers.log)", untouched)
            }
        }

        /// What programs do while fingers are at work.
        private func events(
            _ remains: Remains
        ) -> [(name: String, run: @MainActor (inout SeededGenerator) -> Void)] {
            [
                ("resize", { view.frame.size.width = CGFloat.random(in: 0...280, using: &$0).rounded() }),
                ("next", { _ in view.showNextMonth() }), ("previous", { _ in view.showPreviousMonth() }),
                (
                    "jump",
                    { numbers in
                        view.show(day(2026, 11, 1).addingTimeInterval(.random(in: -4e8...4e8, using: &numbers)))
                    }
                ),
                ("limits", { _ in (view.minimumDate, view.maximumDate) = (day(2026, 6, 5), day(2027, 2, 7)) }),
                ("no limits", { _ in (view.minimumDate, view.maximumDate) = (nil, nil) }),
                ("reload", { _ in view.reloadData() }),
                ("delete", { _ in view.dataSource = nil }),
                ("today", { _ in view.showToday() }),
                (
                    "page",
                    { _ in
                        if let page = view.monthPage { remains.watch(page) }
                    }
                ),
            ]
        }

        private func expectRest(
            _ comment: Comment, after seconds: TimeInterval = 0, _ untouched: UntouchedPictures = UntouchedPictures()
        ) {
            screen.advance(by: seconds)
            #expect(view.pages.leaves.count == 1, comment)
            #expect(!view.pages.isTurning, comment)
            #expect(view.month == calendar.startOfMonth(for: view.limited(view.month)), comment)
            let limits = [view.minimumDate, view.maximumDate]
            let name = "\(view.month) \(limits) \(view.selectedDates) \(view.dataSource == nil)"
            let same = untouched.picture(name) { untouchedPicture() }
            #expect(!screen.snapshot().differs(from: same), comment)
        }

        /// What a calendar shows that says the same and that no finger has touched.
        private func untouchedPicture() -> CGImage {
            let same = CurlCalendarViewTests()
            (same.view.minimumDate, same.view.maximumDate) = (view.minimumDate, view.maximumDate)
            same.view.selectedDates = view.selectedDates
            same.view.dataSource = view.dataSource
            same.view.show(view.month, animated: false)
            same.screen.advance(by: 0.1)
            return same.screen.snapshot()
        }

        @Test("limits the wrong way round are a sentence")
        func wrongLimits() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let view = CurlCalendarView()
                    view.maximumDate = Date(timeIntervalSince1970: 0)
                    view.minimumDate = Date(timeIntervalSince1970: 1)
                    view.show(Date())
                }
            }
        }

        @Test("a calendar of no size turns all the same")
        func noSize() {
            view.frame.size = .zero
            view.showNextMonth()
            settle()
            view.frame.size = CGSize(width: 280, height: 320)
            settle()
            #expect(view.month == day(2026, 12, 1))
            expectRest("no size")
        }
    }
}
