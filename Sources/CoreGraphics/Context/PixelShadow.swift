/// A shadow in pixels.
struct PixelShadow {
    let offset: CGPoint
    let sigma: CGFloat
    let color: RGBA

    init(_ shadow: ContextShadow, baseToPixels: CGAffineTransform) {
        let moved = shadow.offset.applying(baseToPixels)
        offset = CGPoint(x: snapToPixelGrid(moved.width), y: snapToPixelGrid(moved.height))
        sigma = min(max(shadow.blur / 2 * baseToPixels.meanScale, 0), 500)
        color = shadow.color
    }

    /// How many pixels outside the clip can still throw a shadow into it. Farther ones are left out.
    var reach: Int {
        min(Int((3 * sigma + max(abs(offset.x), abs(offset.y))).rounded(.up)) + 1, 4096)
    }

    /// The layer's silhouette, blurred, in the shadow's colour. Lies where the layer lies.
    func cast(by layer: CairoCanvas) -> CairoCanvas {
        let (width, height) = (layer.buffer.width, layer.buffer.height)
        var plane = AlphaPlane(width: width, height: height)
        for y in 0..<height {
            let row = layer.buffer.base + y * layer.buffer.stride
            for x in 0..<width { plane.values[y * width + x] = UInt8(row[x] >> 24) }
        }
        plane.blur(sigma: sigma)
        let shadow = CairoCanvas(layer: layer.bounds)
        let pixel = color.pixel
        for y in 0..<height {
            let row = shadow.buffer.base + y * shadow.buffer.stride
            for x in 0..<width { row[x] = scaled(pixel, by: UInt32(plane.values[y * width + x])) }
        }
        return shadow
    }
}
