public import QuartzCore

extension Notification.Name {
    /// An item was played to its end. It is posted by nobody here: none is played.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// An item could not be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// An item waits for what comes next.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    /// An item is at another time.
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
    /// An item's log has another line.
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntry")
}

/// Plays films and sounds. What it is given fails, as a file of an unknown format does on Apple's systems: the rate goes back to 0.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// Whether the player can play.
    public enum Status: Int, Sendable {
        /// It has had nothing to play.
        case unknown = 0
        /// It can.
        case readyToPlay = 1
        /// It cannot any more.
        case failed = 2
    }

    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It does not.
        case paused = 0
        /// It would, and waits for something.
        case waitingToPlayAtSpecifiedRate = 1
        /// It does.
        case playing = 2
    }

    /// For what it waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's frameworks spell it.
        public let rawValue: String
        /// The reason of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// For more to be there.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// To know how fast more comes.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// For something to play.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// What happens at an item's end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next one.
        case advance = 0
        /// It stops.
        case pause = 1
        /// Nothing.
        case none = 2
    }

    /// What it plays.
    open private(set) var currentItem: AVPlayerItem?
    /// How fast: 0 is not at all.
    open var rate: Float = 0 { didSet { if rate != oldValue { tell() } } }
    /// How fast `play()` is.
    open var defaultRate: Float = 1
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// Whether nothing is heard.
    open var isMuted = false
    /// What happens at an item's end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether it waits for enough to be there.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether other screens may show it.
    open var allowsExternalPlayback = true
    /// Whether other screens show it while the program is on them.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// Whether the display stays awake for it.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether another screen shows it: none does.
    open var isExternalPlaybackActive: Bool { false }
    /// Why it cannot play any more: the items say why they cannot be played.
    open var error: (any Error)? { nil }
    /// Whether it can play.
    open private(set) var status = Status.unknown

    /// Plays nothing yet.
    public override nonisolated init() { super.init() }

    /// Plays what lies at an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Plays an item.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        replaceCurrentItem(with: item)
    }

    /// Plays something else.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        currentItem = item
        guard let item else { return tell() }
        status = .readyToPlay
        item.load { [weak self] in self?.failed($0) }
        tell()
    }

    private func failed(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        rate = 0
        tell()
    }

    private func tell() { didChangeValue(for: \.rate) }

    /// Whether it plays: it waits at most.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    /// For what it waits.
    open var reasonForWaitingToPlay: WaitingReason? {
        rate == 0 ? nil : currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
    }

    /// Plays: what it has fails.
    open func play() { playImmediately(atRate: defaultRate) }
    /// Plays: what it has fails.
    open func playImmediately(atRate rate: Float) { if currentItem?.status != .failed { self.rate = rate } }
    /// Stops.
    open func pause() { rate = 0 }

    /// Where it is: at the beginning.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    /// Goes to a time: it cannot.
    open func seek(to time: CMTime) {}
    /// Goes to a time: it cannot, and says so.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        onMain { completionHandler(false) }
    }
    /// Goes to a time: it cannot.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Goes to a time: it cannot, and says so.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { onMain { completionHandler(false) } }
    /// Goes to a time: it cannot.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool { false }

    /// Has a closure called while time goes on: it stands still. Keep what comes back for `removeTimeObserver`.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { TimeObserver() }
    /// Has a closure called at times: they do not come. Keep what comes back for `removeTimeObserver`.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { TimeObserver() }
    /// Calls a closure no more.
    open func removeTimeObserver(_ observer: Any) {
        precondition(observer is TimeObserver, "removeTimeObserver takes what addPeriodicTimeObserver gave back.")
    }

    private final class TimeObserver {}
}
