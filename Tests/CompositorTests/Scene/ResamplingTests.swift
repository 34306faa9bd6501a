import CoreGraphics
import Testing

@testable import Compositor

/// How Core Graphics filters images that it shows larger or smaller, by pictures of lottie-ios's samples: twice as large a texel
/// counts 7/8 and its neighbour 1/8 where straight lines would give 3/4 and 1/4.
@Suite("Images that are filtered on the pixels' grid")
struct ResamplingTests {
    private func axis(_ count: Int, start: Double = 0, step: Double, texels: Range<Int>) throws -> ResamplingAxis {
        try #require(ResamplingAxis(count: count, start: start, step: step, texels: texels))
    }

    private func weights(_ axis: ResamplingAxis, _ pixel: Int) -> [Float] {
        Array(axis.weights[pixel * axis.taps..<(pixel + 1) * axis.taps].filter { $0 != 0 })
    }

    @Test("twice as large, texels count seven eighths and one eighth")
    func enlarged() throws {
        let twice = try axis(4, step: 0.5, texels: 0..<2)
        #expect(weights(twice, 0) == [1])
        #expect(weights(twice, 1) == [0.875, 0.125])
        #expect(weights(twice, 2) == [0.125, 0.875])
        #expect(weights(twice, 3) == [1])
    }

    @Test("one to one, a texel is a pixel, also upside down")
    func exact() throws {
        #expect(try axis(3, step: 1, texels: 0..<3).isExact)
        #expect(try axis(3, start: 3, step: -1, texels: 0..<3).isExact)
        #expect(try !axis(3, start: 0.5, step: 1, texels: 0..<3).isExact)
        #expect(weights(try axis(3, step: 1, texels: 0..<3), 1) == [1])
    }

    @Test("smaller, the first and last pixel stand on the first and last texel")
    func shrunkEnds() throws {
        let half = try axis(4, step: 2, texels: 0..<8)
        // Means of 7/3 texels: the first is one, and two thirds on both sides, of which one side is the first texel again.
        let first = weights(half, 0), second = weights(half, 1)
        let ends: [Float] = [5 / 7, 2 / 7], inside: [Float] = [1 / 7, 3 / 7, 3 / 7]
        #expect(isNear(first, ends) && first.count == 2)
        #expect(weights(half, 3) == first.reversed())
        #expect(half.firsts[1] == 1)
        #expect(isNear(second, inside))
        #expect(abs(second.prefix(3).reduce(0, +) - 1) < 1e-6)
    }

    /// Whether the first weights are those that are expected.
    private func isNear(_ weights: [Float], _ expected: [Float]) -> Bool {
        zip(weights, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test("an image of 180 and a bit pixels comes out as 181 means, laid between the pixels")
    func shrunkBetweenPixels() throws {
        let axis = try axis(180, start: 0.3, step: 500 / 180.4, texels: 0..<500)
        for pixel in [10, 90, 170] {
            let texel = 0.3 + (Double(pixel) + 0.5) * 500 / 180.4
            let place = texel / 500 * 181 - 0.5, near = place.rounded(.down), share = place - near
            // The means are 499 / 180 apart; pixels would be half a texel from here if the ends stood on the edges.
            let bent = share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
            let expected = (near + bent) * 499 / 180
            #expect(abs(middle(axis, pixel) - Float(expected)) < 0.1, "\(pixel)")
        }
        #expect(middle(axis, 10) < Float(0.3 + 10.5 * 500 / 180.4 - 0.5) - 0.4)
        #expect(middle(axis, 170) > Float(0.3 + 170.5 * 500 / 180.4 - 0.5) + 0.4)
    }

    @Test("one pixel is the mean of all texels")
    func onePixel() throws {
        let axis = try axis(1, step: 6, texels: 2..<8)
        #expect(axis.firsts == [2])
        #expect(weights(axis, 0).map { abs($0 - 1 / 6) < 1e-6 } == [Bool](repeating: true, count: 6))
    }

    /// Where a pixel's texels have their middle.
    private func middle(_ axis: ResamplingAxis, _ pixel: Int) -> Float {
        (0..<axis.taps).reduce(0) {
            $0 + (Float(axis.firsts[pixel]) + Float($1)) * axis.weights[pixel * axis.taps + $1]
        }
    }

    @Test("smaller, a fine pattern becomes its mean")
    func shrunk() throws {
        let image = PixelBuffer(width: 64, height: 64, isOpaque: true)
        for y in 0..<64 {
            for x in 0..<64 { image.base[y * image.stride + x] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        }
        let axis = try axis(16, step: 4, texels: 0..<64)
        let picture = ImageResampler(image, columns: axis, rows: axis).picture
        for y in 0..<16 {
            for x in 0..<16 {
                // Along the edges the outermost texel stands for those outside, which are no longer half of each kind.
                let edges = [x, y].filter { $0 == 0 || $0 == 15 }
                guard edges.count == 2 else {
                    #expect(abs(Int(picture[x, y] & 255) - 128) <= (edges.isEmpty ? 1 : 5), "\(x), \(y)")
                    continue
                }
                // Of the first mean, 4.2 texels wide, the outermost is 2.6, one is of the other kind and 0.6 are of its own.
                let surplus = (2.6 - 1 + 0.6) / 4.2, sign = x == y ? 1.0 : -1
                #expect(abs(Double(picture[x, y] & 255) - 127.5 * (1 + sign * surplus * surplus)) <= 1, "\(x), \(y)")
            }
        }
        #expect(picture.isOpaque)
    }

    @Test("one colour stays as it is, at any size and place")
    func even() throws {
        let image = PixelBuffer(width: 5, height: 7)
        image.fill(0x8040_2010)
        for step in [0.3, 1, 1.7, 6] {
            let columns = try axis(9, start: -1.3, step: step, texels: 0..<5)
            let rows = try axis(9, start: 0.4, step: -step, texels: 0..<7)
            let picture = ImageResampler(image, columns: columns, rows: rows).picture
            for y in 0..<9 {
                for x in 0..<9 { #expect(picture[x, y] == 0x8040_2010, "step \(step)") }
            }
        }
    }

    @Test("every level gives the bits of the Swift reference", arguments: [-2.6, -0.7, 0.31, 1.4, 3, 9.7])
    func levels(step: Double) throws {
        let image = PixelBuffer.testCard(61, 45, alpha: 170)
        let columns = try axis(27, start: step < 0 ? 60 : -2.3, step: step, texels: 0..<61)
        let rows = try axis(31, start: 1.2, step: step.magnitude * 0.8, texels: 0..<45)
        let reference = ImageResampler(image, columns: columns, rows: rows, level: .scalar).picture
        for level in KernelLevel.available {
            let picture = ImageResampler(image, columns: columns, rows: rows, level: level).picture
            #expect(picture.firstDifference(from: reference) == nil, "\(level)")
        }
    }

    @Test("every number of threads gives the same bits", arguments: [2, 3, 7])
    func threads(count: Int) throws {
        let image = PixelBuffer.testCard(400, 390, alpha: 200)
        let columns = try axis(501, start: 0.4, step: 0.79, texels: 0..<400)
        let rows = try axis(470, start: 380, step: -0.81, texels: 0..<390)
        let alone = ImageResampler(image, columns: columns, rows: rows, threads: 1).picture
        let shared = ImageResampler(image, columns: columns, rows: rows, threads: count).picture
        #expect(shared.firstDifference(from: alone) == nil)
    }
}
