import CoreGraphics

extension UICollectionView: FocusingHost {
    var itemsInSight: [ShownPath] { elementViews.live.paths(.cell, kind: "").sorted() }
    var preferredFocus: DataPath? { delegate?.indexPathForPreferredFocusedView(in: self).map(DataPath.init) }
    func saysOfFocus(_ path: ShownPath) -> Bool? { asked(path) { $0.collectionView(self, canFocusItemAt: $1) } }
    func saysOfSelectionByFocus(_ path: ShownPath) -> Bool? {
        asked(path) { $0.collectionView(self, selectionFollowsFocusForItemAt: $1) }
    }

    /// The nearest item in the arrow's direction: what lies aside counts twice.
    func nextFocus(from path: ShownPath, _ key: UIKeyboardHIDUsage) -> ShownPath? {
        guard let start = places.attributes(of: .cell(path))?.frame else { return nil }
        let isDown = key == .keyboardDownArrow, isUp = key == .keyboardUpArrow, isRight = key == .keyboardRightArrow
        let isVertical = isDown || isUp, sign: CGFloat = isDown || isRight ? 1 : -1
        func distance(_ frame: CGRect) -> CGFloat? {
            let dx = frame.midX - start.midX, dy = frame.midY - start.midY
            let (along, aside) = isVertical ? (dy * sign, dx) : (dx * sign, dy)
            // Items of the same line are beside each other, however their heights differ.
            let least = (isVertical ? min(frame.height, start.height) : min(frame.width, start.width)) / 2
            return along > max(least, 0.5) - 1e-6 ? along + 2 * abs(aside) : nil
        }
        let reach = isVertical ? CGSize(width: 0, height: bounds.height) : CGSize(width: bounds.width, height: 0)
        let candidates = places.queried(start.insetBy(dx: -reach.width, dy: -reach.height).union(bounds))
        return candidates.lazy
            .filter { $0.representedElementCategory == .cell && !$0.isHidden && self.mayFocus($0.path) }
            .compactMap { attributes in distance(attributes.frame).map { (attributes.path, $0) } }
            .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
    }

    func shownCell(at path: ShownPath) -> UIView? { cell(at: path) }

    func path(of view: UIView) -> ShownPath? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }.first
            .flatMap(shownPath)
    }

    func reveal(_ path: ShownPath) { places.scroll(to: .cell(path), at: [], animated: true) }
}
