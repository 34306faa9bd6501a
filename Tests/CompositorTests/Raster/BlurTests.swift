import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("What blurs need not do")
struct BlurTests {
    private let width = 141, height = 77
    private var all: PixelRect { PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height)) }

    /// Premultiplied colours by chance, with clear rows above and below.
    private func picture() -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        var state: UInt64 = 0xB10B
        for y in 20..<60 {
            for x in 10..<width - 3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let alpha = UInt32(state >> 33) & 255, part = UInt32(state >> 41) & 255
                let channel = part * alpha / 255
                buffer.base[y * buffer.stride + x] = alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2
            }
        }
        return buffer
    }

    private func filtered(
        _ level: KernelLevel, _ steps: [PixelFilter]..., wanted: PixelRect? = nil, repeatsEdges: Bool = false
    ) throws -> PixelBuffer {
        let workers = WorkerPool(threads: 2), buffer = picture()
        defer { workers.stop() }
        let runner = FilterRunner(workers: workers, kernels: try #require(level.kernels))
        for filters in steps {
            runner.apply(
                filters[...], to: buffer, width: width, height: height, wanted: wanted ?? all,
                repeatsEdges: repeatsEdges)
        }
        return buffer
    }

    @Test(
        "a silhouette is blurred as one channel where its colour allows, to the same bits",
        arguments: [
            RGBA.black, .white, RGBA(red: 0, green: 0, blue: 0, alpha: 0.4),
            RGBA(red: 1, green: 0, blue: 1, alpha: 0.7),
            RGBA(red: 0.2, green: 0.5, blue: 1, alpha: 0.9),
        ])
    func silhouette(color: RGBA) throws {
        for level in KernelLevel.available {
            for (x, y) in [(0.4, 1.2), (0, 2.5), (9, 4)] {
                let blur = PixelFilter.gaussian(sigmaX: x, sigmaY: y)
                let together = try filtered(level, [.silhouette(color), blur])
                let apart = try filtered(level, [.silhouette(color)], [blur])
                #expect(together.firstDifference(from: apart) == nil, "\(level), \(x), \(y)")
            }
        }
    }

    @Test("a silhouette that is not blurred after all is made", arguments: [0, 0.001, Double.nan])
    func unblurredSilhouette(sigma: Double) throws {
        let blur = PixelFilter.gaussian(sigmaX: sigma, sigmaY: sigma)
        let together = try filtered(.chosen, [.silhouette(.black), blur])
        #expect(together.firstDifference(from: try filtered(.chosen, [.silhouette(.black)])) == nil)
        #expect(together.pixel(40, 40) & 0xFF_FFFF == 0)
    }

    @Test("what is wanted of a blur is what it is of all of it", arguments: [true, false])
    func wanted(repeatsEdges: Bool) throws {
        let part = PixelRect(minX: 31, minY: 7, maxX: 118, maxY: 52)
        let chain: [PixelFilter] = [.gaussian(sigmaX: 2, sigmaY: 5), .gaussian(sigmaX: 6, sigmaY: 0.3)]
        for filters in [chain, [.silhouette(.black), chain[0]]] {
            for level in KernelLevel.available {
                let whole = try filtered(level, filters, repeatsEdges: repeatsEdges)
                let found = try filtered(level, filters, wanted: part, repeatsEdges: repeatsEdges)
                for y in 7..<52 {
                    for x in 31..<118 where whole.pixel(x, y) != found.pixel(x, y) {
                        Issue.record("\(level): pixel \(x), \(y)")
                        return
                    }
                }
            }
        }
    }

    @Test("a blurred picture that reaches beyond the screen looks as it does on a larger one", arguments: [0.9, 2, 9])
    func beyondTheScreen(radius: Double) throws {
        func painted(_ width: Int, _ height: Int, _ x: Double, _ y: Double) -> (PixelBuffer, DisplayList) {
            let picture = node(
                2, CGRect(x: x, y: y, width: 150, height: 110), color: .fullRed,
                children: [node(3, CGRect(x: 20, y: 30, width: 71, height: 40), color: .fullBlue)]
            ) {
                $0.transform = CATransform3DMakeScale(1, 1.03, 1)
            } style: {
                $0.filters = [.gaussianBlur(radius: radius)]
                $0.cornerRadius = 12
            }
            let tree = RenderTree(root: node(1, CGRect(x: 0, y: 0, width: width, height: height), children: [picture]))
            let compositor = Compositor(threads: 2), target = PixelBuffer(width: width, height: height)
            compositor.render(tree, at: 0, width: width, height: height, scale: 1, into: target)
            return (target, compositor.displayList)
        }
        let (large, _) = painted(300, 260, 60, 50), (small, list) = painted(90, 80, -30, -20)
        for y in 0..<80 {
            for x in 0..<90 where large.pixel(x + 90, y + 70) != small.pixel(x, y) {
                Issue.record("pixel \(x), \(y)")
                return
            }
        }
        let pass = list.passes[0], reach = list.filters[pass.filters].map(\.reach)
        let screen = PixelRect(minX: 0, minY: 0, maxX: 90, maxY: 80)
        let near = screen.expanded(x: reach.map(\.x).reduce(0, +), y: reach.map(\.y).reduce(0, +))
        #expect(near.contains(pass.region))
        #expect(pass.wanted.map(screen.contains) == true)
    }
}
