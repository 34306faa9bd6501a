import Testing

@testable import UIKit

/// Items that ask for sizes one after the other end up on the lines that items make whose sizes are known from the start.
@MainActor @Suite struct FlowFitTests {
    @Test(arguments: 0..<80) func fitsInAnyOrderAgree(seed: UInt64) {
        var random = SeededRandom(state: seed)
        var metrics = FlowSection.Metrics()
        metrics.across = 300
        metrics.margins = .init(beforeAlong: 7, afterAlong: 5, beforeAcross: 10, afterAcross: 4)
        metrics.headerLength = 20
        metrics.scale = 2
        let usual = FlowSection.Extent(across: [50, 130, 280][Int(seed % 3)], along: 40)
        let count = Int.random(in: 1...50, using: &random)
        var all = Array(repeating: usual, count: count)
        var section = FlowSection(metrics: metrics, items: .uniform(usual, count: count))
        for _ in 0..<12 {
            var fits: [Int: FlowSection.Extent] = [:]
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let extent = FlowSection.Extent(
                    across: CGFloat(Int.random(in: 10...286, using: &random)),
                    along: CGFloat(Int.random(in: 10...90, using: &random)))
                let item = Int.random(in: 0..<count, using: &random)
                (all[item], fits[item]) = (extent, extent)
            }
            section.fit(fits)
            let whole = FlowSection(metrics: metrics, items: .mixed(all))
            #expect(section.length == whole.length, "seed \(seed)")
            for item in 0..<count {
                #expect(section.frame(of: item) == whole.frame(of: item), "seed \(seed), item \(item)")
            }
            let low = CGFloat(Int.random(in: -50...600, using: &random))
            for item in section.items(from: low, to: low + 90) {
                #expect(whole.items(from: low, to: low + 90).contains(item), "seed \(seed)")
            }
            #expect(section.items(from: low, to: low + 90).count == whole.items(from: low, to: low + 90).count)
        }
    }
}
