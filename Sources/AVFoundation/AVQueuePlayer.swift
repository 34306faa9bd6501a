public import QuartzCore

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
