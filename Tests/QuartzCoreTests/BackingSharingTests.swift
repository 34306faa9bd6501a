import CoreGraphics
import Testing

@testable import QuartzCore

/// What drawings of one colour share, so that many large ones cost the memory of one.
@MainActor @Suite struct BackingSharingTests {
    private final class Drawn: CALayer {
        var drawing: (CGContext) -> Void = { _ in }
        override func draw(in context: CGContext) { drawing(context) }
    }

    private func buffer(
        side: Double = 40, scale: Double = 1, _ drawing: @escaping (CGContext) -> Void
    ) throws -> PixelBuffer {
        let layer = Drawn()
        layer.bounds.size = CGSize(width: side, height: side)
        layer.contentsScale = scale
        layer.drawing = drawing
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        return try #require(layer.contents as? CGImage).buffer
    }

    private func filled(red: Double) -> (CGContext) -> Void {
        { context in
            context.setFillColor(CGColor(red: red, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 400, height: 400))
        }
    }

    @Test func drawingsOfOneColourShareTheirPixels() throws {
        let first = try buffer(filled(red: 0.5)), second = try buffer(filled(red: 0.5))
        #expect(first === second)
        #expect(first[39, 39] == 0xFF80_0000)
    }

    @Test func anotherColourOrSizeIsAPictureOfItsOwn() throws {
        let first = try buffer(filled(red: 0.5))
        #expect(try buffer(filled(red: 0.4)) !== first)
        #expect(try buffer(side: 41, filled(red: 0.5)) !== first)
        #expect(try buffer(scale: 2, filled(red: 0.5)).width == 80)
    }

    @Test func oneOtherPixelInTheLastCornerCounts() throws {
        let first = try buffer(filled(red: 0.5))
        let second = try buffer { [filled = filled(red: 0.5)] context in
            filled(context)
            context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            context.fill(CGRect(x: 39, y: 39, width: 1, height: 1))
        }
        #expect(second !== first)
        #expect(second[39, 39] == 0xFF00_FF00)
        #expect(first[39, 39] == 0xFF80_0000)
    }
}
