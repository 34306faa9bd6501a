import Synchronization

/// Numbers that never come twice, on any thread.
enum SerialNumber {
    private static let last = Atomic(0)

    static func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
