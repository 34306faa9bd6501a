public import Foundation

/// Pieces that are to wait to be played.
open class MPMusicPlayerQueueDescriptor: NSObject {}

/// Pieces of the library that are to wait.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    /// Which are asked for.
    open private(set) var query: MPMediaQuery
    /// Which they are.
    open private(set) var itemCollection: MPMediaItemCollection
    /// Which begins.
    open var startItem: MPMediaItem?

    /// Those that are asked for.
    public init(query: MPMediaQuery) {
        (self.query, itemCollection) = (query, MPMediaItemCollection(items: query.items ?? []))
        super.init()
    }
    /// Some pieces.
    public init(itemCollection: MPMediaItemCollection) {
        (query, self.itemCollection) = (MPMediaQuery(), itemCollection)
        super.init()
    }
    /// Has a piece begin so late, seconds. Nothing plays.
    open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {}
    /// Has a piece end so early, seconds. Nothing plays.
    open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {}
}

/// Pieces of the shop that are to wait.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    /// Which, by the shop's numbers.
    open var storeIDs: [String]?
    /// Which begins.
    open var startItemID: String?

    /// Pieces by the shop's numbers.
    public init(storeIDs: [String]) {
        self.storeIDs = storeIDs
        super.init()
    }
}
