public import Foundation

/// Plays notes of a MIDI file. None can be: there are no instruments on Linux, which its initialisers say by an error.
open class AVMIDIPlayer: NSObject {
    /// Seconds.
    open var duration: TimeInterval { 0 }
    /// Whether it plays.
    open var isPlaying: Bool { false }
    /// How fast, as a multiple.
    open var rate: Float = 1
    /// Where it is, in seconds.
    open var currentPosition: TimeInterval = 0

    /// The notes of a file, by the instruments of another. Throws: there are none.
    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws {
        super.init()
        throw Self.silence
    }
    /// Notes by the bytes of a file. Throws: there are no instruments.
    public init(data: Data, soundBankURL bankURL: URL?) throws {
        super.init()
        throw Self.silence
    }

    /// Why nothing of MIDI plays.
    static let silence = NSError(
        domain: NSOSStatusErrorDomain, code: -10_851,
        userInfo: [NSLocalizedDescriptionKey: "There are no instruments for MIDI on Linux."])

    /// Gets ready.
    open func prepareToPlay() {}
    /// Plays; the closure is called at the end.
    open func play(_ completionHandler: (@Sendable () -> Void)? = nil) { completionHandler?() }
    /// Stops.
    open func stop() {}
}

/// Plays notes of a MIDI file through an engine. None can be read: `load` throws.
open class AVAudioSequencer: NSObject {
    /// Whether it plays.
    open var isPlaying: Bool { false }
    /// How fast, as a multiple.
    open var rate: Float = 1
    /// Where it is, in seconds.
    open var currentPositionInSeconds: TimeInterval = 0
    /// Where it is, in beats.
    open var currentPositionInBeats: TimeInterval = 0

    /// One without notes.
    public override init() { super.init() }
    /// One that plays through an engine.
    public init(audioEngine engine: AVAudioEngine) { super.init() }

    /// Reads notes from a file. Throws: there are no instruments.
    open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {
        throw AVMIDIPlayer.silence
    }
    /// Reads notes from the bytes of a file. Throws: there are no instruments.
    open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {
        throw AVMIDIPlayer.silence
    }
    /// Gets ready.
    open func prepareToPlay() {}
    /// Plays. Throws: there is nothing to be played.
    open func start() throws { throw AVMIDIPlayer.silence }
    /// Stops.
    open func stop() {}
}

/// How notes are read.
public struct AVMusicSequenceLoadOptions: OptionSet, Hashable, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt
    /// The options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each channel is a track.
    public static let smf_ChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}
