import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Layers in one space")
struct SceneSpaceTests {
    private func turned(_ id: UInt64, _ angle: Double, z: Double = 0, color: RGBA = .fullRed) -> LayerNode {
        node(id, CGRect(x: 100, y: 200, width: 200, height: 200), color: color) {
            $0.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
            $0.zPosition = z
        }
    }

    private func space(_ children: [LayerNode]) -> LayerNode {
        node(50, CGRect(x: 0, y: 0, width: 400, height: 600), children: children, content: .transform)
    }

    @Test("crossing planes are cut in a transform layer")
    func crossing() throws {
        let built = list(screen([space([turned(2, 0.7), turned(3, -0.7, color: .fullBlue)])]))
        // One of the two stays whole, the other is painted on both sides of it.
        let order = built.order
        #expect(order.count == 3)
        #expect(order.first == order.last)
        #expect(order[0] != order[1])
        let cuts = built.screenItems.map { $0.quad?.cuts.count ?? 0 }
        #expect(cuts == [1, 0, 1])
        // Planes through the middle cross in the line x = 200. The part behind reaches under the soft edge of the one before.
        let behind = built.halfPlanes[try #require(built.screenItems.first?.quad?.cuts.first)]
        #expect(abs(behind.b) < 1e-9)
        #expect(abs(abs(behind.a) - 1) < 1e-9)
        #expect(abs((behind.c - 0.75) / behind.a + 200) < 1e-6)
        #expect(!behind.isAntialiased)
        #expect(built.halfPlanes[try #require(built.screenItems.last?.quad?.cuts.first)].isAntialiased)
    }

    private func flat(_ id: UInt64, z: Double = 0) -> LayerNode {
        node(id, CGRect(x: 100, y: 200, width: 200, height: 200), color: .fullBlue) { $0.zPosition = z }
    }

    @Test("siblings stand in one space as soon as one of them leaves the plane by its transform")
    func siblings() {
        #expect(list(screen([turned(2, 0.7), turned(3, -0.7)])).order.count == 3)
        // One half of a turned layer lies before a flat sibling, whichever comes first, the other half behind it.
        let later = list(screen([turned(2, 0.7), flat(3)])), earlier = list(screen([flat(3), turned(2, 0.7)]))
        #expect(later.order.sorted() == [2, 2, 3] || later.order.sorted() == [2, 3, 3])
        #expect(earlier.order.sorted() == [2, 2, 3] || earlier.order.sorted() == [2, 3, 3])
        let lifted = node(2, CGRect(x: 100, y: 200, width: 200, height: 200), color: .fullRed) {
            $0.transform = CATransform3DMakeTranslation(0, 0, 5)
        }
        #expect(list(screen([lifted, flat(3)])).order == [3, 2])
    }

    @Test("zPosition takes a turned layer out of its siblings' way")
    func cure() {
        #expect(list(screen([turned(2, 0.7, z: 200), flat(3)])).order == [3, 2])
        #expect(list(screen([turned(2, 0.7, z: -200), flat(3)])).order == [2, 3])
        #expect(list(screen([turned(2, 0.7), flat(3, z: 200)])).order == [2, 3])
    }

    @Test("layers that lie flat are painted by zPosition and order alone")
    func plain() {
        let spun = node(2, CGRect(x: 100, y: 200, width: 200, height: 200), color: .fullRed) {
            $0.transform = CATransform3DMakeRotation(0.7, 0, 0, 1)
        }
        #expect(list(screen([spun, flat(3)])).order == [2, 3])
        #expect(list(screen([flat(3, z: 1), spun])).order == [2, 3])
        // Perspective alone lifts nothing off the plane.
        let seen = node(2, CGRect(x: 100, y: 200, width: 200, height: 200), color: .fullRed) {
            $0.transform.m34 = -1 / 500
        }
        #expect(list(screen([seen, flat(3)])).order == [2, 3])
        #expect(list(screen([turned(2, 0.7)])).order == [2])
    }

    @Test("the children under one sublayerTransform share a space")
    func sublayerTransform() {
        let built = list(screen([turned(2, 0.7), turned(3, -0.7)]) { $0.sublayerTransform.m34 = -1 / 800 })
        #expect(built.order.count == 3)
    }

    @Test("depth orders what does not cross, whatever the order of sublayers")
    func byDepth() {
        let near = turned(2, 0.3, z: 300), far = turned(3, 0.3, z: -300), middle = turned(4, -0.3)
        #expect(list(screen([space([near, far, middle])])).order == [3, 4, 2])
    }

    @Test("equal depth keeps the painting order")
    func coplanar() {
        let layers = (2...40).map { turned(UInt64($0), 0.4) }
        #expect(list(screen([space(layers)])).order == (2...40).map { UInt64($0) })
        let flat = (2...40).map { turned(UInt64($0), 0) }
        #expect(list(screen([space(flat)])).order == (2...40).map { UInt64($0) })
    }

    @Test("layers that do not overlap on the screen are not cut")
    func apart() {
        let left = node(2, CGRect(x: 0, y: 0, width: 100, height: 100), color: .fullRed) {
            $0.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        }
        let right = node(3, CGRect(x: 200, y: 0, width: 100, height: 100), color: .fullBlue)
        #expect(list(screen([space([left, right])])).order == [2, 3])
    }

    @Test("transform layers inside transform layers are one space")
    func nested() {
        let inner = node(
            60, CGRect(x: 0, y: 0, width: 400, height: 600), children: [turned(2, 0.7)], content: .transform)
        #expect(list(screen([space([inner, turned(3, -0.7)])])).order.count == 3)
    }

    @Test("a plain layer's own sublayers lie flat on it and are cut with it")
    func flattened() {
        let badge = node(9, CGRect(x: 0, y: 0, width: 200, height: 50), color: .fullGreen) { $0.zPosition = 500 }
        let card = node(2, CGRect(x: 100, y: 200, width: 200, height: 200), color: .fullRed, children: [badge]) {
            $0.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
        }
        let built = list(screen([space([card, turned(3, -0.7)])]))
        #expect(
            built.order.filter { $0 == 9 }.count + built.order.filter { $0 == 2 }.count
                == (built.order.first == 3 ? 2 : 4))
    }

    @Test("a transform layer's opacity goes to each child")
    func opacity() {
        let layer = node(
            50, CGRect(x: 0, y: 0, width: 400, height: 600), color: .fullGreen, children: [turned(2, 0), turned(3, 0)],
            content: .transform
        ) { $0.opacity = 0.5 }
        let built = list(screen([layer]))
        #expect(built.screenItems.map(\.opacity) == [0.5, 0.5])
        #expect(built.passes.count == 1)
    }

    @Test("a hundred planes through one line make no more than two pieces each")
    func fan() {
        let layers = (0..<100).map { turned(UInt64($0) + 2, Double($0) * .pi / 100 + 0.001) }
        let order = list(screen([space(layers)])).order
        #expect(order.count >= 100)
        #expect(order.count <= 200)
        #expect(Set(order).count == 100)
    }

    @Test("wherever two planes are seen, the nearer one is painted later")
    func paintersOrder() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<40 {
            var members: [LayerNode] = []
            for id in 2..<8 as Range<UInt64> {
                members.append(
                    node(
                        id,
                        CGRect(
                            x: Double.random(in: 0...200, using: &random),
                            y: Double.random(in: 0...300, using: &random), width: 180, height: 180),
                        color: .fullRed
                    ) {
                        $0.zPosition = Double.random(in: -80...80, using: &random)
                        $0.transform = CATransform3DMakeRotation(
                            Double.random(in: -1...1, using: &random), Double.random(in: -1...1, using: &random),
                            Double.random(in: -1...1, using: &random), 0.1)
                    })
            }
            let built = list(screen(members) { $0.sublayerTransform.m34 = -1 / 900 })
            for _ in 0..<60 {
                let point = CGPoint(
                    x: Double.random(in: 0...400, using: &random), y: Double.random(in: 0...600, using: &random))
                expectOrdered(built, members, at: point)
            }
        }
    }

    /// Depths of the pieces under a point grow in painting order.
    private func expectOrdered(_ built: DisplayList, _ members: [LayerNode], at point: CGPoint) {
        var last = -Double.infinity
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 900
        let eye = CATransform3DConcat(
            CATransform3DTranslate(perspective, -200, -300, 0), CATransform3DMakeTranslation(200, 300, 0))
        for item in built.screenItems {
            guard let quad = item.quad, let local = quad.toPixels.inverse?.apply(point), quad.rect.contains(local),
                built.halfPlanes[quad.cuts].allSatisfy({ $0.a * point.x + $0.b * point.y + $0.c > 1 }),
                let member = members.first(where: { $0.id == item.layer })
            else { continue }
            let seen = CATransform3DConcat(member.geometry.matrix, eye).homogeneous(local.x, local.y, 0)
            let depth = seen.z / seen.w
            #expect(depth > last - 3, "seed 3")
            last = depth
        }
    }
}
