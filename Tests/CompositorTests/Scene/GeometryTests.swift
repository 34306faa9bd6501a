import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Layers on the pixels")
struct SceneGeometryTests {
    private func corners(_ layer: LayerNode, scale: Double = 1) -> [CGPoint] {
        list(screen([layer]), scale: scale).screenItems.first?.corners ?? []
    }

    private func expectEqual(_ got: [CGPoint], _ want: [(Double, Double)], tolerance: Double = 1e-3) {
        #expect(got.count == want.count)
        for (a, b) in zip(got, want) {
            #expect(abs(a.x - b.0) < tolerance, "\(got)")
            #expect(abs(a.y - b.1) < tolerance, "\(got)")
        }
    }

    @Test(
        "a card that falls down about its lower edge",
        arguments: [
            (30.0, 94.344, 42.353, 277.647), (60, 197.350, 24.900, 295.100), (180, 700, 60, 260),
        ])
    func card(degrees: Double, top: Double, left: Double, right: Double) {
        let card = node(2, CGRect(x: 60, y: 100, width: 200, height: 300), color: .fullRed) {
            $0.anchorPoint = CGPoint(x: 0.5, y: 1)
            $0.position = CGPoint(x: 160, y: 400)
            $0.transform.m34 = -1 / 1000
            $0.transform = CATransform3DRotate($0.transform, -degrees * .pi / 180, 1, 0, 0)
        }
        expectEqual(corners(card), [(left, top), (right, top), (260, 400), (60, 400)])
    }

    @Test("a book's cover turns about its left edge: its width is the cosine", arguments: [0.0, 30, 60, 89])
    func cover(degrees: Double) {
        let cover = node(2, CGRect(x: 0, y: 0, width: 320, height: 480), color: .fullRed) {
            $0.anchorPoint = CGPoint(x: 0, y: 0.5)
            $0.position = CGPoint(x: 0, y: 240)
            $0.transform = CATransform3DMakeRotation(-degrees * .pi / 180, 0, 1, 0)
        }
        let right = 320 * cos(degrees * .pi / 180)
        expectEqual(corners(cover), [(0, 0), (right, 0), (right, 480), (0, 480)])
    }

    @Test("a cover in perspective opens toward the viewer")
    func coverInPerspective() {
        let cover = node(2, CGRect(x: 0, y: 0, width: 320, height: 480), color: .fullRed) {
            $0.anchorPoint = CGPoint(x: 0, y: 0.5)
            $0.position = CGPoint(x: 0, y: 240)
            $0.transform.m34 = -1 / 800
            $0.transform = CATransform3DRotate($0.transform, -.pi / 6, 0, 1, 0)
        }
        expectEqual(corners(cover), [(0, 0), (346.410, -60), (346.410, 540), (0, 480)])
    }

    @Test("the vectors of the reference project as they say")
    func projectionVectors() throws {
        let url = try #require(
            Bundle.module.url(forResource: "transforms", withExtension: "json", subdirectory: "Resources"))
        let file = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        let rows = try #require(file["projections"] as? [[String: Any]])
        var tried = 0
        for row in rows {
            let what = try #require(row["what"] as? String)
            guard what.hasPrefix("card flip"), let degrees = angle(in: what) else { continue }
            let card = node(2, CGRect(x: 60, y: 100, width: 200, height: 300), color: .fullRed) {
                $0.anchorPoint = CGPoint(x: 0.5, y: 1)
                $0.position = CGPoint(x: 160, y: 400)
                $0.transform.m34 = -1 / 1000
                $0.transform = CATransform3DRotate($0.transform, degrees * .pi / 180, 1, 0, 0)
            }
            guard let corners = row["corners_tl_tr_br_bl"] as? [[Double]], abs(degrees) != 90 else { continue }
            expectEqual(self.corners(card), corners.map { ($0[0], $0[1]) }, tolerance: 2e-4)
            tried += 1
        }
        #expect(tried >= 3)
    }

    /// The number in "Rotate(-30 deg, x)".
    private func angle(in text: String) -> Double? {
        guard let start = text.range(of: "Rotate("),
            let end = text.range(of: " deg", range: start.upperBound..<text.endIndex)
        else { return nil }
        return Double(text[start.upperBound..<end.lowerBound])
    }

    @Test("device scale multiplies everything")
    func scale() {
        let layer = node(2, CGRect(x: 10, y: 20, width: 30, height: 40), color: .fullRed)
        expectEqual(corners(layer, scale: 3), [(30, 60), (120, 60), (120, 180), (30, 180)])
    }

    @Test("bounds' origin scrolls sublayers")
    func boundsOrigin() {
        let inner = node(3, CGRect(x: 50, y: 60, width: 10, height: 10), color: .fullRed)
        let outer = node(2, CGRect(x: 100, y: 100, width: 200, height: 200), children: [inner]) {
            $0.bounds.origin = CGPoint(x: 20, y: 30)
        }
        expectEqual(corners(outer), [(130, 130), (140, 130), (140, 140), (130, 140)])
    }

    @Test("sublayerTransform projects about the superlayer's anchor: siblings share one vanishing point")
    func sublayerTransform() {
        let near = node(2, CGRect(x: 0, y: 0, width: 400, height: 600), color: .fullRed) { $0.zPosition = 500 }
        let items = list(screen([near]) { $0.sublayerTransform.m34 = -1 / 1000 }).screenItems
        expectEqual(items.first?.corners ?? [], [(-200, -300), (600, -300), (600, 900), (-200, 900)])
    }

    @Test("flipped geometry turns sublayers upside down and keeps a doubly flipped one")
    func flippedGeometry() {
        let inner = node(3, CGRect(x: 0, y: 0, width: 10, height: 10), color: .fullRed)
        let flipped = node(2, CGRect(x: 0, y: 0, width: 100, height: 100), children: [inner]) { _ in
        } style: {
            $0.isGeometryFlipped = true
        }
        expectEqual(corners(flipped), [(0, 100), (10, 100), (10, 90), (0, 90)])
    }

    @Test("a matrix singular only in z draws, one singular in the plane does not")
    func singular() {
        func scaled(_ x: Double, _ y: Double, _ z: Double) -> Int {
            let layer = node(2, CGRect(x: 10, y: 10, width: 100, height: 100), color: .fullRed) {
                $0.transform = CATransform3DMakeScale(x, y, z)
            }
            return list(screen([layer])).screenItems.count
        }
        #expect(scaled(1.2, 1.2, 0) == 1)
        #expect(scaled(0, 1, 1) == 0)
        #expect(scaled(1, 0, 1) == 0)
    }

    @Test(
        "what is not a number is not drawn, and neither is what hangs below it",
        arguments: [Double.nan, .infinity, -.infinity])
    func notANumber(bad: Double) {
        let child = node(3, CGRect(x: 0, y: 0, width: 10, height: 10), color: .fullRed)
        let changes: [(inout LayerGeometry) -> Void] = [
            { $0.position.x = bad }, { $0.bounds.size.width = bad }, { $0.transform.m11 = bad },
            { $0.transform.m34 = bad },
            { $0.zPosition = bad }, { $0.anchorPoint.y = bad }, { $0.bounds.origin.y = bad }, { $0.anchorPointZ = bad },
        ]
        for change in changes {
            let layer = node(
                2, CGRect(x: 0, y: 0, width: 50, height: 50), color: .fullRed, children: [child], geometry: change)
            #expect(list(screen([layer])).screenItems.isEmpty)
        }
    }

    @Test("a layer that runs behind the eye is cut there")
    func behindTheEye() throws {
        let floor = node(2, CGRect(x: 0, y: 0, width: 400, height: 4000), color: .fullRed) {
            $0.transform.m34 = -1 / 500
            $0.transform = CATransform3DRotate($0.transform, -.pi / 2.5, 1, 0, 0)
        }
        let item = try #require(list(screen([floor])).screenItems.first)
        #expect(item.quad?.cuts.count == 1)
        #expect(item.bounds.maxY <= 600)
        #expect(item.bounds.minY >= 0)
        let behind = node(2, CGRect(x: 0, y: 0, width: 100, height: 100), color: .fullRed) {
            $0.transform.m34 = -1 / 500
            $0.transform = CATransform3DTranslate($0.transform, 0, 0, 600)
        }
        #expect(list(screen([behind])).screenItems.isEmpty)
    }

    @Test("single-sided layers vanish when they turn away, mirrored ancestors included")
    func backFaces() {
        func count(_ angle: Double, mirrored: Bool = false) -> Int {
            let card = node(2, CGRect(x: 100, y: 100, width: 100, height: 100), color: .fullRed) {
                $0.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
            } style: {
                $0.isDoubleSided = false
            }
            let mirror = node(3, CGRect(x: 0, y: 0, width: 400, height: 600), children: [card]) {
                if mirrored { $0.transform = CATransform3DMakeScale(-1, 1, 1) }
            }
            return list(screen([mirror])).screenItems.count
        }
        #expect(count(1) == 1)
        #expect(count(2) == 0)
        #expect(count(1, mirrored: true) == 0)
        #expect(count(2, mirrored: true) == 1)
    }

    @Test("what lies off the screen costs no item")
    func culling() {
        let away = node(2, CGRect(x: 401, y: 0, width: 100, height: 100), color: .fullRed)
        let near = node(3, CGRect(x: 390, y: 0, width: 100, height: 100), color: .fullRed)
        #expect(list(screen([away, near])).order == [3])
    }

    @Test("100,000 nested layers")
    func deepTree() {
        var layer = node(2, CGRect(x: 0, y: 0, width: 10, height: 10), color: .fullRed)
        for index in 0..<100_000 {
            layer = node(UInt64(index) + 3, CGRect(x: 0, y: 0, width: 400, height: 600), children: [layer]) { _ in
            } style: {
                $0.masksToBounds = true
            }
        }
        let built = list(layer)
        #expect(built.screenItems.count == 1)
        #expect(built.clips.count <= 1)
    }
}
