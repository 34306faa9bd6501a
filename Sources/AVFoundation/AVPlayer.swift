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

extension NSNotification.Name {
    /// An item was played to its end, as the item's own name says it.
    public static var didPlayToEndTimeNotification: Notification.Name { .AVPlayerItemDidPlayToEndTime }
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

/// Plays items one after another.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    /// Plays nothing yet.
    public override nonisolated init() { super.init() }
    /// Plays items in their order.
    public convenience init(items: [AVPlayerItem]) {
        self.init()
        for item in items { insert(item, after: nil) }
    }

    /// What it plays and will play.
    open func items() -> [AVPlayerItem] { queue }

    /// Whether an item may come after another.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains { $0 === item } && (afterItem == nil || queue.contains { $0 === afterItem })
    }

    /// Plays an item after another, or last.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        follow()
    }

    /// Does not play an item.
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        follow()
    }

    /// Plays nothing more.
    open func removeAllItems() {
        queue = []
        follow()
    }

    /// Goes on to the next item.
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        follow()
    }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        queue = (item.map { [$0] } ?? []) + queue.dropFirst()
        follow()
    }

    private func follow() { super.replaceCurrentItem(with: queue.first) }
}

/// Plays an item again and again. Its item fails, and so does it.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    /// How far it is.
    public enum Status: Int, Sendable {
        /// It has not begun.
        case unknown = 0
        /// It can.
        case ready = 1
        /// The item cannot be played.
        case failed = 2
        /// It was told to stop.
        case cancelled = 3
    }

    private let item: AVPlayerItem
    private var isDisabled = false

    /// Has a player play an item again and again.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        item = itemToLoop
        super.init()
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }

    /// How far it is.
    open var status: Status { isDisabled ? .cancelled : item.status == .failed ? .failed : .unknown }
    /// Why the item cannot be played.
    open var error: (any Error)? { item.error }
    /// How often it was played.
    open var loopCount: Int { 0 }
    /// Plays it no more after this time.
    open func disableLooping() { isDisabled = true }
}

/// Shows what a player plays: nothing is seen.
open class AVPlayerLayer: CALayer {
    /// What is played.
    open var player: AVPlayer?
    /// How pictures fill the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the first picture is there: none comes.
    open var isReadyForDisplay: Bool { false }
    /// Where the pictures are in the layer: nowhere.
    open var videoRect: CGRect { .zero }

    /// Shows what a player plays.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
