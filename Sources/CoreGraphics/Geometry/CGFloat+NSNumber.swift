public import Foundation

extension CGFloat {
    /// The number, as near as a `CGFloat` comes to it.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number, if a `CGFloat` holds exactly it.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
