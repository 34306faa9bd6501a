import MutoscopeTesting
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite("Layers rendered into contexts")
struct LayerRenderingTests {
    /// What draws layers comes with a screen.
    private let screen = TestScreen(size: CGSize(width: 10, height: 10))

    /// A layer of 100 × 60 points with a red square of 10 at (40, 20).
    private func layer() -> CALayer {
        let layer = CALayer(), square = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        square.frame = CGRect(x: 40, y: 20, width: 10, height: 10)
        square.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(square)
        return layer
    }

    /// Renders over a blue ground of 120 × 80 points at (10, 10), by a blend mode.
    private func picture(_ mode: CGBlendMode, scale: CGFloat = 1) throws -> PixelProbe {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
            context.cgContext.translateBy(x: 10, y: 10)
            context.cgContext.setBlendMode(mode)
            layer().render(in: context.cgContext)
        }
        return PixelProbe(try #require(image.cgImage), scale: scale)
    }

    @Test("what a layer leaves clear stays as it is, and what it draws stands where it belongs", arguments: [1, 2, 3])
    func drawnPart(scale: Int) throws {
        let normal = try picture(.normal, scale: CGFloat(scale))
        for (point, color) in [
            (CGPoint(x: 55, y: 35), 0xFFFF_0000), (CGPoint(x: 49.5, y: 35), 0xFF00_00FF),
            (CGPoint(x: 60.5, y: 35), 0xFF00_00FF),
        ] {
            #expect(normal[point] == UInt32(color))
        }
        let cut = try picture(.destinationOut, scale: CGFloat(scale))
        #expect(cut[CGPoint(x: 55, y: 35)] == 0)
        #expect(cut[CGPoint(x: 20, y: 20)] == 0xFF00_00FF)
    }

    @Test("a mode that reaches outside takes the whole of the layer's bounds")
    func wholeBounds() throws {
        let copied = try picture(.copy)
        #expect(copied[CGPoint(x: 20, y: 20)] == 0)
        #expect(copied[CGPoint(x: 5, y: 5)] == 0xFF00_00FF)
        #expect(copied[CGPoint(x: 55, y: 35)] == 0xFFFF_0000)
    }

    @Test("narrow shapes cover their area, upright and turned", arguments: [0, 0.3, Double.pi / 4, 1.9])
    func areas(angle: Double) throws {
        let pill = CGRect(x: 4.4, y: 5, width: 1.2, height: 10.6)
        let round = UIBezierPath()
        round.addArc(
            withCenter: CGPoint(x: 5, y: 5.6), radius: 0.6, startAngle: .pi, endAngle: 0, clockwise: true)
        round.addArc(withCenter: CGPoint(x: 5, y: 15), radius: 0.6, startAngle: 0, endAngle: .pi, clockwise: true)
        round.close()
        let paths: [(CGPath, Double)] = [
            (CGPath(rect: pill, transform: nil), 1.2 * 10.6), (round.cgPath, 1.2 * 9.4 + 0.36 * .pi),
            (CGPath(roundedRect: pill, cornerWidth: 0.6, cornerHeight: 0.6, transform: nil), 1.2 * 9.4 + 0.36 * .pi),
        ]
        for (path, area) in paths {
            let root = CALayer(), shape = CAShapeLayer()
            root.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
            shape.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
            shape.path = path
            shape.position = CGPoint(x: 15, y: 15)
            shape.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            root.addSublayer(shape)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let image = UIGraphicsImageRenderer(size: root.bounds.size, format: format).image {
                root.render(in: $0.cgContext)
            }
            let picture = try #require(image.cgImage)
            let sum = (0..<60 * 60).reduce(0.0) { $0 + Double(picture.pixel($1 % 60, $1 / 60).alpha) / 255 }
            // Coverage comes in 255 steps, at some 50 pixels of an edge.
            #expect(abs(sum / 4 - area) < 0.008 * area, "\(path.boundingBox) \(sum / 4) for \(area)")
        }
    }

    @Test("curves cover what they enclose, to a hundredth of a pixel; lines along them too")
    func curves() throws {
        let root = CALayer(), disc = CAShapeLayer(), ring = CAShapeLayer()
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        for shape in [disc, ring] {
            shape.frame = root.bounds
            root.addSublayer(shape)
        }
        disc.path = CGPath(ellipseIn: CGRect(x: 30.3, y: 30.3, width: 40, height: 40), transform: nil)
        ring.path = CGPath(ellipseIn: CGRect(x: 10.3, y: 10.3, width: 80, height: 80), transform: nil)
        (ring.fillColor, ring.strokeColor, ring.lineWidth) = (nil, UIColor.black.cgColor, 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: root.bounds.size, format: format).image {
            root.render(in: $0.cgContext)
        }
        let picture = try #require(image.cgImage)
        /// The share of a pixel between two circles about (50.3, 50.3), by 32 × 32 points.
        func share(_ x: Int, _ y: Int, _ radii: ClosedRange<Double>) -> Double {
            let hits = (0..<1024).count { k in
                let u = Double(x) + (Double(k % 32) + 0.5) / 32 - 50.3,
                    v = Double(y) + (Double(k / 32) + 0.5) / 32 - 50.3
                return radii.contains((u * u + v * v).squareRoot())
            }
            return Double(hits) / 1024
        }
        for (x, y) in (0..<100 * 100).map({ ($0 % 100, $0 / 100) }) where x > y {
            let expected = share(x, y, 0...20) + share(x, y, 39...41)
            let drawn = Double(picture.pixel(x, y).alpha) / 255
            #expect(abs(drawn - expected) < 0.025, "\(x), \(y): \(drawn) for \(expected)")
        }
    }

    /// A lock over a bare function wraps it once more each time it is read; calls went through every wrap, until the stack ended.
    @Test("after many pictures the next is made as the first was")
    func rendererIsNotWrapped() throws {
        for _ in 0..<400_000 { _ = LayerRenderer.current }
        #expect(try picture(.normal)[CGPoint(x: 55, y: 35)] == 0xFFFF_0000)
    }

    /// The pixel in the middle of a layer of 20 points, rendered.
    private func middle(_ layer: CALayer) throws -> UInt32 {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { context in
            layer.render(in: context.cgContext)
        }
        return PixelProbe(try #require(image.cgImage), scale: 1)[CGPoint(x: 10, y: 10)]
    }

    @Test("gradients mix in Generic RGB; on the screen as their numbers are (pictures of lottie-ios)")
    func gradients() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.colors = [
            UIColor(red: 63 / 255, green: 233 / 255, blue: 0, alpha: 1).cgColor,
            UIColor(red: 1, green: 208 / 255, blue: 148 / 255, alpha: 1).cgColor,
        ]
        let rendered = try middle(gradient)
        #expect(abs(Int(rendered >> 16 & 255) - 175) <= 2)
        #expect(abs(Int(rendered & 255) - 89) <= 2)
        let screen = TestScreen(size: CGSize(width: 20, height: 20), scale: 1)
        screen.show(gradient)
        screen.advance(by: 0)
        #expect(abs(Int(screen.snapshot().pixel(10, 10).red) - 164) <= 3)
    }

    @Test(
        "hue, saturation, colour and luminosity blend as nothing does",
        arguments: ["hue", "saturation", "color", "luminosity"])
    func unknownBlendModes(name: String) throws {
        let ground = CALayer(), top = CALayer()
        for layer in [ground, top] { layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
        ground.backgroundColor = UIColor.red.cgColor
        top.backgroundColor = UIColor.yellow.cgColor
        top.compositingFilter = name + "BlendMode"
        ground.addSublayer(top)
        #expect(try middle(ground) == 0xFFFF_FF00)
        top.compositingFilter = "multiplyBlendMode"
        #expect(try middle(ground) == 0xFFFF_0000)
    }

    @Test("edges cover pixels by the share of their area, though the screen has them hard")
    func softEdges() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        page.backgroundColor = .white
        for y in [4, 9.5] {
            let line = UIView(frame: CGRect(x: 0, y: y, width: 20, height: 0.5))
            line.backgroundColor = .red
            page.addSubview(line)
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: page.bounds.size, format: format).image {
            page.layer.render(in: $0.cgContext)
        }
        let probe = PixelProbe(try #require(image.cgImage), scale: 1)
        for y in [4.5, 9.5] {
            let color = probe[CGPoint(x: 10, y: y)]
            #expect(color & 0xFF0000 == 0xFF0000)
            #expect(abs(Int(color & 0xFF) - 128) <= 1, "row \(y) is \(String(color, radix: 16))")
        }
        #expect(probe[CGPoint(x: 10, y: 10.5)] == 0xFFFF_FFFF)
    }
}

/// Pixels of a picture by points.
private struct PixelProbe {
    private let image: CGImage, scale: CGFloat

    init(_ image: CGImage, scale: CGFloat) {
        (self.image, self.scale) = (image, scale)
    }

    /// The premultiplied word at a point.
    subscript(point: CGPoint) -> UInt32 { image.buffer[Int(point.x * scale), Int(point.y * scale)] }
}
