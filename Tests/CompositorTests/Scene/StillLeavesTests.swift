import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Leaves that stand still")
struct StillLeavesTests {
    private let area = PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 600)

    /// The list of a builder that has drawn the trees before.
    private func last(_ trees: [LayerNode], times: [Double]) -> DisplayList {
        let sampler = TreeSampler(), builder = SceneBuilder()
        for (tree, time) in zip(trees, times) {
            sampler.sample(RenderTree(root: tree), at: time)
            builder.build(sampler, screen: area, scale: 1)
        }
        return builder.list
    }

    private func picture(_ color: UInt32) -> CGImage {
        let buffer = PixelBuffer(width: 8, height: 8, isOpaque: true)
        buffer.fill(color)
        return CGImage(buffer: buffer)
    }

    /// Trees that change a little from one to the next: leaves move, change colour, picture, opacity, come and go, and their superlayer
    /// moves or clips; each list must be that of a builder that sees its tree for the first time.
    @Test("Lists are those of a new builder", arguments: 1...20 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
        func chance(_ part: Double) -> Bool { number(0...1) < part }
        let pictures = [picture(0xFF11_2233), picture(0xFF44_5566)]
        func leaf(_ id: UInt64) -> LayerNode {
            let dims = chance(0.3), shows = chance(0.5), opacity = chance(0.3) ? Float(number(0...1)) : 1
            let frame = CGRect(x: number(-20...100), y: number(-20...100), width: 40, height: 30)
            let color: RGBA? = dims ? .black : chance(0.7) ? .fullRed : nil
            let turn = chance(0.3) ? number(-3...3) : 0, isRound = chance(0.3)
            return node(
                id, chance(0.5) ? CGRect(x: 0, y: 0, width: 40, height: 30) : frame, color: color,
                geometry: {
                    $0.opacity = dims ? 0.5 : opacity
                    if turn != 0 { $0.transform = CATransform3DMakeRotation(turn, 0, 0, 1) }
                },
                style: {
                    if shows, !dims { $0.contents = ImageReference(pictures[Int(number(0...1.99))]) }
                    guard isRound else { return }
                    // A picture in a rounded outline that it does not fill has a clip of its own.
                    ($0.cornerRadius, $0.masksToBounds, $0.contentsGravity) = (8, true, .resizeAspect)
                })
        }
        var leaves = (10..<22).map { leaf(UInt64($0)) }
        var clips = false, groupOpacity: Float = 1, place = 0.0
        let sampler = TreeSampler(), builder = SceneBuilder()
        for step in 0..<40 {
            if chance(0.5) { leaves[Int(number(0...Double(leaves.count) - 0.01))] = leaf(UInt64(10 + step * 31)) }
            if chance(0.1), leaves.count > 4 { leaves.remove(at: Int(number(0...Double(leaves.count) - 0.01))) }
            if chance(0.1) { leaves.append(leaf(UInt64(1000 + step))) }
            if chance(0.15) { clips.toggle() }
            if chance(0.15) { groupOpacity = chance(0.5) ? 1 : 0.4 }
            if chance(0.15) { place = number(0...50) }
            let half = leaves.count / 2
            let inner = node(
                3, CGRect(x: 20 + place, y: 20, width: 120, height: 90), children: Array(leaves[half...]),
                geometry: { $0.opacity = groupOpacity }, style: { $0.masksToBounds = clips })
            let tree = screen(Array(leaves[..<half]) + [inner])
            sampler.sample(RenderTree(root: tree), at: Double(step))
            builder.build(sampler, screen: area, scale: 1)
            #expect(builder.list == list(tree, at: Double(step)), "seed \(seed), step \(step)")
        }
    }

    @Test("An animation that begins or ends is not missed")
    func animations() {
        let still = node(5, CGRect(x: 10, y: 10, width: 20, height: 20), color: .fullRed)
        let moved = node(5, CGRect(x: 90, y: 10, width: 20, height: 20), color: .fullRed)
        for trees in [[still, still, still, moved], [still, moved, moved, still]] {
            let screens = trees.map { screen([$0]) }
            #expect(last(screens, times: [0, 1, 2, 3]) == list(screens[3], at: 3))
        }
    }
}
