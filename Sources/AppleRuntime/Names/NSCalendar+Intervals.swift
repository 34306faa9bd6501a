public import Foundation

extension NSCalendar {
    /// The part of the calendar that a date is in; its start and its length, in seconds, are written where the pointers lead. Returns
    /// whether there is one.
    public func range(
        of unit: Unit, start datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        datep?.pointee = found.start as NSDate
        tip?.pointee = found.duration
        return true
    }
}
