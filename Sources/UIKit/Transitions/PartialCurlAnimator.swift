import CoreGraphics
import QuartzCore

/// The presenter's page curls up from below, as far as shows what is presented under it, and stays so until the way back. A tap on
/// what is left of it turns it down again.
final class PartialCurlAnimator: SystemAnimator {
    /// How far the page curls, of all the way.
    private static let part: Float = 0.7
    private static let key = "partialCurl"

    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init(duration: 0.75)
    }

    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let tab = container.subviews.lazy.compactMap { $0 as? CurledPage }.first
        // The page that curls is what the container has shown before.
        CATransaction.flush()
        insertComingView(context, above: true)
        tab?.removeFromSuperview()
        let isPresenting = isPresenting
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            if isPresenting, let page = context.viewController(forKey: .to) { CurledPage(over: page).join(container) }
            context.completeTransition(!context.transitionWasCancelled)
        }
        container.layer.add(curl(), forKey: Self.key)
        CATransaction.commit()
    }

    private func curl() -> CATransition {
        let curl = CATransition()
        curl.type = CATransitionType(rawValue: isPresenting ? "pageCurl" : "pageUnCurl")
        curl.subtype = isPresenting ? .fromBottom : .fromTop
        curl.duration = duration
        curl.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        // The page stays where its way ends; the way back begins there.
        curl.startProgress = isPresenting ? 0 : 1 - Self.part
        curl.endProgress = isPresenting ? Self.part : 1
        curl.fillMode = .both
        curl.isRemovedOnCompletion = !isPresenting
        return curl
    }
}

/// What is left of a curled page, for fingers.
private final class CurledPage: UIView {
    /// Of the height.
    private static let part: CGFloat = 0.3
    private weak var page: UIViewController?

    init(over page: UIViewController) {
        self.page = page
        super.init(frame: .zero)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", CurledPage.tap)))
        accessibilityLabel = SystemWord.back.text
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func join(_ container: UIView) {
        frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: container.bounds.height * Self.part)
        autoresizingMask = [.flexibleWidth, .flexibleBottomMargin, .flexibleHeight]
        container.addSubview(self)
    }

    private func tap() { page?.presentingViewController?.dismiss(animated: true) }
}
