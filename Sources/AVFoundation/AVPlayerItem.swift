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
