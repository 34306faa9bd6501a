import MutoscopeTesting
import Testing

@testable import UIKit

/// Trees of items in lists: opening, folding, and the cells that show it.
@MainActor @Suite struct OutlineTests {
    typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
    typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    private let view: UICollectionView
    private let source: Source

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        let parents: Set<String> = ["fruit", "citrus"]
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            let style: UICellAccessory.OutlineDisclosureOptions.Style = item == "fruit" ? .header : .cell
            cell.accessories =
                parents.contains(item)
                ? [.outlineDisclosure(options: .init(style: style))] : [.multiselect()]
        }
        source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var tree = Tree()
        tree.append(["fruit", "bread"])
        tree.append(["apple", "citrus"], to: "fruit")
        tree.append(["lemon", "lime"], to: "citrus")
        source.apply(tree, to: 0, animatingDifferences: false)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private var shown: [String] { source.snapshot().itemIdentifiers }

    private func cell(_ item: String) -> UICollectionViewListCell {
        view.cellForItem(at: source.indexPath(for: item)!) as! UICollectionViewListCell
    }

    private func tap(_ item: String, x: CGFloat) {
        screen.tap(at: CGPoint(x: x, y: cell(item).center.y))
        screen.advance(by: 0.6)
    }

    @Test func aTapOnAHeaderOpensAndFoldsIt() throws {
        #expect(shown == ["fruit", "bread"])
        #expect(cell("fruit").indentationLevel == 0)
        tap("fruit", x: 100)
        #expect(shown == ["fruit", "apple", "citrus", "bread"])
        #expect(view.indexPathsForSelectedItems == [])
        #expect(cell("apple").indentationLevel == 1)
        #expect(cell("fruit").configurationState.isExpanded)
        tap("citrus", x: 276)
        #expect(shown == ["fruit", "apple", "citrus", "lemon", "lime", "bread"])
        #expect(cell("lime").indentationLevel == 2)
        try screen.pictureToLookAt("list-outline")
        tap("fruit", x: 100)
        #expect(shown == ["fruit", "bread"])
        #expect(!cell("fruit").configurationState.isExpanded)
        tap("fruit", x: 100)
        #expect(shown.contains("lime"), "what was open inside is open again")
    }

    @Test func aTapBesideTheArrowOfACellSelectsIt() {
        tap("fruit", x: 100)
        tap("citrus", x: 100)
        #expect(!shown.contains("lemon"))
        #expect(view.indexPathsForSelectedItems == [source.indexPath(for: "citrus")!])
    }

    @Test func handlersDecideAndMakeChildren() {
        var log: [String] = []
        source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "citrus" }
        source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            guard parent == "citrus" else { return children }
            var new = Tree()
            new.append(["orange"])
            return new
        }
        tap("fruit", x: 100)
        tap("citrus", x: 276)
        #expect(shown == ["fruit", "apple", "citrus", "orange", "bread"])
        tap("citrus", x: 276)
        #expect(shown.contains("orange"))
        tap("fruit", x: 100)
        #expect(log == ["expand fruit", "expand citrus", "collapse fruit"])
    }

    @Test func aListThatIsGivenOtherItemsIsNoTreeAnyMore() {
        tap("fruit", x: 100)
        var snapshot = source.snapshot()
        snapshot.deleteItems(["apple"])
        source.apply(snapshot, animatingDifferences: false)
        #expect(source.snapshot(for: 0).items == ["fruit", "citrus", "bread"])
        tap("fruit", x: 100)
        #expect(shown == ["fruit", "citrus", "bread"])
    }

    @Test func marksShowWhatIsSelected() {
        view.isEditing = true
        view.allowsMultipleSelectionDuringEditing = true
        screen.advance(by: 0.1)
        #expect(mark("bread") == "ring")
        tap("bread", x: 150)
        screen.advance(by: 0.1)
        #expect(mark("bread") == "filled")
        #expect(view.indexPathsForSelectedItems == [source.indexPath(for: "bread")!])
        tap("bread", x: 150)
        screen.advance(by: 0.1)
        #expect(mark("bread") == "ring")
        #expect(view.indexPathsForSelectedItems == [])
    }

    /// What is drawn before an item's text.
    private func mark(_ item: String) -> String {
        let row = cell(item).convert(cell(item).bounds, to: nil), image = screen.snapshot(), scale = screen.scale
        let pixels = (Int(row.minX * scale)..<Int((row.minX + 44) * scale)).map {
            image.pixel($0, Int(row.midY * scale))
        }
        if pixels.contains(where: { Int($0.blue) - Int($0.red) > 150 }) { return "filled" }
        return pixels.contains { $0.red < 230 } ? "ring" : "nothing"
    }

    @Test func partsOfTreesAreTrees() {
        var tree = source.snapshot(for: 0)
        #expect(tree.snapshot(of: "citrus").items == ["lemon", "lime"])
        #expect(tree.snapshot(of: "citrus", includingParent: true).items == ["citrus", "lemon", "lime"])
        var nuts = Tree()
        nuts.append(["nuts"])
        nuts.append(["hazel"], to: "nuts")
        nuts.expand(["nuts"])
        tree.insert(nuts, after: "apple")
        #expect(tree.items == ["fruit", "apple", "nuts", "hazel", "citrus", "lemon", "lime", "bread"])
        #expect(tree.parent(of: "nuts") == "fruit")
        #expect(tree.isExpanded("nuts"))
        #expect(tree.level(of: "hazel") == 2)
        tree.insert(["first"], before: "fruit")
        #expect(tree.rootItems == ["first", "fruit", "bread"])
    }
}
