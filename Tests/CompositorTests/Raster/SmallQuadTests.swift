import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Small turned pictures")
struct SmallQuadTests {
    /// Many, of every size up to a tile's, opaque and translucent, with soft and hard edges, over one another and over tiles' edges.
    private func crowd(seed: UInt64) -> ListBuilder {
        var numbers = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
        var builder = ListBuilder(width: 421, height: 203, background: RGBA(red: 0.2, green: 0.3, blue: 0.4))
        let cards = [
            PixelBuffer.testCard(48, 48), .testCard(31, 64, alpha: 150), .testCard(2, 2), .testCard(7, 300),
        ]
        for _ in 0..<40 {
            let (width, height) = (number(1...150), number(1...90))
            var quad = Quad.turned(
                width, height, at: number(-20...441), number(-20...223), degrees: number(-180...180),
                scale: number(0.3...1.6))
            if number(0...1) < 0.3 { quad.antialiasedEdges = UInt8(number(0...15)) }
            let card = cards[Int(number(0...3.99))]
            builder.add(
                .fill(quad, .image(builder.list.paint(card, over: quad.rect))),
                opacity: number(0...1) < 0.3 ? 1 : Float(number(0...1)))
        }
        return builder
    }

    @Test("Every level gives the bits of the Swift reference", arguments: 1...12 as ClosedRange<UInt64>)
    func levelsAgree(seed: UInt64) {
        let list = crowd(seed: seed)
        let reference = list.painted(kernels: .scalar)
        for level in KernelLevel.available where level != .scalar {
            let difference = list.painted(threads: 2, kernels: level).firstDifference(from: reference)
            #expect(difference == nil, "seed \(seed), \(level)")
        }
    }
}
