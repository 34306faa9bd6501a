/// The first word of every object that can be a value in an attributed string.
///
/// Foundation on Linux compares such values by CoreFoundation's `CFEqual`, which takes the first stored word of an object for
/// CoreFoundation's runtime info and traps when no type is registered for it. With the tag of a registered type it sees
/// that the class is another one, and asks `isEqual(_:)`.
struct CoreFoundationTag: Sendable {
    private let runtimeInfo: UInt64 = 0x0180
}
