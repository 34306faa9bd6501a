public import QuartzCore

/// A film or a sound as a player plays it. Once a player has it, it fails: its content cannot be read here.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// Whether it can be played.
    public enum Status: Int, Sendable {
        /// No player has it yet.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It cannot.
        case failed = 2
    }

    /// The film or sound.
    nonisolated public let asset: AVAsset
    /// Whether it can be played: unknown until a player has it, then failed.
    open private(set) var status = Status.unknown
    /// Why it cannot.
    open private(set) var error: (any Error)?
    /// How long it is: nobody knows.
    open var duration: CMTime { .indefinite }
    /// How large its pictures are: none can be seen.
    open var presentationSize: CGSize { .zero }
    /// What it consists of.
    open var tracks: [AVPlayerItemTrack] { [] }
    /// What is there to be played: nothing.
    open var loadedTimeRanges: [NSValue] { [] }
    /// Where it can be played: nowhere.
    open var seekableTimeRanges: [NSValue] { [] }
    /// Whether it would go on playing: it does not.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// Whether nothing is there to go on with.
    open var isPlaybackBufferEmpty: Bool { true }
    /// Whether no more fits.
    open var isPlaybackBufferFull: Bool { false }
    /// Where it is to end.
    open var forwardPlaybackEndTime = CMTime.invalid
    /// How much is read ahead; 0 leaves it to the player. Seconds.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Bits a second that are enough; 0 is any number.
    open var preferredPeakBitRate: Double = 0
    /// How large pictures are at most that are asked for, in pixels; zero is any size.
    open var preferredMaximumResolution = CGSize.zero
    /// How tones stay at another rate.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// How loud its sounds are beside each other.
    open var audioMix: AVAudioMix?
    /// What the program says of it. Kept.
    open var externalMetadata: [AVMetadataItem] = []
    /// Whether it loads on while it is paused.
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    /// Whether it can be played faster: nothing is played.
    open var canPlayFastForward: Bool { false }
    /// Whether it can be played slower: nothing is played.
    open var canPlaySlowForward: Bool { false }
    /// Whether it can be played backwards: nothing is played.
    open var canPlayReverse: Bool { false }
    /// Whether it goes on picture by picture: there is none.
    open var canStepForward: Bool { false }
    /// Whether it goes back picture by picture: there is none.
    open var canStepBackward: Bool { false }

    /// A film or a sound at an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// A film or a sound.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }
    /// A film or a sound, of which some values are to be read before.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    /// Where it is: at its beginning.
    open func currentTime() -> CMTime { .zero }
    /// Goes to a time: it cannot.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        guard let completionHandler else { return }
        onMain { completionHandler(false) }
    }
    /// Goes to a time, not quite exactly: it cannot.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Goes on or back by pictures: there is none.
    open func step(byCount stepCount: Int) {}
    /// The day that stands in the film at its time: nothing is read.
    open func currentDate() -> Date? { nil }
    /// What came over the net: nothing did.
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// What failed of what came over the net: nothing came.
    open func errorLog() -> AVPlayerItemErrorLog? { nil }
    /// Goes on no longer to a time.
    open func cancelPendingSeeks() {}

    /// A player wants it: its content is not readable.
    func load(_ failed: @escaping @MainActor (AVPlayerItem) -> Void) {
        guard status == .unknown else { return failed(self) }
        onMain { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                if self.status == .unknown {
                    (self.status, self.error) = (.failed, failure(of: self.asset.place))
                    self.didChangeValue(for: \.status)
                }
                failed(self)
            }
        }
    }
}

/// A part of what is played.
@preconcurrency @MainActor
open class AVPlayerItemTrack: NSObject {
    /// The part of the film or sound.
    open var assetTrack: AVAssetTrack? { nil }
    /// Whether it is played.
    open var isEnabled = true
}
