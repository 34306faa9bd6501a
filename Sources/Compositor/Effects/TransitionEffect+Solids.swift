import CoreGraphics
import RenderTree

extension TransitionEffect {
    /// A cube turns by a quarter. It recedes while it turns, so that its nearest edge stays on the screen's plane.
    static func cube(_ progress: Double, _ edge: TransitionAnimation.Edge, _ size: CGSize) -> TransitionPicture {
        let angle = progress * .pi / 2
        let half = turningExtent(edge, size) / 2
        let depth = -half * (cos(angle) + sin(angle))
        let old = turned(angle, edge, size, out: half, depth: depth)
        let new = turned(angle - .pi / 2, edge, size, out: half, depth: depth)
        return TransitionPicture(parts: [
            .face(progress < 0.5 ? .new : .old, progress < 0.5 ? new : old, opacity: 1),
            .face(progress < 0.5 ? .old : .new, progress < 0.5 ? old : new, opacity: 1),
        ])
    }

    /// A card turns over; its back carries the new picture. It recedes so that no corner comes nearer than the screen's plane.
    static func flip(_ progress: Double, _ edge: TransitionAnimation.Edge, _ size: CGSize) -> TransitionPicture {
        let angle = progress * .pi
        let depth = -turningExtent(edge, size) / 2 * abs(sin(angle))
        let face: TransitionFace = progress < 0.5 ? .old : .new
        let shown = progress < 0.5 ? angle : angle - .pi
        return TransitionPicture(parts: [.face(face, turned(shown, edge, size, out: 0, depth: depth), opacity: 1)])
    }

    /// The eye's distance in multiples of the larger side: near enough to see depth, far enough not to warp.
    private static let eyeDistance = 2.5

    private static func turningExtent(_ edge: TransitionAnimation.Edge, _ size: CGSize) -> Double {
        edge.motion.x != 0 ? size.width : size.height
    }

    /// The face pushed `out` along its normal, turned so that its surface moves along the edge's motion, pushed to `depth` and
    /// seen in perspective from over the middle.
    private static func turned(
        _ angle: Double, _ edge: TransitionAnimation.Edge, _ size: CGSize, out: Double, depth: Double
    ) -> CATransform3D {
        let motion = edge.motion
        var eye = CATransform3DIdentity
        eye.m34 = -1 / (eyeDistance * max(size.width, size.height, 1))
        var map = CATransform3DTranslate(eye, 0, 0, depth)
        map = CATransform3DRotate(map, angle, -motion.y, motion.x, 0)
        map = CATransform3DTranslate(map, 0, 0, out)
        map = CATransform3DTranslate(map, -size.width / 2, -size.height / 2, 0)
        return CATransform3DConcat(map, CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0))
    }
}
