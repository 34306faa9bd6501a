import CGradientRows
import TestSupport
import Testing

@testable import CoreGraphics

@Suite("Gradients in contexts")
struct GradientTests {
    /// Red, a hard edge at 0.25 to green, half-clear blue at the end.
    private let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0.5, green: 0, blue: 0, alpha: 1),
            CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5),
        ] as CFArray, locations: [0, 0.25, 0.25, 1])!

    /// A context whose y points down, as drawings of layers have it.
    private func context(_ width: Int, _ height: Int, scale: Double = 1) -> CGContext {
        CGContext(yDownInto: PixelBuffer(width: width, height: height), scale: scale)
    }

    /// Whether a pixel is the gradient's colour at a share of its way, to one step of eight bits.
    private func expect(
        _ context: CGContext, _ x: Int, _ y: Int, shows share: Double, _ place: SourceLocation = #_sourceLocation
    ) {
        let found = context.bitmap.buffer[x, y], wanted = gradient.color(at: share).pixel
        let isNear = stride(from: 0, to: 32, by: 8).allSatisfy {
            abs(Int(found >> $0 & 255) - Int(wanted >> $0 & 255)) <= 1
        }
        #expect(
            isNear, "\(String(found, radix: 16)) at (\(x), \(y)) instead of \(String(wanted, radix: 16))",
            sourceLocation: place)
    }

    @Test("a line's colours lie where they belong, under any map", arguments: [1.0, 2, 3])
    func line(scale: Double) {
        let context = context(400, 300, scale: scale)
        context.rotate(by: 0.3)
        let start = CGPoint(x: 10, y: 5), end = CGPoint(x: 100, y: 40)
        context.drawLinearGradient(
            gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        let fromPixels = context.toPixels.inverted()
        for y in stride(from: 0, to: 300, by: 7) {
            for x in stride(from: 0, to: 400, by: 7) {
                let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(fromPixels)
                let share = ((p.x - start.x) * 90 + (p.y - start.y) * 35) / (90 * 90 + 35 * 35)
                // The edge lies within a quarter of a pixel of its place.
                if abs(share - 0.25) > 0.003 { expect(context, x, y, shows: share) }
            }
        }
    }

    @Test("a gradient has the same pixels however many threads share it", arguments: [2, 3, 8])
    func bands(threads: Int) {
        let circles = GradientCircles(
            a: 1, b: 0, c: 0, d: 1, e: -311, f: -207, start_radius: 20, end_radius: 300, way_x: 0, way_y: 0,
            goes_before: 1, goes_after: 0)
        let ways: [GradientColors.Way] = [.line(a: 0.0011, b: 0.0017, c: -0.1), .circles(circles)]
        for way in ways {
            #expect(pixels(way, threads: threads) == pixels(way, threads: 1))
        }
    }

    private func pixels(_ way: GradientColors.Way, threads: Int) -> [UInt32] {
        let buffer = PixelBuffer(width: 640, height: 401)
        buffer.fill(0x80_20_40_60)
        let target = GradientTarget(
            pixels: buffer.base, stride: Int32(buffer.stride), width: 637, height: 401, x: 0, y: 0, lies_over: 1)
        gradient.withRamp([]) { GradientColors(ramp: $0, way: way, threads: threads).fill(target) }
        return Array(UnsafeBufferPointer(start: buffer.base, count: buffer.stride * buffer.height))
    }

    @Test("beyond its ends a line goes on or does not")
    func lineEnds() {
        let context = context(40, 4)
        let start = CGPoint(x: 10, y: 0), end = CGPoint(x: 30, y: 0)
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
        #expect(context.bitmap.buffer[9, 2] == 0)
        expect(context, 10, 2, shows: 0.025)
        #expect(context.bitmap.buffer[30, 2] == 0)
        context.drawLinearGradient(gradient, start: start, end: end, options: .drawsBeforeStartLocation)
        expect(context, 0, 2, shows: 0)
        #expect(context.bitmap.buffer[30, 2] == 0)
    }

    @Test("a turned line without length across the rows has one colour a row")
    func rows() {
        let context = context(8, 64)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 64), options: [])
        for y in [1, 14, 17, 40, 63] {
            for x in 0..<8 { expect(context, x, y, shows: (Double(y) + 0.5) / 64) }
        }
    }

    @Test("rings begin at the inner circle and end at the outer one", arguments: [0.0, 20])
    func rings(inner: Double) {
        let context = context(200, 200)
        let middle = CGPoint(x: 100, y: 90)
        context.drawRadialGradient(
            gradient, startCenter: middle, startRadius: inner, endCenter: middle, endRadius: 80, options: [])
        for x in stride(from: 0, to: 200, by: 3) {
            let share = (hypot(Double(x) + 0.5 - 100, 120.5 - 90) - inner) / (80 - inner)
            if share < 0 || share > 1 {
                #expect(context.bitmap.buffer[x, 120] == 0)
            } else if abs(share - 0.25) > 0.003 {
                expect(context, x, 120, shows: share)
            }
        }
    }

    @Test("circles that lie apart make a cone, of which the farthest circle counts")
    func cone() {
        let context = context(200, 100)
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 40, y: 50), startRadius: 10, endCenter: CGPoint(x: 150, y: 50),
            endRadius: 30, options: [])
        // On the axis, left of both circles' left sides: the circle whose left side is there.
        for x in [31, 60, 100, 119] {
            let share = (Double(x) + 0.5 - 30) / (110 - 20), right = (Double(x) + 0.5 - 50) / (110 + 20)
            let farthest = share <= 1 ? share : right
            if abs(farthest - 0.25) > 0.003 { expect(context, x, 50, shows: farthest) }
        }
        expect(context, 150, 50, shows: (150.5 - 50) / 130)
        #expect(context.bitmap.buffer[150, 5] == 0)
        #expect(context.bitmap.buffer[10, 50] == 0)
    }

    @Test("a ring that shrinks shows its colours the other way round")
    func shrinking() {
        let context = context(100, 100)
        let middle = CGPoint(x: 50, y: 50)
        context.drawRadialGradient(
            gradient, startCenter: middle, startRadius: 40, endCenter: middle, endRadius: 0, options: [])
        expect(context, 60, 50, shows: (40 - hypot(10.5, 0.5)) / 40)
        #expect(context.bitmap.buffer[95, 50] == 0)
    }

    @Test("clip, alpha and blend mode count")
    func state() {
        let context = context(40, 10)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
        context.clip(to: CGRect(x: 10, y: 2, width: 20, height: 4))
        context.setAlpha(0.5)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1000, y: 0), options: [])
        #expect(context.bitmap.buffer[5, 3] == 0xFFFF_FFFF)
        #expect(context.bitmap.buffer[20, 8] == 0xFFFF_FFFF)
        #expect(context.bitmap.buffer[20, 3] >> 8 & 255 == 127 || context.bitmap.buffer[20, 3] >> 8 & 255 == 128)
    }

    @Test("ends that are far away, near or nowhere draw what is right or nothing")
    func extremes() {
        let context = context(20, 20)
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        for end in [1e-300, 1e-160, 1e300, .infinity, .nan] {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: end, y: 0), options: both)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: end, y: 0), endRadius: 5,
                options: both)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: end, options: both)
        }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1e7, y: 0), options: both)
        expect(context, 10, 10, shows: 0)
    }

    /// Something to draw on: every alpha, every colour below it.
    private func paintedContext(_ random: inout SeededGenerator) -> CGContext {
        let context = context(61, 47, scale: 1.5)
        for index in 0..<context.bitmap.buffer.stride * 47 {
            let alpha = UInt32.random(in: 0...255, using: &random)
            context.bitmap.buffer.base[index] = (0..<3).reduce(alpha << 24) { word, channel in
                word | UInt32.random(in: 0...alpha, using: &random) << (8 * channel)
            }
        }
        return context
    }

    private func pixels(_ context: CGContext) -> [UInt32] {
        let buffer = context.bitmap.buffer
        return (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer[$0, y] } }
    }

    @Test("what is laid down without Cairo has Cairo's bits", arguments: 0..<40)
    func cairosBits(seed: UInt64) {
        var random = SeededGenerator(seed: seed), contexts: [[UInt32]] = []
        let options = CGGradientDrawingOptions(rawValue: UInt32(seed % 4)), angle = Double(seed % 5) * 0.4
        let middle = CGPoint(x: Double.random(in: -10...50, using: &random), y: 15)
        let end = CGPoint(x: Double.random(in: -10...50, using: &random), y: Double(seed % 3) * 20)
        let inner = Double(seed % 2) * Double.random(in: 0...9, using: &random)
        for goesThroughCairo in [false, true] {
            var random = SeededGenerator(seed: seed + 100)
            let context = paintedContext(&random)
            // A clip that is no rectangle, though all lies inside.
            if goesThroughCairo {
                context.addEllipse(in: CGRect(x: -500, y: -500, width: 1000, height: 1000))
                context.clip()
            }
            context.rotate(by: angle)
            if seed % 2 == 0 {
                context.drawLinearGradient(gradient, start: middle, end: end, options: options)
            } else {
                context.drawRadialGradient(
                    gradient, startCenter: middle, startRadius: inner, endCenter: seed % 3 == 0 ? end : middle,
                    endRadius: inner + 12, options: options)
            }
            contexts.append(pixels(context))
        }
        #expect(contexts[0] == contexts[1])
    }

    @Test("every build of the loops gives the same bits", arguments: 0..<20)
    func levels(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let colors = (0..<Int(GRADIENT_STEPS)).map { _ in
            let alpha = UInt32.random(in: 0...255, using: &random)
            return alpha << 24 | UInt32.random(in: 0...alpha, using: &random) << 8
        }
        let circles = GradientCircles(
            a: 0.9, b: 0.2, c: -0.1, d: 1.1, e: -20, f: -17, start_radius: Double(seed % 4) * 5,
            end_radius: 20, way_x: Double(seed % 2) * 4, way_y: 0, goes_before: 1, goes_after: 0)
        let pictures = GradientLevel.available.map { loops in
            var pixels = [UInt32](repeating: 0x4020_1030, count: 53 * 40)
            pixels.withUnsafeMutableBufferPointer { memory in
                colors.withUnsafeBufferPointer { colors in
                    var target = GradientTarget(
                        pixels: memory.baseAddress!, stride: 53, width: 51, height: 40, x: -3, y: 2,
                        lies_over: Int32(seed % 3))
                    var ramp = GradientRamp(colors: colors.baseAddress!, before: 0, after: colors[17]), round = circles
                    loops.paint_circles(&target, &ramp, &round)
                    target.lies_over = 1
                    loops.paint_line(&target, &ramp, 0.013, seed % 2 == 0 ? 0 : 0.01, 0.1)
                }
            }
            return pixels
        }
        for picture in pictures { #expect(picture == pictures[0]) }
    }
}
