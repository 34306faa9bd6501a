import Testing

@testable import CoreGraphics

/// The space in which a gradient's colours mix. Numbers without a space are of pictures of lottie-ios made on Apple's systems.
@Suite("What gradients mix in")
struct GradientMixingTests {
    private func gradient(_ space: CGColorSpace?, _ colors: [CGColor]) throws -> CGGradient {
        try #require(CGGradient(colorsSpace: space, colors: colors as CFArray, locations: nil))
    }

    private func color(_ red: Int, _ green: Int, _ blue: Int) -> CGColor {
        CGColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }

    private func expect(
        _ gradient: CGGradient, at share: CGFloat, _ wanted: [Float], within: Float = 2,
        _ place: SourceLocation = #_sourceLocation
    ) {
        let found = gradient.color(at: share)
        for (a, b) in zip([found.red, found.green, found.blue], wanted) {
            #expect(abs(a * 255 - b) <= within, "\(found) at \(share)", sourceLocation: place)
        }
    }

    @Test("without a space, Generic RGB")
    func genericRGB() throws {
        let gradient = try gradient(nil, [color(63, 233, 0), color(255, 208, 148)])
        expect(gradient, at: 0, [63, 233, 0])
        expect(gradient, at: 0.23, [119, 227, 45])
        expect(gradient, at: 0.464, [164, 221, 80])
        expect(gradient, at: 0.695, [206, 216, 111])
        expect(gradient, at: 1, [255, 208, 148])
    }

    @Test("colours that Generic RGB does not hold become the nearest that it does")
    func clipped() throws {
        let gradient = try gradient(nil, [color(203, 0, 255), color(0, 42, 255)])
        expect(gradient, at: 0, [203, 59, 255])
        expect(gradient, at: 1, [5, 51, 255], within: 5)
    }

    @Test("in sRGB and on the device as the numbers are, with the stops that were given")
    func encoded() throws {
        for name in [CGColorSpace.sRGB, CGColorSpace.extendedSRGB] {
            let gradient = try gradient(CGColorSpace(name: name), [.black, .white])
            #expect(gradient.stops.count == 2)
            expect(gradient, at: 0.5, [127.5, 127.5, 127.5], within: 0.1)
        }
        #expect(try gradient(CGColorSpaceCreateDeviceRGB(), [.black, .white]).stops.count == 2)
    }

    @Test("in linear light half of white is brighter")
    func linear() throws {
        let gradient = try gradient(CGColorSpace(name: CGColorSpace.linearSRGB), [.black, .white])
        expect(gradient, at: 0.5, [188, 188, 188], within: 1)
        expect(gradient, at: 0.01, [25, 25, 25], within: 3)
    }

    @Test("places without extent, and equal colours, get no stops between them")
    func edges() throws {
        let colors: [CGColor] = [.black, .black, .white, .white]
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.5, 0.5, 1]))
        #expect(gradient.stops.map(\.location) == [0, 0.5, 0.5, 1])
    }
}
