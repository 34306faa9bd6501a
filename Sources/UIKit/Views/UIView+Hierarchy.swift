extension UIView {
    /// This view and all below it, each before its subviews; any depth.
    var subtree: [UIView] {
        var found: [UIView] = [], pending: [UIView] = [self]
        while let view = pending.popLast() {
            found.append(view)
            pending.append(contentsOf: view.hierarchy.subviews.reversed())
        }
        return found
    }
}
