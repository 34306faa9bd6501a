public import Foundation

/// Something whose content may be forgotten while nobody uses it.
public protocol NSDiscardableContent: AnyObject {
    /// Says that someone uses the content; false where it is gone.
    func beginContentAccess() -> Bool
    /// Says that someone uses the content no more.
    func endContentAccess()
    /// Forgets the content, if nobody uses it.
    func discardContentIfPossible()
    /// Whether the content is gone.
    func isContentDiscarded() -> Bool
}

/// Bytes that may be forgotten while nobody uses them. Linux has no such memory: they go only where `discardContentIfPossible()` says so.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    private var users = 1
    private var isDiscarded = false

    /// Says that someone uses the bytes; false where they are gone.
    open func beginContentAccess() -> Bool {
        guard !isDiscarded else { return false }
        users += 1
        return true
    }

    /// Says that someone uses the bytes no more.
    open func endContentAccess() { users = Swift.max(0, users - 1) }

    /// Forgets the bytes, if nobody uses them.
    open func discardContentIfPossible() {
        guard users == 0, !isDiscarded else { return }
        length = 0
        isDiscarded = true
    }

    /// Whether the bytes are gone.
    open func isContentDiscarded() -> Bool { isDiscarded }
}
