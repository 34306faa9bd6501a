import Testing

@testable import UIKit

/// When a drag from the edge pops (docs/behaviour/transitions.md §4).
@Suite struct PopProjectionTests {
    private func pops(at fraction: CGFloat, velocities: [CGFloat]) -> Bool {
        var projection = PopProjection()
        for (index, velocity) in velocities.enumerated() {
            projection.note(velocity: velocity, at: Double(index) / 60)
        }
        return projection.pops(at: fraction, width: 393)
    }

    @Test func evenDragsGoByWhereTheyWouldBe() {
        #expect(pops(at: 0.3, velocities: [0, 0.6, 0.6, 0.6]))
        #expect(!pops(at: 0.3, velocities: [3, 0.4, 0.4, 0.4]))
    }

    @Test func slowingDownCountsButJerksDoNot() {
        #expect(!pops(at: 0.3, velocities: [0.65, 0.6, 0.55]))
        #expect(pops(at: 0.8, velocities: [9, 1, 0]))
    }

    @Test func flicksGoByTheirDirection() {
        #expect(pops(at: 0.02, velocities: [2, 2]))
        #expect(!pops(at: 0.9, velocities: [-1]))
        #expect(!pops(at: 0.9, velocities: []))
    }

    @Test func fingersThatRestGoByWhereTheyAre() {
        for (fraction, isPop) in [(0.3, false), (0.6, true)] as [(CGFloat, Bool)] {
            var projection = PopProjection()
            for index in 0..<5 { projection.note(velocity: 3, at: Double(index) / 60) }
            projection.lift(at: 0.5)
            #expect(projection.pops(at: fraction, width: 393) == isPop)
        }
    }
}
