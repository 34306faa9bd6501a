public import Foundation

// The declarations of swift-snapshot-testing that the strategies use, so that these compile and are tested where that package cannot be
// fetched. Nobody's program has this.

/// A result that comes later.
public struct Async<Value> {
    /// Hands the value to a callback.
    public let run: (@escaping (Value) -> Void) -> Void

    /// A result that a function hands over.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// A result that is there.
    public init(value: Value) { run = { $0(value) } }
}

/// What Linux has for XCTest's attachments: nothing.
public struct XCTAttachment {}

/// How a format is kept and compared.
public struct Diffing<Value> {
    /// To what is written.
    public var toData: (Value) -> Data
    /// From what is read.
    public var fromData: (Data) -> Value
    /// In what two values differ; nil when they are equal.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// A way to keep and compare.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    }
}

/// How a value becomes something that is kept and compared.
public struct Snapshotting<Value, Format> {
    /// The ending of files.
    public var pathExtension: String?
    /// How the format is kept and compared.
    public var diffing: Diffing<Format>
    /// Makes the snapshot of a value.
    public var snapshot: (Value) -> Async<Format>

    /// A strategy whose snapshot comes later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
    }

    /// The same for values that are made into this strategy's.
    public func pullback<New>(_ transform: @escaping (_ other: New) -> Value) -> Snapshotting<New, Format> {
        Snapshotting<New, Format>(pathExtension: pathExtension, diffing: diffing) { snapshot(transform($0)) }
    }

    /// Does not wait at all.
    public static func wait(for duration: TimeInterval, on strategy: Self) -> Self { strategy }
}

/// A strategy for values that are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Compares values as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: $0) }
    }
}

extension Snapshotting where Value == String, Format == String {
    /// Compares texts.
    public static var lines: Snapshotting {
        Snapshotting(
            pathExtension: "txt",
            diffing: Diffing(
                toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
                diff: { $0 == $1 ? nil : ("The texts differ.", []) }))
    }
}
