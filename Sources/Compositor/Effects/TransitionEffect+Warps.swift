import CoreGraphics
import RenderTree

extension TransitionEffect {
    /// The old picture is drawn into a point in the lower middle, nearest parts first.
    static func suck(_ progress: Double, _ size: CGSize) -> TransitionPicture {
        let width = Double(size.width), height = Double(size.height)
        let drain = (x: width * 0.5, y: height * 0.75)
        let farthest = max(hypot(drain.x, drain.y), 1e-6)
        let lag = 0.6
        let sheet = BentSheet.grid(columns: 24, rows: 24, width: width, height: height) { x, y in
            let distance = hypot(x - drain.x, y - drain.y) / farthest
            let t = smoothStep(progress * (1 + lag) - lag * distance)
            return .init(x: x + (drain.x - x) * t, y: y + (drain.y - y) * t, u: x, v: y)
        }
        return TransitionPicture(parts: [
            .face(.new, CATransform3DIdentity, opacity: 1), .sheet(.old, sheet, opacity: 1),
        ])
    }

    /// A drop falls into the middle: its rings run outward over the picture, which has become the new one when they are gone.
    /// The rim stays still.
    static func ripple(_ progress: Double, _ size: CGSize) -> TransitionPicture {
        let width = Double(size.width), height = Double(size.height)
        let reach = max(hypot(width, height) / 2, 1e-6)
        let strength = sin(.pi * progress)
        // The rings fill a band behind a front that runs from the middle to beyond the corners.
        let front = 1.6 * progress
        let sheet = BentSheet.grid(columns: 64, rows: 64, width: width, height: height) { x, y in
            let dx = x - width / 2, dy = y - height / 2
            let distance = hypot(dx, dy)
            let rim = min(1, 6 * min(x, width - x) / width) * min(1, 6 * min(y, height - y) / height)
            let behind = front - distance / reach
            let height = rim * strength * smoothStep(behind / 0.15) * smoothStep((1.1 - behind) / 0.5)
            let phase = 2 * .pi * 4 * behind
            let shift = distance > 0 ? 0.045 * reach * height * sin(phase) / distance : 0
            return .init(
                x: x, y: y, u: min(max(x + dx * shift, 0), width), v: min(max(y + dy * shift, 0), size.height),
                frontShade: 1 - 0.16 * height * max(0, cos(phase)))
        }
        let share = smoothStep((progress - 0.25) / 0.5)
        var picture = TransitionPicture(parts: [
            .sheet(.old, sheet, opacity: 1 - share), .sheet(.new, sheet, opacity: share),
        ])
        picture.clipsToBounds = true
        picture.isDissolve = true
        return picture
    }

    /// An iris closes over the old picture to black and opens on the new one.
    static func iris(_ progress: Double, _ size: CGSize) -> TransitionPicture {
        let face: TransitionFace = progress < 0.5 ? .old : .new
        var picture = TransitionPicture(parts: [
            .cover(.black), .disc(face, center: middle(size), radius: abs(1 - 2 * progress) * irisRadius(size)),
        ])
        picture.clipsToBounds = true
        return picture
    }

    /// Half an iris without the black: a hole that grows (`openness` from 0 to 1) in one picture and shows the other.
    static func hollowIris(
        _ openness: Double, _ size: CGSize, inside: TransitionFace = .new
    ) -> TransitionPicture {
        var picture = TransitionPicture(parts: [
            .face(inside == .new ? .old : .new, CATransform3DIdentity, opacity: 1),
            .disc(inside, center: middle(size), radius: openness * irisRadius(size)),
        ])
        picture.clipsToBounds = true
        return picture
    }

    private static func middle(_ size: CGSize) -> CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

    /// Reaches the corners.
    private static func irisRadius(_ size: CGSize) -> Double { hypot(Double(size.width), Double(size.height)) / 2 }

    private static func smoothStep(_ t: Double) -> Double {
        let t = min(max(t, 0), 1)
        return t * t * (3 - 2 * t)
    }
}
