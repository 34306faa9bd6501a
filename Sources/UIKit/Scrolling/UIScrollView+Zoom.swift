extension UIScrollView {
    struct ZoomState {
        var scale: CGFloat = 1
        var recognizer: UIPinchGestureRecognizer?
        var isZooming = false
        var isBouncing = false
        /// An animated zoom whose end has not been told yet.
        var running: RunningZoom?
        /// True while offset and size change together.
        var isPlacing = false
        /// The scale before the rubber band, while fingers zoom.
        var rawScale: CGFloat = 1
        /// The middle between the fingers while there were two, from the top left corner of the bounds.
        var center = CGPoint.zero
    }

    final class RunningZoom {
        let view: UIView

        init(_ view: UIView) { self.view = view }
    }

    /// The way back of a scale that was beyond its limits, in seconds.
    private static var bounceDuration: TimeInterval { 0.3 }

    private var zoomingView: UIView? { scrollViewDelegate?.viewForZooming(in: self) }

    func updateZoomRecognizer() {
        let canZoom = maximumZoomScale > minimumZoomScale
        if canZoom, zoom.recognizer == nil {
            let pinch = UIPinchGestureRecognizer(
                target: self, action: Selector("handlePinch:", UIScrollView.handlePinch(_:)))
            pinch.name = "zoom"
            addGestureRecognizer(pinch)
            zoom.recognizer = pinch
        } else if !canZoom, let pinch = zoom.recognizer {
            removeGestureRecognizer(pinch)
            zoom.recognizer = nil
        }
    }

    func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomingView else {
            zoom.isZooming = false
            return comeBack()
        }
        switch pinch.state {
        case .began:
            stopMotion()
            endRunningZoom()
            zoom.isZooming = true
            zoom.rawScale = zoom.scale
            // Content does not jump by what it took to begin.
            pinch.scale = 1
            zoom.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
            scrollViewDelegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            // A drag by the same fingers may have ended, and content moved on.
            stopMotion()
            zoom.rawScale *= pinch.scale
            pinch.scale = 1
            let center = pinch.location(in: self)
            zoom.center = CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY)
            apply(banded(zoom.rawScale), to: view, keeping: center)
        case .ended, .cancelled:
            zoom.isZooming = false
            settle(view, around: CGPoint(x: zoom.center.x + bounds.minX, y: zoom.center.y + bounds.minY))
        default: break
        }
    }

    /// Beyond its limits a scale follows the fingers half as far on the scale of ratios.
    private func banded(_ raw: CGFloat) -> CGFloat {
        let limited = min(max(raw, minimumZoomScale), maximumZoomScale)
        guard bouncesZoom, limited > 0 else { return limited }
        return limited * (raw / limited).squareRoot()
    }

    private func settle(_ view: UIView, around center: CGPoint) {
        let target = min(max(zoom.scale, minimumZoomScale), maximumZoomScale)
        guard target != zoom.scale else {
            scrollViewDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
            return comeBack()
        }
        zoom.isBouncing = true
        run(view) {
            self.apply(target, to: view, keeping: center)
            self.bounds.origin = self.clamped(self.contentOffset)
            self.keepContentUnderFinger()
        }
    }

    /// Animates a zoom. Its end is told when it is over, or when the next one begins.
    private func run(_ view: UIView, _ changes: @escaping () -> Void) {
        let running = RunningZoom(view)
        zoom.running = running
        // Fingers may go on with the next one.
        UIView.animate(
            withDuration: Self.bounceDuration, delay: 0, options: .allowUserInteraction, animations: changes
        ) { _ in
            if self.zoom.running === running { self.endRunningZoom() }
        }
    }

    private func endRunningZoom() {
        guard let running = zoom.running else { return }
        zoom.running = nil
        zoom.isBouncing = false
        scrollViewDelegate?.scrollViewDidEndZooming(self, with: running.view, atScale: zoom.scale)
    }

    /// Content that zooming has left outside its edges goes back, unless a drag still holds it.
    private func comeBack() {
        if !drag.isDragging, clamped(contentOffset) != contentOffset { coast(velocity: .zero) }
    }

    /// Scales the view and the content with it so that a point of the content stays where it shows.
    private func apply(_ scale: CGFloat, to view: UIView, keeping point: CGPoint) {
        guard scale > 0, scale.isFinite, scale != zoom.scale else { return }
        let spot = view.convert(point, from: self), before = contentOffset
        zoom.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.center = CGPoint(x: size.width * view.layer.anchorPoint.x, y: size.height * view.layer.anchorPoint.y)
        var offset = CGPoint(
            x: before.x + (spot.x - view.bounds.minX) * scale - point.x,
            y: before.y + (spot.y - view.bounds.minY) * scale - point.y)
        zoom.isPlacing = true
        contentSize = size
        let inside = clamped(offset)
        // Fingers may take content over its edges, where there is more of it than fits.
        let fits = (horizontal: !horizontalAxis.isLonger, vertical: !verticalAxis.isLonger)
        if !zoom.isZooming || fits.horizontal { offset.x = inside.x }
        if !zoom.isZooming || fits.vertical { offset.y = inside.y }
        if drag.isDragging {
            // The drag goes on from where zooming has put the content.
            drag.start.x += offset.x - before.x
            drag.start.y += offset.y - before.y
        }
        bounds.origin = offset
        zoom.isPlacing = false
        scrollViewDelegate?.scrollViewDidZoom(self)
        scrollViewDelegate?.scrollViewDidScroll(self)
        KeyValueObservations.didChange(self)
    }

    func zoom(to scale: CGFloat, animated: Bool) {
        guard let view = zoomingView, scale.isFinite else { return }
        let target = min(max(scale, minimumZoomScale), maximumZoomScale)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        change(animated: animated, view) { self.apply(target, to: view, keeping: middle) }
    }

    func zoom(toFit rect: CGRect, animated: Bool) {
        guard let view = zoomingView, rect.width > 0, rect.height > 0, rect.midX.isFinite, rect.midY.isFinite else {
            return
        }
        let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
        let target = min(max(fitting, minimumZoomScale), maximumZoomScale)
        change(animated: animated, view) {
            self.apply(target, to: view, keeping: CGPoint(x: self.bounds.midX, y: self.bounds.midY))
            let middle = CGPoint(x: rect.midX * target, y: rect.midY * target)
            self.bounds.origin = self.clamped(
                CGPoint(x: middle.x - self.bounds.width / 2, y: middle.y - self.bounds.height / 2))
        }
    }

    private func change(animated: Bool, _ view: UIView, _ body: @escaping () -> Void) {
        guard animated else { return body() }
        endRunningZoom()
        scrollViewDelegate?.scrollViewWillBeginZooming(self, with: view)
        run(view, body)
    }
}
