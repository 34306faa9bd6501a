public import Foundation

/// Which days are chosen, and what a tap on one does. Days are starts of days in one calendar.
public struct DaySelection: Equatable, Sendable {
    /// How many days can be chosen at once.
    public enum Mode: Sendable {
        case none
        /// One; a tap on it lets go of it.
        case single
        /// Any number; a tap adds or takes away.
        case multiple
        /// All days between two taps; a third begins anew.
        case range
    }

    /// Where a day lies in what is chosen.
    public enum Place: Equatable, Sendable {
        case outside
        /// On its own.
        case alone
        case rangeStart, rangeMiddle, rangeEnd
    }

    /// How many days can be selected; another way forgets what was.
    public var mode: Mode { didSet { days = [] } }
    /// In order. In range mode the two ends, or the first alone.
    public private(set) var days: [Date] = []

    /// A selection without days.
    public init(_ mode: Mode = .single) {
        self.mode = mode
    }

    /// Chooses exactly these; what the mode cannot hold is left out.
    public mutating func set(_ newDays: [Date]) {
        let sorted = Array(Set(newDays)).sorted()
        switch mode {
        case .none: days = []
        case .single: days = Array(sorted.suffix(1))
        case .multiple: days = sorted
        case .range: days = sorted.count > 2 ? [sorted[0], sorted[sorted.count - 1]] : sorted
        }
    }

    /// A tap on a day.
    public mutating func tap(_ day: Date) {
        switch mode {
        case .none: break
        case .single: days = days == [day] ? [] : [day]
        case .multiple: set(days.contains(day) ? days.filter { $0 != day } : days + [day])
        case .range: days = days.count == 1 && days[0] != day ? [days[0], day].sorted() : [day]
        }
    }

    /// Where a day lies.
    public func place(of day: Date) -> Place {
        guard mode == .range, days.count == 2 else { return days.contains(day) ? .alone : .outside }
        if day == days[0] { return .rangeStart }
        if day == days[1] { return .rangeEnd }
        return day > days[0] && day < days[1] ? .rangeMiddle : .outside
    }

    /// Whether a day is chosen.
    public func contains(_ day: Date) -> Bool { place(of: day) != .outside }
}
