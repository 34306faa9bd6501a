import MutoscopeTesting
import Testing

@testable import UIKit

/// Sections that scroll across, while the data, the layout and the direction of reading change.
@MainActor @Suite struct OrthogonalSectionTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// Cards of 200 × 80 points, 10 apart, with 20 points before the first and after the last.
    private func cards(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(200), .absolute(80)), subitems: [item]))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func scene(_ section: NSCollectionLayoutSection, _ sections: [[String]]) -> TextScene {
        TextScene(TextSource(sections), layout: UICollectionViewCompositionalLayout(section: section))
    }

    private func texts(_ prefix: String, _ count: Int = 20) -> [String] { (0..<count).map { "\(prefix)\($0)" } }

    /// Where a card is seen.
    private func place(_ scene: TextScene, _ item: Int, _ section: Int = 0) -> CGRect? {
        let cell = scene.view.cellForItem(at: scene.path(item, section))
        return cell.map { $0.convert($0.bounds, to: scene.view) }
    }

    /// Every card is where the layout says.
    private func expectAgreement(_ scene: TextScene, _ comment: Comment) {
        for path in scene.view.indexPathsForVisibleItems {
            let said = scene.view.layoutAttributesForItem(at: path)!.frame
            let seen = place(scene, path.item, path.section)!
            #expect(abs(said.minX - seen.minX) < 0.51, comment)
            #expect(abs(said.minY - seen.minY) < 0.51, comment)
        }
    }

    private func drag(_ scene: TextScene, from start: CGFloat, to end: CGFloat, y: CGFloat = 40) {
        let finger = scene.screen.finger(at: CGPoint(x: start, y: y))
        finger.move(to: CGPoint(x: end, y: y), over: 0.3)
        // A still lift: nothing coasts.
        finger.move(to: CGPoint(x: end, y: y), over: 0.3)
        finger.lift()
        scene.screen.advance(by: 1)
    }

    @Test func centredGroupsRestInTheMiddleFirstAndLastToo() {
        let scene = scene(cards(.groupPagingCentered), [texts("", 4)])
        let middle = scene.view.bounds.width / 2
        #expect(place(scene, 0)?.midX == middle)
        drag(scene, from: 250, to: 100)
        #expect(place(scene, 1)?.midX == middle)
        for _ in 0..<4 { drag(scene, from: 250, to: 50) }
        #expect(place(scene, 3)?.midX == middle)
        drag(scene, from: 250, to: 50)
        #expect(place(scene, 3)?.midX == middle)
        for _ in 0..<5 { drag(scene, from: 50, to: 250) }
        #expect(place(scene, 0)?.midX == middle)
        expectAgreement(scene, "back at the first")
    }

    @Test func aReloadLeavesThemWhereTheyAre() {
        let scene = scene(cards(), [texts("")])
        drag(scene, from: 240, to: 30)
        let before = place(scene, 1)
        #expect(before.map { $0.minX < 200 } ?? false)
        scene.view.reloadData()
        scene.screen.advance(by: 0.1)
        #expect(place(scene, 1) == before)
        expectAgreement(scene, "after the reload")
        // With less content they come back to the edge, and the cells with them.
        scene.source.sections = [["0", "1"]]
        scene.view.reloadData()
        scene.screen.advance(by: 0.1)
        #expect(place(scene, 1)?.maxX == 280)
        scene.source.sections = [["0"]]
        scene.view.reloadData()
        scene.screen.advance(by: 0.1)
        #expect(place(scene, 0)?.minX == 20)
        expectAgreement(scene, "with one card")
    }

    @Test func contentThatGoesUnderAFingerComesBackOnTheLift() {
        let scene = scene(cards(), [texts("")])
        let finger = scene.screen.finger(at: CGPoint(x: 280, y: 40))
        finger.move(to: CGPoint(x: 20, y: 40), over: 0.3)
        finger.move(to: CGPoint(x: 20, y: 40), over: 0.3)
        scene.source.sections = [texts("", 2)]
        scene.view.reloadData()
        scene.screen.advance(by: 0.1)
        expectAgreement(scene, "under the finger")
        finger.lift()
        scene.screen.advance(by: 3)
        #expect(place(scene, 1)?.maxX == 280)
        expectAgreement(scene, "after the lift")
    }

    @Test func theyGoWithTheirSection() {
        let scene = scene(cards(), [texts("a"), texts("b")])
        drag(scene, from: 240, to: 130, y: 120)
        let before = place(scene, 0, 1)!.minX
        #expect(before == -80)
        scene.source.sections.insert(texts("c"), at: 0)
        scene.view.insertSections([0])
        scene.screen.advance(by: 1)
        #expect(place(scene, 0, 2)?.minX == before)
        #expect(place(scene, 0, 1)?.minX == 20)
        #expect(place(scene, 0, 0)?.minX == 20)
        expectAgreement(scene, "after the insertion")
        scene.source.sections.removeFirst(2)
        scene.view.deleteSections([0, 1])
        scene.screen.advance(by: 1)
        #expect(place(scene, 0, 0) == CGRect(x: before, y: 0, width: 200, height: 80))
        #expect(scene.view.subviews.filter { $0 is OrthogonalScroller }.count == 1)
        expectAgreement(scene, "after the deletion")
        scene.source.sections.append(texts("d"))
        scene.view.insertSections([1])
        scene.source.sections.swapAt(0, 1)
        scene.view.moveSection(0, toSection: 1)
        scene.screen.advance(by: 1)
        #expect(place(scene, 0, 1)?.minX == before)
        #expect(place(scene, 0, 0)?.minX == 20)
        expectAgreement(scene, "after the move")
    }

    @Test func oneThatIsOutOfSightKeepsItsPlaceToo() {
        let scene = scene(cards(), (0..<12).map { texts("\($0).") })
        drag(scene, from: 240, to: 130)
        scene.view.contentOffset.y = 500
        scene.screen.advance(by: 0.1)
        #expect(place(scene, 0) == nil)
        scene.source.sections.insert(texts("new"), at: 0)
        scene.view.insertSections([0])
        scene.screen.advance(by: 1)
        scene.view.contentOffset.y = 0
        scene.screen.advance(by: 0.1)
        #expect(place(scene, 0, 1)?.minX == -80)
        #expect(place(scene, 0, 0)?.minX == 20)
        scene.view.contentOffset.y = 500
        scene.screen.advance(by: 0.1)
        scene.source.sections[1] = texts("1.", 1)
        scene.view.reloadData()
        scene.view.contentOffset.y = 0
        scene.screen.advance(by: 0.1)
        #expect(place(scene, 0, 1)?.minX == 20)
        expectAgreement(scene, "back in sight")
    }

    @Test func anotherLayoutFindsThemWhereTheyAre() {
        let scene = scene(cards(), [texts("")])
        drag(scene, from: 240, to: 130)
        scene.view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: cards()), animated: true)
        scene.screen.advance(by: 1)
        #expect(place(scene, 0)?.minX == -80)
        expectAgreement(scene, "in the other layout")
        scene.view.setCollectionViewLayout(TextScene.list(), animated: true)
        scene.screen.advance(by: 1)
        #expect(scene.view.cellForItem(at: scene.path(0))?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect(!scene.view.subviews.contains { $0 is OrthogonalScroller })
    }

    @Test func readingFromTheRightBeginsThere() {
        let source = TextSource([texts("")])
        let scene = TextScene(source, layout: UICollectionViewCompositionalLayout(section: cards(.groupPaging)))
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.view.collectionViewLayout.invalidateLayout()
        scene.screen.advance(by: 0.1)
        #expect(place(scene, 0)?.maxX == 280)
        #expect(place(scene, 1)?.maxX == 70)
        // The cards go with the finger, and rest at the next one.
        let finger = scene.screen.finger(at: CGPoint(x: 60, y: 40))
        finger.move(to: CGPoint(x: 130, y: 40), over: 0.2)
        #expect(abs(place(scene, 0)!.maxX - 340) < 0.6)
        finger.move(to: CGPoint(x: 220, y: 40), over: 0.1)
        finger.lift()
        scene.screen.advance(by: 3)
        #expect(abs(place(scene, 1)!.maxX - 280) < 0.6)
        expectAgreement(scene, "after the drag")
        source.sections[0].append("more")
        scene.view.insertItems(at: [scene.path(20)])
        scene.screen.advance(by: 1)
        #expect(abs(place(scene, 1)!.maxX - 280) < 0.6)
        expectAgreement(scene, "with one more")
        scene.view.scrollToItem(at: scene.path(4), at: .centeredHorizontally, animated: false)
        scene.screen.advance(by: 0.1)
        #expect(abs(place(scene, 4)!.midX - 150) < 0.6)
    }

    @Test("pages of a section that reads from the right are counted from its first one")
    func mirroredPagesCountFromTheFirst() {
        // 4230 points of content are no whole number of pages of 300.
        let scene = scene(cards(.paging), [texts("")])
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.view.collectionViewLayout.invalidateLayout()
        scene.screen.advance(by: 0.1)
        let home = place(scene, 0)!.maxX
        for page in 1...3 {
            scene.screen.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 200, y: 40), duration: 0.15)
            scene.screen.advance(by: 3)
            let first = scene.view.layoutAttributesForItem(at: scene.path(0))!.frame.maxX
            #expect(abs(first - home - CGFloat(page) * 300) < 0.6, "page \(page)")
            expectAgreement(scene, "on page \(page)")
        }
        scene.screen.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 60, y: 40), duration: 0.15)
        scene.screen.advance(by: 3)
        let back = scene.view.layoutAttributesForItem(at: scene.path(0))!.frame.maxX
        #expect(abs(back - home - 600) < 0.6)
    }

    @Test func theyBounceAndSlowDownAsTheyAreTold() {
        func far(_ change: (UICollectionLayoutSectionOrthogonalScrollingProperties) -> Void, count: Int) -> CGFloat {
            let section = cards()
            change(section.orthogonalScrollingProperties)
            let scene = scene(section, [texts("", count)])
            let finger = scene.screen.finger(at: CGPoint(x: 100, y: 40))
            finger.move(to: CGPoint(x: 200, y: 40), over: 0.2)
            defer { finger.lift() }
            return place(scene, 0)!.minX
        }
        #expect(far({ _ in }, count: 20) > 40)
        #expect(far({ $0.bounce = .never }, count: 20) == 20)
        #expect(far({ _ in }, count: 1) == 20)
        #expect(far({ $0.bounce = .always }, count: 1) > 40)

        func coast(_ rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate) -> CGFloat {
            let section = cards()
            section.orthogonalScrollingProperties.decelerationRate = rate
            let scene = scene(section, [texts("")])
            scene.screen.drag(from: CGPoint(x: 280, y: 40), to: CGPoint(x: 180, y: 40), duration: 0.1)
            scene.screen.advance(by: 4)
            return -scene.view.layoutAttributesForItem(at: scene.path(0))!.frame.minX
        }
        #expect(coast(.normal) == coast(.automatic))
        #expect(coast(.fast) < coast(.normal) - 100)
    }
}
