public import QuartzCore

// What a pattern is made of. It can be put together and asked what it holds; nothing plays it.

/// Something that is felt or heard, once or for a while.
public final class CHHapticEvent: NSObject {
    /// What happens.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public var rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tap.
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        /// A hum.
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = Self(rawValue: "AudioContinuous")
        /// A sound of the program's own.
        public static let audioCustom = Self(rawValue: "AudioCustom")
    }

    /// What of an event can be set.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public var rawValue: String
        /// One by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong, 0 to 1.
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        /// How sharp, 0 to 1.
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
        /// How long the rise is.
        public static let attackTime = Self(rawValue: "AttackTime")
        /// How long the fall is.
        public static let decayTime = Self(rawValue: "DecayTime")
        /// How long the end is.
        public static let releaseTime = Self(rawValue: "ReleaseTime")
        /// 1 where the event keeps its strength until its end.
        public static let sustained = Self(rawValue: "Sustained")
        /// How loud, 0 to 1.
        public static let audioVolume = Self(rawValue: "AudioVolume")
        /// How high, −1 to 1.
        public static let audioPitch = Self(rawValue: "AudioPitch")
        /// Where between left (−1) and right (1).
        public static let audioPan = Self(rawValue: "AudioPan")
        /// How bright, 0 to 1.
        public static let audioBrightness = Self(rawValue: "AudioBrightness")
    }

    /// What happens.
    public let type: EventType
    /// How.
    public let eventParameters: [CHHapticEventParameter]
    /// When, in seconds from the pattern's beginning.
    public var relativeTime: TimeInterval
    /// How long, in seconds.
    public var duration: TimeInterval

    /// An event as long as it is by itself.
    public convenience init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
    ) { self.init(eventType: eventType, parameters: parameters, relativeTime: relativeTime, duration: 0) }

    /// An event of a length, in seconds.
    public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval
    ) {
        (type, eventParameters) = (eventType, parameters)
        (self.relativeTime, self.duration) = (relativeTime, duration)
    }
}

/// What an event is like.
public final class CHHapticEventParameter: NSObject {
    /// What is set.
    public let parameterID: CHHapticEvent.ParameterID
    /// To what.
    public var value: Float

    /// One with its value.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// What changes all events of a pattern while it plays.
public final class CHHapticDynamicParameter: NSObject {
    /// What of a pattern can be changed.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public var rawValue: String
        /// One by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong.
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
        /// How sharp.
        public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
        /// How loud.
        public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    }

    /// What is changed.
    public let parameterID: ID
    /// To what.
    public var value: Float
    /// When, in seconds from the pattern's beginning.
    public var relativeTime: TimeInterval

    /// A change.
    public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
        (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
    }
}

/// Events and what changes them, in their order.
public final class CHHapticPattern {
    /// What happens, in its order.
    let events: [CHHapticEvent]
    /// How long it takes, in seconds: until the last event ends.
    public let duration: TimeInterval

    /// A pattern of events. An event before the beginning is an error.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        guard events.allSatisfy({ $0.relativeTime >= 0 && $0.duration >= 0 }) else {
            throw CHHapticError(.invalidPatternData)
        }
        self.events = events.sorted { $0.relativeTime < $1.relativeTime }
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins after so many seconds.
    func start(atTime time: TimeInterval) throws
    /// Ends after so many seconds.
    func stop(atTime time: TimeInterval) throws
    /// Whether nothing is to be felt.
    var isMuted: Bool { get set }
}

extension CHHapticEngine {
    /// A player: none is made, as there is no engine.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Plays a file: it cannot.
    public func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}
