import Foundation

/// Calendars, time zones and the words of dates come out of large tables, which take some milliseconds when they are read first: here a
/// thread of their own reads them, beside what the main one does. Who needs them meanwhile waits for the part that is being read.
enum DatesAhead {
    private static let reading: Void = Thread.detachNewThread {
        let now = Date(), calendar = Calendar.current
        _ = calendar.dateInterval(of: .month, for: now)
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("MMMM")
        _ = formatter.string(from: now)
    }

    /// Reads them once in a program.
    static func begin() { reading }
}
