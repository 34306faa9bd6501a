import CoreGraphics
import RenderTree

/// Which of the two pictures of a transition: what the layer looked like, or what it looks like now.
enum TransitionFace: Equatable { case old, new }

/// What a transition shows at one moment, in painter's order. Points in 0…width × 0…height of the layer's bounds, y down.
struct TransitionPicture: Equatable {
    enum Part: Equatable {
        /// The whole face under a 3-D map of its plane.
        case face(TransitionFace, CATransform3D, opacity: Double)
        /// What of the face lies inside a circle.
        case disc(TransitionFace, center: CGPoint, radius: Double)
        case sheet(TransitionFace, BentSheet, opacity: Double)
        /// A sheet of paper: its back shows the same picture mirrored under `tint`.
        case page(TransitionFace, BentSheet, tint: RGBA)
        /// A band across the line between two points: black of `alpha` at the first, nothing at the second.
        case band(from: CGPoint, to: CGPoint, alpha: Double)
        /// The blurred shadow of the face's rectangle turned by `map`, only where `edge` is not negative.
        case shadow(CATransform3D, sigma: Double, alpha: Double, edge: Edge)
        case cover(RGBA)

        /// False for a face or a sheet that is wholly clear.
        var isSeen: Bool {
            switch self {
            case .face(_, _, let opacity), .sheet(_, _, let opacity): opacity > 0
            default: true
            }
        }
    }
    /// The side `a·x + b·y + c ≥ 0`.
    struct Edge: Equatable {
        var a: Double, b: Double, c: Double
    }
    var parts: [Part] = []
    /// Nothing shows outside the layer's bounds.
    var clipsToBounds = false
    /// The parts add up among themselves before they are laid on what is behind: an exact cross-dissolve, also of clear pictures.
    var isDissolve = false
}

/// The direction in which a transition's motion runs on the screen.
extension TransitionAnimation.Edge {
    /// Unit vector of the motion: `fromLeft` moves to the right.
    var motion: (x: Double, y: Double) {
        switch self {
        case .fromLeft: (1, 0)
        case .fromRight: (-1, 0)
        case .fromTop: (0, 1)
        case .fromBottom: (0, -1)
        }
    }
}
