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

/// At once, where a time is asked for.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A value of a pattern that changes along a line.
public final class CHHapticParameterCurve: NSObject {
    /// A value at a time.
    public final class ControlPoint: NSObject {
        /// When, in seconds from the curve's beginning.
        public var relativeTime: TimeInterval
        /// The value then.
        public var value: Float

        /// A value at a time, seconds from the curve's beginning.
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }

    /// What is changed.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The values, in their order.
    public let controlPoints: [ControlPoint]
    /// When the curve begins, in seconds from the pattern's beginning.
    public var relativeTime: TimeInterval

    /// A curve.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}

/// Events and what changes them, in their order.
public final class CHHapticPattern {
    /// What happens, in its order.
    let events: [CHHapticEvent]
    /// How long it takes, in seconds: until the last event ends.
    public let duration: TimeInterval

    /// What a pattern's dictionary calls its parts.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public var rawValue: String
        /// One by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The version of the format.
        public static let version = Self(rawValue: "Version")
        /// All events and parameters.
        public static let pattern = Self(rawValue: "Pattern")
        /// An event.
        public static let event = Self(rawValue: "Event")
        /// An event's kind.
        public static let eventType = Self(rawValue: "EventType")
        /// An event's length, in seconds.
        public static let eventDuration = Self(rawValue: "EventDuration")
        /// What an event is like.
        public static let eventParameters = Self(rawValue: "EventParameters")
        /// A change of all events.
        public static let parameter = Self(rawValue: "Parameter")
        /// What is changed.
        public static let parameterID = Self(rawValue: "ParameterID")
        /// To what.
        public static let parameterValue = Self(rawValue: "ParameterValue")
        /// When, in seconds.
        public static let time = Self(rawValue: "Time")
    }

    /// A pattern of a dictionary, whose parts are under ``Key``s.
    public convenience init(dictionary patternDict: [Key: Any]) throws {
        guard let parts = patternDict[.pattern] as? [[Key: Any]] else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        try self.init(
            events: parts.compactMap { try ($0[.event] as? [Key: Any]).map(Self.event) },
            parameters: parts.compactMap { try ($0[.parameter] as? [Key: Any]).map(Self.parameter) })
    }

    /// A pattern of a file in Apple's format for haptics and sound (AHAP), which is JSON.
    public convenience init(contentsOf ahapURL: URL) throws {
        let content = try JSONSerialization.jsonObject(with: Data(contentsOf: ahapURL))
        guard let dictionary = Self.keyed(content) as? [Key: Any] else {
            throw CHHapticError(.invalidPatternDictionary)
        }
        try self.init(dictionary: dictionary)
    }

    /// Objects of JSON under keys of patterns, also within each other.
    private static func keyed(_ value: Any) -> Any {
        switch value {
        case let table as [String: Any]:
            Dictionary(uniqueKeysWithValues: table.map { (Key(rawValue: $0.key), keyed($0.value)) })
        case let list as [Any]: list.map(keyed)
        default: value
        }
    }

    private static func event(_ parts: [Key: Any]) throws -> CHHapticEvent {
        let name = (parts[.eventType] as? CHHapticEvent.EventType)?.rawValue ?? parts[.eventType] as? String
        guard let name else { throw CHHapticError(.invalidPatternDictionary) }
        let list = parts[.eventParameters] as? [[Key: Any]] ?? []
        let parameters = try list.map { entry in
            let id = entry[.parameterID]
            guard let name = (id as? CHHapticEvent.ParameterID)?.rawValue ?? id as? String,
                let value = Unboxing.number(entry[.parameterValue])
            else { throw CHHapticError(.invalidPatternDictionary) }
            return CHHapticEventParameter(parameterID: .init(rawValue: name), value: Float(value))
        }
        return CHHapticEvent(
            eventType: .init(rawValue: name), parameters: parameters, relativeTime: Unboxing.number(parts[.time]) ?? 0,
            duration: Unboxing.number(parts[.eventDuration]) ?? 0)
    }

    private static func parameter(_ parts: [Key: Any]) throws -> CHHapticDynamicParameter {
        let id = parts[.parameterID]
        guard let name = (id as? CHHapticDynamicParameter.ID)?.rawValue ?? id as? String,
            let value = Unboxing.number(parts[.parameterValue])
        else { throw CHHapticError(.invalidPatternDictionary) }
        return CHHapticDynamicParameter(
            parameterID: .init(rawValue: name), value: Float(value), relativeTime: Unboxing.number(parts[.time]) ?? 0)
    }

    /// A pattern of events that curves change. An event before the beginning is an error.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events: events, parameters: [])
    }

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

/// Plays a pattern that can be held and repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Holds after so many seconds.
    func pause(atTime time: TimeInterval) throws
    /// Goes on after so many seconds.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a place of the pattern, in seconds.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether it begins anew at its end.
    var loopEnabled: Bool { get set }
    /// Where it begins anew, in seconds; 0 is the end of the pattern.
    var loopEnd: TimeInterval { get set }
    /// How fast: 1 is usual.
    var playbackRate: Float { get set }
    /// Told when it is over.
    var completionHandler: ((any Error)?) -> Void { get set }
}

extension CHHapticEngine {
    /// A player: none is made, as there is no engine.
    public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// A player that can be held and repeated: none is made, as there is no engine.
    public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Plays a file: it cannot.
    public func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}
