public import QuartzCore

/// How tones stay as they are where a sound is played at another rate.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String
    /// The way of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With little work.
    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
    /// For voices.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// For music.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// Tones change with the rate.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// What came over the net for an item. No item has one here.
@preconcurrency @MainActor
open class AVPlayerItemAccessLog: NSObject {
    /// What came, one after the other.
    open var events: [AVPlayerItemAccessLogEvent] { [] }
    private override init() { super.init() }
}

/// One stretch of what came over the net for an item.
@preconcurrency @MainActor
open class AVPlayerItemAccessLogEvent: NSObject {
    /// Where it came from.
    open var uri: String? { nil }
    /// The machine that sent it.
    open var serverAddress: String? { nil }
    /// When playing began.
    open var playbackStartDate: Date? { nil }
    /// How much was seen, in seconds.
    open var durationWatched: TimeInterval { 0 }
    /// How often playing stopped for want of more.
    open var numberOfStalls: Int { 0 }
    /// How much came, in bytes.
    open var numberOfBytesTransferred: Int64 { 0 }
    /// How long that took, in seconds.
    open var transferDuration: TimeInterval { 0 }
    /// Bits a second that came.
    open var observedBitrate: Double { 0 }
    /// Bits a second that are needed.
    open var indicatedBitrate: Double { 0 }
    private override init() { super.init() }
}

/// What failed of what came over the net for an item. No item has one here.
@preconcurrency @MainActor
open class AVPlayerItemErrorLog: NSObject {
    /// What failed, one after the other.
    open var events: [AVPlayerItemErrorLogEvent] { [] }
    private override init() { super.init() }
}

/// One thing that failed of what came over the net for an item.
@preconcurrency @MainActor
open class AVPlayerItemErrorLogEvent: NSObject {
    /// When it failed.
    open var date: Date? { nil }
    /// Where it should have come from.
    open var uri: String? { nil }
    /// The number of the error.
    open var errorStatusCode: Int { 0 }
    /// Of what the number is.
    open var errorDomain: String { "" }
    /// What is said about it.
    open var errorComment: String? { nil }
    private override init() { super.init() }
}
