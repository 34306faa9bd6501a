/// What an animation beside a move of the focus can know of it.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// Seconds.
    var duration: TimeInterval { get }
}

/// Takes animations that go beside a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [(FocusAnimationTiming) -> Void] = []
    private var completions: [() -> Void] = []

    /// Animates beside the move.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        add(animations.map { animations in { _ in animations() } }, completion)
    }

    /// Animates what gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(animations, completion)
    }

    /// Animates what loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(animations, completion)
    }

    private func add(_ animation: ((FocusAnimationTiming) -> Void)?, _ completion: (() -> Void)?) {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
    }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let timing = FocusAnimationTiming(), animations = animations, completions = completions
        UIView.animate(withDuration: timing.duration, delay: 0, options: .allowUserInteraction) {
            for animation in animations { animation(timing) }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}

/// The focus of a keyboard moves as fast as the ring is seen to.
@MainActor
final class FocusAnimationTiming: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0.2
}
