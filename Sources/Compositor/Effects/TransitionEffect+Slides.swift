import CoreGraphics
import RenderTree

extension TransitionEffect {
    /// Both slide, the new one behind the old one's trailing edge; they fade across while they move, as on iOS.
    static func push(_ progress: Double, _ edge: TransitionAnimation.Edge, _ size: CGSize) -> TransitionPicture {
        TransitionPicture(parts: [
            .face(.old, offset(progress, edge, size), opacity: 1 - progress),
            .face(.new, offset(progress - 1, edge, size), opacity: progress),
        ])
    }

    /// The new one slides over the still old one.
    static func moveIn(_ progress: Double, _ edge: TransitionAnimation.Edge, _ size: CGSize) -> TransitionPicture {
        TransitionPicture(parts: [
            .face(.old, CATransform3DIdentity, opacity: 1),
            .face(.new, offset(progress - 1, edge, size), opacity: 1),
        ])
    }

    /// The old one slides off the still new one.
    static func reveal(_ progress: Double, _ edge: TransitionAnimation.Edge, _ size: CGSize) -> TransitionPicture {
        TransitionPicture(parts: [
            .face(.new, CATransform3DIdentity, opacity: 1),
            .face(.old, offset(progress, edge, size), opacity: 1),
        ])
    }

    /// A shift by `fraction` of the size along the edge's motion.
    private static func offset(
        _ fraction: Double, _ edge: TransitionAnimation.Edge, _ size: CGSize
    ) -> CATransform3D {
        let motion = edge.motion
        return CATransform3DMakeTranslation(motion.x * fraction * size.width, motion.y * fraction * size.height, 0)
    }
}
