public import CoreGraphics

/// A colour for filters: encoded sRGB, alpha not multiplied in.
open class CIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The red part, 0…1.
    public let red: CGFloat
    /// The green part, 0…1.
    public let green: CGFloat
    /// The blue part, 0…1.
    public let blue: CGFloat
    /// How much covers what lies behind, 0…1.
    public let alpha: CGFloat

    /// A colour by its parts.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    /// An opaque colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// A colour of Core Graphics.
    public convenience init(cgColor color: CGColor) {
        let c = color.rgba
        self.init(red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue), alpha: CGFloat(c.alpha))
    }

    /// Three or four numbers, as in `1 0.5 0 1`.
    public convenience init(string representation: String) {
        let c = representation.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        self.init(
            red: c.first ?? 0, green: c.count > 1 ? c[1] : 0, blue: c.count > 2 ? c[2] : 0,
            alpha: c.count > 3 ? c[3] : 1)
    }

    /// The colour out of an archive.
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "CIColor") else { return nil }
        self.init(string: text as String)
    }

    /// Writes the colour.
    open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "CIColor") }

    /// Archives that ask for secure coding may hold it.
    open class var supportsSecureCoding: Bool { true }

    /// Itself: colours do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// How many parts, with alpha.
    open var numberOfComponents: Int { 4 }
    /// What the parts mean.
    open var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB() }
    /// The parts as text.
    open var stringRepresentation: String { "\(Double(red)) \(Double(green)) \(Double(blue)) \(Double(alpha))" }

    open override var description: String { "(\(stringRepresentation))" }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CIColor)?.stringRepresentation == stringRepresentation
    }

    open override var hash: Int { stringRepresentation.hashValue }

    var pixel: Pixel {
        let color = ToneCurve.light(SIMD3(Float(red), Float(green), Float(blue)))
        return Pixel(straight: color, alpha: Float(alpha))
    }

    /// No light.
    public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// All light.
    public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Half way between black and white.
    public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Pure red.
    public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Pure green.
    public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Pure blue.
    public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Green and blue.
    public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Red and blue.
    public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Red and green.
    public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// Nothing.
    public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
