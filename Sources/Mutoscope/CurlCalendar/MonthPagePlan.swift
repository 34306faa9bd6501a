import UIKit

/// Where things lie on the page of a month, and in what they are written. Points.
struct MonthPagePlan {
    /// What lengths follow from: 1 on a page as wide as a phone.
    let unit: CGFloat
    /// Nil without one.
    let header: CGRect?
    let title: CGRect
    /// Before the first day of a week.
    let lead: CGFloat
    /// The names of the weekdays and the days.
    let area: CGRect
    /// The height of the names of the weekdays.
    let head: CGFloat
    /// The size of a day.
    let day: CGSize

    init(bounds: CGRect, hasHeader: Bool, rows: Int, showsWeekNumbers: Bool) {
        unit = max(0.3, min(bounds.width / 390, bounds.height / 400))
        let margin = 14 * unit, height = (bounds.height * 0.4).rounded()
        header = hasHeader ? CGRect(x: 0, y: 0, width: bounds.width, height: height) : nil
        title = CGRect(
            x: margin * 1.6, y: (header?.maxY ?? bounds.minY) + 10 * unit, width: bounds.width - margin * 3.2,
            height: 32 * unit)
        let top = title.maxY + 6 * unit
        lead = showsWeekNumbers ? 30 * unit : 0
        area = CGRect(
            x: margin, y: top, width: bounds.width - margin * 2, height: bounds.maxY - top - margin * 0.6)
        head = 22 * unit
        day = CGSize(
            width: max(0, area.width - lead) / 7, height: max(0, area.height - head) / CGFloat(max(rows, 1)))
    }

    var titleFont: UIFont { .systemFont(ofSize: 24 * unit, weight: .bold) }
    var weekdayFont: UIFont { .systemFont(ofSize: 12 * unit, weight: .medium) }
    var weekFont: UIFont { .systemFont(ofSize: 11 * unit) }
}
