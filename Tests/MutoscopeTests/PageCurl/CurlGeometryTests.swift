import Testing
import UIKit

@testable import Mutoscope

@Suite("Curl geometry")
struct CurlGeometryTests {
    let geometry = CurlGeometry(size: CGSize(width: 320, height: 480))
    static let angles: [CGFloat] = [.pi, .pi + 0.4, 3 * .pi / 2 - 0.3, 3 * .pi / 2 + 0.5, 0.2, .pi / 2 + 0.1]

    @Test("agrees with the published points of the cylinder")
    func vectors() throws {
        let url = try #require(
            Bundle.module.url(forResource: "page_curl", withExtension: "json", subdirectory: "Resources"))
        let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        let cases = try #require(root["cylinder"] as? [[String: Any]])
        #expect(cases.count == 48)
        for entry in cases { try check(entry) }
    }

    private func check(_ entry: [String: Any]) throws {
        func numbers(_ key: String) throws -> [CGFloat] {
            try #require(entry[key] as? [NSNumber]).map { CGFloat($0.doubleValue) }
        }
        func number(_ key: String) throws -> CGFloat { CGFloat(try #require(entry[key] as? NSNumber).doubleValue) }
        let corner = try #require(entry["corner"] as? String)
        let tilt = try number("angle_deg") * .pi / 180, page = try numbers("page")
        let angle = atan2((corner.hasPrefix("b") ? -1 : 1) * sin(tilt), (corner.hasSuffix("r") ? -1 : 1) * cos(tilt))
        let point = try numbers("in"), out = try numbers("out"), normal = try numbers("normal")
        let tolerance = try number("tol")
        let bent = CurlGeometry(size: CGSize(width: page[0], height: page[1]))
            .bend(CGPoint(x: point[0], y: point[1]), travel: try number("travel"), radius: try number("radius"), angle)
        for (ours, theirs) in zip(
            [bent.x, bent.y, bent.z, bent.normal.x, bent.normal.y, bent.normal.z], out + normal)
        { #expect(abs(ours - theirs) <= tolerance, "\(entry)") }
    }

    @Test("paper does not stretch", arguments: angles)
    func isometry(angle: CGFloat) {
        for time in [0.1, 0.25, 0.5, 0.75, 0.95] as [CGFloat] {
            let travel = geometry.travel(at: time, angle), radius = geometry.radius(at: time)
            func point(_ x: CGFloat, _ y: CGFloat) -> CurlGeometry.Point {
                geometry.bend(CGPoint(x: x, y: y), travel: travel, radius: radius, angle)
            }
            for x in stride(from: 4, to: 316, by: 24) as StrideTo<CGFloat> {
                for y in stride(from: 4, to: 476, by: 24) as StrideTo<CGFloat> {
                    let a = point(x, y)
                    for (dx, dy) in [(0.01, 0), (0, 0.01), (0.007, 0.007)] as [(CGFloat, CGFloat)] {
                        let b = point(x + dx, y + dy)
                        let length = hypot(hypot(b.x - a.x, b.y - a.y), b.z - a.z)
                        #expect(abs(length - hypot(dx, dy)) < 2e-6)
                    }
                    let n = a.normal
                    #expect(abs(n.x * n.x + n.y * n.y + n.z * n.z - 1) < 1e-9)
                }
            }
        }
    }

    @Test("flat at 0, gone at 1", arguments: angles)
    func ends(angle: CGFloat) {
        let corners = [CGPoint.zero, CGPoint(x: 320, y: 0), CGPoint(x: 0, y: 480), CGPoint(x: 320, y: 480)]
        for corner in corners {
            let flat = geometry.bend(
                corner, travel: geometry.travel(at: 0, angle), radius: geometry.radius(at: 0), angle)
            #expect(flat.x == corner.x)
            #expect(flat.y == corner.y)
            #expect(flat.z == 0)
        }
        // At the end the foremost line of the roll has passed the last corner.
        let last = geometry.extent(angle)
        #expect(geometry.travel(at: 1, angle) - geometry.radius(at: 1) >= last - 1e-6)
        #expect(abs(corners.map { geometry.coordinate(of: $0, angle) }.min()!) < 1e-6)
        #expect(abs(corners.map { geometry.coordinate(of: $0, angle) }.max()! - last) < 1e-6)
    }

    @Test("the paper that a finger holds is under the finger", arguments: angles)
    func inverse(angle: CGFloat) {
        for q in [0, 30, 90] as [CGFloat] {
            var last: CGFloat = 0
            for distance in stride(from: 1, through: 300, by: 7) as StrideThrough<CGFloat> {
                let time = geometry.time(moving: q, by: distance, angle)
                #expect(time >= last)
                last = time
                guard time < 1 else { continue }
                let shift = CurlGeometry.shift(geometry.travel(at: time, angle) - q, geometry.radius(at: time))
                #expect(abs(shift - distance) < 0.01)
            }
        }
    }

    @Test(
        "a grip follows the finger at its angle, from every side",
        arguments: [
            (CGPoint(x: 300, y: 460), CGPoint(x: -8, y: -6)), (CGPoint(x: 20, y: 300), CGPoint(x: 9, y: 2)),
            (CGPoint(x: 160, y: 470), CGPoint(x: 2, y: -9)), (CGPoint(x: 200, y: 5), CGPoint(x: -3, y: 8)),
        ])
    func grip(start: CGPoint, motion: CGPoint) {
        let grip = CurlGrip(turn: .forward, start: start, motion: motion, geometry: geometry)
        #expect(grip.reading(grip.edge).time < 0.05)
        for step in [5, 15, 25] as [CGFloat] {
            let finger = CGPoint(x: grip.edge.x + motion.x * step, y: grip.edge.y + motion.y * step)
            let reading = grip.reading(finger)
            #expect(abs(cos(reading.angle - atan2(motion.y, motion.x)) - 1) < 1e-6)
            guard reading.time < 1 else { continue }
            let place = geometry.bend(
                grip.edge, travel: geometry.travel(at: reading.time, reading.angle),
                radius: geometry.radius(at: reading.time), reading.angle)
            #expect(hypot(place.x - finger.x, place.y - finger.y) < 0.5)
        }
    }

    @Test("zero sizes and what is not a number give no trap and no such numbers")
    func badInput() {
        let empty = CurlGeometry(size: .zero)
        #expect(empty.radius(at: .nan) > 0)
        #expect(empty.travel(at: 0.5, 1).isFinite)
        #expect(empty.time(moving: 0, by: 10, 1) == 1)
        #expect(geometry.time(moving: .nan, by: .nan, 0) == 1)
        #expect(CurlGrip(turn: .backward, start: .zero, motion: .zero, geometry: empty).reading(.zero).time.isFinite)
    }
}
