import TestSupport
import Testing

@testable import UIKit

/// Items that ask for sizes one after the other end up on the lines that items make whose sizes are known from the start.
@MainActor @Suite struct FlowFitTests {
    @Test(arguments: 0..<80) func fitsInAnyOrderAgree(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
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

/// Cells of a flow layout that size themselves while the content scrolls.
@MainActor @Suite struct FlowSelfSizingTests {
    final class SizedCell: TextCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let fitted = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
            fitted.size = CGSize(width: layoutAttributes.size.width, height: 30 + CGFloat(Int(text)! * 37 % 50))
            return fitted
        }
    }

    private func show(columns: CGFloat) -> TextScene {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300 / columns, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return TextScene(TextSource(count: 500), layout: layout, cell: SizedCell.self)
    }

    @Test(arguments: [1, 3]) func whatIsInSightStaysWhenItemsAboveTurnOutHigher(columns: CGFloat) {
        let scene = show(columns: columns), view = scene.view
        view.scrollToItem(at: scene.path(400), at: .top, animated: false)
        scene.screen.advance(by: 0.1)
        for _ in 0..<300 {
            // An item of the first line that begins in sight.
            let first = view.visibleCells.map(\.frame.minY).filter { $0 >= view.contentOffset.y }.min()!
            let cell = view.visibleCells.filter { $0.frame.minY < first + 40 && $0.frame.minY >= first }.last!
            let path = view.indexPath(for: cell)!
            let before = view.layoutAttributesForItem(at: path)!.center.y - view.contentOffset.y
            view.contentOffset.y -= 7
            scene.screen.advance(by: 1.0 / 60)
            let after = view.layoutAttributesForItem(at: path)!.center.y - view.contentOffset.y
            #expect(abs(after - before - 7) < 0.51, "item \(path.item)")
        }
        #expect(view.contentOffset.y > 0)
    }

    @Test func theTopStaysTheTop() {
        let scene = show(columns: 3)
        #expect(scene.view.contentOffset == .zero)
        #expect(scene.texts.first == "0")
        scene.view.contentOffset.y = 3000
        scene.screen.advance(by: 0.1)
        scene.view.setContentOffset(.zero, animated: true)
        scene.screen.advance(by: 1)
        #expect(scene.view.contentOffset.y == 0)
        #expect(scene.view.layoutAttributesForItem(at: scene.path(0))!.frame.minY >= 0)
    }
}
