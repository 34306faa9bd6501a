// Batches whose changes are a closure that does not outlive the call, as in UIKit: such a closure needs no `self.`, and may be a
// parameter that does not escape. An optional closure always escapes in Swift; hence two methods where Apple has one.

extension UICollectionView {
    /// Shows several changes of the data as one animation. `updates` changes the data and says what it did.
    ///
    /// - `completion`: gets false when the animation was cut short.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UITableView {
    /// Shows several changes of the data as one animation. `updates` changes the data and says what it did.
    ///
    /// - `completion`: gets false when the animation was cut short.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
