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
        SilentSource(makeUserDataAddSource(queue: queue))
    }
}

/// A source of another kind, which nobody adds to.
private final class SilentSource: DispatchSourceMemoryPressure {
    private let source: any DispatchSourceUserDataAdd

    init(_ source: any DispatchSourceUserDataAdd) { self.source = source }

    var handle: UInt { source.handle }
    var mask: UInt { source.mask }
    var isCancelled: Bool { source.isCancelled }
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func activate() { source.activate() }
}
