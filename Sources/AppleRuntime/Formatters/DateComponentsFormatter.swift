public import CoreGraphics

/// Writes spans of time: "1 hour, 10 minutes", "1:10:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How numbers and units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:00"
        case positional
        /// "1h 10m"
        case abbreviated
        /// "1 hr, 10 min"
        case short
        /// "1 hour, 10 minutes"
        case full
        /// "one hour, ten minutes"
        case spellOut
        /// "1hr 10min"
        case brief
    }

    /// What becomes of units whose number is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Leading ones go from positions, all go from words.
        public static let `default` = Self(rawValue: 1)
        /// Those before the first other one go.
        public static let dropLeading = Self(rawValue: 2)
        /// Those between others go.
        public static let dropMiddle = Self(rawValue: 4)
        /// Those after the last other one go.
        public static let dropTrailing = Self(rawValue: 8)
        /// All go; one zero stays if there is nothing else.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All stay, with two digits each.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// How numbers and units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may occur; none stands for all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units whose number is zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Whose months and days count; its locale is the language.
    open var calendar: Calendar? = Calendar.user
    /// Where spans begin that are given by their length; nil is now.
    open var referenceDate: Date?
    /// Whether the last unit may have decimals. Kept; numbers are whole here.
    open var allowsFractionalUnits = false
    /// How many units there may be, the largest ones; 0 sets no limit.
    open var maximumUnitCount = 0
    /// Whether a single largest unit is told in the next smaller one: "63 seconds".
    open var collapsesLargestUnit = false
    /// "About 10 minutes".
    open var includesApproximationPhrase = false
    /// "10 minutes remaining".
    open var includesTimeRemainingPhrase = false
    /// Where in a sentence the text stands. Kept.
    open var formattingContext = Formatter.Context.unknown

    /// The numbers of components, by the allowed units.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date()
        guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// The time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = TimeUnit.allCases.filter { isAllowed($0) }
        guard !units.isEmpty else { return nil }
        let isNegative = endDate < startDate
        let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
        let parts = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: first, to: last)
        var numbers = units.map { (unit: $0, number: parts.value(for: $0.component) ?? 0) }
        if collapsesLargestUnit { collapse(&numbers) }
        numbers = withoutZeros(numbers)
        if maximumUnitCount > 0 { numbers = Array(numbers.prefix(maximumUnitCount)) }
        return phrase(around: (isNegative ? "-" : "") + text(numbers))
    }

    /// A number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // Parts of a second count when they make a whole one: 0.9999 is one.
        return string(from: start, to: start.addingTimeInterval((ti * 1000).rounded() / 1000))
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// The numbers of components in a style.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private typealias Part = (unit: TimeUnit, number: Int)

    private func isAllowed(_ unit: TimeUnit) -> Bool {
        allowedUnits.isEmpty ? unit != .weeks : allowedUnits.contains(unit.flag)
    }

    private func collapse(_ parts: inout [Part]) {
        guard let first = parts.firstIndex(where: { $0.number != 0 }), parts[first].number == 1,
            first + 1 < parts.count,
            let size = parts[first].unit.size(in: parts[first + 1].unit)
        else { return }
        parts[first].number = 0
        parts[first + 1].number += size
    }

    private func withoutZeros(_ parts: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        let first = parts.firstIndex { $0.number != 0 } ?? parts.count
        let last = parts.lastIndex { $0.number != 0 } ?? -1
        let kept = parts.indices.filter { index in
            guard parts[index].number == 0 else { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }
        return kept.isEmpty ? parts.suffix(1) : kept.map { parts[$0] }
    }

    private func text(_ parts: [Part]) -> String {
        let locale = calendar?.locale ?? .current
        guard unitsStyle == .positional else {
            let words = parts.map { $0.unit.text($0.number, unitsStyle, locale) }
            return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
        }
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let digits = String(part.number)
            let isPadded = pads || (index > 0 && part.unit >= .minutes)
            return isPadded && digits.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
    }

    private func phrase(around text: String) -> String {
        let remaining = includesTimeRemainingPhrase ? "\(text) remaining" : text
        return includesApproximationPhrase ? "About \(remaining)" : remaining
    }
}
