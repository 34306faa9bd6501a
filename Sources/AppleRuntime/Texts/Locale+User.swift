public import Foundation

extension Locale {
    /// The user's language and region: those of the test's screen in use, of the desktop (`LC_ALL`, `LC_TIME`, `LANG`), or else English of the
    /// United States. The language is one that the program has texts in, as on Apple's systems.
    ///
    /// Foundation's `current` is English of the world on Linux, whatever the environment says, where currencies have no sign and weeks
    /// begin on Mondays. `port` has programs ask here.
    public static var user: Locale { UserLanguage.locale }
}

extension Calendar {
    /// The calendar of ``Foundation/Locale/user``, with the machine's time zone.
    public static var user: Calendar {
        let locale = Locale.user
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = .current
        return calendar
    }
}

extension DateFormatter {
    /// One that writes for a language and region.
    public convenience init(locale: Locale) {
        self.init()
        self.locale = locale
    }

    /// A date in one of the usual forms, in the formatter's language.
    public func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = DateFormatter(locale: locale)
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
}

extension Date {
    /// The date and time in usual forms, for a language and region.
    public func formatted(
        date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, locale: Locale
    ) -> String {
        formatted(Date.FormatStyle(date: date, time: time, locale: locale))
    }
}

extension NumberFormatter {
    /// One that writes for a language and region.
    public convenience init(locale: Locale) {
        self.init()
        self.locale = locale
    }

    /// A number in one of the usual forms, in the formatter's language.
    public func localizedString(from number: NSNumber, number style: Style) -> String {
        let formatter = NumberFormatter(locale: locale)
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
    }
}
