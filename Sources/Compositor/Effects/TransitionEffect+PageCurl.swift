import CoreGraphics
import RenderTree

extension TransitionEffect {
    /// A leaf rolls off at `lifted` (0 flat, 1 gone), lifting at the edge it is named after; the other face lies beneath.
    static func pageCurl(
        _ lifted: Double, _ edge: TransitionAnimation.Edge, _ size: CGSize, _ pixelsPerPoint: Double,
        leaf: TransitionFace
    ) -> TransitionPicture {
        let beneath: TransitionFace = leaf == .old ? .new : .old
        let curl = curl(lifted, edge, size)
        var picture = TransitionPicture(parts: [.face(beneath, CATransform3DIdentity, opacity: 1)])
        picture.clipsToBounds = true
        appendLeaf(curl, leaf, pixelsPerPoint, to: &picture)
        return picture
    }

    /// A rolled leaf and its shadows, low to high.
    private static func appendLeaf(
        _ curl: PageCurl, _ leaf: TransitionFace, _ pixelsPerPoint: Double, tint: RGBA = paper,
        to picture: inout TransitionPicture
    ) {
        picture.parts.append(shadowAhead(of: curl))
        // The line at which the paper turns over is an edge of two meshes, so that it is soft as every edge.
        var flat = BentSheet(), rising = BentSheet(), fallen = BentSheet()
        curl.appendStrips(to: &flat, rising: &rising, fallen: &fallen, pixelsPerPoint: pixelsPerPoint)
        for sheet in [flat, rising] where !sheet.indices.isEmpty {
            picture.parts.append(.page(leaf, sheet, tint: tint))
        }
        if let shadow = shadowOfFlap(curl) { picture.parts.append(shadow) }
        if !fallen.indices.isEmpty { picture.parts.append(.page(leaf, fallen, tint: tint)) }
    }

    /// A layer that is rolled as the filter says, with nothing of its own beneath: its picture is the old face.
    static func rolled(_ filter: PageCurlFilter, size: CGSize, pixelsPerPoint: Double) -> TransitionPicture {
        guard filter.time > 0 else { return still(.old) }
        var picture = TransitionPicture(parts: [])
        picture.clipsToBounds = true
        let curl = PageCurl(filter, size: size)
        guard filter.time < 1 else { return picture }
        appendLeaf(curl, .old, pixelsPerPoint, tint: filter.backColor ?? paper, to: &picture)
        return picture
    }

    /// The roll at one moment. Its radius doubles on the way, its tilt straightens; it has just left the page at 1.
    static func curl(_ lifted: Double, _ edge: TransitionAnimation.Edge, _ size: CGSize) -> PageCurl {
        let isUpright = edge == .fromTop || edge == .fromBottom
        let corner: PageCurl.Corner =
            switch edge {
            case .fromBottom, .fromRight: .bottomRight
            case .fromLeft: .bottomLeft
            case .fromTop: .topRight
            }
        let lean = 0.62 - 0.32 * lifted
        let tilt = isUpright ? .pi / 2 - lean : lean * 0.6
        let radius = max(0.152439 * (1 + lifted) * min(size.width, size.height), 1e-3)
        let extent = size.width * cos(tilt) + size.height * sin(tilt)
        return PageCurl(size: size, corner: corner, tilt: tilt, radius: radius, travel: lifted * (radius + extent))
    }

    /// The system's back colour: white .957 at .8, so that a fifth of the mirrored picture shows through.
    static let paper = RGBA(red: 0.957, green: 0.957, blue: 0.957, alpha: 0.8)
    private static let shadowStrength = 0.4

    /// What the roll throws on the picture that it uncovers: strongest where the page leaves the ground, gone one and a half radii ahead
    /// of the roll. It reaches under the roll, because at the page's border the roll leaves a wedge of the ground in sight; and it goes
    /// with the roll, so that nothing vanishes at once when that has left the page.
    static func shadowAhead(of curl: PageCurl) -> TransitionPicture.Part {
        let fading = 1.5 * curl.radius, length = curl.reach + fading
        let left = curl.extent + curl.radius - curl.travel
        let strength = shadowStrength * min(1, curl.travel / curl.radius) * min(1, max(0, left / curl.radius))
        return .band(
            from: curl.point(at: curl.travel), to: curl.point(at: curl.travel - length),
            alpha: strength * length / fading)
    }

    /// What the part that lies upside down throws on the page and on what of it rises: it is the page itself, mirrored at a line across the
    /// roll. It ends where the page does, at the roll's outermost reach.
    static func shadowOfFlap(_ curl: PageCurl) -> TransitionPicture.Part? {
        let overlap = curl.travel - .pi * curl.radius
        guard overlap > 0 else { return nil }
        let u = curl.direction
        // q' = 2·travel − π·radius − q: P moves by (constant − 2q)·u.
        let constant = 2 * curl.travel - .pi * curl.radius + 2 * (curl.origin.x * u.x + curl.origin.y * u.y)
        var map = CATransform3DIdentity
        map.m11 = 1 - 2 * u.x * u.x
        map.m12 = -2 * u.x * u.y
        map.m21 = -2 * u.x * u.y
        map.m22 = 1 - 2 * u.y * u.y
        map.m41 = constant * u.x
        map.m42 = constant * u.y
        let base = curl.origin.x * u.x + curl.origin.y * u.y + curl.travel - curl.reach
        return .shadow(
            map, sigma: 0.35 * curl.radius, alpha: shadowStrength * min(1, overlap / curl.radius),
            edge: .init(a: u.x, b: u.y, c: -base))
    }
}
