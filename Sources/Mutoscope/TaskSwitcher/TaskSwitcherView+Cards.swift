public import UIKit

extension TaskSwitcherView: UICollectionViewDataSource, UICollectionViewDelegate {
    /// One item for each task.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        max(0, dataSource?.numberOfTasks(in: self) ?? 0)
    }

    /// The cell with a task's card.
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        guard let card = cell as? TaskCardCell else { return cell }
        card.isVertical = layout.scrollDirection == .vertical
        dataSource?.taskSwitcher(self, configure: card, forTaskAt: indexPath.item)
        card.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: closeActionName) { [weak self, weak card] _ in
                guard let self, let card, let path = self.collectionView.indexPath(for: card) else { return false }
                closeTask(at: path.item)
                return true
            }
        ]
        return card
    }

    /// Opens the task.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        delegate?.taskSwitcher(self, didSelectTaskAt: indexPath.item)
    }

    // MARK: Swiping off

    func addGestures() {
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        pan.name = "close"
        callbacks.append(pan.calling { [weak self] (pan: UIPanGestureRecognizer) in self?.swipe(pan) })
        collectionView.addGestureRecognizer(pan)
    }

    private var isVertical: Bool { layout.scrollDirection == .vertical }

    private func across(_ vector: CGPoint) -> CGFloat { isVertical ? vector.x : vector.y }

    /// Whether the finger moves across the way, on a card.
    var isSwipe: Bool {
        let motion = pan.motion(in: self)
        return abs(across(motion)) > abs(isVertical ? motion.y : motion.x)
            && card(at: pan.location(in: collectionView)) != nil
    }

    /// The card that is seen at a point: frames overlap, so only a hit test tells.
    private func card(at point: CGPoint) -> TaskCardCell? {
        var view = collectionView.hitTest(point, with: nil)
        while let candidate = view, candidate !== collectionView {
            if let card = candidate as? TaskCardCell { return card }
            view = candidate.superview
        }
        return nil
    }

    private func swipe(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            guard let cell = card(at: pan.location(in: collectionView)) else { return }
            cell.swipe.stop()
            leaving[ObjectIdentifier(cell)] = nil
            held = (cell, cell.swipe.value)
            follow(pan)
        case .changed: follow(pan)
        case .ended: letGo(velocity: across(pan.velocity(in: self)))
        case .cancelled, .failed: letGo(velocity: nil)
        case .possible: break
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let held else { return }
        let way = held.start + across(pan.translation(in: self))
        // Cards go off one way; the other way they give a little.
        held.cell.swipe.hold(at: way > 0 ? rubberBand(way, limit: 60) : way)
    }

    private func letGo(velocity: CGFloat?) {
        guard let cell = held?.cell else { return }
        held = nil
        guard let velocity, let path = collectionView.indexPath(for: cell) else {
            return cell.swipe.move(to: 0, duration: 0.4)
        }
        let length = isVertical ? cell.bounds.width : cell.bounds.height
        let goesOff = cell.swipe.value + 0.2 * velocity < -length * 0.4
        guard goesOff, delegate?.taskSwitcher(self, canCloseTaskAt: path.item) ?? true else {
            return cell.swipe.move(to: 0, velocity: velocity, duration: 0.4)
        }
        throwOff(cell, velocity: velocity)
    }

    /// The card leaves, then the others close up.
    func throwOff(_ cell: TaskCardCell, velocity: CGFloat) {
        // The program may take it out of the finger's hand.
        if held?.cell === cell { held = nil }
        if reducesMotion, let path = collectionView.indexPath(for: cell) { return remove(path) }
        leaving[ObjectIdentifier(cell)] = cell
        let room = isVertical ? bounds.width : bounds.height
        cell.swipe.onArrival = { [weak self, weak cell] way in
            guard let self, let cell, way < 0 else { return }
            cell.swipe.onArrival = nil
            guard leaving.removeValue(forKey: ObjectIdentifier(cell)) != nil,
                let path = collectionView.indexPath(for: cell)
            else { return }
            remove(path)
        }
        cell.swipe.move(to: -room, velocity: min(velocity, 0), duration: 0.3)
    }

    /// Out of sight there is nothing to wait for: the task is closed, though not while cards are laid out.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard leaving.removeValue(forKey: ObjectIdentifier(cell)) != nil else { return }
        leftUnseen.append(indexPath.item)
        DispatchQueue.main.async { [weak self] in self?.closeUnseen() }
    }

    private func closeUnseen() {
        while let item = leftUnseen.popLast() { remove(IndexPath(item: item, section: 0)) }
    }

    /// Takes a card out; a data source that does not go along is asked for everything anew.
    func remove(_ path: IndexPath) {
        // What is still to be shown of the old tasks is asked for before they change.
        collectionView.layoutIfNeeded()
        let before = numberOfTasks
        guard path.item < before else { return }
        delegate?.taskSwitcher(self, didCloseTaskAt: path.item)
        let after = max(0, dataSource?.numberOfTasks(in: self) ?? 0)
        guard after == before - 1 else { return reloadData() }
        leftUnseen = leftUnseen.filter { $0 != path.item }.map { $0 > path.item ? $0 - 1 : $0 }
        if reducesMotion {
            dissolve { self.delete(path, leaving: after, animated: false) }
        } else {
            delete(path, leaving: after, animated: true)
        }
    }

    private func delete(_ path: IndexPath, leaving count: Int, animated: Bool) {
        collectionView.performBatchUpdates({ self.collectionView.deleteItems(at: [path]) }, completion: nil)
        guard layout.position > CGFloat(max(0, count - 1)) else { return }
        collectionView.setContentOffset(layout.contentOffset(ofCardAt: count - 1), animated: animated)
    }
}
