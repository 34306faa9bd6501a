import CKernels
import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Wide blurs")
struct WideBlurTests {
    private static let sigmas: [(x: Double, y: Double)] = [(8, 8), (9.3, 23), (15.99, 12), (16, 16), (21, 35.5)]

    private func picture(_ width: Int = 167, _ height: Int = 131, color: (Int, Int) -> UInt32) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height { for x in 0..<width { buffer.base[y * buffer.stride + x] = color(x, y) } }
        return buffer
    }

    private func copy(_ picture: PixelBuffer) -> PixelBuffer {
        let copy = PixelBuffer(width: picture.width, height: picture.height)
        for y in 0..<picture.height {
            (copy.base + y * copy.stride).update(from: picture.base + y * picture.stride, count: picture.width)
        }
        return copy
    }

    /// Premultiplied colours by chance, in cells of 1 to 16 pixels.
    private func noise(_ x: Int, _ y: Int) -> UInt32 {
        let cell = 1 << (x / 32 % 5)
        var state = UInt64(x / cell * 7_919 + y / cell * 104_729 + 1) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 29
        state = state &* 0xBF58_476D_1CE4_E5B9
        let alpha = UInt32(state >> 33) & 255, channel = (UInt32(state >> 41) & 255) * alpha / 255
        return alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2
    }

    private func blurred(
        _ picture: PixelBuffer, _ sigma: (x: Double, y: Double), _ level: KernelLevel = .chosen, threads: Int = 2,
        origin: (x: Int32, y: Int32) = (0, 0), wanted: PixelRect? = nil, repeatsEdges: Bool = false
    ) throws -> PixelBuffer {
        let workers = WorkerPool(threads: threads)
        defer { workers.stop() }
        let buffer = copy(picture)
        let all = PixelRect(minX: 0, minY: 0, maxX: Int32(buffer.width), maxY: Int32(buffer.height))
        FilterRunner(workers: workers, kernels: try #require(level.kernels)).apply(
            [.gaussian(sigmaX: sigma.x, sigmaY: sigma.y)], to: buffer, width: buffer.width, height: buffer.height,
            origin: origin, wanted: wanted ?? all, repeatsEdges: repeatsEdges)
        return buffer
    }

    /// The same on a picture that keeps its size.
    private func blurredWhole(
        _ picture: PixelBuffer, _ sigma: (x: Double, y: Double), repeatsEdges: Bool
    ) throws -> PixelBuffer {
        let (width, height) = (picture.width, picture.height)
        let buffer = copy(picture)
        let lows = PixelBuffer(width: width, height: height)
        var blur = CKBlur()
        (blur.pixels, blur.stride, blur.lows) = (buffer.base, Int32(buffer.stride), lows.base)
        (blur.width, blur.height) = (Int32(width), Int32(height))
        (blur.lastColumn, blur.lastRow, blur.repeatsEdges) = (Int32(width), Int32(height), repeatsEdges ? 1 : 0)
        let kernels = try #require(KernelLevel.chosen.kernels), lines = BlurLines(threads: 1)
        lines.reserve(max(width, height))
        lines.lend {
            blur.box = CKBox(sigma: sigma.x)
            kernels.blurRows(&blur, 0, Int32(height), $0)
            blur.box = CKBox(sigma: sigma.y)
            kernels.blurColumns(&blur, 0, Int32(width), $0)
        }
        return buffer
    }

    /// The greatest difference of any channel, of every third pixel of every third row.
    private func distance(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
        var most = 0
        for y in stride(from: 0, to: a.height, by: 3) {
            for x in stride(from: 0, to: a.width, by: 3) where a.pixel(x, y) != b.pixel(x, y) {
                for shift in [UInt32(0), 8, 16, 24] {
                    most = max(most, abs(Int(a.pixel(x, y) >> shift & 255) - Int(b.pixel(x, y) >> shift & 255)))
                }
            }
        }
        return most
    }

    @Test("are worked out on halves and quarters", arguments: [(7.9, 0), (8, 1), (15.9, 1), (16, 2), (300, 2)])
    func halvings(sigma: Double, halvings: Int) throws {
        #expect(PixelFilter.gaussian(sigmaX: sigma, sigmaY: 400).detail?.halvings == halvings)
        #expect(PixelFilter.gaussian(sigmaX: 400, sigmaY: sigma).detail?.halvings == halvings)
        #expect(PixelFilter.gaussian(sigmaX: 400, sigmaY: sigma).wholeDetail?.halvings == 0)
    }

    @Test("give the same bits at every level, with any number of threads", arguments: [true, false])
    func levels(repeatsEdges: Bool) throws {
        let origins: [(x: Int32, y: Int32)] = [(0, 0), (-7, 3), (5, -2), (-3, -3), (2, 1)]
        for (sigma, origin) in zip(Self.sigmas, origins) {
            for (width, height) in [(71, 47), (9, 1), (70, 40)] {
                let source = picture(width, height, color: noise)
                let reference = try blurred(
                    source, sigma, .scalar, threads: 1, origin: origin, repeatsEdges: repeatsEdges)
                for level in KernelLevel.available {
                    for threads in 1...3 {
                        let found = try blurred(
                            source, sigma, level, threads: threads, origin: origin, repeatsEdges: repeatsEdges)
                        #expect(found.firstDifference(from: reference) == nil, "\(level), \(sigma), \(width)")
                    }
                }
            }
        }
    }

    @Test("look as those of the whole picture", arguments: [true, false])
    func closeness(repeatsEdges: Bool) throws {
        /// Something in the middle of an even ground: at the edges both lose what lies beyond, each between its own boxes.
        func inMiddle(_ color: (Int, Int) -> UInt32) -> PixelBuffer {
            picture(321, 303) { x, y in
                guard abs(x - 160) < 50, abs(y - 151) < 40 else { return repeatsEdges ? 0xFF20_4060 : 0 }
                return color(x, y)
            }
        }
        var pictures = [
            ("noise", inMiddle(noise)), ("white", inMiddle { _, _ in 0xFFFF_FFFF }),
            ("a line", inMiddle { _, y in y == 150 ? 0xFFFF_FFFF : 0 }),
        ]
        for period in [2, 3, 4, 5, 8] {
            let bars = inMiddle { x, y in
                let place: Int = (x + y / 50) % period
                return place * 2 < period ? 0xFFFF_FFFF : 0xFF00_0000
            }
            pictures.append(("bars of \(period)", bars))
        }
        for sigma in Self.sigmas {
            for (name, source) in pictures {
                let found = try blurred(source, sigma, repeatsEdges: repeatsEdges)
                let whole = try blurredWhole(source, sigma, repeatsEdges: repeatsEdges)
                #expect(distance(found, whole) <= 2, "\(name), \(sigma): \(distance(found, whole))")
            }
        }
    }

    @Test("leave a colour as it is where it goes on beyond the edges")
    func evenColor() throws {
        for sigma in Self.sigmas {
            for color: UInt32 in [0xFFFF_FFFF, 0xFF01_8005, 0x8040_2010, 0] {
                let found = try blurred(picture { _, _ in color }, sigma, repeatsEdges: true)
                #expect(found.firstDifference(from: picture { _, _ in color }) == nil, "\(sigma)")
            }
        }
    }

    @Test("do not depend on where their picture begins, nor on what else is wanted")
    func placing() throws {
        for sigma in Self.sigmas {
            let reach = try #require(PixelFilter.gaussian(sigmaX: sigma.x, sigmaY: sigma.y).detail).reach
            // Light far enough from all edges.
            func spot(_ x: Int, _ y: Int) -> UInt32 {
                guard abs(x) < 20, abs(y) < 15 else { return 0 }
                return noise(x + 40, y + 40) | 0xFF00_0000
            }
            let (left, top) = (reach.x + 21, reach.y + 17)
            let size = (width: 2 * reach.x + 45, height: 2 * reach.y + 36)
            let whole = try blurred(picture(size.width, size.height) { spot($0 - left, $1 - top) }, sigma)
            for (dx, dy) in [(1, 0), (0, 1), (3, 2), (2, 3)] {
                let moved = picture(size.width + dx, size.height + dy) { spot($0 - left - dx, $1 - top - dy) }
                let part = PixelRect(
                    minX: Int32(dx + 5), minY: Int32(dy + 3), maxX: Int32(size.width - 9), maxY: Int32(size.height - 4))
                let found = try blurred(moved, sigma, origin: (Int32(-dx), Int32(-dy)), wanted: part)
                var differences = 0
                for y in Int(part.minY)..<Int(part.maxY) {
                    for x in Int(part.minX)..<Int(part.maxX) where found.pixel(x, y) != whole.pixel(x - dx, y - dy) {
                        differences += 1
                    }
                }
                #expect(differences == 0, "\(sigma), \(dx), \(dy)")
            }
        }
    }

    @Test("carry pixels no further than they say")
    func reach() throws {
        for sigma in Self.sigmas {
            let reach = try #require(PixelFilter.gaussian(sigmaX: sigma.x, sigmaY: sigma.y).detail).reach
            for offset in 0..<4 {
                let (x, y) = (reach.x + 3 + offset, reach.y + 2 + offset)
                let dark = picture(2 * x, 2 * y) { _, _ in 0xFF00_0000 }
                let light = picture(2 * x, 2 * y) { column, row in
                    let isFar = abs(column - x) > reach.x || abs(row - y) > reach.y
                    return isFar ? 0xFFFF_FFFF : 0xFF00_0000
                }
                let found = try blurred(light, sigma, repeatsEdges: true)
                #expect(found.pixel(x, y) == dark.pixel(x, y), "\(sigma)")
            }
        }
    }

    @Test("show the whole screen alike, whether all of it or the damage is painted")
    func backdropDamage() {
        func list(_ x: Double) -> ListBuilder {
            var builder = ListBuilder(width: 260, height: 180, background: .white)
            builder.add(.fill(.turned(20, 20, at: x, 90), .solid(.black)))
            builder.list.filters = [.gaussian(sigmaX: 17, sigmaY: 17)]
            builder.add(.backdrop(.turned(61, 51, at: 171.5, 90), filters: 0..<1))
            return builder
        }
        let rasterizer = Rasterizer(threads: 2)
        let target = PixelBuffer(width: 260, height: 180)
        rasterizer.paint(list(80).list, damage: [list(80).whole], into: target)
        rasterizer.paint(list(91).list, damage: [PixelRect(minX: 68, minY: 78, maxX: 103, maxY: 102)], into: target)
        #expect(target.firstDifference(from: list(91).painted()) == nil)
    }
}
