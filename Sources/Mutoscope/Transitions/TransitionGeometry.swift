public import UIKit

/// The looks of the whole-screen transitions as pure functions of progress.
public enum TransitionGeometry {
    /// Slow at both ends.
    public static func eased(_ progress: CGFloat) -> CGFloat {
        let p = progress.unit
        return p * p * (3 - 2 * p)
    }

    /// Which way a transition moves.
    public enum Direction: Hashable, Sendable {
        /// Towards where a line of text begins; away from it is the way back.
        case leading, trailing
        case up, down

        /// The unit vector of the motion.
        public func vector(isRightToLeft: Bool) -> CGVector {
            switch self {
            case .leading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
            case .trailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
            case .up: CGVector(dx: 0, dy: -1)
            case .down: CGVector(dx: 0, dy: 1)
            }
        }
    }

    /// A face of a flip, and whether its front is seen.
    public struct Face: Sendable {
        /// Where the view stands, from its own plane to the container's.
        public var transform: CATransform3D
        /// Whether the view's front faces the eye.
        public var isVisible: Bool
        /// Alpha of the black over it.
        public var shade: CGFloat
    }

    /// The two sides of a sheet that turns over by half a turn: the old one in front, the new one on its back.
    ///
    /// - `v`: where the front moves.
    public static func flip(_ progress: CGFloat, _ v: CGVector, size: CGSize) -> (old: Face, new: Face) {
        let p = progress.unit, depth = eyeDistance(size)
        func face(_ angle: CGFloat) -> Face {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / depth
            // Back from the eye while it stands edge on, so that the near edge stays inside the picture.
            let reach = (abs(v.dx) * size.width + abs(v.dy) * size.height) / 2
            transform = CATransform3DTranslate(transform, 0, 0, -reach * abs(sin(angle)))
            transform = CATransform3DRotate(transform, angle, -v.dy, v.dx, 0)
            return Face(transform: transform, isVisible: cos(angle) > 0, shade: 0.4 * abs(sin(angle)))
        }
        return (face(.pi * p), face(.pi * (p - 1)))
    }

    /// Two neighbouring faces of a cube that turns by a quarter.
    ///
    /// - `v`: where the front moves.
    public static func cube(_ progress: CGFloat, _ v: CGVector, size: CGSize) -> (old: Face, new: Face) {
        let p = progress.unit, depth = eyeDistance(size)
        let half = (abs(v.dx) * size.width + abs(v.dy) * size.height) / 2
        func face(_ angle: CGFloat) -> Face {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / depth
            // The cube turns about its middle; it steps back while an edge points to the eye.
            let back = half * (1 + 0.45 * sin(.pi * p))
            transform = CATransform3DTranslate(transform, 0, 0, -back)
            transform = CATransform3DRotate(transform, angle, -v.dy, v.dx, 0)
            transform = CATransform3DTranslate(transform, 0, 0, half)
            return Face(transform: transform, isVisible: cos(angle) > 1e-9, shade: 0.5 * abs(sin(angle)))
        }
        return (face(.pi / 2 * p), face(.pi / 2 * (p - 1)))
    }

    /// Where the roll of a page moves, radians clockwise from the x axis: at first a corner leads, and the page straightens on its way.
    ///
    /// Of a page that goes to a side the bottom corner leads, of one that goes up or down the corner where lines end.
    ///
    /// - `v`: where the page goes.
    public static func curlAngle(_ progress: CGFloat, _ v: CGVector, isRightToLeft: Bool) -> CGFloat {
        let lean = 0.3 * (1 - progress.unit), straight = atan2(v.dy, v.dx)
        if v.dx != 0 { return straight + (v.dx < 0 ? lean : -lean) }
        return straight + ((v.dy < 0) == isRightToLeft ? lean : -lean)
    }

    /// Of the eye from the screen, points.
    public static func eyeDistance(_ size: CGSize) -> CGFloat { max(500, max(size.width, size.height) * 1.6) }
}
