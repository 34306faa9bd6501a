import MutoscopeTesting
import Testing

@testable import UIKit

/// Rules of compositional layouts that programs rely on: counts, backgrounds, what handlers see, where sections rest.
@MainActor @Suite struct CompositionalRuleTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func row(_ height: CGFloat) -> NSCollectionLayoutSection {
        let whole = size(.fractionalWidth(1), .absolute(height))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    }

    private func cards(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(200), .absolute(80)), subitems: [item]))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func header(_ height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: "header", alignment: .top)
    }

    private func scene(_ section: NSCollectionLayoutSection, sections: [[String]]) -> TextScene {
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        return TextScene(TextSource(sections), layout: layout)
    }

    private func frame(_ scene: TextScene, _ item: Int, _ section: Int = 0) -> CGRect? {
        scene.view.layoutAttributesForItem(at: scene.path(item, section))?.frame
    }

    @Test func repeatedItemsKeepTheirOwnWidth() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(5)
        let scene = scene(NSCollectionLayoutSection(group: group), sections: [(0..<5).map(String.init)])
        #expect((0..<5).map { frame(scene, $0)!.minX } == [0, 65, 130, 0, 65])
        #expect(frame(scene, 4) == CGRect(x: 65, y: 50, width: 60, height: 50))
    }

    @Test func backgroundsAreBehindTheWholeSection() {
        let section = row(50)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.boundarySupplementaryItems = [header(30)]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        let scene = scene(section, sections: [["a", "b"], ["c"]])
        let layout = scene.view.collectionViewLayout
        func back(_ index: Int) -> CGRect? {
            layout.layoutAttributesForDecorationView(ofKind: "back", at: scene.path(0, index))?.frame
        }
        #expect(frame(scene, 0) == CGRect(x: 10, y: 40, width: 280, height: 50))
        #expect(back(0) == CGRect(x: 5, y: 5, width: 290, height: 140))
        #expect(back(1) == CGRect(x: 5, y: 155, width: 290, height: 90))
        // Headers keep to the insets at their sides, unless the section says otherwise.
        func head() -> CGRect? {
            scene.view.layoutAttributesForSupplementaryElement(ofKind: "header", at: scene.path(0))?.frame
        }
        #expect(head() == CGRect(x: 10, y: 0, width: 280, height: 30))
        section.supplementariesFollowContentInsets = false
        layout.invalidateLayout()
        scene.screen.advance(by: 0.1)
        #expect(head() == CGRect(x: 0, y: 0, width: 300, height: 30))
    }

    @Test func handlersSeeHeadersAndCells() {
        let section = row(50)
        section.boundarySupplementaryItems = [header(30)]
        var seen: [UICollectionView.ElementCategory: Int] = [:]
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            seen = Dictionary(grouping: items, by: \.representedElementCategory).mapValues(\.count)
            offsets.append(offset.y)
        }
        let scene = scene(section, sections: [(0..<40).map(String.init)])
        #expect(seen[.supplementaryView] == 1)
        #expect((seen[.cell] ?? 0) >= 8)
        scene.view.contentOffset.y = 33
        scene.screen.advance(by: 1.0 / 60)
        #expect(offsets.last == 33)
    }

    @Test(
        arguments: [
            (.continuousGroupLeadingBoundary, 210), (.groupPaging, 210), (.groupPagingCentered, 180), (.paging, 300),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat)])
    func sectionsRestAtTheirGroups(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rest: CGFloat
    ) {
        let scene = scene(cards(behavior), sections: [(0..<20).map(String.init)])
        func first() -> CGFloat {
            let cell = scene.view.visibleCells.min { $0.center.x < $1.center.x } as! TextCell
            let item = CGFloat(Int(cell.text)!)
            return 20 + 210 * item - cell.convert(cell.bounds, to: scene.view).minX
        }
        #expect(first() == (behavior == .groupPagingCentered ? -30 : 0))
        scene.screen.drag(from: CGPoint(x: 240, y: 40), to: CGPoint(x: 110, y: 40), duration: 0.3)
        scene.screen.advance(by: 3)
        #expect(abs(first() - rest) < 0.5, "rests at \(first())")
        #expect(scene.view.contentOffset == .zero)
    }

    @Test func sectionsScrolledAcrossStayThereWhenTheyComeBack() {
        let scene = scene(cards(.continuous), sections: (0..<12).map { s in (0..<20).map { "\(s).\($0)" } })
        scene.screen.drag(from: CGPoint(x: 240, y: 40), to: CGPoint(x: 140, y: 40), duration: 0.5)
        scene.screen.advance(by: 2)
        let before = scene.texts
        #expect(
            !before.contains("0.0")
                || scene.view.visibleCells.contains { $0.convert($0.bounds, to: scene.view).minX < 0 })
        scene.view.contentOffset.y = 560
        scene.screen.advance(by: 0.1)
        scene.view.contentOffset.y = 0
        scene.screen.advance(by: 0.1)
        #expect(scene.texts == before)
        // A finger takes it from there.
        let cell = scene.view.cellForItem(at: scene.path(1))!
        let place = cell.convert(cell.bounds, to: scene.view).minX
        let finger = scene.screen.finger(at: CGPoint(x: 200, y: 40))
        finger.move(to: CGPoint(x: 170, y: 40), over: 0.2)
        #expect(abs(cell.convert(cell.bounds, to: scene.view).minX - (place - 20)) < 0.6)
        finger.lift()
    }

    @Test(arguments: [true, false]) func itemsOfSectionsThatScrollAcrossAreScrolledTo(animated: Bool) {
        let scene = scene(cards(.continuous), sections: (0..<20).map { s in (0..<20).map { "\(s).\($0)" } })
        func place(_ item: Int, _ section: Int) -> CGRect? {
            let cell = scene.view.cellForItem(at: scene.path(item, section))
            return cell.map { $0.convert($0.bounds, to: scene.view) }
        }
        scene.view.scrollToItem(at: scene.path(7, 1), at: .centeredHorizontally, animated: animated)
        scene.screen.advance(by: 1)
        #expect(place(7, 1) == CGRect(x: 50, y: 80, width: 200, height: 80))
        #expect(scene.view.contentOffset == .zero)
        scene.view.scrollToItem(at: scene.path(3, 15), at: [.centeredVertically, .left], animated: animated)
        scene.screen.advance(by: 1)
        #expect(place(3, 15)?.minX == 0)
        #expect(abs(place(3, 15)!.midY - scene.view.bounds.midY) < 0.6)
        scene.view.scrollToItem(at: scene.path(19, 15), at: [], animated: animated)
        scene.screen.advance(by: 1)
        #expect(abs(place(19, 15)!.maxX - 300) < 0.6)
    }

    @Test func cellsThatLeaveASectionThatScrollsAcrossArePlacedRight() {
        let shelf = cards(.continuous), rows = row(50)
        let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? shelf : rows }
        let scene = TextScene(
            TextSource([(0..<20).map(String.init), (20..<120).map(String.init)]), layout: layout)
        scene.screen.drag(from: CGPoint(x: 240, y: 40), to: CGPoint(x: 60, y: 40), duration: 0.2)
        scene.screen.advance(by: 2)
        for _ in 0..<60 {
            scene.view.contentOffset.y += 23
            scene.screen.advance(by: 1.0 / 60)
            for path in scene.view.indexPathsForVisibleItems where path.section == 1 {
                #expect(scene.view.cellForItem(at: path)?.frame == frame(scene, path.item, 1))
            }
        }
    }

    @Test func headersOfSectionsThatScrollAcrossStay() {
        let section = cards(.continuous)
        section.boundarySupplementaryItems = [header(30)]
        let scene = scene(section, sections: [(0..<20).map(String.init)])
        let view = scene.view.supplementaryView(forElementKind: "header", at: scene.path(0))!
        let home = view.convert(view.bounds, to: scene.view)
        scene.screen.drag(from: CGPoint(x: 240, y: 70), to: CGPoint(x: 40, y: 70), duration: 0.3)
        scene.screen.advance(by: 2)
        #expect(view.convert(view.bounds, to: scene.view) == home)
        #expect(home.width == 260)
    }

    @Test func aSourceThatGrowsKeepsASectionWhereItIs() {
        let scene = scene(cards(.groupPaging), sections: [(0..<20).map(String.init)])
        scene.screen.drag(from: CGPoint(x: 240, y: 40), to: CGPoint(x: 110, y: 40), duration: 0.3)
        scene.screen.advance(by: 2)
        scene.source.sections[0].append("20")
        scene.view.insertItems(at: [scene.path(20)])
        scene.screen.advance(by: 0.5)
        let cell = scene.view.cellForItem(at: scene.path(1))!
        #expect(cell.convert(cell.bounds, to: scene.view).minX == 20)
    }
}
