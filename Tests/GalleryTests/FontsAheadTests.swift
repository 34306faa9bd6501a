import Testing

@testable import CoreGraphics
@testable import Mutoscope
@testable import UIKit
@testable import gallery

@Suite("Fonts that are looked for ahead")
@MainActor
struct FontsAheadTests {
    private func isExpected(_ font: FontDescription, for text: String, after act: () -> Void) -> Bool {
        guard let fonts = FontsAhead.fonts(font, for: text) else { return false }
        act()
        FontsAhead.settle()
        return TextEngine.withEngine { $0.expected.contains(fonts) }
    }

    @Test("a label's fonts are looked for as soon as its text and its font are set, whichever is set first")
    func labels() {
        let first = FontDescription(size: 31.375), second = FontDescription(size: 32.125)
        let label = UILabel()
        let isFound = isExpected(first, for: "Words") {
            label.font = .systemFont(ofSize: 31)
            label.text = "Words"
            label.font = .systemFont(ofSize: 31.375)
        }
        #expect(isFound)
        let other = isExpected(second, for: "12") {
            label.text = nil
            label.font = .systemFont(ofSize: 32.125)
            label.text = "12"
        }
        #expect(other)
    }

    @Test("typefaces of the gallery look for the sizes that they are told")
    func typefaces() {
        let font = FontDescription(family: .system(.serif), size: 41.875, weight: 700)
        #expect(isExpected(font, for: "Title") { Typeface.serifBold.expect(40, 41.875) })
        #expect(FontsAhead.fonts(font, for: "Title") != FontsAhead.fonts(font, for: "1"))
    }

    @Test("a calendar that knows its size has its fonts made ready before it is laid out, those of its days too")
    func calendar() {
        let size = CGSize(width: 371.25, height: 433.5)
        let calendar = CurlCalendarView(frame: CGRect(origin: .zero, size: size))
        let plan = MonthPagePlan(bounds: calendar.bounds, hasHeader: false, rows: 6, showsWeekNumbers: false)
        let day = MonthGrid(containing: .now, calendar: .current).day(at: 0)!
        let number = DayView.words(of: DayModel(day: day), in: plan.day)
        let wanted = [plan.titleFont, plan.weekdayFont].map { ($0, "May") } + number.map { ($0.1, "1") }
        FontsAhead.settle()
        for (font, text) in wanted {
            let fonts = FontsAhead.fonts(font.font, for: text)
            #expect(fonts.map { fonts in TextEngine.withEngine { $0.expected.contains(fonts) } } == true, "\(font)")
        }
    }
}
