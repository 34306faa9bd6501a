public import CoreGraphics

extension NSDate {
    /// A later time as an object, where one is asked for; Foundation's own answer is a value on Linux.
    @_disfavoredOverload
    public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
        NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
    }
}
