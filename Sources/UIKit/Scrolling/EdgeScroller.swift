import QuartzCore

/// Scrolls a view while a finger holds something near its edges: the nearer, the faster.
///
/// Where the content is follows from the time since the finger came there.
@MainActor
final class EdgeScroller {
    /// How fast it gets, in points per second.
    private static let fastest: CGFloat = 600

    private struct Run {
        var from: CGPoint
        var since: Double
        var speed: CGPoint
    }

    private unowned let view: UIScrollView
    private let margin: CGFloat
    private let didScroll: (CGPoint) -> Void
    private var link: CADisplayLink?
    private var run: Run?
    /// Where the finger is in the window, so that scrolling does not take it along.
    var finger: CGPoint

    /// - Parameters:
    ///   - margin: how near to an edge it begins, in points.
    ///   - didScroll: gets where the finger is in the content now.
    init(_ view: UIScrollView, finger: CGPoint, margin: CGFloat = 60, didScroll: @escaping (CGPoint) -> Void) {
        self.view = view
        self.margin = margin
        self.finger = finger
        self.didScroll = didScroll
        link = .running(with: view.layer) { [weak self] link in
            guard let self else { return link.invalidate() }
            advance(to: link.targetTimestamp)
        }
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func advance(to time: Double) {
        let speed = speed()
        guard let run, run.speed == speed else {
            run = Run(from: view.contentOffset, since: time, speed: speed)
            return
        }
        guard speed != .zero else { return }
        let elapsed = CGFloat(time - run.since)
        let target = view.onPixels(
            view.clamped(CGPoint(x: run.from.x + speed.x * elapsed, y: run.from.y + speed.y * elapsed)))
        guard target != view.contentOffset else { return }
        view.contentOffset = target
        didScroll(view.convert(finger, from: nil))
    }

    /// Points per second of the content, along the axes that have more of it.
    private func speed() -> CGPoint {
        let inner = view.bounds.inset(by: view.adjustedContentInset), place = view.convert(finger, from: nil)
        return CGPoint(
            x: speed(at: place.x, from: inner.minX, to: inner.maxX, view.horizontalAxis),
            y: speed(at: place.y, from: inner.minY, to: inner.maxY, view.verticalAxis))
    }

    private func speed(
        at place: CGFloat, from low: CGFloat, to high: CGFloat, _ axis: UIScrollView.ScrollAxis
    ) -> CGFloat {
        guard axis.range.lowerBound < axis.range.upperBound else { return 0 }
        let before = low + margin - place, after = place - high + margin
        guard max(before, after) > 0 else { return 0 }
        let part = min(max(before, after) / margin, 1)
        return after > before ? part * Self.fastest : -part * Self.fastest
    }
}
