import CoreGraphics

extension UICollectionView {
    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard layout !== layoutInUse else { return completion?(true) ?? () }
        let old = layoutInUse, held = interactiveTransition
        interactiveTransition = nil
        defer { held?.giveWay(to: layout) }
        let canAnimate = animated && window != nil && AnimationContext.allowsAnimation
        if canAnimate { AnimationContext.runStill { updateElements() } }
        old.prepareForTransition(to: layout)
        layout.owner = self
        layout.prepareForTransition(from: old)
        for element in live.all { element.view.willTransition(from: old, to: layout) }
        guard canAnimate else {
            replaceLayout(layout)
            settleAfterLayoutChange(from: old)
            old.owner = nil
            completion?(true)
            return
        }
        var leaving: [LiveElement] = []
        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction
        ) {
            leaving = self.rearrange(from: old, to: layout)
        } completion: { finished in
            self.retire(leaving)
            self.pool.clearTree()
            self.across.clear()
            completion?(finished)
        }
    }

    private func replaceLayout(_ layout: UICollectionViewLayout) {
        layoutInUse = layout
        layout.owner = self
        content.query = nil
        layout.invalidateLayout()
        content.needsPrepare = true
        setNeedsLayout()
    }

    private func settleAfterLayoutChange(from old: UICollectionViewLayout) {
        if window != nil {
            prepareLayout()
            moveToProposedOffset()
            updateElements()
        }
        for element in live.all { element.view.didTransition(from: old, to: layoutInUse) }
        layoutInUse.finalizeLayoutTransition()
    }

    private func moveToProposedOffset() {
        let target = proposedOffset(for: layoutInUse)
        if target != contentOffset { contentOffset = target }
    }

    /// Where content should be under a layout that has been prepared.
    func proposedOffset(for layout: UICollectionViewLayout) -> CGPoint {
        let proposed = clamped(contentOffset)
        let target =
            layout === layoutInUse
            ? delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
                ?? layout.targetContentOffset(forProposedContentOffset: proposed)
            : layout.targetContentOffset(forProposedContentOffset: proposed)
        return target.x.isFinite && target.y.isFinite ? target : proposed
    }

    /// Moves every element from its old place to its new one, inside the animation.
    private func rearrange(from old: UICollectionViewLayout, to layout: UICollectionViewLayout) -> [LiveElement] {
        content.isArranging = true
        defer { content.isArranging = false }
        replaceLayout(layout)
        prepareLayout()
        moveToProposedOffset()
        prepareLayout()
        let inSight = attributesInSight()
        var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in inSight { wanted[attributes.key] = attributes }
        var staying: [LiveElement] = [], leaving: [LiveElement] = []
        for element in live.all {
            if let attributes = wanted[element.key] {
                update(element, attributes)
                staying.append(element)
            } else {
                if let last = attributes(of: element.key) { update(element, last) }
                leaving.append(element)
            }
        }
        live.replace(with: staying)
        for attributes in inSight where live[attributes.key] == nil {
            _ = show(attributes, from: old.attributes(of: attributes.key) ?? attributes)
        }
        for element in staying { element.view.didTransition(from: old, to: layout) }
        layout.finalizeLayoutTransition()
        old.owner = nil
        setNeedsLayout()
        return leaving
    }
}
