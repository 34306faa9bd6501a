/// How far up the chain of smaller pictures a pixel is sampled, in 1/256 level: 0 is the picture itself.
enum MipDetail {
    /// Sharpness of a picture whose filter is `linear`: a level is kept over the first three quarters of the way to the next.
    ///
    /// Most pixels then cost one sample of one level, and a picture that shrinks still never jumps from level to level.
    static let linear: Int32 = 2

    /// For a pixel that covers `area` square texels.
    ///
    /// Half the binary logarithm of the area, minus one: 0 where a pixel covers four texels, which two by two samples still
    /// reach. The exponent bits of the number are its logarithm, the mantissa bits a straight line between. Levels are mixed
    /// in the last 1/2ⁿ of the way between them, where n is `sharpness`.
    static func at(area: Float, levelCount: Int32, sharpness: Int32) -> Int32 {
        let exact = (Int32(bitPattern: area.bitPattern) &- 0x3f80_0000) >> 16 &- 256
        let detail = max(0, min(exact, (levelCount - 1) << 8))
        let part = (detail & 255) - 256 + (256 >> sharpness)
        return (detail & ~255) + (part > 0 ? part << sharpness : 0)
    }
}
