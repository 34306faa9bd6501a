extension UIView {
    /// Swaps two subviews by their indices.
    final func exchangeSubviews(_ index1: Int, _ index2: Int) {
        precondition(
            subviews.indices.contains(index1) && subviews.indices.contains(index2),
            "exchangeSubview needs indices of the \(subviews.count) subviews, not \(index1) and \(index2)")
        if index1 != index2 { ViewMove(of: subviews[index1]).exchange(with: subviews[index2]) }
    }

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
