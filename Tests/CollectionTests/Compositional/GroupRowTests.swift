import TestSupport
import Testing

@testable import UIKit

/// Groups whose cells ask for sizes one after the other end up where groups are that are solved with all sizes at once.
@MainActor @Suite struct GroupRowTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func maker(_ group: NSCollectionLayoutGroup) -> GroupRow.Maker {
        let room = CGSize(width: 300, height: 400)
        return GroupRow.Maker(
            group: group, room: room,
            environment: CollectionLayoutEnvironment(size: room, insets: .zero, traits: UITraitCollection()),
            stacksDown: true,
            spacing: 6)
    }

    /// A list, pairs of cells, and words in lines.
    private var groups: [NSCollectionLayoutGroup] {
        let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
        let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(30)))
        let word = NSCollectionLayoutItem(layoutSize: size(.estimated(70), .absolute(20)))
        let words = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [word])
        words.interItemSpacing = .fixed(4)
        return [
            .vertical(layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [row]),
            .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [half]),
            words,
        ]
    }

    @Test(arguments: 0..<60) func fitsInAnyOrderAgree(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let maker = maker(groups[Int(seed) % groups.count]), count = Int.random(in: 1...40, using: &random)
        var row = GroupRow(maker, count: count, preferred: [:]), sizes: [Int: CGSize] = [:]
        for _ in 0..<12 {
            var some: [Int: CGSize] = [:]
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                some[Int.random(in: 0..<count, using: &random)] = CGSize(
                    width: CGFloat(Int.random(in: 20...150, using: &random)),
                    height: CGFloat(Int.random(in: 10...90, using: &random)))
            }
            sizes.merge(some) { $1 }
            row.fit(some)
            let fresh = GroupRow(maker, count: count, preferred: sizes)
            #expect(row.length == fresh.length, "seed \(seed)")
            #expect(row.thickness == fresh.thickness, "seed \(seed)")
            for item in 0..<count {
                #expect(row.place(of: item).frame == fresh.place(of: item).frame, "seed \(seed), item \(item)")
            }
            check(row, sizes, count, seed, &random)
        }
    }

    /// Items follow each other, are as large as they asked to be, and are found where they are.
    private func check(
        _ row: GroupRow, _ sizes: [Int: CGSize], _ count: Int, _ seed: UInt64, _ random: inout SeededGenerator
    ) {
        let frames = (0..<count).map { row.place(of: $0).frame }
        for (item, frame) in frames.enumerated() {
            let place = row.place(of: item), wanted = sizes[item]
            #expect(!place.estimatedHeight || wanted == nil || frame.height == wanted?.height, "seed \(seed)")
            #expect(!place.estimatedWidth || wanted == nil || frame.width == wanted?.width, "seed \(seed)")
            #expect(frame.maxY <= row.length + 0.01, "seed \(seed)")
            for other in frames[..<item] { #expect(!other.overlaps(frame), "seed \(seed): \(other) and \(frame)") }
        }
        let low = CGFloat.random(in: -50...400, using: &random), high = low + 80
        let found = row.items(from: low, to: high)
        for (item, frame) in frames.enumerated() where frame.minY < high && frame.maxY > low && frame.height > 0 {
            #expect(found.contains(item), "seed \(seed): \(item) is missing from \(found)")
        }
    }

    @Test func oneCellOfManyCostsNothingElse() {
        var row = GroupRow(maker(groups[0]), count: 100_000, preferred: [:])
        for item in stride(from: 99_990, to: 0, by: -1111) { row.fit([item: CGSize(width: 300, height: 50)]) }
        #expect(row.length == 100_000 * 36 - 6 + CGFloat(row.preferred.count) * 20)
        #expect(row.items(from: row.length - 10, to: row.length) == 99_999..<100_000)
    }
}
