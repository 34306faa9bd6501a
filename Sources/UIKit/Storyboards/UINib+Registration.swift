// Nibs are not read on Linux. Registering one says so, and nothing is registered.

extension UICollectionView {
    /// Registers nothing, with a diagnostic: register the cell's class.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        _ = nib?.instantiate(withOwner: nil)
    }

    /// Registers nothing, with a diagnostic: register the view's class.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        _ = nib?.instantiate(withOwner: nil)
    }
}

extension UITableView {
    /// Registers nothing, with a diagnostic: register the cell's class.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        _ = nib?.instantiate(withOwner: nil)
    }

    /// Registers nothing, with a diagnostic: register the view's class.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        _ = nib?.instantiate(withOwner: nil)
    }
}
