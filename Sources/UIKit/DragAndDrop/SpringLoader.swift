import CoreGraphics
import QuartzCore

/// Opens what a drag rests on, where that is wanted.
@MainActor
final class SpringLoader {
    /// Seconds after which what is under the finger blinks, and opens.
    private static let warning = 0.5, opening = 1.0

    private struct Target {
        let interaction: UISpringLoadedInteraction
        let context: SpringContext
        let since: Double
    }

    private let window: UIWindow
    private let session: DragSession
    private var target: Target?
    private var link: CADisplayLink?

    init(_ session: DragSession, in window: UIWindow) {
        (self.session, self.window) = (session, window)
    }

    /// The finger has moved to a point of the window, or what is under it may have.
    func move(to finger: CGPoint) {
        guard let (interaction, context) = spring(at: finger) else { return leave() }
        if let target, target.interaction === interaction, target.context.targetView === context.targetView { return }
        leave()
        target = Target(interaction: interaction, context: context, since: window.displayTime)
        enter(.possible)
        watch()
    }

    /// The drag is over.
    func stop() {
        leave()
        link?.invalidate()
        link = nil
    }

    /// The innermost view under the finger that opens, and lets itself be opened there.
    private func spring(at finger: CGPoint) -> (UISpringLoadedInteraction, SpringContext)? {
        guard let hit = window.hitTest(finger, with: nil) else { return nil }
        for view in sequence(first: hit, next: \.superview) {
            for case let spring as UISpringLoadedInteraction in view.interactions {
                let context = SpringContext(session, over: view)
                if spring.interactionBehavior?.shouldAllow(spring, with: context) ?? true { return (spring, context) }
            }
        }
        return nil
    }

    private func watch() {
        guard link == nil else { return }
        link = .running(with: window.layer) { [weak self] link in
            guard let self else { return link.invalidate() }
            advance(to: link.targetTimestamp)
        }
    }

    private func advance(to time: Double) {
        guard let target else { return }
        let elapsed = time - target.since
        if target.context.state == .possible, elapsed >= Self.warning { enter(.activating) }
        guard target.context.state == .activating, elapsed >= Self.opening else { return }
        enter(.activated)
        target.interaction.activationHandler(target.interaction, target.context)
    }

    private func leave() {
        guard let left = target else { return }
        enter(.inactive)
        target = nil
        left.interaction.interactionBehavior?.interactionDidFinish(left.interaction)
    }

    private func enter(_ state: UISpringLoadedInteractionEffectState) {
        guard let target, target.context.state != state else { return }
        target.context.state = state
        if let effect = target.interaction.interactionEffect {
            effect.interaction(target.interaction, didChangeWith: target.context)
        } else {
            target.context.blink()
        }
    }
}

/// A drag over one view that opens.
@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    private let session: DragSession

    init(_ session: DragSession, over view: UIView) {
        self.session = session
        targetView = view
    }

    func location(in view: UIView?) -> CGPoint { view.map { session.location(in: $0) } ?? session.finger }

    /// The target fades twice while it is about to open. Its alpha is the program's.
    func blink() {
        guard let layer = targetView?.layer else { return }
        guard state == .activating else { return layer.removeAnimation(forKey: Self.key) }
        let animation = CAKeyframeAnimation(keyPath: "opacity"), full = layer.opacity
        animation.values = [full, full * 0.4, full, full * 0.4, full]
        animation.duration = 0.5
        layer.add(animation, forKey: Self.key)
    }

    private static let key = "spring"
}
