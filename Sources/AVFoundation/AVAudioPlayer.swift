public import QuartzCore

/// Plays a sound. None is made: sounds are not decoded here, which its initialisers say by an error.
open class AVAudioPlayer: NSObject {
    /// Hears of it.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// From -1, left, to 1, right.
    open var pan: Float = 0
    /// How fast, where `enableRate` says so.
    open var rate: Float = 1
    /// Whether `rate` counts.
    open var enableRate = false
    /// How often it is played again; -1 is for ever.
    open var numberOfLoops = 0
    /// Whether loudness is measured.
    open var isMeteringEnabled = false
    /// Where it is, in seconds.
    open var currentTime: TimeInterval = 0
    /// How long it is, in seconds.
    open var duration: TimeInterval { 0 }
    /// How many channels it has.
    open var numberOfChannels: Int { 0 }
    /// Whether it plays.
    open var isPlaying: Bool { false }
    /// Where it lies.
    public let url: URL?
    /// Its bytes.
    public let data: Data?
    /// The time of the parts that play, in seconds.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// How it is coded.
    open var settings: [String: Any] { [:] }

    /// One of no sound, which a program puts in the place of one that it has yet to make.
    public override init() {
        (url, data) = (nil, nil)
        super.init()
    }
    /// A sound that lies at an address: it cannot be decoded.
    public init(contentsOf url: URL) throws {
        _ = try Data(contentsOf: url)
        throw unsupportedFileType()
    }
    /// A sound that lies at an address: it cannot be decoded.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// A sound by its bytes: they cannot be decoded.
    public init(data: Data) throws { throw unsupportedFileType() }
    /// A sound by its bytes: they cannot be decoded.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// Gets ready: it cannot.
    @discardableResult
    open func prepareToPlay() -> Bool { false }
    /// Plays: it cannot.
    @discardableResult
    open func play() -> Bool { false }
    /// Plays at a time: it cannot.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { false }
    /// Stops where it is.
    open func pause() {}
    /// Stops.
    open func stop() {}
    /// Grows louder or softer.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Measures.
    open func updateMeters() {}
    /// How loud a channel is, in decibels: silent.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// How loud a channel was at most, in decibels: silent.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a sound that is played.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// It is over.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// It could not be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// What happens where it is not implemented.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// What happens where it is not implemented.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records a sound. None is made: there is no microphone, which its initialisers say by an error.
open class AVAudioRecorder: NSObject {
    /// Hears of it.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Where it is written to.
    public let url: URL
    /// How it is coded.
    public let settings: [String: Any]
    /// Whether loudness is measured.
    open var isMeteringEnabled = false
    /// Whether it records.
    open var isRecording: Bool { false }
    /// How much is recorded, in seconds.
    open var currentTime: TimeInterval { 0 }

    /// One of no sound, which a program puts in the place of one that it has yet to make.
    public override init() {
        (url, settings) = (URL(fileURLWithPath: "/dev/null"), [:])
        super.init()
    }
    /// A sound that is to be written: there is no microphone.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
        throw NSError(
            domain: NSOSStatusErrorDomain, code: AVAudioSession.ErrorCode.resourceNotAvailable.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "There is no microphone on Linux."])
    }

    /// Gets ready: it cannot.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Records: it cannot.
    @discardableResult
    open func record() -> Bool { false }
    /// Records so long: it cannot. Seconds.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Stops for a while.
    open func pause() {}
    /// Stops.
    open func stop() {}
    /// Takes away what was recorded: nothing was.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Measures.
    open func updateMeters() {}
    /// How loud a channel is, in decibels: silent.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// How loud a channel was at most, in decibels: silent.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a sound that is recorded.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// It is over.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// It could not be coded.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// What happens where it is not implemented.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// What happens where it is not implemented.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
