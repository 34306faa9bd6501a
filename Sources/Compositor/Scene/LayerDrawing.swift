import CoreGraphics
import RenderTree

/// One layer's looks and where they go: what the functions that draw its parts share.
struct LayerDrawing {
    let id: LayerID
    let bounds: CGRect
    /// The layer's style at this moment, read in place: the sampled tree keeps it as long as a list is built.
    let style: UnsafePointer<LayerAppearance>
    var around: Surroundings
    /// Whether edges are soft whatever the layer says: Core Graphics covers pixels by the share of their area.
    let coversByArea: Bool

    var plane: Homography { around.plane }

    /// Which edges of the bounds are soft, as bits of `CAEdgeAntialiasingMask`.
    var softEdges: UInt8 {
        coversByArea ? 15 : style.pointee.allowsEdgeAntialiasing ? style.pointee.edgeAntialiasingMask : 0
    }

    /// The corners of background, border and clip; the radius is at most half the smaller side.
    var radii: CornerRadii {
        let largest = min(bounds.size.width, bounds.size.height) / 2
        guard style.pointee.cornerRadii.isEmpty else {
            return CornerRadii(style.pointee.cornerRadii, atMost: largest, style.pointee.cornerCurveIsContinuous)
        }
        let radius = style.pointee.cornerRadius
        guard radius > 0 else { return CornerRadii() }
        return CornerRadii(
            radius: min(radius, largest), corners: style.pointee.maskedCorners,
            isContinuous: style.pointee.cornerCurveIsContinuous)
    }
}

extension CornerRadii {
    /// Of the four corners one by one, points, in the order of `CACornerMask`'s bits.
    init(_ radii: [Double], atMost largest: Double, _ isContinuous: Bool) {
        self.init()
        guard radii.count == 4 else { return }
        func limited(_ radius: Double) -> Double { max(0, min(radius, largest)) }
        (topLeft, topRight) = (limited(radii[0]), limited(radii[1]))
        (bottomLeft, bottomRight) = (limited(radii[2]), limited(radii[3]))
        self.isContinuous = isContinuous
    }

    /// `corners` are bits of `CACornerMask`: min-x-min-y 1, max-x-min-y 2, min-x-max-y 4, max-x-max-y 8.
    init(radius: Double, corners: UInt8 = 15, isContinuous: Bool = false) {
        self.init()
        topLeft = corners & 1 != 0 ? radius : 0
        topRight = corners & 2 != 0 ? radius : 0
        bottomLeft = corners & 4 != 0 ? radius : 0
        bottomRight = corners & 8 != 0 ? radius : 0
        self.isContinuous = isContinuous
    }
}

extension LayerGeometry {
    /// False when a NaN or an infinity leaves nothing to draw.
    var isFinite: Bool {
        let sum =
            abs(bounds.origin.x) + abs(bounds.origin.y) + abs(bounds.size.width) + abs(bounds.size.height)
            + abs(position.x) + abs(position.y) + abs(anchorPoint.x) + abs(anchorPoint.y)
        return (Double(sum) + abs(zPosition) + abs(anchorPointZ)).isFinite && transform.isFinite
    }

    /// The layer's plane on the plane of the space its position is given in, flattened.
    func plane(in space: Homography) -> Homography {
        if CATransform3DIsIdentity(transform) {
            let pivot = anchor
            return space.translated(x: Double(position.x - pivot.x), y: Double(position.y - pivot.y))
        }
        return space.after(Homography(plane: matrix)).snapped
    }
}
