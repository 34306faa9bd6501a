import CoreGraphics
import CoreImage

/// What the suites of filters look at.
enum Probe {
    static let context = CIContext()

    /// The pixel whose lower left corner is at a place.
    static func bytes(_ image: CIImage?, _ x: CGFloat = 0, _ y: CGFloat = 0) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        guard let image else { return [] }
        context.render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        return bytes
    }

    /// A square in one colour.
    static func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, size: CGFloat = 20) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue)).cropped(
            to: CGRect(x: 0, y: 0, width: size, height: size))
    }
}
