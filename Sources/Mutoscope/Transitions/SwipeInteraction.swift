public import UIKit

/// A finger that begins a transition, drives it, catches it in flight and decides how it ends.
///
/// The gesture lives on a view of the shown controller. Moving along ``direction`` begins the way back (with ``begin``) and drives it;
/// during a transition the same gesture takes it over, whichever way it goes.
@preconcurrency @MainActor
public final class SwipeInteraction: NSObject, UIGestureRecognizerDelegate {
    /// Where the finger moves to go back.
    public let direction: TransitionGeometry.Direction
    /// Whether the finger has to come from the screen's edge.
    public let isFromEdge: Bool
    /// Starts the way back, dismisses or pops, animated; or the way there if it ``opens``.
    public var begin: () -> Void
    /// Whether the finger begins the way there, moving against ``direction``, instead of the way back.
    public var opens = false
    /// The gesture, on the view.
    public let pan = UIPanGestureRecognizer()
    /// How close to the edge a finger from the edge goes down, points.
    public var edgeWidth: CGFloat = 28

    /// From the edge a finger may go within 77.5° of the direction, as for the system's back swipe (docs/behaviour/transitions.md); elsewhere
    /// within 45°.
    private static let steepest: CGFloat = 4.51
    private let director: TransitionDirector
    private var callback: Callback?
    private var hold: TransitionDirector.Hold?
    private var pace = SwipePace()

    /// - `view`: gets the gesture.
    /// - `begin`: dismisses or pops, animated. Called when the finger starts to move along the direction and nothing runs.
    public init(
        _ director: TransitionDirector, in view: UIView, direction: TransitionGeometry.Direction,
        isFromEdge: Bool = false, begin: @escaping () -> Void
    ) {
        self.director = director
        self.direction = direction
        self.isFromEdge = isFromEdge
        self.begin = begin
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        callback = pan.calling { [weak self] (pan: UIPanGestureRecognizer) in self?.handle(pan) }
        view.addGestureRecognizer(pan)
    }

    isolated deinit { pan.view?.removeGestureRecognizer(pan) }

    // MARK: The decision

    /// Where a movement would come to: parts of the whole, from the place, the speed a second and how fast that changes, over .35 s.
    /// (The system's back swipe; docs/behaviour/transitions.md.)
    public nonisolated static func projected(place: CGFloat, velocity: CGFloat, acceleration: CGFloat = 0) -> CGFloat {
        let time: CGFloat = 0.35, change = min(max(acceleration, -5), 5)
        return place + time * velocity + time * time / 2 * change
    }

    /// Whether a movement is finished, on a way of `length` points.
    public nonisolated static func finishes(
        place: CGFloat, velocity: CGFloat, acceleration: CGFloat = 0, length: CGFloat
    ) -> Bool {
        projected(place: place, velocity: velocity, acceleration: acceleration) > min(187.5 / max(length, 1), 0.5)
    }

    // MARK: The gesture

    private func handle(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            hold = director.take(begin)
            pace = SwipePace()
            move(pan)
        case .changed:
            move(pan)
            if let hold { pace.note(speed: hold.sign * way(pan.velocity(in: nil)), at: CACurrentMediaTime()) }
        case .ended: letGo(pan, cancelled: false)
        case .cancelled, .failed: letGo(pan, cancelled: true)
        case .possible: break
        }
    }

    /// How far the finger has gone along the direction, as a part of the screen.
    private func way(_ vector: CGPoint) -> CGFloat {
        guard let view = pan.view, let space = director.running?.stage?.size else { return 0 }
        let v = direction.vector(isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let length = abs(v.dx) * space.width + abs(v.dy) * space.height
        return (vector.x * v.dx + vector.y * v.dy) / max(length, 1)
    }

    private func move(_ pan: UIPanGestureRecognizer) {
        guard let hold else { return }
        director.move(hold, to: hold.start + hold.sign * way(pan.translation(in: nil)))
    }

    private func letGo(_ pan: UIPanGestureRecognizer, cancelled: Bool) {
        guard let hold else { return }
        self.hold = nil
        let part = abs(way(CGPoint(x: 1, y: 0))) + abs(way(CGPoint(x: 0, y: 1)))
        let last = hold.sign * way(pan.velocity(in: nil)), now = CACurrentMediaTime(), pace = pace
        director.release(hold, velocity: cancelled ? nil : last) { place in
            let velocity = pace.changes > 0 ? pace.velocity(at: now) : last
            // Of a flick that has hardly been seen only its direction is known.
            if hold.start == 0, pace.changes < 3 { return velocity > 0 }
            return Self.finishes(
                place: place, velocity: velocity, acceleration: pace.acceleration(at: now),
                length: part > 0 ? 1 / part : 375)
        }
    }

    /// Begins for drags along the chosen direction only.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if director.running?.stage != nil { return true }
        guard let view = pan.view else { return false }
        let v = direction.vector(isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let motion = pan.motion(in: view)
        let along = (motion.x * v.dx + motion.y * v.dy) * (opens ? -1 : 1),
            across = abs(motion.x * v.dy) + abs(motion.y * v.dx)
        guard along > 0, along * (isFromEdge ? Self.steepest : 1) >= across else { return false }
        return !isFromEdge || isNearEdge(v, in: view)
    }

    private func isNearEdge(_ v: CGVector, in view: UIView) -> Bool {
        let place = pan.location(in: view), moved = pan.translation(in: view)
        let start = CGPoint(x: place.x - moved.x - view.bounds.minX, y: place.y - moved.y - view.bounds.minY)
        if v.dx != 0 { return (v.dx > 0 ? start.x : view.bounds.width - start.x) <= edgeWidth }
        return (v.dy > 0 ? start.y : view.bounds.height - start.y) <= edgeWidth
    }
}
