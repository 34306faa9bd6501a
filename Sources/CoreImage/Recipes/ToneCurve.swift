import CoreGraphics

/// From linear light to sRGB's encoding and back.
enum ToneCurve {
    /// Whether colours are reckoned with as they are encoded: in contexts whose working space is not linear.
    @TaskLocal static var isPassedOver = false

    private static let steps = 4096

    private static let decoded: [Float] = (0...255).map { Float(decode(Double($0) / 255)) }
    private static let encoded: [Float] = (0...steps).map { Float(encode(squared(Double($0) / Double(steps)))) }

    private static func squared(_ x: Double) -> Double { x * x }

    private static func encode(_ x: Double) -> Double {
        x <= 0.003_130_8 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    }

    private static func decode(_ x: Double) -> Double {
        x <= 0.040_45 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    }

    /// The light of an encoded byte.
    static func linear(_ byte: UInt8) -> Float { decoded[Int(byte)] }

    /// The light of an encoded value; outside 0…1 as far as the curve goes on.
    static func linear(_ value: Float) -> Float {
        value < 0 ? -Float(decode(Double(-value))) : Float(decode(Double(value)))
    }

    /// The encoded value of a light in 0…1, by a table whose steps are finer where it is dark.
    static func sRGB(_ light: Float) -> Float {
        guard light > 0 else { return 0 }
        guard light < 1 else { return 1 }
        let place = light.squareRoot() * Float(steps)
        let index = Int(place)
        let share = place - Float(index)
        return encoded[index] * (1 - share) + encoded[min(index + 1, steps)] * share
    }

    /// As many look at it: encoded.
    static func perceived(_ color: SIMD3<Float>) -> SIMD3<Float> { isPassedOver ? color : color.map(sRGB) }
    static func light(_ color: SIMD3<Float>) -> SIMD3<Float> { isPassedOver ? color : color.map { linear($0) } }
}
