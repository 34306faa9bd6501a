public import Foundation

/// What a calendar writes, in the calendar's language, digits and time zone. Formatters are made once, when they are first needed.
public final class CalendarWords {
    /// The calendar whose months and days are named.
    public let calendar: Calendar
    private lazy var title = formatter { $0.setLocalizedDateFormatFromTemplate("yMMMM") }
    private lazy var longDate = formatter {
        $0.dateStyle = .full
        $0.timeStyle = .none
    }
    private lazy var digits: NumberFormatter = {
        let digits = NumberFormatter()
        digits.locale = calendar.locale ?? .current
        digits.usesGroupingSeparator = false
        return digits
    }()
    private var names: [Int: String] = [:]

    /// Words for a calendar, in the language of its locale.
    public init(_ calendar: Calendar) {
        self.calendar = calendar
    }

    private func formatter(_ style: (DateFormatter) -> Void) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale ?? .current
        formatter.timeZone = calendar.timeZone
        style(formatter)
        return formatter
    }

    /// The month and the year.
    public func month(_ date: Date) -> String { title.string(from: date) }

    /// The whole date, as a reader of the screen says it.
    public func day(_ date: Date) -> String { longDate.string(from: date) }

    /// A number in the locale's digits.
    public func number(_ value: Int) -> String {
        if let name = names[value] { return name }
        let name = digits.string(from: NSNumber(value: value)) ?? String(value)
        names[value] = name
        return name
    }
}

/// The Chinese lunar day of a date, the usual subtitle of a Chinese calendar.
public struct LunarDay: Sendable {
    private let calendar: Calendar

    /// - Parameter timeZone: where days begin; that of the calendar whose days are to be named.
    public init(timeZone: TimeZone) {
        var calendar = Calendar(identifier: .chinese)
        calendar.timeZone = timeZone
        calendar.locale = Locale(identifier: "zh_CN")
        self.calendar = calendar
    }

    private static let digits = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]
    private static let months = ["正", "二", "三", "四", "五", "六", "七", "八", "九", "十", "冬", "腊"]

    /// The day in characters, such as 初八; the first day of a month names the month, such as 闰六月.
    public func name(of date: Date) -> String {
        let parts = calendar.dateComponents([.month, .day], from: date)
        let month = parts.month ?? 1
        // Foundation calls the thirtieth of two months day 0 of the next.
        let day = parts.day == 0 ? 30 : parts.day ?? 1
        guard day > 1 else {
            return (parts.isLeapMonth == true ? "闰" : "") + Self.months[(month - 1) % 12] + "月"
        }
        let digit = Self.digits[(day - 1) % 10]
        switch day {
        case ...10: return "初" + digit
        case 20: return "二十"
        case 30: return "三十"
        case 11...19: return "十" + digit
        default: return "廿" + digit
        }
    }
}
