public import UIKit

/// Presents a controller as a ``SemiModalPresentation``: set it as the controller's `transitioningDelegate`, with the modal
/// presentation style `custom`, and keep it.
@preconcurrency @MainActor
public final class SemiModalDirector: NSObject, UIViewControllerTransitioningDelegate {
    /// Where the sheet rests, from now on.
    public var detents: [SemiModalDetent]
    /// The sheet that is shown.
    public private(set) weak var presentation: SemiModalPresentation?
    private weak var running: SemiModalTransition?

    /// - Parameter detents: the heights at which the sheet can rest, in any order.
    public init(detents: [SemiModalDetent] = [.medium, .large]) {
        self.detents = detents
        super.init()
    }

    /// The presentation that shows the sheet over a presenter that draws back.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presentation = SemiModalPresentation(presentedViewController: presented, presenting: presenting ?? source)
        presentation.detents = detents
        self.presentation = presentation
        return presentation
    }

    /// Draws the sheet's way in.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition(.forward) }

    /// Draws the sheet's way out.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition(.backward) }

    private func transition(_ way: TransitionWay) -> SemiModalTransition {
        let transition = SemiModalTransition(way)
        transition.presentation = presentation
        presentation?.transition = transition
        running = transition
        return transition
    }

    /// Shows the sheet on its way at a presence of 0 (away) to 1 (at its detent), as a slider does.
    ///
    /// `begin` presents where there is no sheet, dismisses where there is one, animated. Called when nothing runs.
    public func scrub(to presence: CGFloat, begin: () -> Void) {
        if running?.stage == nil { begin() }
        guard let running, running.stage != nil else { return }
        running.pauseAnimation()
        running.fractionComplete = running.way == .forward ? presence.unit : 1 - presence.unit
    }

    /// Lets go of what ``scrub(to:begin:)`` has moved: it goes to the nearer end.
    public func endScrubbing() {
        guard let running, running.stage != nil, !running.isRunning else { return }
        running.isReversed = running.fractionComplete <= 0.5
        running.releaseVelocity = 0
        running.startAnimation()
    }
}

/// The sheet comes up, or goes down from where it is.
@preconcurrency @MainActor
final class SemiModalTransition: ProgressTransition {
    weak var presentation: SemiModalPresentation?
    /// The height at the sheet's end of the way.
    private var full: CGFloat = 1
    private var hasBegun = false

    override func prepare(_ stage: TransitionStage) {
        guard let presentation else { return }
        // On its way down a sheet may be anywhere; in a container of another size it counts as come from where it rests there.
        full = way == .forward || hasBegun ? presentation.restHeight : max(presentation.height.value, 1)
        hasBegun = true
    }

    override func show(_ progress: CGFloat, on stage: TransitionStage) {
        presentation?.height.hold(at: full * stage.presence(progress))
    }

    /// With Reduce Motion the sheet appears where it rests, and what is behind it only darkens.
    override func prepareFade(_ stage: TransitionStage) {
        prepare(stage)
        if way == .forward { presentation?.height.hold(at: full) }
    }

    override func fade(_ progress: CGFloat, on stage: TransitionStage) {
        super.fade(progress, on: stage)
        presentation?.fade(to: stage.presence(progress))
    }

    /// Begins at the height where a finger let go, points, with its upward speed.
    func start(from height: CGFloat, velocity: CGFloat) {
        guard stage != nil, driver.isMoving else { return }
        releaseVelocity = -velocity / full
        startAnimation()
    }

    /// A finger holds the sheet at a height.
    func hold(height: CGFloat) {
        let part = (height / full).unit
        fractionComplete = way == .forward ? part : 1 - part
    }

    func letGo(velocity: CGFloat, geometry: SheetGeometry) {
        let height = presentation?.height.value ?? 0
        let staysUp = geometry.target(height: height, velocity: velocity) != nil
        isReversed = staysUp != (way == .forward)
        releaseVelocity = (way == .forward ? velocity : -velocity) / full
        startAnimation()
    }
}
