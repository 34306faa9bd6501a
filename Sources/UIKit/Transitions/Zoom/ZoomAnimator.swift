import CoreGraphics
import QuartzCore

/// A page grows out of a view, or goes back into it, by time.
final class ZoomAnimator: SystemAnimator {
    private let zoom: UIViewControllerTransition
    private let isZoomingIn: Bool
    private var card: ZoomCard?

    init(zoom: UIViewControllerTransition, isZoomingIn: Bool) {
        self.zoom = zoom
        self.isZoomingIn = isZoomingIn
        super.init(duration: 0.5)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) -> (Bool) -> Void {
        insertComingView(context, above: isZoomingIn)
        guard let card = ZoomCard(zoom, context, isZoomingIn: isZoomingIn) else { return { _ in } }
        isZoomingIn ? card.showAtSource() : card.showAtRest()
        self.card = card
        return { _ in card.end() }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        isZoomingIn ? card?.showAtRest() : card?.showAtSource()
        card?.fadeThumbnail(in: !isZoomingIn)
    }
}
