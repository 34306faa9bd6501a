import CoreGraphics
import Foundation
import Testing

@Suite("Shadings")
struct ShadingTests {
    private func function(_ evaluate: @escaping (CGFloat) -> [CGFloat], results: Int = 4) throws -> CGFunction {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                for (index, value) in evaluate(input[0]).enumerated() { output[index] = value }
            }, releaseInfo: nil)
        let unit: [CGFloat] = [0, 1]
        let made = CGFunction(
            info: nil, domainDimension: 1, domain: unit, rangeDimension: results,
            range: Array([[CGFloat]](repeating: unit, count: results).joined()), callbacks: &callbacks)
        return try #require(made)
    }

    private func row(_ draw: (CGContext) -> Void) throws -> [UInt8] {
        let context = try #require(
            CGContext(
                data: nil, width: 100, height: 1, bitsPerComponent: 8, bytesPerRow: 400,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        draw(context)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<100).map { bytes[$0 * 4] }
    }

    @Test("a line takes its colours from the function, beyond its ends only where it is told")
    func axial() throws {
        // Red as the square of the way.
        let function = try function { [$0 * $0, 0, 0, 1] }
        for extends in [false, true] {
            let shading = try #require(
                CGShading(
                    axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0),
                    function: function, extendStart: extends, extendEnd: extends))
            let reds = try row { $0.drawShading(shading) }
            #expect(abs(Int(reds[49]) - Int(255 * 0.4917 * 0.4917)) <= 1)
            #expect(abs(Int(reds[64]) - Int(255 * 0.7417 * 0.7417)) <= 1)
            #expect(reds[90] == (extends ? 255 : 0))
        }
    }

    @Test("results are kept in their intervals; a function without a routine is none")
    func intervals() throws {
        let shading = try #require(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 50, y: 0), startRadius: 0,
                end: CGPoint(x: 50, y: 0), endRadius: 60, function: try function { [3 - $0, -1, 0, 1] },
                extendStart: true, extendEnd: true))
        #expect(try row { $0.drawShading(shading) }.allSatisfy { $0 == 255 })
        var none = CGFunctionCallbacks(version: 0, evaluate: nil, releaseInfo: nil)
        let made = CGFunction(
            info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil, callbacks: &none)
        #expect(made == nil)
    }
}
