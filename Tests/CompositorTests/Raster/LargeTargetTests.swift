import CoreGraphics
import Foundation
import RenderTree
import Testing

@testable import Compositor

@Suite("Large targets")
struct LargeTargetTests {
    private static let levels = KernelLevel.available.filter { $0 != .scalar }

    /// Wide enough for pixels to go past the caches: a copied page, a turned card and a page that covers half of both.
    private var pages: ListBuilder {
        var builder = ListBuilder(width: 1160, height: 520, background: RGBA(red: 0.1, green: 0.2, blue: 0.3))
        let page = PixelBuffer.testCard(1160, 300)
        func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Quad {
            Quad(
                rect: CGRect(x: 0, y: 0, width: width, height: height), toPixels: Homography(1, 0, x, 0, 1, y))
        }
        let places: [Quad] = [
            place(0, 0, 1160, 300), .turned(700, 220, at: 500.3, 330.7, degrees: 11), place(0, 220, 1160, 300),
        ]
        for quad in places { builder.add(.fill(quad, .image(builder.list.paint(page, over: quad.rect)))) }
        builder.add(.fill(place(700, 100, 333.5, 200.25), .solid(RGBA(red: 1, green: 0, blue: 0))))
        return builder
    }

    @Test("Every level and number of threads gives the bits of the Swift reference")
    func levelsAgree() {
        let reference = pages.painted(kernels: .scalar)
        for level in Self.levels {
            for threads in [1, 2, 4] {
                let painted = pages.painted(threads: threads, kernels: level)
                #expect(painted.firstDifference(from: reference) == nil, "\(level), \(threads) threads")
            }
        }
    }

    /// Pages and a sheet of one colour that lie over many tiles side by side, at their edges over parts of tiles.
    @Test("Tiles that one box covers are painted as each by itself", arguments: [1, 2, 3])
    func coveredTiles(threads: Int) {
        var builder = ListBuilder(width: 1501, height: 330, background: RGBA(red: 0.3, green: 0.2, blue: 0.1))
        func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Quad {
            Quad(
                rect: CGRect(x: 0, y: 0, width: width, height: height), toPixels: Homography(1, 0, x, 0, 1, y))
        }
        let page = PixelBuffer.testCard(1300, 200)
        page.isOpaque = true
        for (x, y) in [(-37.0, -20.0), (140.0, 120.0), (900.0, 60.0)] {
            let quad = place(x, y, 1300, 200)
            builder.add(.fill(quad, .image(builder.list.paint(page, over: quad.rect))))
        }
        builder.add(.fill(place(0, 256, 1000, 74), .solid(RGBA(red: 0, green: 0.5, blue: 1))))
        let reference = builder.painted(kernels: .scalar)
        for level in Self.levels {
            let painted = builder.painted(threads: threads, kernels: level)
            #expect(painted.firstDifference(from: reference) == nil, "\(level)")
            // A part of the damage goes through tiles.
            let rasterizer = Rasterizer(threads: threads, kernels: level)
            let part = PixelRect(minX: 13, minY: 9, maxX: 1437, maxY: 301)
            let again = builder.painted(threads: threads, kernels: level)
            rasterizer.paint(builder.list, damage: [part], into: again)
            #expect(again.firstDifference(from: reference) == nil, "\(level), a part")
        }
    }

    @Test("A canvas of 16,384 pixels a side is painted to its last pixel", arguments: [true, false])
    func longest(isWide: Bool) {
        let (width, height) = isWide ? (16_384, 24) : (24, 16_384)
        var builder = ListBuilder(width: width, height: height)
        let quad = Quad(
            rect: CGRect(x: 0, y: 0, width: width, height: height), toPixels: Homography(1, 0, 0, 0, 1, 0))
        builder.add(.fill(quad, .image(builder.list.paint(.testCard(64, 64), over: quad.rect))))
        let (x, y) = (Double(width) - 9.5, Double(height) - 8.25)
        builder.add(
            .fill(.turned(15, 9, at: x, y, degrees: 30), .solid(RGBA(red: 0, green: 1, blue: 0))), opacity: 0.5)
        let reference = builder.painted(kernels: .scalar)
        #expect(reference.pixel(width - 1, height - 1) >> 24 == 255)
        #expect(
            reference.pixel(Int(x), Int(y)) != reference.pixel(Int(x) - (isWide ? 200 : 0), Int(y) - (isWide ? 0 : 200))
        )
        for level in Self.levels {
            let painted = builder.painted(threads: 2, kernels: level)
            #expect(painted.firstDifference(from: reference) == nil, "\(level)")
        }
    }
}
