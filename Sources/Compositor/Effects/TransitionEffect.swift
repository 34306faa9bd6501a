import CoreGraphics
import RenderTree

/// The `CATransition` family: each kind's picture as a pure function of progress, edge and size.
///
/// Progress is 0 for all old and 1 for all new, already eased and cut by `startProgress` and `endProgress`. At both ends every kind
/// shows exactly one face, so that nothing jumps when a transition begins or ends.
enum TransitionEffect {
    static func picture(
        _ kind: TransitionAnimation.Kind, edge: TransitionAnimation.Edge?, progress: Double, size: CGSize,
        pixelsPerPoint: Double, leaf: PageLeaf? = nil
    ) -> TransitionPicture {
        if let leaf, kind == .pageCurl {
            return turn(leaf, lift: progress, free: edge ?? .fromRight, size, pixelsPerPoint)
        }
        guard progress > 0 else { return still(.old) }
        guard progress < 1 else { return still(.new) }
        switch kind {
        case .fade: return fade(progress)
        case .push: return push(progress, edge ?? .fromLeft, size)
        case .moveIn: return moveIn(progress, edge ?? .fromLeft, size)
        case .reveal: return reveal(progress, edge ?? .fromLeft, size)
        case .cube: return cube(progress, edge ?? .fromLeft, size)
        case .oglFlip: return flip(progress, edge ?? .fromLeft, size)
        case .pageCurl: return pageCurl(progress, edge ?? .fromBottom, size, pixelsPerPoint, leaf: .old)
        case .pageUnCurl:
            return pageCurl(1 - progress, (edge ?? .fromTop).opposite, size, pixelsPerPoint, leaf: .new)
        case .suckEffect: return suck(progress, size)
        case .rippleEffect: return ripple(progress, size)
        case .cameraIris: return iris(progress, size)
        case .cameraIrisHollowOpen: return hollowIris(progress, size)
        case .cameraIrisHollowClose: return hollowIris(1 - progress, size, inside: .old)
        }
    }

    static func still(_ face: TransitionFace) -> TransitionPicture {
        TransitionPicture(parts: [.face(face, CATransform3DIdentity, opacity: 1)])
    }

    static func fade(_ progress: Double) -> TransitionPicture {
        var picture = TransitionPicture(parts: [
            .face(.old, CATransform3DIdentity, opacity: 1 - progress),
            .face(.new, CATransform3DIdentity, opacity: progress),
        ])
        picture.isDissolve = true
        return picture
    }
}

extension TransitionAnimation.Edge {
    var opposite: Self {
        switch self {
        case .fromLeft: .fromRight
        case .fromRight: .fromLeft
        case .fromTop: .fromBottom
        case .fromBottom: .fromTop
        }
    }
}
