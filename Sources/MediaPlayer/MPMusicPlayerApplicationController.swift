public import Foundation

/// The program's own player of the library's music, whose pieces that wait can be changed. There are none.
open class MPMusicPlayerApplicationController: MPMusicPlayerController {
    /// Changes which pieces wait: the closure gets an empty list, and what it puts there is dropped.
    open func perform(
        queueTransaction: (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        let queue = MPMusicPlayerControllerMutableQueue()
        queueTransaction(queue)
        completionHandler(queue, MPError(.notSupported))
    }
}

/// Pieces that wait to be played.
open class MPMusicPlayerControllerQueue: NSObject {
    /// Which: none.
    open var items: [MPMediaItem] { [] }
}

/// Pieces that wait to be played, while they are changed.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
    /// Puts pieces behind one; nil is in front of all.
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {}
    /// Takes a piece away.
    open func remove(_ item: MPMediaItem) {}
}
