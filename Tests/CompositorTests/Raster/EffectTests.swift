import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Shadows, filters and passes")
struct EffectTests {
    @Test("A hundred different shadows of one frame look as each of them does alone")
    func manyShadows() {
        func shadow(_ index: Int) -> DisplayItem.Kind {
            let quad = Quad.turned(30, 30, at: 40 + Double(index % 10) * 80, 40 + Double(index / 10) * 80)
            return .shadow(quad, sigma: 3 + Double(index) * 0.05, .white)
        }
        var all = ListBuilder(width: 800, height: 800)
        for index in 0..<100 { all.add(shadow(index)) }
        let picture = all.painted()
        for index in 0..<100 {
            var one = ListBuilder(width: 800, height: 800)
            one.add(shadow(index))
            let alone = one.painted(), (left, top) = (index % 10 * 80, index / 10 * 80)
            let isSame = (top..<top + 80).allSatisfy { y in
                (left..<left + 80).allSatisfy { picture.pixel($0, y) == alone.pixel($0, y) }
            }
            #expect(isSame, "shadow \(index)")
        }
    }

    @Test("The edge of a long shadow is half as dark as its middle, and fades within three sigmas")
    func shadowProfile() {
        var builder = ListBuilder(width: 120, height: 120, background: .white)
        builder.add(.shadow(.turned(60, 60, at: 60, 60), sigma: 5, .black))
        let picture = builder.painted()
        func light(_ x: Int) -> Int { Int(picture.pixel(x, 60) & 255) }
        #expect(light(60) == 0)
        #expect(abs(light(29) + light(30) - 255) <= 2)
        // One sigma outside the edge (pixel centres 24.5 and 25.5 lie around x = 25): 15.9 % of black.
        #expect(abs((light(24) + light(25)) / 2 - 214) <= 2)
        #expect(light(13) == 255)
    }

    @Test("A shadow's darkness adds up to its outline's area", arguments: [1.0, 3, 12])
    func shadowMass(sigma: Double) {
        var builder = ListBuilder(width: 160, height: 160, background: .clear)
        builder.add(.shadow(.turned(60, 40, at: 80, 80, radius: 20), sigma: sigma, .black))
        let picture = builder.painted()
        var sum = 0.0
        for y in 0..<160 { for x in 0..<160 { sum += Double(picture.pixel(x, y) >> 24) / 255 } }
        let area = 60.0 * 40 - (4 - .pi) * 20 * 20
        #expect(abs(sum - area) / area < 0.01)
    }

    @Test("A blur has the variance of its sigma", arguments: [0.5, 1, 2.3, 7, 11.1])
    func blurVariance(sigma: Double) {
        var builder = GroupBuilder(filters: [.gaussian(sigmaX: sigma, sigmaY: 0)])
        builder.addToGroup(.fill(.turned(1, 20, at: 60.5, 30), .solid(.white)))
        let picture = builder.painted()
        var (sum, moment) = (0.0, 0.0)
        for x in 0..<120 {
            let value = Double(picture.pixel(x, 30) & 255)
            sum += value
            moment += value * (Double(x) - 60) * (Double(x) - 60)
        }
        #expect(abs((moment / sum).squareRoot() - sigma) < 0.06 * sigma + 0.02)
    }

    @Test("Blurs of every level give the bits of the Swift reference", arguments: [true, false])
    func blurLevelsAgree(isBackdrop: Bool) {
        var builder = GroupBuilder(filters: [.gaussian(sigmaX: 3.3, sigmaY: 1.7)])
        builder.addToGroup(.fill(.turned(50, 20, at: 50, 30, degrees: 20), .solid(RGBA(red: 1, green: 0.5, blue: 0))))
        if isBackdrop { builder.base.add(.backdrop(.turned(60, 40, at: 60, 30, radius: 10), filters: 0..<1)) }
        let reference = builder.painted(kernels: .scalar)
        for level in KernelLevel.available {
            #expect(builder.painted(kernels: level).firstDifference(from: reference) == nil, "\(level)")
        }
    }

    @Test("A pass that is equal keeps its pixels; one that changed is painted again")
    func unchangedPass() {
        let rasterizer = Rasterizer(threads: 1)
        var builder = GroupBuilder(filters: [.gaussian(sigmaX: 2, sigmaY: 2)])
        builder.addToGroup(.fill(.turned(30, 20, at: 50, 30), .solid(.white)))
        let whole = builder.base.whole
        let target = PixelBuffer(width: 120, height: 60)
        rasterizer.paint(builder.base.list, damage: [whole], into: target)
        let buffer = rasterizer.finished[0]?.buffer
        rasterizer.paint(builder.base.list, damage: [whole], into: target)
        #expect(rasterizer.finished[0]?.buffer === buffer)
        #expect(target.firstDifference(from: builder.painted()) == nil)
        builder.base.list.items[0].opacity = 0.5
        rasterizer.paint(builder.base.list, damage: [whole], into: target)
        #expect(target.firstDifference(from: builder.painted()) == nil)
    }

    @Test("A mask's alpha multiplies a pass")
    func maskedPass() {
        var builder = GroupBuilder(filters: [])
        builder.addToGroup(.fill(.turned(120, 60, at: 60, 30), .solid(.white)))
        builder.useMask(.fill(.turned(20, 20, at: 60, 30), .solid(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))))
        let picture = builder.painted()
        #expect(picture.pixel(60, 30) & 255 == 128)
        #expect(picture.pixel(40, 30) & 255 == 0)
    }

    @Test("Damage near a backdrop gives the same pixels as painting all")
    func backdropDamage() {
        func list(_ x: Double) -> ListBuilder {
            var builder = ListBuilder(width: 160, height: 80, background: .white)
            builder.add(.fill(.turned(20, 20, at: x, 40), .solid(.black)))
            builder.list.filters = [.gaussian(sigmaX: 4, sigmaY: 4)]
            builder.add(.backdrop(.turned(60, 50, at: 90, 40), filters: 0..<1))
            return builder
        }
        let rasterizer = Rasterizer(threads: 2)
        let target = PixelBuffer(width: 160, height: 80)
        rasterizer.paint(list(40).list, damage: [list(40).whole], into: target)
        rasterizer.paint(list(50).list, damage: [PixelRect(minX: 28, minY: 28, maxX: 62, maxY: 52)], into: target)
        #expect(target.firstDifference(from: list(50).painted()) == nil)
    }

    @Test(
        "Quads that share a hard edge leave no pixel out and paint none twice", arguments: 1...8 as ClosedRange<UInt64>)
    func hardEdgesMeet(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var builder = ListBuilder(width: 80, height: 80)
        let angle = Double.random(in: 0...360, using: &numbers), split = Double.random(in: -20...20, using: &numbers)
        for isLeft in [true, false] {
            var half = Quad.turned(200, 200, at: 40.3, 39.6, degrees: angle)
            half.rect = CGRect(
                x: isLeft ? -100 : split, y: -100, width: isLeft ? 100 + split : 100 - split, height: 200)
            half.antialiasedEdges = 0
            builder.add(.fill(half, .solid(RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))))
        }
        let picture = builder.painted()
        for y in 0..<80 { for x in 0..<80 { #expect(picture.pixel(x, y) & 255 == 128, "seed \(seed), (\(x), \(y))") } }
    }

    @Test("Half-planes on both sides of a line meet without a seam")
    func cutsMeet() {
        var builder = ListBuilder(width: 60, height: 60)
        let (a, b) = (cos(0.7), sin(0.7))
        let c = -30 * a - 30 * b
        builder.list.halfPlanes = [
            HalfPlane(a: a, b: b, c: c, isAntialiased: false), HalfPlane(a: -a, b: -b, c: -c, isAntialiased: false),
        ]
        for side in 0..<2 {
            var quad = Quad.turned(60, 60, at: 30, 30)
            quad.cuts = side..<side + 1
            builder.add(.fill(quad, .solid(RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))))
        }
        let picture = builder.painted()
        for y in 0..<60 { for x in 0..<60 { #expect(picture.pixel(x, y) & 255 == 128) } }
    }
}

/// A group with filters, shown on a screen of 120 × 60.
private struct GroupBuilder {
    var base = ListBuilder(width: 120, height: 60)
    private var mask: Int?

    init(filters: [PixelFilter]) {
        base.list.filters = filters
        var group = DisplayPass(key: .init(layer: LayerID(50), role: .group), region: base.whole, items: 0..<0)
        group.filters = filters.indices
        base.list.passes.insert(group, at: 0)
    }

    /// The group's only item.
    mutating func addToGroup(_ kind: DisplayItem.Kind) {
        base.list.items = [DisplayItem(layer: LayerID(51), kind: kind, bounds: base.whole)]
        base.list.passes[0].items = 0..<1
        base.list.passes[1].items = 1..<1
        base.add(.pass(0, mask: nil))
    }

    mutating func useMask(_ kind: DisplayItem.Kind) {
        base.list.items.insert(DisplayItem(layer: LayerID(52), kind: kind, bounds: base.whole), at: 1)
        base.list.items[2].kind = .pass(0, mask: 1)
        let pass = DisplayPass(key: .init(layer: LayerID(52), role: .mask), region: base.whole, items: 1..<2)
        base.list.passes.insert(pass, at: 1)
        base.list.passes[2].items = 2..<3
    }

    func painted(kernels: KernelLevel = .chosen) -> PixelBuffer { base.painted(kernels: kernels) }
}
