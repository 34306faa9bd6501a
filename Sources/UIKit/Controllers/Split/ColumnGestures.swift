import CoreGraphics

/// The fingers that bring columns in from their edge and send them back.
@MainActor
final class ColumnGestures: NSObject, UIGestureRecognizerDelegate {
    private let inward = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    private let outward = UIPanGestureRecognizer(target: nil, action: nil)
    private var pull: ColumnPull?
    private unowned let owner: UISplitViewController

    init(_ owner: UISplitViewController) {
        self.owner = owner
        super.init()
        (inward.name, outward.name) = ("column in", "column out")
        outward.maximumNumberOfTouches = 1
        for recognizer in [inward, outward] {
            recognizer.addHandler { [weak self, unowned recognizer] in self?.pulled(by: recognizer) }
            recognizer.delegate = self
        }
    }

    func attach(to view: UIView) {
        for recognizer in [inward, outward] { view.addGestureRecognizer(recognizer) }
    }

    /// The column follows the finger; the last of its speed decides whether it goes on.
    private func pulled(by pan: UIPanGestureRecognizer) {
        let sign: CGFloat = columnsAreLeft == (pan === inward) ? 1 : -1
        switch pan.state {
        case .began: pull = pull ?? (pan === inward ? .inward(owner) : .outward(owner))
        case .changed: pull?.follow(sign * pan.translation(in: owner.view).x)
        case .ended: letGo(velocity: sign * pan.velocity(in: owner.view).x)
        case .cancelled, .failed: letGo(velocity: -.infinity)
        default: break
        }
    }

    private func letGo(velocity: CGFloat) {
        pull?.letGo(velocity: velocity) { [weak self] in self?.pull = nil }
    }

    private var columnsAreLeft: Bool {
        let isRightToLeft = owner.view.isMirrored
        return (owner.primaryEdge == .leading) != isRightToLeft
    }

    private var isAllowed: Bool { owner.presentsWithGesture && !owner.isCollapsed }

    /// Edges are those of the language and the setting now.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        inward.edges = columnsAreLeft ? .left : .right
        guard isAllowed, pull == nil else { return false }
        return gestureRecognizer === inward
            ? owner.hidesColumns : owner.modeHidingNextColumn != nil && isInColumn(touch)
    }

    /// A column goes over its own edge only.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === outward else { return true }
        let velocity = outward.velocity(in: owner.view)
        return abs(velocity.x) > abs(velocity.y) && (velocity.x < 0) == columnsAreLeft
    }

    /// Whether a finger went down beside the secondary column.
    private func isInColumn(_ touch: UITouch) -> Bool {
        let columns = [owner.columns[.primary], owner.columns[.supplementary]].compactMap { $0?.viewIfLoaded }
        return columns.contains { touch.view?.isDescendant(of: $0) ?? false }
    }
}

/// A column that a finger pulls over its edge, in or out, and that goes on or back when the finger lifts.
@MainActor
final class ColumnPull {
    /// Points a second beyond which the speed decides, not the place.
    private static let decisiveVelocity: CGFloat = 200

    private let animator = UIViewPropertyAnimator(duration: 0.35, curve: .easeOut)
    private let owner: UISplitViewController
    private let modeBefore: UISplitViewController.DisplayMode
    /// How far the column goes, in points.
    private let width: CGFloat

    /// Brings in the next column that is out of sight; nil where there is none.
    static func inward(_ owner: UISplitViewController) -> ColumnPull? {
        guard let mode = owner.modeShowingNextColumn else { return nil }
        let isInner = owner.style == .tripleColumn && owner.resolvedMode == .secondaryOnly
        return ColumnPull(owner, to: mode, of: isInner ? .supplementary : .primary)
    }

    /// Sends away the outermost column in sight; nil where there is none.
    static func outward(_ owner: UISplitViewController) -> ColumnPull? {
        guard let mode = owner.modeHidingNextColumn else { return nil }
        let isInner = owner.style == .tripleColumn && mode == .secondaryOnly
        return ColumnPull(owner, to: mode, of: isInner ? .supplementary : .primary)
    }

    private init(
        _ owner: UISplitViewController, to mode: UISplitViewController.DisplayMode,
        of column: UISplitViewController.Column
    ) {
        self.owner = owner
        modeBefore = owner.preferredDisplayMode
        width = max(1, column == .supplementary ? owner.supplementaryColumnWidth : owner.primaryColumnWidth)
        animator.addAnimations {
            owner.preferredDisplayMode = mode
            owner.viewIfLoaded?.layoutIfNeeded()
        }
        animator.pauseAnimation()
    }

    /// The finger is so many points from where it took hold.
    func follow(_ distance: CGFloat) {
        guard animator.state == .active else { return }
        animator.fractionComplete = min(max(distance / width, 0), 1)
    }

    /// The finger has lifted with a speed on the way, in points a second.
    func letGo(velocity: CGFloat, _ completion: @escaping () -> Void) {
        guard animator.state == .active, !animator.isRunning else { return completion() }
        let isFast = abs(velocity) > Self.decisiveVelocity
        let goesOn = isFast ? velocity > 0 : animator.fractionComplete > 0.5
        animator.isReversed = !goesOn
        animator.addCompletion { [self] _ in
            if !goesOn { owner.preferredDisplayMode = modeBefore }
            completion()
        }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}
