import TestSupport
import Testing

@testable import UIKit

/// Sums of lengths agree with plain addition, whatever has changed.
@Suite struct StackedLengthsTests {
    @Test(arguments: 0..<40) func sumsAgreeWithPlainAddition(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var plain = (0..<Int.random(in: 0...70, using: &random)).map { _ in CGFloat(20) }
        var stacked = StackedLengths(usual: 20, count: plain.count)
        if seed % 4 == 0 {
            plain = plain.map { _ in CGFloat(Int.random(in: 0...3, using: &random)) * 7.5 }
            stacked = StackedLengths(plain)
        }
        for _ in 0..<30 {
            check(stacked, plain, &random, seed)
            guard let index = plain.indices.randomElement(using: &random) else { break }
            plain[index] = CGFloat(Int.random(in: 0...100, using: &random)) / 2
            stacked[index] = plain[index]
        }
    }

    private func check(_ stacked: StackedLengths, _ plain: [CGFloat], _ random: inout SeededGenerator, _ seed: UInt64) {
        var start: CGFloat = 0, starts: [CGFloat] = []
        for (index, length) in plain.enumerated() {
            #expect(stacked[index] == length, "seed \(seed)")
            #expect(stacked.start(of: index) == start, "seed \(seed)")
            starts.append(start)
            start += length
        }
        #expect(stacked.total == start, "seed \(seed)")
        let low = CGFloat(Int.random(in: -20...1500, using: &random)),
            high = low + CGFloat.random(in: 0.5...300, using: &random)
        let met = plain.indices.filter { starts[$0] < high && starts[$0] + plain[$0] > low }
        let found = stacked.indices(from: low, to: high)
        // Lengths of nothing may be among those found.
        #expect(met.allSatisfy { found.contains($0) }, "seed \(seed): \(met) and \(found)")
        #expect(found.allSatisfy { met.contains($0) || plain[$0] == 0 }, "seed \(seed): \(met) and \(found)")
    }

    @Test func noLengthsAreNothing() {
        let none = StackedLengths(usual: 44, count: 0)
        #expect(none.total == 0)
        #expect(none.indices(from: 0, to: 1000).isEmpty)
        #expect(StackedLengths(usual: .infinity, count: 3).total == 0)
        #expect(StackedLengths(usual: -5, count: 3).total == 0)
    }
}
