import CoreGraphics

/// The fingers that bring columns in from their edge and send them back.
@MainActor
final class ColumnGestures: NSObject, UIGestureRecognizerDelegate {
    private let inward = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    private let outward = UISwipeGestureRecognizer(target: nil, action: nil)
    private var pull: ColumnPull?
    private unowned let owner: UISplitViewController

    init(_ owner: UISplitViewController) {
        self.owner = owner
        super.init()
        inward.addHandler { [weak self] in self?.pulled() }
        outward.addHandler { [weak owner] in owner?.hideNextColumn() }
        for recognizer in [inward, outward] { recognizer.delegate = self }
    }

    func attach(to view: UIView) {
        for recognizer in [inward, outward] { view.addGestureRecognizer(recognizer) }
    }

    /// The column follows the finger; the last of its speed decides whether it stays.
    private func pulled() {
        let sign: CGFloat = columnsAreLeft ? 1 : -1
        switch inward.state {
        case .began: pull = pull ?? ColumnPull(owner)
        case .changed: pull?.follow(sign * inward.translation(in: owner.view).x)
        case .ended: letGo(velocity: sign * inward.velocity(in: owner.view).x)
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
        outward.direction = columnsAreLeft ? .left : .right
        guard isAllowed else { return false }
        return gestureRecognizer === inward ? owner.hidesColumns && pull == nil : isInColumn(touch)
    }

    /// Whether a finger went down beside the secondary column.
    private func isInColumn(_ touch: UITouch) -> Bool {
        let columns = [owner.columns[.primary], owner.columns[.supplementary]].compactMap { $0?.viewIfLoaded }
        return columns.contains { touch.view?.isDescendant(of: $0) ?? false }
    }
}

/// A column that a finger pulls in over its edge, and that goes on or back when the finger lifts.
@MainActor
final class ColumnPull {
    /// Points a second beyond which the speed decides, not the place.
    private static let decisiveVelocity: CGFloat = 200

    private let animator = UIViewPropertyAnimator(duration: 0.35, curve: .easeOut)
    private let owner: UISplitViewController
    private let modeBefore: UISplitViewController.DisplayMode
    /// How far the column comes in, in points.
    private let width: CGFloat

    /// nil where there is no column to pull in.
    init?(_ owner: UISplitViewController) {
        guard let mode = owner.modeShowingNextColumn else { return nil }
        self.owner = owner
        modeBefore = owner.preferredDisplayMode
        let isSupplementary = owner.style == .tripleColumn && owner.resolvedMode == .secondaryOnly
        width = max(1, isSupplementary ? owner.supplementaryColumnWidth : owner.primaryColumnWidth)
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

    /// The finger has lifted with a speed inwards, in points a second.
    func letGo(velocity: CGFloat, _ completion: @escaping () -> Void) {
        guard animator.state == .active, !animator.isRunning else { return completion() }
        let isFast = abs(velocity) > Self.decisiveVelocity
        let stays = isFast ? velocity > 0 : animator.fractionComplete > 0.5
        animator.isReversed = !stays
        animator.addCompletion { [self] _ in
            if !stays { owner.preferredDisplayMode = modeBefore }
            completion()
        }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}
