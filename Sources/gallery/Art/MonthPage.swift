import UIKit

/// A leaf of a wall calendar: a picture, the month, its days.
@MainActor
struct MonthPage {
    let grid: MonthGrid
    let picture: CGImage
    let isRightToLeft: Bool
    let scale: CGFloat

    /// Sizes of letters of a page that is 330 points wide.
    private static let titleSize: CGFloat = 29, yearSize: CGFloat = 18
    private static let weekdaySize: CGFloat = 10.5, daySize: CGFloat = 16

    private static func unit(width: CGFloat) -> CGFloat { width / 330 }

    /// Has the fonts of a page looked for.
    static func expectFonts(width: CGFloat) {
        let unit = unit(width: width)
        Typeface.serifBold.expect(titleSize * unit)
        Typeface.serif.expect(yearSize * unit, text: "2000")
        Typeface.sans.expect(weekdaySize * unit)
        Typeface.sans.expect(daySize * unit, text: "1")
        Typeface.sansBold.expect(daySize * unit, text: "1")
    }

    func layer(size: CGSize) -> CALayer {
        let page = CALayer()
        page.bounds = CGRect(origin: .zero, size: size)
        page.backgroundColor = .cream
        let split = size.height * 0.4
        let photo = CALayer.image(picture, frame: CGRect(x: 0, y: 0, width: size.width, height: split))
        photo.masksToBounds = true
        page.addSublayer(photo)
        let unit = Self.unit(width: size.width)
        let margin = 18 * unit, inner = size.width - margin * 2
        page.addSublayers(
            CALayer.text(
                grid.title, .serifBold, size: Self.titleSize * unit, color: .ink,
                frame: CGRect(x: margin, y: split + 12 * unit, width: inner * 0.72, height: 40 * unit),
                alignment: .left, scale: scale),
            CALayer.text(
                grid.year, .serif, size: Self.yearSize * unit, color: .hex(0x8A7C66),
                frame: CGRect(x: margin, y: split + 20 * unit, width: inner, height: 28 * unit), alignment: .right,
                scale: scale))
        let top = split + 60 * unit, bottom = size.height - 14 * unit
        addDays(to: page, CGRect(x: margin, y: top, width: inner, height: bottom - top), unit)
        return page
    }

    private func addDays(to page: CALayer, _ area: CGRect, _ unit: CGFloat) {
        let column = area.width / 7, head = 20 * unit, row = (area.height - head) / 6
        for (index, name) in grid.weekdays.enumerated() {
            let color: CGColor = grid.weekendColumns.contains(index) ? .hex(0xD08A72) : .hex(0x9A8F7E)
            page.addSublayer(
                CALayer.text(
                    name, .sans, size: Self.weekdaySize * unit, color: color,
                    frame: CGRect(x: x(index, area, column), y: area.minY, width: column, height: 16 * unit),
                    scale: scale))
        }
        for day in grid.days {
            let cell = CGRect(
                x: x(day.column, area, column), y: area.minY + head + CGFloat(day.row) * row, width: column, height: row
            )
            if day.isToday {
                let side = min(row, column) * 0.94
                let spot = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
                page.addSublayer(.color(.vermilion, frame: spot, cornerRadius: side / 2))
            }
            let height = 21 * unit
            page.addSublayer(
                CALayer.text(
                    day.label, day.isToday ? .sansBold : .sans, size: Self.daySize * unit,
                    color: day.isToday ? .cream : day.isWeekend ? .vermilion : .ink,
                    frame: CGRect(x: cell.minX, y: cell.midY - height / 2, width: column, height: height), scale: scale)
            )
        }
    }

    /// The week runs the way the language is read.
    private func x(_ index: Int, _ area: CGRect, _ column: CGFloat) -> CGFloat {
        area.minX + CGFloat(isRightToLeft ? 6 - index : index) * column
    }
}
