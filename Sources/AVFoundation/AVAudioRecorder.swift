public import QuartzCore

/// Records a sound. None is made: there is no microphone, as on a phone whose user has forbidden it, and recording does not begin.
open class AVAudioRecorder: NSObject {
    /// Hears of it.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Where it is written to.
    open private(set) var url: URL
    /// How it is coded.
    open private(set) var settings: [String: Any]
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
    /// A sound that is to be written to a file.
    /// - Throws: an error for an address that is no file's.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
        guard !url.isFileURL else { return }
        throw NSError(
            domain: NSOSStatusErrorDomain, code: AVAudioSession.ErrorCode.badParam.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "A sound is recorded to a file, which \(url) is not."])
    }
    /// A sound that is to be written to a file in a format.
    public convenience init(url: URL, format: AVAudioFormat) throws {
        try self.init(url: url, settings: format.settings)
    }

    /// Gets ready: it cannot.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Records: it cannot, and says so once.
    @discardableResult
    open func record() -> Bool {
        Diagnostics.report("There is no microphone here: AVAudioRecorder records nothing.", key: "microphone")
        return false
    }
    /// Records so long: it cannot. Seconds.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record() }
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
