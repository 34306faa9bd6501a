import CoreGraphics

/// The white silhouette of a blurred rounded rectangle. Long sides are cut short: between the corners a shadow repeats.
final class ShadowMask {
    let buffer: PixelBuffer
    private let shape: ShadowShape

    init(_ shape: ShadowShape) {
        self.shape = shape
        let profile = ShadowProfile(shape)
        buffer = profile.painted()
    }

    /// A stretch of the shadow along one axis, in points from the rectangle's near edge, and the texels that it shows:
    /// texel = (point − origin) · scale.
    struct Piece {
        let start: Double, end: Double
        let origin: Double, scale: Double
    }

    /// The near corner, the middle and the far corner; or all in one for a rectangle too small to have a middle.
    func pieces(of length: Double, isAcross: Bool) -> [Piece] {
        let (margin, scale) = (shape.margin, shape.texelsPerPoint)
        let core = isAcross ? shape.width : shape.height
        let near = -margin
        guard length > core else {
            return [Piece(start: near, end: length + margin, origin: near, scale: scale)]
        }
        let half = core / 2
        let middleTexel = (margin + half) * scale
        return [
            Piece(start: near, end: half, origin: near, scale: scale),
            // One texel all along: a tiny scale keeps the middle texel under every point.
            Piece(start: half, end: length - half, origin: half - middleTexel / tiny, scale: tiny),
            Piece(start: length - half, end: length + margin, origin: near + length - core, scale: scale),
        ]
    }

    private var tiny: Double { 1e-7 }
}

/// What decides a shadow's mask, in points, with long sides cut short.
struct ShadowShape: Hashable {
    let width: Double, height: Double
    let topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double
    let isContinuous: Bool
    let sigma: Double
    /// How many sigmas outside the shadow ends that is cut off, as Core Graphics does it; nil for one that fades.
    let end: Double?
    let texelsPerPoint: Double

    /// Beyond this there is no shadow, or it is fainter than half a step of 255.
    var margin: Double { (end ?? 3) * sigma }

    init(_ quad: Quad, sigma: Double, endsEarly: Bool = false, pixelsPerPoint: Double) {
        self.sigma = sigma
        // Two sigmas, and the half of the last pixel.
        end = endsEarly ? 2 + 0.5 / max(sigma * pixelsPerPoint, 0.5) : nil
        let radii = quad.radii
        isContinuous = radii.isContinuous
        (topLeft, topRight, bottomLeft, bottomRight) =
            (radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
        // Four to eight texels for a sigma are smooth; powers of two keep the mask while a layer grows.
        let fine = ShadowShape.powerOfTwo(pixelsPerPoint, .up)
        texelsPerPoint = min(fine, ShadowShape.powerOfTwo(8 / sigma, .down))
        let reach = max(topLeft, topRight, bottomLeft, bottomRight) * (isContinuous ? 1.528665 : 1)
        let core = 2 * (reach + 3 * sigma + 2 / texelsPerPoint)
        width = min(Double(quad.rect.size.width), core)
        height = min(Double(quad.rect.size.height), core)
    }

    private static func powerOfTwo(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
        let limited = min(max(value, 0x1p-20), 0x1p10)
        let power = Double(sign: .plus, exponent: limited.exponent, significand: 1)
        return rule == .up && power < limited ? power * 2 : power
    }
}

/// The masks of recent shadows. Those of this frame stay: what is to be painted points at their pixels.
final class ShadowStore {
    private var entries: [ShadowShape: Entry] = [:]
    private var frame = 0
    /// More than this are made anew sooner than kept.
    private static let most = 64

    private struct Entry {
        let mask: ShadowMask
        var lastFrame: Int
    }

    /// `number` counts the rasteriser's frames.
    func beginFrame(_ number: Int) {
        frame = number
        if entries.count > ShadowStore.most { drop(usedBefore: frame - 1) }
    }

    func mask(_ shape: ShadowShape) -> ShadowMask {
        if let index = entries.index(forKey: shape) {
            entries.values[index].lastFrame = frame
            return entries.values[index].mask
        }
        let mask = ShadowMask(shape)
        entries[shape] = Entry(mask: mask, lastFrame: frame)
        return mask
    }

    /// Forgets masks that no frame from `oldest` on has needed.
    func drop(usedBefore oldest: Int) {
        entries = entries.filter { $0.value.lastFrame >= oldest }
    }
}
