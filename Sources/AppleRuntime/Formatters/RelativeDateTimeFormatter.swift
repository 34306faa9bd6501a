public import CoreGraphics

/// Writes how far a date is from another: "2 hours ago", "tomorrow".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether there are words for some distances.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric
        /// "yesterday"
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full
        /// "two months ago"
        case spellOut
        /// "2 mo. ago"
        case short
        /// "2mo ago"
        case abbreviated
    }

    /// Whether there are words for some distances.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Where in a sentence the text stands.
    open var formattingContext = Formatter.Context.unknown
    /// Whose days and months count.
    open var calendar: Calendar! = .user
    /// The language.
    open var locale: Locale! = .user

    /// How far components of one sign are from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        guard let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) else { return "" }
        return localizedString(for: date, relativeTo: now)
    }

    /// How far a number of seconds is from now; negative ones have passed.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How far one date is from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .current, calendar: calendar ?? .current,
            capitalizationContext: capitalization)
        return style.format(referenceDate)
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .listItem: .listItem
        case .standalone: .standalone
        default: .unknown
        }
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

/// Joins texts as a language does: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language.
    open var locale: Locale! = .user
    /// Writes what is no text; nil takes its description.
    open var itemFormatter: Formatter?

    /// Texts as one.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Items as one text.
    open func string(from items: [Any]) -> String? {
        let words = items.map { itemFormatter?.string(for: $0) ?? ($0 as? String) ?? "\($0)" }
        return words.formatted(.list(type: .and).locale(locale ?? .current))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
