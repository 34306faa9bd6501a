import CoreGraphics
import TestSupport
import Testing

@testable import Compositor

@Suite("Page curl geometry")
struct PageCurlTests {
    private static func rows(_ key: String) throws -> [[String: Any]] {
        let url = try #require(
            Bundle.module.url(forResource: "page_curl", withExtension: "json", subdirectory: "Resources"))
        let file = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        return try #require(file[key] as? [[String: Any]])
    }

    private static func number(_ value: Any?) -> Double { (value as! NSNumber).doubleValue }

    private static func numbers(_ value: Any?) -> [Double] { (value as! [NSNumber]).map(\.doubleValue) }

    private static let corners: [String: PageCurl.Corner] = [
        "br": .bottomRight, "bl": .bottomLeft, "tr": .topRight, "tl": .topLeft,
    ]

    @Test("points land where the cylinder model puts them")
    func cylinderVectors() throws {
        let rows = try Self.rows("cylinder")
        #expect(rows.count == 48)
        for row in rows {
            let page = Self.numbers(row["page"])
            let curl = PageCurl(
                size: CGSize(width: page[0], height: page[1]),
                corner: try #require(Self.corners[row["corner"] as! String]),
                tilt: Self.number(row["angle_deg"]) * .pi / 180, radius: Self.number(row["radius"]),
                travel: Self.number(row["travel"]))
            let input = Self.numbers(row["in"]), output = Self.numbers(row["out"]), normal = Self.numbers(row["normal"])
            let tolerance = Self.number(row["tol"])
            let bent = curl.bend(CGPoint(x: input[0], y: input[1]))
            for (got, want) in zip([bent.x, bent.y, bent.z], output) { #expect(abs(got - want) <= tolerance, "\(row)") }
            for (got, want) in zip([bent.normal.x, bent.normal.y, bent.normal.z], normal) {
                #expect(abs(got - want) <= tolerance, "\(row)")
            }
        }
    }

    @Test("looking back from the screen finds the page's points, topmost first")
    func inverseVectors() throws {
        let rows = try Self.rows("inverse")
        #expect(rows.count == 32)
        for row in rows {
            let range = Self.numbers(row["pageExtent"])
            let curl = PageCurl(
                size: CGSize(width: range[1], height: 480), corner: .bottomRight, tilt: 0,
                radius: Self.number(row["radius"]),
                travel: Self.number(row["travel"]))
            let hits = curl.candidates(at: Self.number(row["p"])).filter {
                $0.coordinate >= range[0] && $0.coordinate <= range[1]
            }
            let expected = row["hits_q_side_topmost_first"] as! [[Any]]
            #expect(hits.count == expected.count, "\(row)")
            for (hit, want) in zip(hits, expected) {
                #expect(abs(hit.coordinate - Self.number(want[0])) <= Self.number(row["tol"]), "\(row)")
                #expect(hit.side == (want[1] as! String == "front" ? .front : .back), "\(row)")
            }
        }
    }

    @Test("paper does not stretch", arguments: PageCurl.Corner.allCases)
    func isometry(corner: PageCurl.Corner) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let curl = PageCurl(
                size: CGSize(width: 320, height: 480), corner: corner,
                tilt: Double.random(in: 0...(.pi / 2), using: &random),
                radius: Double.random(in: 5...120, using: &random), travel: Double.random(in: 0...700, using: &random))
            let x = Double.random(in: 0...320, using: &random), y = Double.random(in: 0...480, using: &random),
                angle = Double.random(in: 0...(2 * .pi), using: &random)
            let step = 1e-4
            let a = curl.bend(CGPoint(x: x, y: y)),
                b = curl.bend(CGPoint(x: x + step * cos(angle), y: y + step * sin(angle)))
            let length = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + (a.z - b.z) * (a.z - b.z))
                .squareRoot()
            #expect(abs(length / step - 1) < 1e-4, "seed 7, \(curl)")
        }
    }

    @Test("what is seen at a bent point is that point, when nothing lies above it")
    func inverseUndoesForward() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let curl = PageCurl(
                size: CGSize(width: 320, height: 480), corner: .bottomRight,
                tilt: Double.random(in: 0...(.pi / 2), using: &random),
                radius: 40,
                travel: Double.random(in: 0...600, using: &random))
            let point = CGPoint(
                x: Double.random(in: 1...319, using: &random), y: Double.random(in: 1...479, using: &random))
            let bent = curl.bend(point)
            let seen = curl.lookUp(CGPoint(x: bent.x, y: bent.y))
            guard let seen, seen.side == bent.side else { continue }
            #expect(abs(seen.point.x - point.x) < 1e-6, "seed 11, \(curl)")
            #expect(abs(seen.point.y - point.y) < 1e-6, "seed 11, \(curl)")
        }
    }

    @Test("the four corners are mirror images")
    func mirroredCorners() {
        let right = PageCurl(
            size: CGSize(width: 320, height: 480), corner: .bottomRight, tilt: 0.6, radius: 40, travel: 250)
        let left = PageCurl(
            size: CGSize(width: 320, height: 480), corner: .bottomLeft, tilt: 0.6, radius: 40, travel: 250)
        let top = PageCurl(size: CGSize(width: 320, height: 480), corner: .topRight, tilt: 0.6, radius: 40, travel: 250)
        for (x, y) in [(10.0, 20.0), (300, 470), (160, 240), (319, 3)] {
            let a = right.bend(CGPoint(x: x, y: y))
            let b = left.bend(CGPoint(x: 320 - x, y: y)), c = top.bend(CGPoint(x: x, y: 480 - y))
            #expect(abs(a.x - (320 - b.x)) < 1e-9)
            #expect(abs(a.y - b.y) < 1e-9)
            #expect(abs(a.z - b.z) < 1e-9)
            #expect(abs(a.y - (480 - c.y)) < 1e-9)
            #expect(abs(a.x - c.x) < 1e-9)
            #expect(abs(a.z - c.z) < 1e-9)
        }
    }

    @Test("the strips cover the page once: their flat areas add up to it", arguments: [0.05, 0.3, 0.55, 0.8, 0.99])
    func stripsCoverThePage(lifted: Double) {
        let size = CGSize(width: 320, height: 480)
        for edge in [TransitionAnimationEdge.fromBottom, .fromTop, .fromLeft, .fromRight] {
            let curl = TransitionEffect.curl(lifted, edge, size)
            var flat = BentSheet(), rising = BentSheet(), fallen = BentSheet()
            curl.appendStrips(to: &flat, rising: &rising, fallen: &fallen, pixelsPerPoint: 2)
            // The flat part reaches a pixel further, and the front is left out on the last pixel under the fold; across the page at most.
            let surplus = flat.sourceArea + rising.sourceArea + fallen.sourceArea - 320 * 480
            #expect(surplus < curl.overlap(2) * hypot(320, 480))
            #expect(surplus > -curl.hidden(2) * hypot(320, 480) - 1e-6)
            // Every front triangle is clockwise as seen, every back one is not.
            for sheet in [flat, rising, fallen] {
                for triangle in stride(from: 0, to: sheet.indices.count, by: 3) {
                    let middle = sheet.middle(ofTriangle: triangle)
                    let normal = curl.bend(middle).normal.z
                    #expect(normal * sheet.seenArea(ofTriangle: triangle) > -1e-9)
                }
            }
            // Strips share the vertices of their common cuts.
            for sheet in [rising, fallen] where !sheet.indices.isEmpty {
                #expect(sheet.vertices.count <= sheet.indices.count / 3 + 2)
            }
        }
    }

    @Test("the front ends under the back, a pixel before the fold", arguments: [0.2, 0.3, 0.55, 0.8, 0.99])
    func frontEndsUnderTheBack(lifted: Double) {
        let curl = TransitionEffect.curl(lifted, .fromBottom, CGSize(width: 320, height: 480))
        var flat = BentSheet(), rising = BentSheet(), fallen = BentSheet()
        curl.appendStrips(to: &flat, rising: &rising, fallen: &fallen, pixelsPerPoint: 2)
        func outermost(_ sheet: BentSheet) -> Double {
            sheet.vertices.map { curl.coordinate(of: CGPoint(x: $0.x, y: $0.y)) }.min() ?? .infinity
        }
        let fold = curl.travel - curl.radius
        #expect(abs(outermost(fallen) - fold) < 1e-9)
        #expect(outermost(rising) > fold + 0.4)
        #expect(outermost(rising) < fold + 4)
    }

    @Test("nothing of the page is left at the end, all of it lies flat at the start")
    func ends() {
        let size = CGSize(width: 320, height: 480)
        let start = TransitionEffect.curl(0, .fromBottom, size)
        #expect(start.bend(CGPoint(x: 320, y: 480)).z == 0)
        let end = TransitionEffect.curl(1, .fromBottom, size)
        for (x, y) in [(0.0, 0.0), (320, 0), (0, 480), (320, 480), (160, 240)] {
            let bent = end.bend(CGPoint(x: x, y: y))
            #expect(end.coordinate(of: CGPoint(x: bent.x, y: bent.y)) >= end.extent - 1e-9)
        }
    }
}
