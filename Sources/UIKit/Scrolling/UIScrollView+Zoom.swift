extension UIScrollView {
    struct ZoomState {
        var scale: CGFloat = 1
        var recognizer: UIPinchGestureRecognizer?
        var isZooming = false
        var isBouncing = false
        /// True while offset and size change together.
        var isPlacing = false
        /// The scale before the rubber band, while fingers zoom.
        var rawScale: CGFloat = 1
        /// The middle between the fingers while there were two, from the top left corner of the bounds.
        var center = CGPoint.zero
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
            zoom.isZooming = true
            zoom.rawScale = zoom.scale
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
        UIView.animate(withDuration: Self.bounceDuration) {
            self.apply(target, to: view, keeping: center)
            self.bounds.origin = self.clamped(self.contentOffset)
            self.keepContentUnderFinger()
        } completion: { _ in
            self.zoom.isBouncing = false
            self.scrollViewDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoom.scale)
        }
    }

    /// Content that zooming has left outside its edges goes back, unless a drag still holds it.
    private func comeBack() {
        if !drag.isDragging, clamped(contentOffset) != contentOffset { coast(velocity: .zero) }
    }

    /// Scales the view and the content with it so that a point of the content stays where it shows.
    private func apply(_ scale: CGFloat, to view: UIView, keeping point: CGPoint) {
        guard scale > 0, scale.isFinite, scale != zoom.scale else { return }
        let factor = scale / zoom.scale
        zoom.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.center = CGPoint(x: size.width * view.layer.anchorPoint.x, y: size.height * view.layer.anchorPoint.y)
        let offset = CGPoint(
            x: contentOffset.x + point.x * (factor - 1), y: contentOffset.y + point.y * (factor - 1))
        if drag.isDragging {
            // The drag goes on from where zooming has put the content.
            drag.start.x += offset.x - contentOffset.x
            drag.start.y += offset.y - contentOffset.y
        }
        zoom.isPlacing = true
        contentSize = size
        bounds.origin = zoom.isZooming ? offset : clamped(offset)
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
        guard let view = zoomingView, rect.width > 0, rect.height > 0 else { return }
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
        scrollViewDelegate?.scrollViewWillBeginZooming(self, with: view)
        UIView.animate(withDuration: Self.bounceDuration, animations: body) { _ in
            self.scrollViewDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoom.scale)
        }
    }
}
