import QuartzCore
import RenderTree

extension UIScrollView {
    struct MotionState {
        enum Kind {
            case coasting(x: ScrollMotion, y: ScrollMotion)
            case animation(from: CGPoint, to: CGPoint, isToTop: Bool)
        }

        var kind: Kind?
        var startTime = 0.0
        /// Seconds into it of what shows.
        var elapsed = 0.0
        var link: CADisplayLink?
        /// True while the view itself moves content, so that the program's own changes can be told from it.
        var isShowing = false
        /// False when someone chose a place outside the edges, where content then stays.
        var endsInside = true
        /// Where an animated change of the offset ends by now, where that may change on the way; nil: as it was begun.
        var chase: (() -> CGPoint?)?
        /// When the wheel was last turned over pages.
        var lastWheel = -Double.infinity
        /// Takes the turns of a mouse wheel in place of the view; true when it used one.
        var onWheel: ((CGPoint) -> Bool)?

        var isRunning: Bool { kind != nil }
        var isDecelerating: Bool {
            if case .coasting = kind { return true }
            return false
        }
    }

    /// What content is let go of by.
    enum Release {
        /// A finger on it.
        case drag
        /// Fingers on a trackpad.
        case swipe
        /// Nothing: it has only lost its place.
        case none
    }

    /// How long an animated change of the offset takes, in seconds (docs/behaviour/scrolling.md §5).
    private static let animationDuration = 0.3

    // MARK: Changes of the offset

    /// Moves content as part of a drag or motion.
    func show(_ offset: CGPoint) {
        motion.isShowing = true
        if offset != contentOffset { bounds.origin = offset }
        motion.isShowing = false
    }

    /// The program sets the offset. What moves goes on from there.
    func jump(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else {
            return Diagnostics.report("A scroll view's contentOffset must be finite; \(offset) was ignored.")
        }
        let old = contentOffset
        guard offset != old else { return }
        let delta = CGPoint(x: offset.x - old.x, y: offset.y - old.y)
        drag.start.x += delta.x
        drag.start.y += delta.y
        drag.startOffset.x += delta.x
        drag.startOffset.y += delta.y
        if case .coasting(let x, let y) = motion.kind {
            motion.kind = .coasting(
                x: moved(x, to: offset.x, by: delta.x, horizontalAxis),
                y: moved(y, to: offset.y, by: delta.y, verticalAxis))
        } else if case .animation(let from, let to, let isToTop) = motion.kind, motion.chase != nil {
            motion.kind = .animation(from: from + delta, to: to, isToTop: isToTop)
        }
        bounds.origin = offset
    }

    /// What coasts goes on from another place. What bounces has no speed of its own: it comes back to where its edge is now.
    private func moved(
        _ coasting: ScrollMotion, to offset: CGFloat, by delta: CGFloat, _ axis: ScrollAxis
    ) -> ScrollMotion {
        if coasting.slowsDown(at: motion.elapsed) {
            var coasting = coasting
            coasting.move(by: Double(delta))
            return coasting
        }
        return ScrollMotion(
            from: Double(offset), velocity: 0, target: nil, range: axis.range, bounces: axis.bounces,
            rate: Double(decelerationRate.rawValue)
        ).delayed(by: motion.elapsed)
    }

    /// Insets have changed: what bounces, and is beyond an edge still, comes back to where the edge is now.
    func edgesDidMoveWhileCoasting() {
        guard case .coasting(let x, let y) = motion.kind else { return }
        func again(_ coasting: ScrollMotion, _ offset: CGFloat, _ axis: ScrollAxis) -> ScrollMotion {
            let edge = axis.clamp(Double(offset))
            guard edge != Double(offset), edge != coasting.rest else { return coasting }
            return moved(coasting, to: offset, by: 0, axis)
        }
        motion.kind = .coasting(
            x: again(x, contentOffset.x, horizontalAxis), y: again(y, contentOffset.y, verticalAxis))
    }

    func offsetDidChange() {
        setNeedsLayout()
        if zoom.isPlacing { return }
        contentDidMove()
        scrollViewDelegate?.scrollViewDidScroll(self)
        refreshControl?.contentDidMove(in: self)
        followers.contentDidMove()
        KeyValueObservations.didChange(self)
        placeIndicators()
    }

    /// An animated or immediate change that stops whatever moves.
    ///
    /// - Parameter isToTop: the user has asked for the top; the delegate hears so at the end.
    func scroll(to offset: CGPoint, animated: Bool, isToTop: Bool = false) {
        guard offset.x.isFinite, offset.y.isFinite else {
            return Diagnostics.report("A scroll view's contentOffset must be finite; \(offset) was ignored.")
        }
        let ended = motion.kind
        stopMotion()
        if animated, case .animation(_, _, isToTop: false) = ended {
            // The one that is given up has its end, too.
            scrollViewDelegate?.scrollViewDidEndScrollingAnimation(self)
            if motion.isRunning { stopMotion() }
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return jump(to: offset) }
        guard offset != contentOffset else { return }
        motion.endsInside = clamped(offset) == offset
        run(.animation(from: contentOffset, to: offset, isToTop: isToTop), from: displayTime)
    }

    // MARK: After the lift

    /// Lets content move on and come to rest.
    ///
    /// - Parameters:
    ///   - velocity: of the content, in points per second.
    ///   - mayBeElsewhere: whether delegate and layout may choose where it rests.
    ///   - report: told whether anything moves, before it does.
    func coast(
        velocity: CGPoint, after release: Release = .none, mayBeElsewhere: Bool = true,
        report: (Bool) -> Void = { _ in }
    ) {
        let natural = naturalTarget(velocity)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = natural
        if release != .none { target = followers.restingPlace(for: natural) }
        if release == .drag {
            scrollViewDelegate?.scrollViewWillEndDragging(
                self, withVelocity: perMillisecond, targetContentOffset: &target)
        }
        if mayBeElsewhere { target = adjustTarget(target, velocity: perMillisecond) }
        let x = coasting(contentOffset.x, velocity.x, natural.x, target.x, horizontalAxis)
        let y = coasting(contentOffset.y, velocity.y, natural.y, target.y, verticalAxis)
        let willMove = x.duration > 0 || y.duration > 0
        report(willMove)
        guard willMove else {
            let rest = CGPoint(x: x.rest, y: y.rest)
            if rest != contentOffset { show(rest) }
            indicators.rest(self)
            return didComeToRest()
        }
        if release != .none { scrollViewDelegate?.scrollViewWillBeginDecelerating(self) }
        motion.endsInside = true
        run(.coasting(x: x, y: y), from: panGestureRecognizer.center?.now ?? displayTime)
    }

    private func naturalTarget(_ velocity: CGPoint) -> CGPoint {
        let rate = Double(decelerationRate.rawValue)
        let rest = CGPoint(
            x: contentOffset.x + CGFloat(ScrollPhysics.distance(from: Double(velocity.x), rate: rate)),
            y: contentOffset.y + CGFloat(ScrollPhysics.distance(from: Double(velocity.y), rate: rate)))
        guard isPagingEnabled else { return clamped(rest) }
        return clamped(
            CGPoint(
                x: page(rest.x, from: drag.startOffset.x, horizontalAxis),
                y: page(rest.y, from: drag.startOffset.y, verticalAxis)))
    }

    /// The page nearest to where content would rest, at most one from where the drag began.
    private func page(_ rest: CGFloat, from start: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        guard axis.canScroll, axis.length > 0 else { return rest }
        let length = CGFloat(axis.length)
        let origin = CGFloat(pagesCountFromEnd ? axis.range.upperBound : axis.range.lowerBound)
        let first = ((start - origin) / length).rounded()
        let page = min(max(((rest - origin) / length).rounded(), first - 1), first + 1)
        return origin + page * length
    }

    private func coasting(
        _ offset: CGFloat, _ velocity: CGFloat, _ natural: CGFloat, _ target: CGFloat, _ axis: ScrollAxis
    ) -> ScrollMotion {
        let back = axis.clamp(Double(offset)) - Double(offset), isOutside = back != 0
        guard axis.canScroll || isOutside || target != natural else { return ScrollMotion(restingAt: Double(offset)) }
        // Pages that come back fast enough to go through the edge go to a page, too.
        let comesIn = back * Double(velocity) > 0 && abs(Double(velocity)) >= ScrollPhysics.slowReleaseSpeed
        let isChosen = target != natural || (isPagingEnabled && axis.canScroll && (!isOutside || comesIn))
        let rate = isPagingEnabled ? DecelerationRate.fast : decelerationRate
        return ScrollMotion(
            from: Double(offset), velocity: Double(velocity), target: isChosen ? Double(target) : nil,
            range: axis.range, bounces: axis.bounces, rate: Double(rate.rawValue))
    }

    // MARK: Running

    private func run(_ kind: MotionState.Kind, from time: Double) {
        motion.kind = kind
        motion.startTime = time
        motion.elapsed = 0
        guard window != nil else { return finishMotion() }
        indicators.wake(self)
        guard motion.link == nil else { return }
        motion.link = .running(with: layer) { [weak self] link in self?.advanceMotion(to: link.targetTimestamp) }
    }

    private func advanceMotion(to time: Double) {
        let elapsed = max(0, time - motion.startTime)
        motion.elapsed = elapsed
        switch motion.kind {
        case .coasting(let x, let y):
            let isOver = elapsed >= max(x.duration, y.duration)
            show(
                isOver
                    ? CGPoint(x: x.rest, y: y.rest)
                    : onPixels(CGPoint(x: x.value(at: elapsed), y: y.value(at: elapsed))))
            // The program may have stopped or moved it in the meantime.
            guard isOver, motion.isDecelerating else { return }
            stopMotion()
            // A chosen place beyond the edges is no place to rest.
            if comeBackIfOutside() { return }
            scrollViewDelegate?.scrollViewDidEndDecelerating(self)
            didComeToRest()
        case .animation(let from, let planned, let isToTop):
            let to = motion.chase?() ?? planned
            let part = CGFloat(TimingCurve.easeInEaseOut.evaluate(min(elapsed / Self.animationDuration, 1)))
            let isOver = elapsed >= Self.animationDuration
            let between = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
            show(isOver ? to : onPixels(between))
            if isOver { settleChase() }
            guard isOver, case .animation = motion.kind else { return }
            stopMotion()
            if isToTop {
                scrollViewDelegate?.scrollViewDidScrollToTop(self)
            } else {
                scrollViewDelegate?.scrollViewDidEndScrollingAnimation(self)
            }
            didComeToRest()
            _ = comeBackIfOutside()
        case nil: stopMotion()
        }
    }

    /// What has come into sight at the end of an animated change may show that its place is another.
    private func settleChase() {
        for _ in 0..<4 {
            guard motion.chase != nil else { return }
            layoutIfNeeded()
            guard let place = motion.chase?(), place != contentOffset else { return }
            show(place)
        }
    }

    /// Out of sight nothing moves: content is at once where it was going.
    func finishMotion() {
        if motion.isRunning { advanceMotion(to: .infinity) }
    }

    func stopMotion() {
        motion.kind = nil
        motion.chase = nil
        motion.link?.invalidate()
        motion.link = nil
        indicators.rest(self)
    }

    /// Content that lost its place while it moved, because its size or insets changed, comes back. False where it may rest.
    private func comeBackIfOutside() -> Bool {
        guard motion.endsInside, !motion.isRunning, !drag.isDragging, clamped(contentOffset) != contentOffset else {
            return false
        }
        coast(velocity: .zero, mayBeElsewhere: false)
        return motion.isRunning
    }

    /// Ends whatever moves, where it is; zooming ends within its limits.
    func endAllMotion() {
        stopMotion()
        panGestureRecognizer.cancelFromOutside()
        zoom.recognizer?.cancelFromOutside()
    }
}
