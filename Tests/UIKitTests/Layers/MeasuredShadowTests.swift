import CoreGraphics
import MutoscopeTesting
import QuartzCore
import Testing
import UIKit

/// Read from pictures that theleftbit/BSWInterfaceKit made with `render(in:)` on a simulator of iOS 17, at three pixels a point.
@MainActor
struct MeasuredShadowTests {
    /// What draws layers comes with a screen.
    private let screen = TestScreen(size: CGSize(width: 10, height: 10))

    private func below(_ radius: CGFloat, _ opacity: Float, _ offset: CGFloat) -> [Int] {
        let root = CALayer(), box = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 280, height: 280)
        root.backgroundColor = UIColor.white.cgColor
        box.frame = CGRect(x: 40, y: 40, width: 200, height: 200)
        box.backgroundColor = UIColor.white.cgColor
        (box.shadowRadius, box.shadowOpacity) = (radius, opacity)
        box.shadowOffset = CGSize(width: 0, height: offset)
        root.addSublayer(box)
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let image = UIGraphicsImageRenderer(size: root.bounds.size, format: format).image {
            root.render(in: $0.cgContext)
        }
        return (720..<840).map { Int(image.cgImage?.pixel(420, $0).red ?? 0) }
    }

    @Test("a rendered layer's shadow ends at twice its radius")
    func shadowsEnd() throws {
        let measured = [
            187, 189, 191, 192, 194, 196, 198, 199, 201, 203, 205, 206, 208, 210, 211, 213, 215, 216, 218, 219, 221,
            222,
            224, 225, 226, 228, 229, 230, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 245,
            246,
            247, 247, 248, 249, 249, 250, 250, 251, 251, 252, 252, 252, 253, 253, 253, 254, 254, 254, 255, 255, 255,
            255,
        ]
        let values = below(10, 0.5, 1)
        for (value, apple) in zip(values, measured) { #expect(abs(value - apple) <= 1) }
        #expect(values[63...].allSatisfy { $0 == 255 })
        let faint = below(4, 0.1, 0)
        let apple = [
            242, 243, 244, 245, 246, 247, 248, 248, 249, 250, 250, 251, 252, 252, 252, 253, 253, 254, 254, 254, 254,
        ]
        for (value, apple) in zip(faint, apple) { #expect(abs(value - apple) <= 1) }
        #expect(faint[22...].allSatisfy { $0 == 255 })
    }
}
