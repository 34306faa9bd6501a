public import CoreGraphics

/// One insertion, deletion, move or reload of a batch of updates, as a layout hears of it.
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// Where it was, counted before the updates; nil for an insertion. A whole section has `NSNotFound` as its item.
    public let indexPathBeforeUpdate: IndexPath?
    /// Where it is, counted after the updates; nil for a deletion.
    public let indexPathAfterUpdate: IndexPath?
    /// What happens.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }

    open override var description: String {
        "\(updateAction) \(indexPathBeforeUpdate.map { "\($0)" } ?? "") → \(indexPathAfterUpdate.map { "\($0)" } ?? "")"
    }
}
