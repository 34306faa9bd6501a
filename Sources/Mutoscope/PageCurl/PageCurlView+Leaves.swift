import UIKit

extension PageCurlView {
    /// The leaf of the page that is shown, or about to be.
    var currentLeaf: CurlLeaf? { leaves.first { $0.goal == 0 } ?? leaves.last }

    func neighbour(_ turn: PageTurn) -> UIView? {
        guard let page = currentPage else { return nil }
        let found =
            turn == .forward
            ? dataSource?.pageCurlView(self, pageAfter: page) : dataSource?.pageCurlView(self, pageBefore: page)
        precondition(
            found == nil || !leaves.contains { $0.page === found },
            "The page \(turn == .forward ? "after" : "before") another must be a view that is not shown already.")
        return found
    }

    /// A leaf that is on its way and has only to be turned round to make this turn.
    func leafInFlight(_ turn: PageTurn) -> CurlLeaf? {
        guard let index = leaves.firstIndex(where: { $0.goal == 0 }) else { return nil }
        switch turn {
        case .forward: return index < leaves.count - 1 ? leaves[index] : nil
        case .backward: return index > 0 ? leaves[index - 1] : nil
        }
    }

    /// The leaf that makes a turn to `other`, put in its place: the current one with `other` beneath, or `other` itself, rolled up.
    func leafToTurn(_ turn: PageTurn, other: UIView) -> CurlLeaf {
        switch turn {
        case .forward:
            let current = currentLeaf ?? CurlLeaf(page: UIView(), time: 0, angle: 0, goal: 0)
            if current.isFlat { current.angle = angle(for: turn) }
            let beneath = CurlLeaf(page: other, time: 0, angle: angle(for: turn), goal: 0)
            current.goal = 1
            place(beneath, at: leaves.count)
            return current
        case .backward:
            let index = leaves.firstIndex { $0.goal == 0 } ?? 0
            let leaf = CurlLeaf(page: other, time: 1, angle: angle(for: turn), goal: 0)
            place(leaf, at: index)
            return leaf
        }
    }

    func leafToScrub(_ turn: PageTurn) -> CurlLeaf? {
        if scrubbedTurn == turn, let scrubbed, leaves.contains(where: { $0 === scrubbed }) { return scrubbed }
        endScrubbing()
        let before = currentPage
        // A page in flight is only turned round.
        guard let leaf = leafInFlight(turn) ?? neighbour(turn).map({ leafToTurn(turn, other: $0) }) else { return nil }
        pageBeforeScrubbing = before
        scrubbedTurn = turn
        scrubbed = leaf
        return leaf
    }

    /// Puts a leaf at a place of the pile, 0 on top.
    func place(_ leaf: CurlLeaf, at index: Int) {
        leaves.insert(leaf, at: index)
        leaf.onArrival = { [weak self, weak leaf] in
            if let leaf { self?.settled(leaf) }
        }
        insertSubview(leaf.wrapper, at: leaves.count - 1 - index)
        leaf.layOut(bounds)
    }

    func remove(_ leaf: CurlLeaf) {
        leaf.time.stop()
        leaf.onArrival = nil
        leaf.wrapper.removeFromSuperview()
        if leaf.page.superview === leaf.wrapper { leaf.page.removeFromSuperview() }
        delegate?.pageCurlView(self, didRemove: leaf.page)
    }

    /// A leaf has come to rest: gone ones are taken away, and whatever a flat one covers.
    private func settled(_ leaf: CurlLeaf) {
        guard let index = leaves.firstIndex(where: { $0 === leaf }), !leaf.isHeld else { return }
        if leaf.time.value >= 1 {
            leaves.remove(at: index)
            remove(leaf)
        }
        removeCovered()
        updateAccessibility()
    }

    private func removeCovered() {
        guard
            let top = leaves.firstIndex(where: {
                $0.isFlat && $0.goal == 0 && !$0.isHeld && !$0.time.isMoving && $0 !== scrubbed
            })
        else { return }
        let covered = leaves[(top + 1)...].filter { $0 !== held?.leaf }
        leaves.removeAll { other in covered.contains { $0 === other } }
        for other in covered { remove(other) }
    }

    /// The current page has changed.
    func finishTurn() {
        updateAccessibility()
        guard let page = currentPage else { return }
        delegate?.pageCurlView(self, didTurnTo: page)
        UIAccessibility.post(
            notification: .layoutChanged, argument: (page as? any PageInParts)?.firstElement ?? page)
    }

    func updateAccessibility() {
        let current = currentLeaf
        for leaf in leaves { leaf.page.accessibilityElementsHidden = leaf !== current }
    }

    /// With Reduce Motion a page takes the other's place by a cross-fade.
    func dissolve(to page: UIView, _ turn: PageTurn) {
        delegate?.pageCurlView(self, willTurn: turn, to: page)
        UIView.transition(
            with: self, duration: turnDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.setPage(page) }, completion: nil)
        finishTurn()
    }

    // MARK: The finger

    func drag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed: follow(pan)
        case .ended: end(pan, cancelled: false)
        case .cancelled, .failed: end(pan, cancelled: true)
        case .possible: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        endScrubbing()
        let place = pan.location(in: self), way = pan.translation(in: self), motion = pan.motion(in: self)
        dragStart = CGPoint(x: place.x - way.x, y: place.y - way.y)
        let turn = Self.turn(of: motion, isRightToLeft: isRightToLeft)
        guard allowedTurns.contains(turn), bounds.width > 0, bounds.height > 0 else { return resume() }
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        let grip = CurlGrip(
            turn: turn, start: CGPoint(x: dragStart.x - bounds.minX, y: dragStart.y - bounds.minY), motion: motion,
            geometry: CurlGeometry(size: bounds.size))
        if let leaf = leafInFlight(turn) {
            hold(leaf, grip, hasBeneath: true)
        } else if let page = neighbour(turn) {
            delegate?.pageCurlView(self, willTurn: turn, to: page)
            hold(leafToTurn(turn, other: page), grip, hasBeneath: true)
        } else if turn == .forward, let current = currentLeaf {
            hold(current, grip, hasBeneath: false)
        }
        resume()
        follow(pan)
    }

    /// Whether a motion turns forward or back.
    static func turn(of motion: CGPoint, isRightToLeft: Bool) -> PageTurn {
        if abs(motion.x) > abs(motion.y) { return (motion.x < 0) != isRightToLeft ? .forward : .backward }
        return motion.y < 0 ? .forward : .backward
    }

    private func hold(_ leaf: CurlLeaf, _ grip: CurlGrip, hasBeneath: Bool) {
        // Until the release it is not decided who is current; the page that would come is not announced.
        held = (leaf, hasBeneath)
        if leaf.isFlat || leaf.time.value >= 1 { leaf.angle = grip.reading(grip.edge).angle }
        leaf.take(grip)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let held else { return }
        let place = pan.location(in: self)
        _ = held.leaf.follow(
            CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY), limit: held.hasBeneath ? nil : 0.16)
    }

    private func end(_ pan: UIPanGestureRecognizer, cancelled: Bool) {
        let held = held
        self.held = nil
        // The program may have turned the page out of the finger's hand.
        guard let held, let grip = held.leaf.grip else {
            if !cancelled, UIAccessibility.isReduceMotionEnabled { endStill(pan) }
            return resume()
        }
        let place = pan.location(in: self), speed = pan.velocity(in: self)
        let reading = grip.reading(CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY))
        let geometry = CurlGeometry(size: bounds.size)
        let pace = (speed.x * cos(grip.base) + speed.y * sin(grip.base)) / max(geometry.extent(grip.base), 1)
        let goesOn = !cancelled && held.hasBeneath && reading.way + 0.2 * pace > 0.5
        let goal: CGFloat = goesOn == (grip.turn == .forward) ? 1 : 0
        // The edge of the page moves twice as far as the roll; a page that comes back rolls with the finger.
        let velocity = cancelled ? 0 : grip.turn == .forward ? pace / 2 : -pace
        held.leaf.letGo(to: goal, velocity: min(max(velocity, -8), 8), duration: turnDuration)
        if goesOn { finishTurn() } else { updateAccessibility() }
        resume()
    }

    /// The program turns while a finger holds a page: a turn the same way is finished, any other is undone. Returns whether that was
    /// the turn.
    @discardableResult
    func takeFromHand(_ turn: PageTurn?) -> Bool {
        guard let held, let grip = held.leaf.grip else { return false }
        self.held = nil
        let finishes = held.hasBeneath && grip.turn == turn
        held.leaf.letGo(to: finishes == (grip.turn == .forward) ? 1 : 0, velocity: 0, duration: turnDuration)
        finishes ? finishTurn() : updateAccessibility()
        return finishes
    }

    /// Without motion under the finger the release alone decides.
    private func endStill(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: self), speed = pan.velocity(in: self)
        let reach = CGPoint(x: way.x + 0.2 * speed.x, y: way.y + 0.2 * speed.y)
        let turn = Self.turn(of: reach, isRightToLeft: isRightToLeft)
        guard max(abs(reach.x) / max(bounds.width, 1), abs(reach.y) / max(bounds.height, 1)) > 0.25,
            allowedTurns.contains(turn), let page = neighbour(turn)
        else { return }
        dissolve(to: page, turn)
    }

    /// Whatever was stopped by a touch and is not held goes on, or is done, if it was stopped just at its goal.
    func resume() {
        for leaf in leaves where !leaf.isHeld && !leaf.time.isMoving {
            leaf.letGo(to: leaf.goal, velocity: 0, duration: turnDuration)
        }
    }
}
