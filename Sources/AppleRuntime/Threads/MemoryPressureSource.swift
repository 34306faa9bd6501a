public import Dispatch

/// Tells a program that memory grows scarce. Linux tells programs nothing of the kind: this source can be had, resumed and cancelled as
/// any other, and its handler is never called.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
    /// How scarce memory is, as far as a program is told.
    public var data: DispatchSource.MemoryPressureEvent { .normal }
}

extension DispatchSource {
    /// How scarce memory is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        /// The bits as Apple's frameworks number them.
        public let rawValue: UInt
        /// Events by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// There is enough again.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// There is little.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// There is almost none.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All of them.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// A source that would tell of scarce memory on a queue.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        // One of another kind, which nobody adds to. Dispatch's own methods know its class alone.
        guard let source = makeUserDataAddSource(queue: queue) as? DispatchSource else {
            preconditionFailure("Sources of Dispatch are objects of its class.")
        }
        return source
    }
}

extension DispatchSource: DispatchSourceMemoryPressure {}
