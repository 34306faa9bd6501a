import CoreGraphics
import RenderTree
import Testing

@testable import Compositor

@Suite("Pictures that add up on pixels")
struct DissolveTests {
    private static let width = 210, height = 140

    /// Two pictures with their shares, in a group of their own; `alters` changes the group's items.
    private func group(
        _ shares: [Float], alpha: UInt32 = 255, alters: (inout [DisplayItem]) -> Void = { _ in }
    ) -> ListBuilder {
        var builder = ListBuilder(width: Self.width, height: Self.height)
        let screen = builder.whole, rect = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
        let first = builder.list.paint(.testCard(Self.width, Self.height), over: rect)
        let second = builder.list.paint(.testCard(Self.width, Self.height, alpha: alpha), over: rect)
        var items = [first, second].enumerated().map { index, paint in
            DisplayItem(
                layer: LayerID(UInt64(index + 1)), kind: .fill(Quad(rect: rect, toPixels: .identity), .image(paint)),
                bounds: screen)
        }
        var added = shares.enumerated().map { index, share in
            DisplayItem(
                layer: LayerID(3), kind: .pass(index, mask: nil), opacity: share, blendMode: .plusLighter,
                bounds: screen)
        }
        alters(&added)
        items += added
        let groupItems = 2..<items.count
        items.append(DisplayItem(layer: LayerID(4), kind: .pass(2, mask: nil), bounds: screen))
        builder.list.items = items
        func pass(_ layer: UInt64, _ items: Range<Int>) -> DisplayPass {
            DisplayPass(key: .init(layer: LayerID(layer), role: .group), region: screen, items: items)
        }
        var last = builder.list.passes[0]
        last.items = items.count - 1..<items.count
        builder.list.passes = [pass(1, 0..<1), pass(2, 1..<2), pass(3, groupItems), last]
        return builder
    }

    @Test("Every level gives the bits of the Swift reference", arguments: [0.5, 0.37, 0.004, 1] as [Float])
    func levelsAgree(share: Float) {
        let builder = group([share, 1 - share])
        let reference = builder.painted(kernels: .scalar)
        for level in KernelLevel.available {
            #expect(builder.painted(threads: 2, kernels: level).firstDifference(from: reference) == nil, "\(level)")
        }
    }

    private func isOpaque(_ builder: ListBuilder) throws -> Bool {
        let rasterizer = Rasterizer(threads: 1)
        let target = PixelBuffer(width: Self.width, height: Self.height)
        rasterizer.paint(builder.list, damage: [builder.whole], into: target)
        let picture = try #require(rasterizer.finished[2])
        let buffer = picture.buffer
        let clear = (0..<Self.height).contains { y in
            (0..<Self.width).contains { buffer.pixel($0, y) >> 24 < 255 }
        }
        #expect(!buffer.isOpaque || !clear, "What is called opaque has no clear pixel.")
        return buffer.isOpaque
    }

    @Test("Two opaque pictures whose shares add up to all are opaque together")
    func opaque() throws {
        for share: Float in [0.02, 0.1, 0.25, 0.41, 0.66, 0.93] { #expect(try isOpaque(group([share, 1 - share]))) }
        #expect(try !isOpaque(group([0.5, 0.4])))
        #expect(try !isOpaque(group([0.5, 0.5], alpha: 160)))
        let half = PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 140)
        #expect(try !isOpaque(group([0.5, 0.5]) { $0[1].bounds = half }))
        #expect(try !isOpaque(group([0.5, 0.5]) { $0[1].blendMode = .multiply }))
        let clearing = DisplayItem(
            layer: LayerID(5), kind: .pass(0, mask: nil), opacity: 0.5, blendMode: .destinationOut, bounds: half)
        #expect(try !isOpaque(group([0.5, 0.5]) { $0.append(clearing) }))
    }
}
