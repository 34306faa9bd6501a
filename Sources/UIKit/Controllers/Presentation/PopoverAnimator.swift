import CoreGraphics

/// A popover grows out of what it points at, and fades away.
final class PopoverAnimator: SystemAnimator {
    private static let smallest: CGFloat = 0.4
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init(duration: isPresenting ? 0.4 : 0.25)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) -> (Bool) -> Void {
        insertComingView(context, above: true)
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return { _ in } }
        if isPresenting {
            view.layoutIfNeeded()
            view.alpha = 0
            view.transform = small(view)
        }
        return { _ in
            view.alpha = 1
            view.transform = .identity
        }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: isPresenting ? .to : .from)
        view?.alpha = isPresenting ? 1 : 0
        if isPresenting { view?.transform = .identity }
    }

    /// Small, with the tip of the arrow where it stays.
    private func small(_ view: UIView) -> CGAffineTransform {
        guard !UIAccessibility.isReduceMotionEnabled, let placement = (view as? PopoverView)?.placement else {
            return .identity
        }
        let size = placement.frame.size
        let tip =
            switch placement.direction {
            case .up: CGPoint(x: placement.tip, y: 0)
            case .down: CGPoint(x: placement.tip, y: size.height)
            case .left: CGPoint(x: 0, y: placement.tip)
            case .right: CGPoint(x: size.width, y: placement.tip)
            default: CGPoint(x: size.width / 2, y: size.height / 2)
            }
        let rest = 1 - Self.smallest
        return CGAffineTransform(translationX: (tip.x - size.width / 2) * rest, y: (tip.y - size.height / 2) * rest)
            .scaledBy(x: Self.smallest, y: Self.smallest)
    }
}
