import MutoscopeTesting
import QuartzCore
import Testing

@testable import Compositor
@testable import RenderTree

@MainActor
@Suite("The page curl as a layer filter")
struct CurlFilterTests {
    let screen = TestScreen(size: CGSize(width: 220, height: 160), scale: 1)

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: 1)
    }

    private func layer(_ frame: CGRect, _ fill: CGColor) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = fill
        return layer
    }

    private func curl(time: Double, angle: Double, radius: Double = 10) -> CAFilter {
        let filter = CAFilter(type: CAFilter.pageCurl)
        filter.setValue(time, forKey: "inputTime")
        filter.setValue(angle, forKey: "inputAngle")
        filter.setValue(radius, forKey: "inputRadius")
        return filter
    }

    /// A page away from the screen's corner: blue at the left, green at the right, on white.
    private func page() -> CALayer {
        let root = layer(CGRect(x: 0, y: 0, width: 220, height: 160), color(1, 1, 1))
        let page = layer(CGRect(x: 60, y: 40, width: 100, height: 80), color(0, 0, 1))
        page.addSublayer(layer(CGRect(x: 50, y: 0, width: 50, height: 80), color(0, 1, 0)))
        root.addSublayer(page)
        screen.show(root)
        return page
    }

    @Test("what lies flat shows its own pixels, wherever the layer is; what has rolled off shows what is beneath")
    func places() {
        let page = page()
        page.filters = [curl(time: 0.4, angle: .pi)]
        let picture = screen.snapshot()
        // Contact at 44 points from the right edge: the flap lies over the middle, the ground shows at the right.
        let flat = picture.pixel(70, 80), ground = picture.pixel(158, 80)
        #expect(flat.blue > 250)
        #expect(flat.red < 5)
        #expect(ground.red > 150)
        #expect(ground.red == ground.green)
        #expect(ground.green == ground.blue)
        // The back is the mirrored front under a light tint: greenish.
        let flap = picture.pixel(108, 80)
        #expect(flap.green > flap.blue)
        #expect(flap.red > 150)
    }

    @Test("the back has the colour that is said, and the page shines through it")
    func back() {
        let page = page(), filter = curl(time: 0.4, angle: .pi)
        filter.setValue(CGColor(red: 0.2, green: 0, blue: 0, alpha: 0.8), forKey: "inputBackColor0")
        page.filters = [filter]
        let flap = screen.snapshot().pixel(108, 80)
        #expect(flap.red > 30)
        #expect(flap.red < 60)
        #expect(flap.green > 40)
        #expect(flap.green < 60)
        #expect(flap.blue < 10)
    }

    @Test("flat at 0, gone at 1")
    func ends() {
        let page = page()
        let before = screen.snapshot()
        page.filters = [curl(time: 0, angle: .pi)]
        let flat = screen.snapshot()
        for (x, y) in [(61, 41), (100, 80), (158, 118), (20, 20)] {
            #expect(flat.pixel(x, y) == before.pixel(x, y))
        }
        page.filters = [curl(time: 1, angle: .pi)]
        // Filters change by an implicit fade.
        screen.advance(by: 1)
        #expect(screen.snapshot().pixel(100, 80) == (255, 255, 255, 255))
    }

    @Test(
        "the side that lifts is opposite to the direction",
        arguments: [
            (Double.pi, 155, 80), (0, 64, 80), (Double.pi / 2, 110, 43), (3 * Double.pi / 2, 110, 116),
        ])
    func sides(angle: Double, x: Int, y: Int) {
        let page = page()
        page.filters = [curl(time: 0.4, angle: angle)]
        let lifted = screen.snapshot().pixel(x, y)
        #expect(lifted.red == lifted.green)
        #expect(lifted.green == lifted.blue)
    }

    @Test("a curling face whose corner is clear is not moved to the corner")
    func clearCorner() {
        let root = layer(CGRect(x: 0, y: 0, width: 220, height: 160), color(1, 1, 1))
        let page = CALayer()
        page.frame = CGRect(x: 20, y: 20, width: 180, height: 120)
        page.addSublayer(layer(CGRect(x: 60, y: 50, width: 40, height: 30), color(1, 0, 0)))
        page.filters = [curl(time: 0.05, angle: .pi)]
        root.addSublayer(page)
        screen.show(root)
        let picture = screen.snapshot()
        #expect(picture.pixel(100, 85) == (255, 0, 0, 255))
        #expect(picture.pixel(30, 30) == (255, 255, 255, 255))
    }

    @Test(
        "numbers that are none, huge or negative draw something or nothing, and return",
        arguments: [
            (Double.nan, 0, 10), (0.5, Double.infinity, 10), (0.5, 1, -5), (0.5, 1, 1e9), (-3, 1, 10), (7, 1, 10),
        ])
    func badInput(time: Double, angle: Double, radius: Double) {
        let page = page()
        page.filters = [curl(time: time, angle: angle, radius: radius)]
        #expect(screen.snapshot().width == 220)
    }
}
