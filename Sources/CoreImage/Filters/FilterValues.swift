import CoreGraphics
import QuartzCore

/// The inputs of a filter as numbers.
struct FilterValues {
    let values: [String: Any]

    var image: Recipe? { image(kCIInputImageKey) }

    func image(_ key: String) -> Recipe? { (values[key] as? CIImage)?.recipe }

    /// 0 for what is no number.
    func number(_ key: String) -> Double {
        switch values[key] {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: 0
        }
    }

    func float(_ key: String) -> Float { Float(number(key)) }
    var radius: Double { max(number(kCIInputRadiusKey), 0) }
    var intensity: Float { float(kCIInputIntensityKey) }
    var angle: Double { number(kCIInputAngleKey) }
    var center: CGPoint { point(kCIInputCenterKey) }

    func vector(_ key: String) -> CIVector? { values[key] as? CIVector }

    func point(_ key: String) -> CGPoint { vector(key)?.cgPointValue ?? values[key] as? CGPoint ?? .zero }

    func rect(_ key: String) -> CGRect { vector(key)?.cgRectValue ?? values[key] as? CGRect ?? .zero }

    /// Up to four numbers as a pixel.
    func row(_ key: String) -> SIMD4<Float> {
        guard let vector = vector(key) else { return .zero }
        return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }

    func color(_ key: String) -> Pixel {
        if let color = values[key] as? CIColor { return color.pixel }
        return .zero
    }

    func text(_ key: String) -> String { values[key] as? String ?? "" }

    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { $0 as Data } }

    var transform: CGAffineTransform {
        values[kCIInputTransformKey] as? CGAffineTransform
            ?? (values[kCIInputTransformKey] as? NSValue)?.cgAffineTransformValue ?? .identity
    }
}
