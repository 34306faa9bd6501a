import CoreGraphics

extension UIView {
    /// Animations that the system has a look for.
    public enum SystemAnimation: UInt, Sendable {
        /// Views vanish and are taken out of the tree.
        case delete
    }

    /// Runs a system animation on views, and other changes beside it.
    ///
    /// - Parameters:
    ///   - animation: What happens to the views.
    ///   - views: Those that vanish.
    ///   - options: As of any animation.
    ///   - parallelAnimations: Changes of other views, in the same time.
    ///   - completion: Hears whether the animation ran to its end, when the views are out of the tree.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: deletionDuration, delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: deletionScale, y: deletionScale)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: { isFinished in
            for view in views { view.removeFromSuperview() }
            completion?(isFinished)
        }
    }

    /// Seconds.
    private static var deletionDuration: TimeInterval { 0.25 }
    /// How small deleted views get.
    private static var deletionScale: CGFloat { 0.01 }
}
