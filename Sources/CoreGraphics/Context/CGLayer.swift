/// A drawing that is made once and drawn often, with as many pixels as the context has for which it is made.
public final class CGLayer {
    /// Units of the space of the context that it is made for.
    public let size: CGSize
    /// What draws into the layer; the origin is the corner that is drawn at the least x and y.
    public let context: CGContext?

    /// nil for a size that cannot be drawn. `auxiliaryInfo` is not used.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let toPixels = context.toPixels
        let scale = CGSize(width: hypot(toPixels.a, toPixels.b), height: hypot(toPixels.c, toPixels.d))
        let width = (size.width * scale.width).rounded(.up), height = (size.height * scale.height).rounded(.up)
        guard width >= 1, height >= 1, max(width, height) < 1_000_000,
            let own = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: .srgb, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        own.scaleBy(x: width / size.width, y: height / size.height)
        self.context = own
        self.size = size
    }
}

extension CGContext {
    /// Draws a layer with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws a layer stretched over a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }
}
