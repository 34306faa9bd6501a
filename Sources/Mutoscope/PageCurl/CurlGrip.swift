import UIKit

/// Which way pages are turned.
public enum PageTurn: Hashable, Sendable {
    /// The page in front curls off; the next one is beneath.
    case forward
    /// The page before comes back over the one in front.
    case backward
}

/// How a finger holds a curling page: where it took the page by, and what that makes of the finger's place.
struct CurlGrip {
    let turn: PageTurn
    /// Towards where the page is moved at first: one of the four sides, radians clockwise from the x axis.
    let base: CGFloat
    /// The point of the page's border that follows the finger.
    let edge: CGPoint
    let geometry: CurlGeometry
    /// The steepest angle from ``base``.
    static let steepest: CGFloat = 1.05

    /// - Parameters:
    ///   - start: where the finger went down, in the page's points.
    ///   - motion: where it moves.
    init(turn: PageTurn, start: CGPoint, motion: CGPoint, geometry: CurlGeometry) {
        self.turn = turn
        self.geometry = geometry
        base = Self.side(of: motion)
        edge = Self.edge(before: start, motion: motion, base: base, size: geometry.size)
    }

    /// The side that a motion goes to most.
    static func side(of motion: CGPoint) -> CGFloat {
        if abs(motion.x) > abs(motion.y) { return motion.x < 0 ? .pi : 0 }
        return motion.y < 0 ? 3 * .pi / 2 : .pi / 2
    }

    /// Where the line of the motion, followed backwards, leaves the page.
    private static func edge(before start: CGPoint, motion: CGPoint, base: CGFloat, size: CGSize) -> CGPoint {
        let along = (x: cos(base).rounded(), y: sin(base).rounded())
        let limits = (x: min(max(start.x, 0), size.width), y: min(max(start.y, 0), size.height))
        if along.x != 0 {
            let x = along.x < 0 ? size.width : 0
            let slope = motion.x == 0 ? 0 : motion.y / motion.x
            let y = limits.y + (x - limits.x) * min(max(slope, -1), 1)
            return CGPoint(x: x, y: min(max(y, 0), size.height))
        }
        let y = along.y < 0 ? size.height : 0
        let slope = motion.y == 0 ? 0 : motion.x / motion.y
        let x = limits.x + (y - limits.y) * min(max(slope, -1), 1)
        return CGPoint(x: min(max(x, 0), size.width), y: y)
    }

    /// What the finger's place means.
    struct Reading: Equatable {
        /// Of the roll, radians.
        var angle: CGFloat
        /// 0 flat … 1 gone.
        var time: CGFloat
        /// How much of the page's length the finger has gone, 0…1 and beyond.
        var way: CGFloat
    }

    /// The roll under a finger.
    func reading(_ finger: CGPoint) -> Reading {
        let v = (x: finger.x - edge.x, y: finger.y - edge.y)
        let along = max(0, v.x * cos(base) + v.y * sin(base))
        let across = -v.x * sin(base) + v.y * cos(base)
        let tilt = min(max(atan2(across, max(along, 1)), -Self.steepest), Self.steepest)
        let direction = base + tilt
        let way = along / max(geometry.extent(base), 1)
        switch turn {
        case .forward:
            let distance = along / max(cos(tilt), 0.1)
            let q = geometry.coordinate(of: edge, direction)
            return Reading(angle: direction, time: geometry.time(moving: q, by: distance, direction), way: way)
        case .backward:
            // The page was rolled off the other way, and the roll is under the finger.
            let angle = direction + .pi
            let q = geometry.coordinate(of: finger, angle)
            return Reading(angle: angle, time: geometry.time(rollOver: max(q, 0), angle), way: way)
        }
    }
}
