import CoreGraphics

/// Changes from one layout to another, at once, animated or under the hand.
@MainActor
final class LayoutChanges {
    unowned let collection: UICollectionView
    var interactiveTransition: InteractiveTransition?

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard layout !== collection.layoutInUse else { return completion?(true) ?? () }
        let old = collection.layoutInUse, held = interactiveTransition
        interactiveTransition = nil
        defer { held?.giveWay(to: layout) }
        let canAnimate = animated && collection.window != nil && AnimationContext.allowsAnimation
        if canAnimate { AnimationContext.runStill { collection.elementViews.updateElements() } }
        old.prepareForTransition(to: layout)
        layout.owner = collection
        layout.prepareForTransition(from: old)
        for element in collection.elementViews.live.all { element.view.willTransition(from: old, to: layout) }
        guard canAnimate else {
            replaceLayout(layout)
            settleAfterLayoutChange(from: old)
            old.owner = nil
            completion?(true)
            return
        }
        var leaving: [LiveElement] = []
        UIView.animate(
            withDuration: UICollectionView.updateDuration, delay: 0, options: .allowUserInteraction
        ) {
            leaving = self.rearrange(from: old, to: layout)
        } completion: { [collection = self.collection] finished in
            collection.elementViews.retire(leaving)
            collection.elementViews.pool.clearTree()
            collection.across.clear()
            completion?(finished)
        }
    }

    private func replaceLayout(_ layout: UICollectionViewLayout) {
        collection.layoutInUse = layout
        layout.owner = collection
        collection.places.query = nil
        layout.invalidateLayout()
        collection.places.needsPrepare = true
        collection.setNeedsLayout()
    }

    private func settleAfterLayoutChange(from old: UICollectionViewLayout) {
        if collection.window != nil {
            collection.places.prepareLayout()
            moveToProposedOffset()
            collection.elementViews.updateElements()
        }
        for element in collection.elementViews.live.all {
            element.view.didTransition(from: old, to: collection.layoutInUse)
        }
        collection.layoutInUse.finalizeLayoutTransition()
    }

    private func moveToProposedOffset() {
        let target = proposedOffset(for: collection.layoutInUse)
        if target != collection.contentOffset { collection.contentOffset = target }
    }

    /// Where content should be under a layout that has been prepared.
    func proposedOffset(for layout: UICollectionViewLayout) -> CGPoint {
        let proposed = collection.clamped(collection.contentOffset)
        let target =
            layout === collection.layoutInUse
            ? collection.delegate?.collectionView(collection, targetContentOffsetForProposedContentOffset: proposed)
                ?? layout.targetContentOffset(forProposedContentOffset: proposed)
            : layout.targetContentOffset(forProposedContentOffset: proposed)
        return target.x.isFinite && target.y.isFinite ? target : proposed
    }

    /// Moves every element from its old place to its new one, inside the animation.
    private func rearrange(from old: UICollectionViewLayout, to layout: UICollectionViewLayout) -> [LiveElement] {
        collection.elementViews.isArranging = true
        defer { collection.elementViews.isArranging = false }
        replaceLayout(layout)
        collection.places.prepareLayout()
        moveToProposedOffset()
        collection.places.prepareLayout()
        let inSight = collection.elementViews.attributesInSight()
        var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in inSight { wanted[attributes.key] = attributes }
        var staying: [LiveElement] = [], leaving: [LiveElement] = []
        for element in collection.elementViews.live.all {
            if let attributes = wanted[element.key] {
                collection.elementViews.update(element, attributes)
                staying.append(element)
            } else {
                if let last = collection.places.attributes(of: element.key) {
                    collection.elementViews.update(element, last)
                }
                leaving.append(element)
            }
        }
        collection.elementViews.live.replace(with: staying)
        for attributes in inSight where collection.elementViews.live[attributes.key] == nil {
            _ = collection.elementViews.bringIn(attributes, from: old.attributes(of: attributes.key) ?? attributes)
        }
        for element in staying { element.view.didTransition(from: old, to: layout) }
        layout.finalizeLayoutTransition()
        old.owner = nil
        collection.setNeedsLayout()
        return leaving
    }
}
