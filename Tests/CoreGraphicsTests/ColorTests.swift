import TestSupport
import Testing

@testable import CoreGraphics

@Suite("Colours")
struct ColorTests {
    @Test("Display P3 red lies outside sRGB by the published amounts")
    func displayP3() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        // CSS Color 4's worked example.
        #expect(abs(red.rgba.red - 1.0930) < 1e-3)
        #expect(abs(red.rgba.green + 0.2267) < 1e-3)
        #expect(abs(red.rgba.blue + 0.1501) < 1e-3)
        let clamped = try #require(
            red.converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil))
        #expect(clamped.components == [1, 0, 0, 1])
    }

    @Test("colours come back from every RGB space")
    func roundTrips() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        let names = [
            CGColorSpace.extendedSRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB,
            CGColorSpace.extendedLinearDisplayP3,
        ]
        for _ in 0..<100 {
            let list = (0..<4).map { _ in CGFloat.random(in: 0...1, using: &random) }
            let color = CGColor(srgbRed: list[0], green: list[1], blue: list[2], alpha: list[3])
            for name in names {
                let space = try #require(CGColorSpace(name: name))
                let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
                for (a, b) in zip(
                    [there.rgba.red, there.rgba.green, there.rgba.blue],
                    [color.rgba.red, color.rgba.green, color.rgba.blue])
                {
                    #expect(abs(a - b) < 1e-4, "\(name), seed \(seed)")
                }
            }
        }
    }

    @Test("alpha changes alone, and equality sees space and components")
    func values() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        #expect(color.copy(alpha: 0.5)?.components == [0.1, 0.2, 0.3, 0.5])
        #expect(color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
        #expect(color != CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1))
        #expect(CGColor.white.numberOfComponents == 2)
        #expect(
            CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1).rgba
                == RGBA(red: 1, green: 0, blue: 0))
        #expect(CGColorSpace(name: "no such space") == nil)
        #expect(CGColor(red: .nan, green: 2, blue: -1, alpha: 3).rgba.pixel == 0xFF00_FF00)
    }

    @Test("gradient stops are sorted, spread and interpolated")
    func gradients() throws {
        let colors: [CGColor] = [.black, .white, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]
        let space = CGColorSpaceCreateDeviceRGB()
        let even = try #require(CGGradient(colorsSpace: space, colors: colors as CFArray, locations: nil))
        #expect(even.stops.map(\.location) == [0, 0.5, 1])
        #expect(even.color(at: 0.25).red == 0.5)
        let placed = try #require(CGGradient(colorsSpace: space, colors: colors as CFArray, locations: [1, 0.2, 0]))
        #expect(placed.stops.map(\.color.green) == [0, 1, 0])
        #expect(CGGradient(colorsSpace: nil, colors: ["no colour"] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }

    @Test("Photographers' and television's spaces are their primaries, whites and curves")
    func workingSpaces() throws {
        func components(_ name: CFString, _ color: [CGFloat]) throws -> [CGFloat] {
            let space = try #require(CGColorSpace(name: name))
            let red = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: color + [1]))
            return try #require(red.converted(to: space, intent: .defaultIntent, options: nil)?.components)
        }
        func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 0.003 } }
        #expect(isNear(try components(CGColorSpace.adobeRGB1998, [1, 0, 0]), [0.8586, 0, 0, 1]))
        #expect(isNear(try components(CGColorSpace.adobeRGB1998, [0, 1, 0]), [0.5649, 1, 0.2344, 1]))
        #expect(isNear(try components(CGColorSpace.rommrgb, [1, 0, 0]), [0.7022, 0.2757, 0.1035, 1]))
        #expect(isNear(try components(CGColorSpace.itur_2020, [1, 0, 0]), [0.7920, 0.2310, 0.0737, 1]))
        for name in [CGColorSpace.rommrgb, CGColorSpace.dcip3, CGColorSpace.itur_709, CGColorSpace.adobeRGB1998] {
            #expect(isNear(try components(name, [1, 1, 1]), [1, 1, 1, 1]), "\(name)")
            let space = try #require(CGColorSpace(name: name))
            #expect(space.model == .rgb && space.numberOfComponents == 3 && space.name == name)
            let there = try #require(CGColor(colorSpace: space, components: [0.4, 0.5, 0.6, 1]))
            let srgb = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
            let back = there.converted(to: srgb, intent: .defaultIntent, options: nil)?.converted(
                to: space, intent: .defaultIntent, options: nil)
            #expect(isNear(back?.components ?? [], [0.4, 0.5, 0.6, 1]), "\(name)")
        }
    }
}
