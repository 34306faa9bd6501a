import MutoscopeTesting
import Testing

@testable import UIKit

/// Colours made of images behind views.
@MainActor @Suite struct LayerPatternTests {
    /// Four points by two: red, then blue.
    private func stripes(scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
    }

    @Test("a background repeats an image at the image's own scale, from the corner on", arguments: [1.0, 2.0, 3.0])
    func repeats(scale: CGFloat) throws {
        let screen = TestScreen(size: CGSize(width: 500, height: 300), scale: 1)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 480, height: 280))
        view.backgroundColor = UIColor(patternImage: stripes(scale: scale))
        screen.show(view)
        screen.advance(by: 0.1)
        let picture = screen.snapshot()
        for x in [0, 4, 300, 476] {
            #expect(picture.pixel(10 + x, 20).red > 200)
            #expect(picture.pixel(10 + x, 20).blue < 50)
            #expect(picture.pixel(12 + x, 280).blue > 200)
        }
        #expect(picture.pixel(495, 20).red == 0)
        view.backgroundColor = .green
        screen.advance(by: 0.1)
        #expect(screen.snapshot().pixel(30, 30).green > 200)
        #expect(view.layer.appearance.backgroundPattern == nil)
    }
}
