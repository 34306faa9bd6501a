import CoreGraphics

/// The units of spans of time, the largest first.
enum TimeUnit: Int, CaseIterable, Comparable {
    case years, months, weeks, days, hours, minutes, seconds

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    var component: Calendar.Component {
        switch self {
        case .years: .year
        case .months: .month
        case .weeks: .weekOfMonth
        case .days: .day
        case .hours: .hour
        case .minutes: .minute
        case .seconds: .second
        }
    }

    var flag: NSCalendar.Unit {
        switch self {
        case .years: .year
        case .months: .month
        case .weeks: .weekOfMonth
        case .days: .day
        case .hours: .hour
        case .minutes: .minute
        case .seconds: .second
        }
    }

    /// How many of a smaller unit one has, where that is always the same.
    func size(in smaller: TimeUnit) -> Int? {
        guard let own = seconds, let other = smaller.seconds else {
            return self == .years && smaller == .months ? 12 : nil
        }
        return own / other
    }

    private var seconds: Int? {
        switch self {
        case .years, .months: nil
        case .weeks: 604_800
        case .days: 86_400
        case .hours: 3600
        case .minutes: 60
        case .seconds: 1
        }
    }

    /// A number with its unit: "2 hours".
    func text(_ number: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let plain = wide(number, style, locale)
        switch style {
        case .brief: return plain.filter { $0 != " " }
        case .spellOut:
            let format = NumberFormatter()
            format.numberStyle = .spellOut
            format.locale = locale
            guard let words = format.string(from: number as NSNumber) else { return plain }
            return plain.replacingOccurrences(of: String(number), with: words)
        default: return plain
        }
    }

    private func wide(_ number: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch style {
            case .full, .spellOut: .wide
            case .abbreviated: .narrow
            default: .abbreviated
            }
        guard let seconds, let unit else { return longUnit(number, style) }
        return Duration.seconds(seconds * number).formatted(.units(allowed: [unit], width: width).locale(locale))
    }

    private var unit: Duration.UnitsFormatStyle.Unit? {
        switch self {
        case .years, .months: nil
        case .weeks: .weeks
        case .days: .days
        case .hours: .hours
        case .minutes: .minutes
        case .seconds: .seconds
        }
    }

    /// Years and months, which Foundation's durations do not have: in English.
    private func longUnit(_ number: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
        let isYear = self == .years, plural = number == 1 ? "" : "s"
        return switch style {
        case .full, .spellOut: "\(number) \(isYear ? "year" : "month")\(plural)"
        case .abbreviated: "\(number)\(isYear ? "y" : "mo")"
        default: "\(number) \(isYear ? "yr" : "mth")\(plural)"
        }
    }
}
