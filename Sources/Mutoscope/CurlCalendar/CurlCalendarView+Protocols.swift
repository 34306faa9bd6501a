public import UIKit

/// A small mark under the number of a day.
public struct DayDecoration: Equatable, Sendable {
    /// The colour of the mark.
    public var color: UIColor

    /// A mark of a colour.
    public init(color: UIColor) {
        self.color = color
    }
}

/// Says more about days. Every method has a default that says nothing. Dates are starts of days in the view's calendar.
@MainActor
public protocol CurlCalendarViewDataSource: AnyObject {
    /// A word under the day's number, such as its lunar name.
    func calendar(_ calendar: CurlCalendarView, subtitleFor date: Date) -> String?
    /// Marks under the day's number; three have room.
    func calendar(_ calendar: CurlCalendarView, decorationsFor date: Date) -> [DayDecoration]
    /// What stands above the days of a month, for instance a picture. A new view for each call.
    func calendar(_ calendar: CurlCalendarView, headerViewFor month: Date) -> UIView?
}

extension CurlCalendarViewDataSource {
    /// `nil` where it is not implemented.
    public func calendar(_ calendar: CurlCalendarView, subtitleFor date: Date) -> String? { nil }
    /// `[]` where it is not implemented.
    public func calendar(_ calendar: CurlCalendarView, decorationsFor date: Date) -> [DayDecoration] { [] }
    /// `nil` where it is not implemented.
    public func calendar(_ calendar: CurlCalendarView, headerViewFor month: Date) -> UIView? { nil }
}

/// Hears of what the user does. Every method has a default. Dates are starts of days in the view's calendar.
@MainActor
public protocol CurlCalendarViewDelegate: AnyObject {
    /// Whether a day can be chosen.
    func calendar(_ calendar: CurlCalendarView, shouldSelect date: Date) -> Bool
    /// The user has changed what is chosen.
    func calendar(_ calendar: CurlCalendarView, didChangeSelection days: [Date])
    /// Another month is shown.
    func calendar(_ calendar: CurlCalendarView, didShowMonth month: Date)
}

extension CurlCalendarViewDelegate {
    /// `true` where it is not implemented.
    public func calendar(_ calendar: CurlCalendarView, shouldSelect date: Date) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func calendar(_ calendar: CurlCalendarView, didChangeSelection days: [Date]) {}
    /// Does nothing where it is not implemented.
    public func calendar(_ calendar: CurlCalendarView, didShowMonth month: Date) {}
}
