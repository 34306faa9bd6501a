public import QuartzCore

// Nothing that Linux knows of can be felt. The engine says so as on a device without: it supports no haptics, and is not made.

/// Why nothing is felt.
public struct CHHapticError: _BridgedStoredNSError, Sendable {
    /// Which error it is.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// Whose codes these are.
        public typealias _ErrorType = CHHapticError

        /// The engine does not run.
        case engineNotRunning = -4805
        /// Nobody may do it now.
        case operationNotPermitted = -4806
        /// The engine did not start in time.
        case engineStartTimeout = -4808
        /// This device cannot be felt.
        case notSupported = -4809
        /// The pattern is not as it must be.
        case invalidPatternData = -4813
        /// The pattern's dictionary is not as it must be.
        case invalidPatternDictionary = -4814
    }

    /// The error as an object.
    public let _nsError: NSError
    /// The error that an object stands for.
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of these errors.
    public static var _nsErrorDomain: String { "com.apple.CoreHaptics" }

    /// The engine does not run.
    public static var engineNotRunning: Code { .engineNotRunning }
    /// Nobody may do it now.
    public static var operationNotPermitted: Code { .operationNotPermitted }
    /// The engine did not start in time.
    public static var engineStartTimeout: Code { .engineStartTimeout }
    /// This device cannot be felt.
    public static var notSupported: Code { .notSupported }
    /// The pattern is not as it must be.
    public static var invalidPatternData: Code { .invalidPatternData }
    /// The pattern's dictionary is not as it must be.
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
}

/// What a device can do.
public protocol CHHapticDeviceCapability {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether patterns are heard.
    var supportsAudio: Bool { get }
}

private struct Nothing: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// Plays patterns to be felt. None is made: there is nothing to feel.
public final class CHHapticEngine {
    /// Why an engine stopped.
    public enum StoppedReason: Int, Sendable {
        /// Others' sounds.
        case audioSessionInterrupt = 1
        /// The program is away.
        case applicationSuspended = 2
        /// It had nothing to do.
        case idleTimeout = 3
        /// The system failed.
        case systemError = -1
    }

    /// What an engine does when nothing plays any more.
    public enum FinishedAction: Int, Sendable {
        /// It stops.
        case stopEngine = 1
        /// It goes on.
        case leaveEngineRunning = 2
    }

    /// Told that nothing plays any more; says what the engine does then.
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    /// Called when the engine stops by itself.
    public var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Called when the engine begins anew.
    public var resetHandler: () -> Void = {}
    /// Whether only what is felt is played.
    public var playsHapticsOnly = false
    /// Whether it stops when it has nothing to do.
    public var isAutoShutdownEnabled = false

    /// What this device can do: nothing.
    public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

    /// An engine: this device cannot be felt.
    public init() throws { throw CHHapticError(.notSupported) }

    /// Starts: it cannot.
    public func start() throws { throw CHHapticError(.notSupported) }
    /// Starts: it cannot, and says so.
    public func start(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CHHapticError(.notSupported))
    }
    /// Calls when nothing plays any more: at once, as nothing plays.
    public func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
        _ = finishedHandler(CHHapticError(.engineNotRunning))
    }
    /// Seconds of the engine's clock.
    public var currentTime: TimeInterval { 0 }
    /// Stops.
    public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
