public import Foundation

// What room there is for something important and for something that can be had again: the room that there is. No files are thrown away to make more.

extension URLResourceKey {
    /// How much room there is for something important, bytes.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// How much room there is for something that can be had again, bytes.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// How much room there is for something important, bytes.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// How much room there is for something that can be had again, bytes.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
