public import CoreGraphics

/// One insertion, deletion, move or reload of a batch of updates, as a layout hears of it.
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// Where it was, counted before the updates; nil for an insertion. A whole section has `NSNotFound` as its item.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// Where it is, counted after the updates; nil for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// What happens.
    open var updateAction: Action { action }

    /// An item of a program's own, which says by overriding what happens where.
    public override init() {
        (action, before, after) = (.insert, nil, nil)
        super.init()
    }

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }

    open override var description: String {
        "\(updateAction) \(indexPathBeforeUpdate.map { "\($0)" } ?? "") → \(indexPathAfterUpdate.map { "\($0)" } ?? "")"
    }
}
