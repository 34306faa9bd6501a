import CoreGraphics
import QuartzCore

/// Notices a transition that nobody completes, which leaves the screen deaf, and says whose fault it is.
@MainActor
final class TransitionWatchdog {
    /// How long after its announced end a transition may still be unfinished without a word, seconds.
    private static let patience: TimeInterval = 1

    let startTime = CACurrentMediaTime()
    private weak var session: TransitionSession?
    private var deadline: TimeInterval
    private var link: CADisplayLink?

    init(session: TransitionSession) {
        self.session = session
        deadline = startTime + session.duration + Self.patience
        let link = CADisplayLink(handler: { [weak self] _ in MainActor.assumeIsolated { self?.check() } })
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// The interaction has ended: the rest takes this long.
    func extend(by seconds: TimeInterval) {
        deadline = CACurrentMediaTime() + seconds + Self.patience
    }

    func cancel() {
        link?.invalidate()
        link = nil
    }

    private func check() {
        guard let session, !session.context.isInteractive else { return }
        let container = session.context.containerView
        guard CACurrentMediaTime() > deadline, !container.layer.hasAnimationsBelow,
            !ViewMovers.moves(anythingIn: container)
        else { return }
        cancel()
        let name = session.context.animatorName
        Diagnostics.report(
            "\(name) has not called completeTransition(_:) on its context although its animations are over: "
                + "the screen stays deaf to touches until it does.", key: "completeTransition forgotten \(name)")
    }
}
