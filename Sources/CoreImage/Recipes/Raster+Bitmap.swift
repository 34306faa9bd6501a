import CoreGraphics

extension Raster {
    /// A bitmap with its lower left corner at the origin; `area` says which part.
    init(_ image: CGImage, area: PixelArea, isManaged: Bool = true) {
        let buffer = image.buffer, isEncoded = ToneCurve.isPassedOver
        self.init(area: area) { x, y in
            let row = buffer.height - 1 - y
            guard x >= 0, row >= 0, x < buffer.width, row < buffer.height else { return .zero }
            let word = buffer.base[row * buffer.stride + x]
            let alpha = word >> 24
            guard alpha > 0 else { return .zero }
            let bytes = SIMD3<UInt32>(word >> 16 & 255, word >> 8 & 255, word & 255)
            let color: SIMD3<Float>
            if isEncoded {
                color = SIMD3<Float>(bytes) / Float(alpha)
            } else if alpha == 255 {
                color = SIMD3(Self.light(bytes.x), Self.light(bytes.y), Self.light(bytes.z))
            } else {
                color = ToneCurve.light(SIMD3<Float>(bytes) / Float(alpha))
            }
            return Pixel(straight: color, alpha: Float(alpha) / 255)
        }
    }

    private static func light(_ byte: UInt32) -> Float { ToneCurve.linear(UInt8(truncatingIfNeeded: byte)) }

    /// The bitmap, its highest row first.
    var bitmap: PixelBuffer {
        let buffer = PixelBuffer(width: area.width, height: area.height)
        for y in 0..<area.height {
            let row = buffer.base + (area.height - 1 - y) * buffer.stride
            for x in 0..<area.width { row[x] = Self.word(pixels[y * area.width + x]) }
        }
        buffer.isOpaque = buffer.findsOpaque()
        return buffer
    }

    /// A pixel in eight bits a channel, encoded, alpha multiplied in.
    static func word(_ pixel: Pixel) -> UInt32 {
        let bytes = whole(pixel, to: 255)
        return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }

    /// As bitmaps have it: whole numbers from 0 to `most`, colours by the curve of sRGB and multiplied by alpha.
    static func whole(_ pixel: Pixel, to most: Float) -> Pixel {
        let alpha = min(max(pixel.w, 0), 1)
        guard alpha > 0 else { return Pixel() }
        let color = ToneCurve.perceived(pixel.straight.clamped) * (alpha * most)
        return Pixel(color.rounded(.toNearestOrAwayFromZero), (alpha * most).rounded())
    }
}
