import QuartzCore

/// What makes a view look like a card.
@MainActor
struct CardLook {
    var cornerRadius: CGFloat
    var curve: CALayerCornerCurve
    var corners: CACornerMask
    var masks: Bool

    init(cornerRadius: CGFloat, curve: CALayerCornerCurve, corners: CACornerMask, masks: Bool) {
        (self.cornerRadius, self.curve, self.corners, self.masks) = (cornerRadius, curve, corners, masks)
    }

    init(of layer: CALayer) {
        (cornerRadius, curve) = (layer.cornerRadius, layer.cornerCurve)
        (corners, masks) = (layer.maskedCorners, layer.masksToBounds)
    }

    func apply(to layer: CALayer) {
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = curve
        layer.maskedCorners = corners
        layer.masksToBounds = masks
    }
}
