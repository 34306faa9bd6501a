public import QuartzCore

// Nothing records signposts here: they cost nothing and are seen nowhere.

/// What a signpost says.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt8
    /// The value of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Something happens.
    public static let event = OSSignpostType(rawValue: 0)
    /// Something begins.
    public static let begin = OSSignpostType(rawValue: 1)
    /// It ends.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Which beginning an end belongs to.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// Its number.
    public let rawValue: UInt64
    /// That of a number.
    public init(_ value: UInt64) { rawValue = value }
    /// One that no other has.
    public init(log: OSLog) { rawValue = .random(in: 1...(.max - 1)) }
    /// That of an object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    /// The one of those that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// None.
    public static let invalid = OSSignpostID(.max)
    /// None.
    public static let null = OSSignpostID(0)

    /// Whether a number is less than another.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Something that has begun.
public struct OSSignpostIntervalState: Sendable {
    /// Which.
    public let signpostID: OSSignpostID
}

/// Puts up signposts.
public struct OSSignposter: Sendable {
    /// For a program or library, and its part.
    public init(subsystem: String, category: String) {}
    /// For a log.
    public init(logHandle: OSLog) {}
    /// For the log of a logger.
    public init(logger: Logger) {}
    /// For the log of messages that name none.
    public init() {}

    /// Whether anybody records them: no.
    public var isEnabled: Bool { false }
    /// Records nothing.
    public static let disabled = OSSignposter()

    /// One that no other has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
    /// That of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

    /// Something begins.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(signpostID: id)
    }
    /// Something begins.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState(signpostID: id) }
    /// It ends.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// It ends.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Something happens.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Something happens.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}
    /// Does what takes the time.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// Puts up a signpost.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Puts up a signpost with a message.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
