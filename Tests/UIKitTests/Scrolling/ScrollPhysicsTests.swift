import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The published curves of scrolling: vectors/scrolling.json.
@Suite struct ScrollPhysicsTests {
    private struct Vectors: Decodable {
        struct Band: Decodable {
            var dimension: Double
            var rows_raw_shown: [[Double]]
            var tol: Double
        }
        struct Drag: Decodable {
            var raw, dimension, shown, tol: Double
        }
        struct Deceleration: Decodable {
            var rate, v0, distance_until_10pt_per_s, duration_until_10pt_per_s, tol: Double
            var x_at, v_at: [[Double]]
        }
        struct Bounce: Decodable {
            var x0, v0, peak, t_peak, tol: Double
            var rows_t_x: [[Double]]
        }
        struct Rest: Decodable {
            var x0, tol: Double
            var rows_t_x: [[Double]]
        }
        var rubberBand: [Band]
        var dragPastEdge: [Drag]
        var deceleration: [Deceleration]
        var bounceWithVelocity: [Bounce]
        var bounceFromRest: [Rest]
    }

    private let vectors: Vectors

    init() throws {
        let file = try #require(Bundle.module.url(forResource: "Resources/scrolling", withExtension: "json"))
        vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    }

    @Test func rubberBands() {
        for band in vectors.rubberBand {
            for row in band.rows_raw_shown {
                #expect(abs(ScrollPhysics.band(row[0], length: band.dimension) - row[1]) <= band.tol)
                #expect(abs(ScrollPhysics.band(-row[0], length: band.dimension) + row[1]) <= band.tol)
                #expect(abs(ScrollPhysics.unband(row[1], length: band.dimension) - row[0]) < 1e-4 * max(1, row[0]))
            }
        }
        for drag in vectors.dragPastEdge {
            #expect(abs(ScrollPhysics.band(drag.raw, length: drag.dimension) - drag.shown) <= drag.tol)
        }
    }

    @Test func decelerations() {
        for row in vectors.deceleration {
            let motion = ScrollMotion(
                from: 0, velocity: row.v0, target: nil, range: -1e6...1e6, bounces: true, rate: row.rate)
            #expect(abs(motion.rest - row.distance_until_10pt_per_s) <= row.tol)
            #expect(abs(motion.duration - row.duration_until_10pt_per_s) <= row.tol)
            for x in row.x_at where x[0] < motion.duration { #expect(abs(motion.value(at: x[0]) - x[1]) <= row.tol) }
            for v in row.v_at where v[0] < motion.duration { #expect(abs(motion.velocity(at: v[0]) - v[1]) <= row.tol) }
        }
    }

    @Test func bounces() {
        for row in vectors.bounceWithVelocity {
            let curve = ScrollCurve.spring(edge: 100, offset: row.x0, velocity: row.v0)
            #expect(abs(curve.value(at: row.t_peak) - 100 - row.peak) <= row.tol)
            for x in row.rows_t_x { #expect(abs(curve.value(at: x[0]) - 100 - x[1]) <= row.tol) }
        }
        for row in vectors.bounceFromRest {
            let motion = ScrollMotion(
                from: row.x0, velocity: 0, target: nil, range: -10...0, bounces: true, rate: 0.998)
            #expect(motion.rest == 0)
            for x in row.rows_t_x where x[0] < motion.duration {
                #expect(abs(motion.value(at: x[0]) - x[1]) <= row.tol)
            }
        }
    }

    @Test func motionsAreContinuousAndEndAtRest() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let offset = Double.random(in: -300...1300, using: &random),
                velocity = Double.random(in: -6000...6000, using: &random)
            let motion = ScrollMotion(
                from: offset, velocity: velocity, target: nil, range: 0...1000, bounces: true, rate: 0.998)
            #expect((0...1000).contains(motion.rest))
            #expect(motion.duration < 6)
            var previous = motion.value(at: 0)
            #expect(abs(previous - offset) < 1e-9)
            for step in 1...600 {
                let value = motion.value(at: Double(step) / 100)
                #expect(abs(value - previous) < 66)
                previous = value
            }
            #expect(previous == motion.rest)
        }
    }

    /// Let go with just as much speed as would, after seconds at rest, take it a hair's breadth over the edge.
    @Test func contentThatAlmostComesBackOverItsEdgeIsAtRestInTime() {
        for speed in stride(from: 90.0, through: 200, by: 0.25) {
            let motion = ScrollMotion(
                from: -9, velocity: speed, target: nil, range: 0...150, bounces: true, rate: 0.998)
            #expect(motion.duration < 1.5, "\(speed)")
            #expect(abs(motion.value(at: motion.duration - 1e-6) - motion.rest) < 0.5, "\(speed)")
        }
    }

    @Test func chosenTargetsAreReachedExactly() {
        for target in [-200.0, 0, 3, 480] {
            let motion = ScrollMotion(
                from: 100, velocity: 800, target: target, range: 0...1000, bounces: true, rate: 0.99)
            #expect(motion.value(at: 10) == target)
            #expect(abs(motion.value(at: motion.duration - 1e-6) - target) < 0.5)
        }
    }
}
