import QuartzCore

extension LayoutChanges {
    func beginInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        precondition(
            interactiveTransition == nil,
            "startInteractiveTransition(to:) was called while an interactive transition is under way")
        let current = collection.layoutInUse
        if collection.window != nil { collection.elementViews.updateElements() }
        let transition =
            collection.delegate?.collectionView(collection, transitionLayoutForOldLayout: current, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
        current.prepareForTransition(to: layout)
        layout.owner = collection
        layout.prepareForTransition(from: current)
        for element in collection.elementViews.live.all { element.view.willTransition(from: current, to: layout) }
        transition.begin(in: collection)
        transition.owner = collection
        collection.layoutInUse = transition
        interactiveTransition = InteractiveTransition(layout: transition, completion: completion)
        transition.invalidateLayout()
        return transition
    }

    func endInteractiveTransition(finished: Bool) {
        guard let running = interactiveTransition, running.run == nil else {
            return Diagnostics.report(
                "\(finished ? "finish" : "cancel")InteractiveTransition() was called and no interactive transition is under way."
            )
        }
        let target: CGFloat = finished ? 1 : 0
        let start = running.layout.transitionProgress
        let way = Double(abs(target - start))
        guard way > 0, collection.window != nil, UIView.areAnimationsEnabled else {
            return completeInteractiveTransition(finished: finished)
        }
        running.run = .init(
            start: start, target: target, begin: CACurrentMediaTime(), duration: UICollectionView.updateDuration * way)
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated { self?.advanceInteractiveTransition(to: link.targetTimestamp) }
        }
        link.add(to: .main, forMode: .common)
        running.link = link
    }

    private func advanceInteractiveTransition(to time: Double) {
        guard let running = interactiveTransition, let run = running.run else { return }
        let part = CGFloat(min(max((time - run.begin) / run.duration, 0), 1))
        let eased = part * part * (3 - 2 * part)
        running.layout.transitionProgress = run.start + (run.target - run.start) * eased
        if part == 1 { completeInteractiveTransition(finished: run.target == 1) }
    }

    private func completeInteractiveTransition(finished: Bool) {
        guard let running = interactiveTransition else { return }
        running.link?.invalidate()
        interactiveTransition = nil
        let transition = running.layout
        transition.transitionProgress = finished ? 1 : 0
        let offset = transition.offset
        let from = finished ? transition.currentLayout : transition.nextLayout
        let to = finished ? transition.nextLayout : transition.currentLayout
        transition.owner = nil
        from.owner = nil
        to.owner = collection
        collection.layoutInUse = to
        collection.places.query = nil
        to.invalidateLayout()
        collection.places.needsPrepare = true
        collection.places.prepareLayout()
        collection.contentOffset = transition.hasNewData ? collection.clamped(offset) : offset
        collection.setNeedsLayout()
        for element in collection.elementViews.live.all { element.view.didTransition(from: from, to: to) }
        to.finalizeLayoutTransition()
        running.completion?(true, finished)
    }
}

extension InteractiveTransition {
    /// A third layout takes the place of both.
    func giveWay(to layout: UICollectionViewLayout) {
        link?.invalidate()
        for old in [self.layout, self.layout.currentLayout, self.layout.nextLayout] where old !== layout {
            old.owner = nil
        }
        completion?(false, false)
    }
}

/// A change of layouts under the user's hand.
@MainActor
final class InteractiveTransition {
    struct Run {
        var start: CGFloat
        var target: CGFloat
        var begin: Double
        var duration: Double
    }

    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Set once the hand has let go.
    var run: Run?
    var link: CADisplayLink?

    init(
        layout: UICollectionViewTransitionLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.layout = layout
        self.completion = completion
    }
}
