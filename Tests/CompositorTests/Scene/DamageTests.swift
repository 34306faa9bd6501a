import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Damage")
struct DamageTests {
    private func square(_ id: UInt64, _ x: Double, _ y: Double, color: RGBA = .fullRed) -> LayerNode {
        node(id, CGRect(x: x, y: y, width: 20, height: 20), color: color)
    }

    private func damage(_ old: LayerNode, _ new: LayerNode) -> [PixelRect] {
        let difference = DisplayListDifference()
        return difference.damage(from: list(old), to: list(new)).rects
    }

    private func rect(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) -> PixelRect {
        PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    @Test("an unchanged tree damages nothing")
    func unchanged() {
        let kids = (2..<50).map { square(UInt64($0), Double($0) * 5, 10) }
        let group = node(
            60, CGRect(x: 0, y: 100, width: 100, height: 100), color: .fullGreen, children: [square(61, 0, 0)]
        ) {
            $0.opacity = 0.5
        } style: {
            $0.masksToBounds = true
        }
        #expect(damage(screen(kids + [group]), screen(kids + [group])).isEmpty)
    }

    @Test("a moved layer damages where it was and where it is")
    func moved() {
        let still = (10..<40).map { square(UInt64($0), Double($0) * 8, 400) }
        let rects = damage(screen(still + [square(2, 0, 0)]), screen(still + [square(2, 200, 300)]))
        #expect(Set(rects) == [rect(0, 0, 20, 20), rect(200, 300, 20, 20)])
    }

    @Test("layers that come and go damage themselves alone")
    func insertedAndRemoved() {
        let kids = (2..<30).map { square(UInt64($0), Double($0) * 10, 50) }
        var more = kids
        more.insert(square(100, 300, 500), at: 7)
        #expect(damage(screen(kids), screen(more)) == [rect(300, 500, 20, 20)])
        #expect(damage(screen(more), screen(kids)) == [rect(300, 500, 20, 20)])
    }

    @Test("a change inside a group damages its pixels, not the whole group")
    func insideGroup() {
        func group(_ x: Double) -> LayerNode {
            screen([
                node(2, CGRect(x: 0, y: 0, width: 400, height: 400), color: .fullGreen, children: [square(3, x, 0)]) {
                    $0.opacity = 0.5
                }
            ])
        }
        #expect(damage(group(0), group(300)) == [rect(0, 0, 20, 20), rect(300, 0, 20, 20)])
    }

    @Test("a change behind a blurred backdrop damages the backdrop")
    func backdrop() {
        let glass = node(9, CGRect(x: 100, y: 100, width: 200, height: 200)) { _ in
        } style: {
            $0.backgroundFilters = [.gaussianBlur(radius: 5)]
        }
        let rects = damage(screen([square(2, 95, 150), glass]), screen([square(2, 95, 150, color: .fullBlue), glass]))
        #expect(rects == [rect(95, 100, 205, 200)])
    }

    @Test("whatever changes, painting the damage gives the whole new frame", arguments: 0..<25)
    func sufficient(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func tree() -> LayerNode {
            var kids: [LayerNode] = []
            for id in 2..<14 as Range<UInt64> where Double.random(in: 0...1, using: &random) > 0.2 {
                let moves = Double.random(in: 0...1, using: &random) > 0.6
                kids.append(
                    node(
                        id,
                        CGRect(
                            x: moves ? Double.random(in: 0...60, using: &random) : Double(id) * 4, y: Double(id) * 3,
                            width: 30,
                            height: 24),
                        color: RGBA(red: Float(id) / 14, green: 0.5, blue: 0.2), children: [square(id + 100, 5, 5)]
                    ) {
                        $0.opacity = id % 3 == 0 ? 0.6 : 1
                        $0.transform = CATransform3DMakeRotation(
                            moves ? Double.random(in: -1...1, using: &random) : 0, 0, 0, 1)
                    } style: {
                        $0.cornerRadius = id % 4 == 0 ? 6 : 0
                        $0.masksToBounds = id % 4 == 0
                    })
            }
            return node(1, CGRect(x: 0, y: 0, width: 100, height: 80), color: .white, children: kids)
        }
        let kept = PixelBuffer(width: 100, height: 80)
        let compositor = Compositor(threads: 1)
        for _ in 0..<3 {
            let tree = RenderTree(root: tree())
            compositor.render(tree, at: 0, width: 100, height: 80, scale: 1, into: kept)
            let fresh = PixelBuffer(width: 100, height: 80)
            Compositor(threads: 1).render(tree, at: 0, width: 100, height: 80, scale: 1, into: fresh)
            #expect(kept.rows == fresh.rows, "seed \(seed)")
        }
    }

    /// What lies above a backdrop is painted over what is there: a pixel in two rectangles would get a translucent colour twice.
    @Test("what changes near a backdrop is painted once, also under a veil", arguments: 0..<25)
    func veiledBackdrop(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func tree() -> LayerNode {
            func place() -> CGRect {
                let (x, y) = (Double.random(in: 0...60, using: &random), Double.random(in: 0...70, using: &random))
                return CGRect(x: x, y: y, width: 30, height: Double.random(in: 5...40, using: &random))
            }
            let glass = node(2, CGRect(x: 0, y: 60, width: 100, height: 20)) { _ in
            } style: {
                $0.backgroundFilters = [.gaussianBlur(radius: 4)]
            }
            let veil = node(3, CGRect(x: 0, y: 0, width: 100, height: 80), color: RGBA(red: 0, green: 0, blue: 0)) {
                $0.opacity = 0.4
            }
            let behind = node(4, place(), color: .fullRed), cards = [5, 6].map { node($0, place(), color: .fullGreen) }
            return node(
                1, CGRect(x: 0, y: 0, width: 100, height: 80), color: .white, children: [behind, glass, veil] + cards)
        }
        let kept = PixelBuffer(width: 100, height: 80)
        let compositor = Compositor(threads: 1)
        for _ in 0..<4 {
            let tree = RenderTree(root: tree())
            compositor.render(tree, at: 0, width: 100, height: 80, scale: 1, into: kept)
            let fresh = PixelBuffer(width: 100, height: 80)
            Compositor(threads: 1).render(tree, at: 0, width: 100, height: 80, scale: 1, into: fresh)
            #expect(kept.rows == fresh.rows, "seed \(seed)")
        }
    }

    @Test("a rectangle without another is at most four that lie apart")
    func parts() {
        var found: [PixelRect] = []
        rect(0, 0, 30, 30).forEachPart(outside: rect(10, 10, 10, 10)) { found.append($0) }
        #expect(found == [rect(0, 0, 30, 10), rect(0, 10, 10, 10), rect(20, 10, 10, 10), rect(0, 20, 30, 10)])
        found = []
        rect(0, 0, 30, 30).forEachPart(outside: rect(-5, -5, 50, 20)) { found.append($0) }
        #expect(found == [rect(0, 15, 30, 15)])
        found = []
        rect(0, 0, 30, 30).forEachPart(outside: rect(30, 0, 5, 5)) { found.append($0) }
        #expect(found == [rect(0, 0, 30, 30)])
    }

    @Test("few rectangles, and close ones joined")
    func region() {
        var region = DamageRegion()
        region.add(rect(0, 0, 10, 10))
        region.add(rect(5, 0, 10, 10))
        #expect(region.rects == [rect(0, 0, 15, 10)])
        for index in 0..<50 as Range<Int32> { region.add(rect(index * 40, index * 40, 5, 5)) }
        #expect(region.rects.count <= 8)
        for index in 0..<50 as Range<Int32> { #expect(region.intersects(rect(index * 40, index * 40, 5, 5))) }
        region.add(.empty)
        #expect(region.rects.count <= 8)
    }
}

extension PixelBuffer {
    /// Copies of the rows, without padding.
    var rows: [[UInt32]] {
        (0..<height).map { Array(UnsafeBufferPointer(start: base + $0 * stride, count: width)) }
    }
}
