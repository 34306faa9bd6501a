public import QuartzCore

/// How often something comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// By days.
    case daily = 0
    /// By weeks.
    case weekly = 1
    /// By months.
    case monthly = 2
    /// By years.
    case yearly = 3
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
    /// Sunday.
    case sunday = 1
    /// Monday.
    case monday = 2
    /// Tuesday.
    case tuesday = 3
    /// Wednesday.
    case wednesday = 4
    /// Thursday.
    case thursday = 5
    /// Friday.
    case friday = 6
    /// Saturday.
    case saturday = 7
}

/// A day of the week, perhaps of one week.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying {
    /// The day.
    open private(set) var dayOfTheWeek: EKWeekday
    /// Which of them: 0 is each, -1 the last.
    open private(set) var weekNumber: Int

    /// Each such day.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// One such day: the second by 2, the last by -1.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }
    /// One such day: the second by 2, the last by -1.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
        super.init()
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return (dayOfTheWeek, weekNumber) == (other.dayOfTheWeek, other.weekNumber)
    }
    open override var hash: Int { dayOfTheWeek.rawValue * 100 + weekNumber }

    /// As calendars write it: `2TU`.
    var code: String {
        let letters = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"][dayOfTheWeek.rawValue - 1]
        return weekNumber == 0 ? letters : "\(weekNumber)\(letters)"
    }
}

/// When something comes for the last time.
open class EKRecurrenceEnd: NSObject, NSCopying {
    /// The time after which it does not come; nil where it is counted.
    open private(set) var endDate: Date?
    /// How often it comes; 0 where a time ends it.
    open private(set) var occurrenceCount: Int

    /// Not after a time.
    public convenience init(end endDate: Date) { self.init(endDate, 0) }
    /// So many times.
    public convenience init(occurrenceCount: Int) {
        precondition(occurrenceCount > 0, "An end by count needs at least one occurrence, not \(occurrenceCount).")
        self.init(nil, occurrenceCount)
    }

    private init(_ date: Date?, _ count: Int) {
        (endDate, occurrenceCount) = (date, count)
        super.init()
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceEnd else { return false }
        return (endDate, occurrenceCount) == (other.endDate, other.occurrenceCount)
    }
    open override var hash: Int { occurrenceCount ^ (endDate?.hashValue ?? 0) }
}

/// When something comes again.
open class EKRecurrenceRule: EKObject, NSCopying {
    /// By what it counts.
    open private(set) var frequency: EKRecurrenceFrequency
    /// How many of them lie between.
    open private(set) var interval: Int
    /// Until when; nil is for ever.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// On which days of the week.
    open private(set) var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// On which days of the month.
    open private(set) var daysOfTheMonth: [NSNumber]?
    /// In which months.
    open private(set) var monthsOfTheYear: [NSNumber]?
    /// In which weeks.
    open private(set) var weeksOfTheYear: [NSNumber]?
    /// On which days of the year.
    open private(set) var daysOfTheYear: [NSNumber]?
    /// Which of all these.
    open private(set) var setPositions: [NSNumber]?

    /// Each so many days, weeks, months or years.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// On some days of each so many weeks, months or years.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        precondition(interval > 0, "A rule comes again after at least one, not \(interval).")
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
        daysOfTheWeek = type == .daily ? nil : days
        daysOfTheMonth = type == .monthly ? monthDays : nil
        monthsOfTheYear = type == .yearly ? months : nil
        self.weeksOfTheYear = type == .yearly ? weeksOfTheYear : nil
        self.daysOfTheYear = type == .yearly ? daysOfTheYear : nil
        self.setPositions = setPositions
        super.init()
    }

    /// By which calendar it is reckoned.
    open var calendarIdentifier: String { "gregorian" }
    /// On which day weeks begin; 0 where it does not matter.
    open var firstDayOfTheWeek: Int { 0 }

    /// The same rule.
    open func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek,
            daysOfTheMonth: daysOfTheMonth, monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear,
            daysOfTheYear: daysOfTheYear, setPositions: setPositions, end: recurrenceEnd)
    }

    /// The rule as calendars write it (RFC 5545).
    open override var description: String {
        let word = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"][frequency.rawValue]
        var parts = ["FREQ=\(word)", "INTERVAL=\(interval)"]
        func add(_ name: String, _ values: [String]?) {
            if let values, !values.isEmpty { parts.append("\(name)=\(values.joined(separator: ","))") }
        }
        add("BYDAY", daysOfTheWeek?.map(\.code))
        add("BYMONTHDAY", daysOfTheMonth?.map(\.stringValue))
        add("BYMONTH", monthsOfTheYear?.map(\.stringValue))
        add("BYWEEKNO", weeksOfTheYear?.map(\.stringValue))
        add("BYYEARDAY", daysOfTheYear?.map(\.stringValue))
        add("BYSETPOS", setPositions?.map(\.stringValue))
        if let end = recurrenceEnd {
            if let date = end.endDate {
                let form = DateFormatter()
                (form.locale, form.timeZone) = (Locale(identifier: "en_US_POSIX"), TimeZone(identifier: "UTC"))
                form.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
                parts.append("UNTIL=\(form.string(from: date))")
            } else {
                parts.append("COUNT=\(end.occurrenceCount)")
            }
        }
        return "RRULE " + parts.joined(separator: ";")
    }
}
