public import Foundation

extension NSCoder {
    /// Writes a number of C's type `int` under a key.
    public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }
}
