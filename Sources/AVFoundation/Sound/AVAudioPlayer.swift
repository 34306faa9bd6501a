public import QuartzCore

/// Plays a sound from a file or from bytes: whatever the machine's ffmpeg decodes.
///
/// It is heard where a display runs on the machine's time and SDL finds a way for sound. In tests and recordings it passes in silence
/// on the display's clock, and its delegate hears of its end then.
open class AVAudioPlayer: NSObject {
    /// Hears of its end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How loud, from 0 to 1.
    open var volume: Float {
        get { level.to }
        set { fade(to: newValue, over: 0) }
    }
    /// From -1, left, to 1, right.
    open var pan: Float = 0 { didSet { output?.pan = pan } }
    /// How fast, from 0.5 to 2, where `enableRate` says so. Faster is higher here; Apple's keeps the pitch.
    open var rate: Float = 1 { didSet { paceDidChange() } }
    /// Whether `rate` counts.
    open var enableRate = false { didSet { paceDidChange() } }
    /// How often it is played again; any number below 0 is for ever.
    open var numberOfLoops = 0 { didSet { if isPlaying { resume(from: currentTime) } } }
    /// Whether loudness is measured.
    open var isMeteringEnabled = false
    /// How long it is, in seconds.
    open var duration: TimeInterval { sound?.duration ?? 0 }
    /// How many channels it has.
    open var numberOfChannels: Int { sound?.channels ?? 0 }
    /// Whether it plays.
    open var isPlaying: Bool { start != nil }
    /// Where it lies.
    open private(set) var url: URL?
    /// Its bytes.
    open private(set) var data: Data?
    /// The time of the parts that play, in seconds.
    open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
    /// How it is coded: sampling rate, in hertz, and number of channels.
    open var settings: [String: Any] {
        sound.map { ["AVSampleRateKey": $0.rate, "AVNumberOfChannelsKey": $0.channels] } ?? [:]
    }

    /// How it is coded; numbers of 32 bits at 44,100 hertz where there is no sound.
    open var format: AVAudioFormat {
        AVAudioFormat(
            standardFormatWithSampleRate: sound.map { Double($0.rate) } ?? 44_100,
            channels: UInt32(max(numberOfChannels, 1)))!
    }

    private let sound: SoundFile?
    private var output: SoundOutput?
    private var level = SoundLevel()
    /// Seconds of the sound, where it rests or where it began to play.
    private var position: TimeInterval = 0
    /// When that was, on the display's clock; nil while it does not play.
    private var start: TimeInterval?
    private var pace = 1.0
    /// Grows with every start, so that the end of an old one is not taken for that of a new one.
    private var turn = 0
    private var peak: (average: [Float], peak: [Float]) = ([], [])

    /// One of no sound, which a program puts in the place of one that it has yet to make.
    public override init() {
        (url, data, sound) = (nil, nil, nil)
        super.init()
    }

    /// A sound that lies at an address. Throws where there is no file, or none that can be decoded.
    public init(contentsOf url: URL) throws {
        (self.url, data) = (url, nil)
        sound = try SoundFile(url)
        super.init()
    }

    /// A sound that lies at an address. Throws where there is no file, or none that can be decoded.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// A sound by its bytes. Throws where they cannot be decoded.
    public init(data: Data) throws {
        (url, self.data) = (nil, data)
        sound = try SoundFile(data)
        super.init()
    }

    /// A sound by its bytes. Throws where they cannot be decoded.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    // MARK: Time

    /// Where it is, in seconds.
    open var currentTime: TimeInterval {
        get {
            guard let start else { return position }
            let passed = position + (CACurrentMediaTime() - start) * pace
            return duration > 0 && numberOfLoops != 0
                ? passed.truncatingRemainder(dividingBy: duration) : min(passed, duration)
        }
        set {
            let place = newValue.isFinite ? min(max(0, newValue), duration) : 0
            if isPlaying { resume(from: place) } else { position = place }
        }
    }

    private var wantedPace: Double { enableRate ? Double(min(max(rate, 0.5), 2)) : 1 }

    private func paceDidChange() {
        guard isPlaying, wantedPace != pace else { return }
        resume(from: currentTime)
    }

    // MARK: Playing

    /// Decodes ahead, so that it begins at once.
    @discardableResult
    open func prepareToPlay() -> Bool {
        sound?.decode()
        return sound != nil
    }

    /// Plays from where it is; false when there is no sound.
    @discardableResult
    open func play() -> Bool {
        guard let sound else { return false }
        if isPlaying { return true }
        sound.decode()
        resume(from: position >= duration ? 0 : position)
        return true
    }

    /// Plays at a time of `deviceCurrentTime`, in seconds.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        guard sound != nil else { return false }
        turn += 1
        let turn = turn
        later(time - deviceCurrentTime) { if $0.turn == turn { $0.play() } }
        return prepareToPlay()
    }

    /// Stops where it is.
    open func pause() { rest(at: currentTime) }

    /// Stops where it is, and gives up what it has decoded ahead.
    open func stop() {
        rest(at: currentTime)
        output?.close()
        output = nil
    }

    /// Grows louder or softer over so many seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        fade(to: volume, over: duration)
    }

    private func fade(to volume: Float, over seconds: TimeInterval) {
        level.set(to: volume, over: seconds, at: CACurrentMediaTime())
        output?.level = level.sampled(at: CACurrentMediaTime())
    }

    private func resume(from place: TimeInterval) {
        turn += 1
        pace = wantedPace
        (position, start) = (place, CACurrentMediaTime())
        if let sound, output == nil { output = SoundOutput(sound.samples) }
        output?.pan = pan
        output?.level = level.sampled(at: CACurrentMediaTime())
        output?.play(from: place, pace: pace, loops: numberOfLoops)
        guard numberOfLoops >= 0 else { return }
        let turn = turn
        later((duration * Double(numberOfLoops + 1) - place) / pace) { if $0.turn == turn { $0.end() } }
    }

    private func rest(at place: TimeInterval) {
        guard isPlaying else { return }
        turn += 1
        (position, start) = (place, nil)
        output?.pause()
    }

    private func end() {
        rest(at: 0)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }

    /// On the display's clock.
    private func later(_ seconds: TimeInterval, _ work: @escaping (AVAudioPlayer) -> Void) {
        let box = UncheckedBox(value: (WeakPlayer(player: self), work))
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) {
            if let player = box.value.0.player { box.value.1(player) }
        }
    }

    private struct WeakPlayer { weak var player: AVAudioPlayer? }

    // MARK: Meters

    /// Measures the hundredth of a second that is heard now.
    open func updateMeters() {
        guard isMeteringEnabled, let sound, isPlaying else {
            peak = ([], [])
            return
        }
        peak = sound.samples.loudness(around: currentTime, gain: heardVolume)
    }

    /// How loud it is now, which a fade may still be changing.
    var heardVolume: Float { level.value(at: CACurrentMediaTime()) }

    /// How loud a channel is, in decibels: 0 is the loudest, -160 silence.
    open func averagePower(forChannel channelNumber: Int) -> Float {
        peak.average.indices.contains(channelNumber) ? peak.average[channelNumber] : -160
    }

    /// How loud a channel was at most, in decibels: 0 is the loudest, -160 silence.
    open func peakPower(forChannel channelNumber: Int) -> Float {
        peak.peak.indices.contains(channelNumber) ? peak.peak[channelNumber] : -160
    }
}
