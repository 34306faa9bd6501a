import CoreGraphics
import QuartzCore

/// The finger on a sheet: follows it with a rubber band above the highest rest, and decides where it goes on release.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// Points a second beyond which a downward throw dismisses.
    private static let dismissVelocity: CGFloat = 1000
    /// Part of the height that has to be dragged away to dismiss.
    private static let dismissFraction: CGFloat = 0.5

    private unowned let sheet: UISheetPresentationController
    private let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    private var startHeight: CGFloat = 0
    /// Whether the sheet is under the finger.
    private(set) var isFollowing = false
    /// Whether this drag may dismiss; asked once, when the sheet leaves its lowest rest.
    private var mayDismiss: Bool?

    private var isDismissalAllowed: Bool {
        let answer = mayDismiss ?? sheet.mayBeDismissedByUser
        mayDismiss = answer
        return answer
    }

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.delegate = self
        recognizer.addHandler { [weak self] in self?.changed() }
        sheet.presentedView?.addGestureRecognizer(recognizer)
    }

    isolated deinit {
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    /// A scroll view inside waits until it is clear that the sheet does not move.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = sheet.presentedView else {
            return false
        }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard sheet.session == nil else { return false }
        let velocity = recognizer.velocity(in: sheet.containerView)
        guard abs(velocity.y) >= abs(velocity.x) else { return false }
        guard let view = sheet.presentedView,
            let scrollView = UIScrollView.innermost(
                at: recognizer.location(in: view), in: view, where: \.verticalAxis.canScroll)
        else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.insets.adjusted.top
        // Up, the sheet grows before the content scrolls; down, it follows only content that is at its top.
        guard isAtTop else { return false }
        let isLargest = sheet.currentHeight >= (sheet.restingHeights.last?.height ?? 0)
        return velocity.y > 0 || (sheet.prefersScrollingExpandsWhenScrolledToEdge && !isLargest)
    }

    private func changed() {
        guard let container = sheet.containerView, let view = sheet.presentedView else { return }
        let translation = recognizer.translation(in: container).y
        switch recognizer.state {
        case .began:
            isFollowing = true
            mayDismiss = nil
            startHeight = sheet.isFloating ? view.frame.height : sheet.currentHeight
            follow(translation, view: view, container: container)
        case .changed:
            follow(translation, view: view, container: container)
        case .ended:
            isFollowing = false
            release(translation, velocity: recognizer.velocity(in: container).y)
        case .cancelled, .failed:
            isFollowing = false
            settle()
        default:
            break
        }
    }

    private func follow(_ translation: CGFloat, view: UIView, container: UIView) {
        guard !sheet.isFloating else { return move(view, by: translation, in: container) }
        let highest = sheet.restingHeights.last?.height ?? startHeight
        var height = startHeight - translation
        if height > highest {
            // No farther than there is room above it.
            let room = min(max(container.bounds.height - highest, 20), 100)
            height = highest + banded(height - highest, in: room)
        }
        let lowest = lowestHeight
        if height < lowest, !isDismissalAllowed { height = lowest - banded(lowest - height, in: lowest) }
        view.frame = CGRect(
            x: view.frame.minX, y: container.bounds.height - height, width: view.frame.width,
            height: max(height, startHeight))
        sheet.dimmingView.alpha =
            UISheetPresentationController.dimmingAlpha * min(1, max(0, height / max(lowest, 1)))
        sheet.updateBackdrop(height: height)
    }

    /// A card that stands free goes up and down as it is.
    private func move(_ view: UIView, by translation: CGFloat, in container: UIView) {
        let rest = sheet.frameOfPresentedViewInContainerView, extent = container.bounds.height
        let isHeld = translation < 0 || !isDismissalAllowed
        let shift = isHeld ? banded(translation, in: extent) : translation
        view.frame = rest.offsetBy(dx: 0, dy: shift)
        let gone = min(max(shift / max(extent - rest.minY, 1), 0), 1)
        sheet.dimmingView.alpha = UISheetPresentationController.dimmingAlpha * (1 - gone)
    }

    private func banded(_ distance: CGFloat, in extent: CGFloat) -> CGFloat {
        CGFloat(ScrollPhysics.band(Double(distance), length: Double(extent)))
    }

    private var lowestHeight: CGFloat {
        sheet.isFloating ? startHeight : sheet.restingHeights.first?.height ?? startHeight
    }

    private func release(_ translation: CGFloat, velocity: CGFloat) {
        let lowest = lowestHeight
        let height = startHeight - translation
        let isThrownDown = velocity > Self.dismissVelocity && startHeight <= lowest
        if height < lowest * (1 - Self.dismissFraction) || isThrownDown {
            sheet.dismissByUser(isAllowed: isDismissalAllowed)
            if isDismissalAllowed { return }
        }
        // Where the motion would come to rest within 0.1 s decides which detent is nearest.
        let projected = height - velocity * 0.1
        let nearest = sheet.restingHeights.min { abs($0.height - projected) < abs($1.height - projected) }
        if let nearest, !sheet.isFloating {
            sheet.animateChanges { [self] in
                sheet.userSelected(nearest.identifier)
            }
        }
        settle()
    }

    /// Back to rest.
    private func settle() {
        guard sheet.session == nil, let view = sheet.presentedView else { return }
        sheet.animateChanges { [self] in
            view.frame = sheet.frameOfPresentedViewInContainerView
            sheet.updateDimming()
        }
    }
}
