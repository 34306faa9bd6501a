/// The zoom of a scroll view: what a pinch, or the program, makes of the scale, and where the content goes by that.
@MainActor
final class ScrollZoom {
    private unowned let scrollView: UIScrollView
    private(set) var scale: CGFloat = 1
    private(set) var recognizer: UIPinchGestureRecognizer?
    private(set) var isZooming = false
    private(set) var isBouncing = false
    /// True while offset and size change together.
    private(set) var isPlacing = false
    /// An animated zoom whose end has not been told yet.
    private var running: RunningZoom?
    /// The scale before the rubber band, while fingers zoom.
    private var rawScale: CGFloat = 1
    /// The middle between the fingers while there were two, from the top left corner of the bounds.
    private var center = CGPoint.zero

    private final class RunningZoom {
        let view: UIView

        init(_ view: UIView) { self.view = view }
    }

    /// The way back of a scale that was beyond its limits, in seconds.
    private static let bounceDuration: TimeInterval = 0.3

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    private var zoomingView: UIView? { scrollView.scrollViewDelegate?.viewForZooming(in: scrollView) }

    /// There is a recogniser as long as there is anything to zoom.
    func updateRecognizer() {
        let canZoom = scrollView.maximumZoomScale > scrollView.minimumZoomScale
        if canZoom, recognizer == nil {
            let pinch = UIPinchGestureRecognizer()
            pinch.name = "zoom"
            pinch.addHandler { [weak self, weak pinch] in if let pinch { self?.follow(pinch) } }
            scrollView.addGestureRecognizer(pinch)
            recognizer = pinch
        } else if !canZoom, let pinch = recognizer {
            scrollView.removeGestureRecognizer(pinch)
            recognizer = nil
        }
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomingView else {
            isZooming = false
            return comeBack()
        }
        switch pinch.state {
        case .began:
            scrollView.stopMotion()
            endRunningZoom()
            isZooming = true
            rawScale = scale
            // Content does not jump by what it took to begin.
            pinch.scale = 1
            center = CGPoint(x: scrollView.bounds.width / 2, y: scrollView.bounds.height / 2)
            scrollView.scrollViewDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
        case .changed:
            // A drag by the same fingers may have ended, and content moved on.
            scrollView.stopMotion()
            rawScale *= pinch.scale
            pinch.scale = 1
            let place = pinch.location(in: scrollView)
            center = CGPoint(x: place.x - scrollView.bounds.minX, y: place.y - scrollView.bounds.minY)
            apply(banded(rawScale), to: view, keeping: place)
        case .ended, .cancelled:
            isZooming = false
            settle(view, around: CGPoint(x: center.x + scrollView.bounds.minX, y: center.y + scrollView.bounds.minY))
        default: break
        }
    }

    /// Beyond its limits a scale follows the fingers half as far on the scale of ratios.
    private func banded(_ raw: CGFloat) -> CGFloat {
        let limited = min(max(raw, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
        guard scrollView.bouncesZoom, limited > 0 else { return limited }
        return limited * (raw / limited).squareRoot()
    }

    private func settle(_ view: UIView, around center: CGPoint) {
        let target = min(max(scale, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
        guard target != scale else {
            scrollView.scrollViewDelegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
            return comeBack()
        }
        isBouncing = true
        run(view) {
            self.apply(target, to: view, keeping: center)
            self.scrollView.bounds.origin = self.scrollView.clamped(self.scrollView.contentOffset)
            self.scrollView.keepContentUnderFinger()
        }
    }

    /// Animates a zoom. Its end is told when it is over, or when the next one begins.
    private func run(_ view: UIView, _ changes: @escaping () -> Void) {
        let zoom = RunningZoom(view)
        running = zoom
        // Fingers may go on with the next one.
        UIView.animate(
            withDuration: Self.bounceDuration, delay: 0, options: .allowUserInteraction, animations: changes
        ) { [scrollView] _ in
            if scrollView.zoom.running === zoom { scrollView.zoom.endRunningZoom() }
        }
    }

    private func endRunningZoom() {
        guard let running else { return }
        self.running = nil
        isBouncing = false
        scrollView.scrollViewDelegate?.scrollViewDidEndZooming(scrollView, with: running.view, atScale: scale)
    }

    /// Content that zooming has left outside its edges goes back, unless a drag still holds it.
    private func comeBack() {
        guard !scrollView.drag.isDragging,
            scrollView.clamped(scrollView.contentOffset) != scrollView.contentOffset
        else { return }
        scrollView.coast(velocity: .zero)
    }

    /// Scales the view and the content with it so that a point of the content stays where it shows.
    private func apply(_ scale: CGFloat, to view: UIView, keeping point: CGPoint) {
        guard scale > 0, scale.isFinite, scale != self.scale else { return }
        let spot = view.convert(point, from: scrollView), before = scrollView.contentOffset
        self.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.center = CGPoint(x: size.width * view.layer.anchorPoint.x, y: size.height * view.layer.anchorPoint.y)
        var offset = CGPoint(
            x: before.x + (spot.x - view.bounds.minX) * scale - point.x,
            y: before.y + (spot.y - view.bounds.minY) * scale - point.y)
        isPlacing = true
        scrollView.contentSize = size
        let inside = scrollView.clamped(offset)
        // Fingers may take content over its edges, where there is more of it than fits.
        let fits = (horizontal: !scrollView.horizontalAxis.isLonger, vertical: !scrollView.verticalAxis.isLonger)
        if !isZooming || fits.horizontal { offset.x = inside.x }
        if !isZooming || fits.vertical { offset.y = inside.y }
        if scrollView.drag.isDragging {
            // The drag goes on from where zooming has put the content.
            scrollView.drag.start.x += offset.x - before.x
            scrollView.drag.start.y += offset.y - before.y
        }
        scrollView.bounds.origin = offset
        isPlacing = false
        scrollView.scrollViewDelegate?.scrollViewDidZoom(scrollView)
        scrollView.scrollViewDelegate?.scrollViewDidScroll(scrollView)
        KeyValueObservations.didChange(scrollView)
    }

    func go(to scale: CGFloat, animated: Bool) {
        guard let view = zoomingView, scale.isFinite else { return }
        let target = min(max(scale, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        change(animated: animated, view) { self.apply(target, to: view, keeping: middle) }
    }

    func go(toFit rect: CGRect, animated: Bool) {
        guard let view = zoomingView, rect.width > 0, rect.height > 0, rect.midX.isFinite, rect.midY.isFinite else {
            return
        }
        let fitting = min(scrollView.bounds.width / rect.width, scrollView.bounds.height / rect.height)
        let target = min(max(fitting, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
        change(animated: animated, view) {
            self.apply(
                target, to: view, keeping: CGPoint(x: self.scrollView.bounds.midX, y: self.scrollView.bounds.midY))
            let middle = CGPoint(x: rect.midX * target, y: rect.midY * target)
            self.scrollView.bounds.origin = self.scrollView.clamped(
                CGPoint(x: middle.x - self.scrollView.bounds.width / 2, y: middle.y - self.scrollView.bounds.height / 2)
            )
        }
    }

    private func change(animated: Bool, _ view: UIView, _ body: @escaping () -> Void) {
        guard animated else { return body() }
        endRunningZoom()
        scrollView.scrollViewDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
        run(view, body)
    }
}
