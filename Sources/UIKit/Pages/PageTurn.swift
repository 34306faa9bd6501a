import Compositor
import CoreGraphics
import QuartzCore
import RenderTree

/// One leaf of paper on its way: its sides, which stay alive, on a layer with a `pageCurl` whose progress is set at each frame.
///
/// A lift of 0 is flat, 1 is turned over or gone. Where the leaf is follows from the finger or from the time alone.
@MainActor
final class PageTurn {
    private enum Motion {
        /// The leaf catches up with the finger, then stays with it.
        case following(from: Place, since: Double, target: Place)
        case running(from: Double, to: Double, start: Double, duration: Double, curve: TimingCurve)
    }

    /// Where a leaf is in the hand.
    private struct Place {
        var lift: Double
        /// Of the roll against the free edge, radians.
        var tilt: Double

        func mixed(with other: Place, _ part: Double) -> Place {
            Place(lift: lift + (other.lift - lift) * part, tilt: tilt + (other.tilt - tilt) * part)
        }
    }

    /// What the turn is made of.
    struct Leaf {
        /// Where the leaf lies flat, in the book's points.
        var frame: CGRect
        /// A page's view, somewhere in the book where it does not show by itself.
        var front: UIView
        /// A page's view, which goes onto the leaf; nil where the front shines through.
        var back: UIView?
        var freeEdge: TransitionAnimation.Edge
        var shape: PageLeaf
    }

    /// How long the leaf takes to get to a finger that has taken it, seconds (docs/behaviour/page-curl.md §1).
    private static let catchUp = 0.25
    /// At its very ends the effect shows one face at rest.
    private static let range = 1e-4...(1 - 1e-4)

    private var leaf: Leaf
    /// Keeps touches from the pages beneath.
    private let shield: UIView
    private let paper: UIView
    private var motion: Motion?
    private var link: CADisplayLink?
    private var completion: () -> Void = {}
    private(set) var lift: Double

    init(_ leaf: Leaf, lift: Double, in book: UIView) {
        self.leaf = leaf
        self.lift = lift
        shield = UIView(frame: book.bounds)
        paper = UIView(frame: leaf.frame)
        shield.addSubview(paper)
        book.addSubview(shield)
        beginCurl()
        apply(lift)
        link = .running(with: book.layer) { [weak self] link in
            guard let self else { return link.invalidate() }
            tick(at: link.targetTimestamp)
        }
    }

    /// The back is what the paper shows now; the front stands in for what it showed before.
    private func beginCurl() {
        if let back = leaf.back {
            UIView.performWithoutAnimation {
                back.frame = CGRect(origin: .zero, size: leaf.frame.size)
                paper.addSubview(back)
                back.layoutIfNeeded()
            }
        }
        let curl = CATransition()
        curl.type = CATransitionType(rawValue: "pageCurl")
        curl.subtype = CATransitionSubtype(rawValue: leaf.freeEdge.rawValue)
        curl.leaf = leaf.shape
        curl.fillMode = .both
        curl.isRemovedOnCompletion = false
        paper.layer.add(curl, forKey: "turn")
        CATransaction.flush()
    }

    private func apply(_ lift: Double) {
        self.lift = lift
        let progress = min(max(lift, Self.range.lowerBound), Self.range.upperBound)
        paper.layer.adjustTransition(showing: leaf.front.layer) { transition in
            (transition.startProgress, transition.endProgress) = (progress, progress)
            transition.leaf = leaf.shape
        }
    }

    // MARK: In the hand

    var isHeld: Bool {
        if case .following = motion { return true }
        return false
    }

    /// Where the leaf is going by itself; nil while a finger holds it.
    var destination: Double? {
        if case .running(_, let to, _, _, _) = motion { return to }
        return nil
    }

    /// A finger takes the leaf.
    func take() {
        let place = Place(lift: lift, tilt: leaf.shape.tilt)
        motion = .following(from: place, since: shield.displayTime, target: place)
        completion = {}
    }

    /// The free edge goes to a finger.
    ///
    /// - Parameters:
    ///   - finger: in the book's points.
    ///   - grip: where along the free edge it holds the leaf, in the book's points.
    ///   - tilt: of the roll against the free edge, radians.
    func follow(_ finger: CGPoint, grip: CGFloat, tilt: Double) {
        guard case .following(let from, let since, _) = motion else { return }
        let target = Place(lift: lift(for: finger, grip: grip, tilt: tilt), tilt: tilt)
        motion = .following(from: from, since: since, target: target)
        tick(at: shield.displayTime)
    }

    /// The lift at which the held point of the free edge is where the finger is: found by halving, since an edge that is lifted
    /// more is nearer the spine or farther beyond it.
    private func lift(for finger: CGPoint, grip: CGFloat, tilt: Double) -> Double {
        var shape = leaf.shape
        shape.tilt = tilt
        let held = heldPoint(grip), isAcross = leaf.freeEdge == .fromRight || leaf.freeEdge == .fromLeft
        let isBackward = leaf.freeEdge == .fromRight || leaf.freeEdge == .fromBottom
        let wanted = isAcross ? finger.x - leaf.frame.minX : finger.y - leaf.frame.minY
        var low = 0.0, high = 1.0
        for _ in 0..<32 {
            let middle = (low + high) / 2
            let curl = PageCurl(shape, lift: middle, free: leaf.freeEdge, size: leaf.frame.size)
            let point = curl.bend(held), place = isAcross ? point.x : point.y
            if isBackward ? place > wanted : place < wanted { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private func heldPoint(_ grip: CGFloat) -> CGPoint {
        let size = leaf.frame.size
        let x = min(max(0, grip - leaf.frame.minX), size.width), y = min(max(0, grip - leaf.frame.minY), size.height)
        return switch leaf.freeEdge {
        case .fromRight: CGPoint(x: size.width, y: y)
        case .fromLeft: CGPoint(x: 0, y: y)
        case .fromBottom: CGPoint(x: x, y: size.height)
        case .fromTop: CGPoint(x: x, y: 0)
        }
    }

    // MARK: By itself

    /// Goes to 0 or 1; `completion` is called there, unless a finger takes the leaf or the turn ends before.
    func run(to end: Double, duration: Double, curve: TimingCurve, completion: @escaping () -> Void) {
        self.completion = completion
        motion = .running(from: lift, to: end, start: shield.displayTime, duration: duration, curve: curve)
    }

    private func tick(at time: Double) {
        switch motion {
        case .following(let from, let since, let target):
            let part = min(max(0, (time - since) / Self.catchUp), 1)
            let place = from.mixed(with: target, TimingCurve.easeInEaseOut.evaluate(part))
            leaf.shape.tilt = place.tilt
            apply(place.lift)
        case .running(let from, let to, let start, let duration, let curve):
            let part = duration > 0 ? min(max(0, (time - start) / duration), 1) : 1
            apply(from + (to - from) * curve.evaluate(part))
            guard part >= 1 else { return }
            motion = nil
            completion()
        case nil: apply(lift)
        }
    }

    /// Takes the leaf away. A page that was only its back goes with it.
    func end() {
        motion = nil
        completion = {}
        link?.invalidate()
        link = nil
        shield.removeFromSuperview()
    }
}
