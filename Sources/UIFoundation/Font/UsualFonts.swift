import CoreGraphics
import Synchronization

/// The system's fonts of the usual sizes and weights, each made once and kept: as on Apple's systems, who asks again gets the same object.
enum UsualFonts {
    private static let sizes = 1...64
    /// Weights as OpenType counts them, in hundreds.
    private static let weights = 1...9
    private static let fonts = Mutex<[UIFont?]>(Array(repeating: nil, count: sizes.count * weights.count))

    /// - Parameters:
    ///   - size: Points.
    ///   - weight: As OpenType counts: 400 regular, 700 bold.
    static func font(size: CGFloat, weight: Int) -> UIFont {
        guard let place = place(size, weight) else { return UIFont(FontDescription(size: size, weight: weight)) }
        return fonts.withLock { fonts in
            if let known = fonts[place] { return known }
            let made = UIFont(FontDescription(size: size, weight: weight))
            fonts[place] = made
            return made
        }
    }

    private static func place(_ size: CGFloat, _ weight: Int) -> Int? {
        guard let whole = Int(exactly: size), sizes.contains(whole), weight % 100 == 0, weights.contains(weight / 100)
        else { return nil }
        return (whole - sizes.lowerBound) * weights.count + weight / 100 - weights.lowerBound
    }
}
