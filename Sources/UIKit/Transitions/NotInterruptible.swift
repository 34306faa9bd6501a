import QuartzCore

/// What an animation controller without an interruptible animator answers. Never started, never seen outside.
@MainActor
final class NotInterruptible: NSObject, UIViewImplicitlyAnimating {
    static let shared = NotInterruptible()

    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
