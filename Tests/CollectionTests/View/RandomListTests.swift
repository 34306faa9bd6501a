import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Random fingers on a table and a list with a section that scrolls across, while the program changes both: nothing stays stuck, every
/// cell shows its item where it belongs.
///
/// `RandomRounds` says how many scripts there are; the seed of a failing one is printed.
@MainActor @Suite struct RandomListTests {
    @Test func nothingSticks() {
        for seed in RandomRounds.seeds(usually: 25) { ListPlayground(seed: seed).run() }
    }

    /// A row was on its way back after a swipe when its cell was taken for a card: it must not take the card along.
    @Test func aCellThatIsUsedAgainWhileItsRowClosesKeepsItsNewPlace() { ListPlayground(seed: 450).run() }
}

@MainActor
private final class ListPlayground: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let seed: UInt64
    private var random: SeededGenerator
    private let screen = TestScreen(size: CGSize(width: 320, height: 560), scale: 2)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 280), style: .insetGrouped)
    private let list: UICollectionView
    private var rows = (0..<30).map { "r\($0)" }
    private var cards = (0..<12).map { "c\($0)" }
    private var items = (0..<30).map { "i\($0)" }
    private var fingers: [TestFinger] = []
    private var next = 100

    init(seed: UInt64) {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        let layout = UICollectionViewCompositionalLayout { section, environment in
            section == 0 ? Self.shelf() : .list(using: Self.swipes(), layoutEnvironment: environment)
        }
        list = UICollectionView(frame: CGRect(x: 0, y: 280, width: 320, height: 280), collectionViewLayout: layout)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        table.refreshControl = UIRefreshControl()
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        list.dataSource = self
        list.delegate = self
        // Some scripts are read from the right, some tables have an index, some lists may be drawn over.
        if seed % 4 == 3 {
            for view in [table, list] { view.semanticContentAttribute = .forceRightToLeft }
        }
        list.allowsMultipleSelectionDuringEditing = seed % 3 == 1
    }

    private static func shelf() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(70)), subitems: [item]))
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 8
        return section
    }

    private static func swipes() -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
        }
        return configuration
    }

    private func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    private var anyPoint: CGPoint { CGPoint(x: number(0...320), y: number(0...560)) }

    // MARK: Playing

    func run() {
        let controller = UIViewController()
        controller.view.addSubview(table)
        controller.view.addSubview(list)
        screen.show(controller)
        screen.advance(by: 0.1)
        for _ in 0..<40 { act() }
        for finger in fingers { finger.lift() }
        fingers = []
        screen.advance(by: 1)
        // Whatever is open closes at a touch elsewhere.
        table.setEditing(false, animated: false)
        list.isEditing = false
        table.refreshControl?.endRefreshing()
        screen.advance(by: 4)
        expectRest()
    }

    private func act() {
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2: if fingers.count < 3 { fingers.append(screen.finger(at: anyPoint)) }
        case 3...6: fingers.randomElement(using: &random)?.move(to: anyPoint, over: Double(number(0...0.2)))
        case 7:
            guard let finger = fingers.randomElement(using: &random) else { return }
            let place = finger.location
            finger.move(to: CGPoint(x: place.x - 120, y: place.y), over: 0.2)
        case 8, 9: if !fingers.isEmpty { fingers.remove(at: Int.random(in: fingers.indices, using: &random)).lift() }
        case 10: if !fingers.isEmpty { fingers.removeLast().cancel() }
        case 11: screen.advance(by: Double(number(0...0.4)))
        case 12: screen.tap(at: anyPoint)
        default: change()
        }
    }

    private func change() {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            next += 1
            rows.insert("r\(next)", at: 1)
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        case 1:
            guard rows.count > 5 else { return }
            rows.remove(at: 2)
            table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .left)
        case 2:
            next += 1
            items.insert("i\(next)", at: 0)
            list.insertItems(at: [IndexPath(item: 0, section: 1)])
        case 3:
            guard items.count > 5, cards.count > 3 else { return }
            items.remove(at: 1)
            cards.remove(at: 0)
            list.deleteItems(at: [IndexPath(item: 1, section: 1), IndexPath(item: 0, section: 0)])
        case 4: table.setEditing(!table.isEditing, animated: animated)
        case 5: list.isEditing.toggle()
        case 6:
            table.scrollToRow(at: IndexPath(row: rows.count - 1, section: 0), at: .bottom, animated: animated)
            list.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: animated)
        default: if animated { table.reloadData() } else { list.reloadData() }
        }
    }

    // MARK: Afterwards

    private func expectRest() {
        for view in screen.window.subtree {
            for recognizer in view.gestureRecognizers ?? [] where !(recognizer is UIHoverGestureRecognizer) {
                #expect(recognizer.state == .possible, "seed \(seed): \(recognizer) is stuck in \(recognizer.state)")
            }
            guard let scrollView = view as? UIScrollView else { continue }
            let moves = scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
            #expect(!moves, "seed \(seed): \(type(of: scrollView)) is stuck")
            let rest = scrollView.clamped(scrollView.contentOffset), offset = scrollView.contentOffset
            #expect(
                abs(rest.x - offset.x) < 0.5,
                "seed \(seed): \(type(of: scrollView)) rests at \(offset)")
            #expect(
                abs(rest.y - offset.y) < 0.5,
                "seed \(seed): \(type(of: scrollView)) rests at \(offset)")
        }
        for cell in table.visibleCells {
            let path = table.indexPath(for: cell)!
            #expect(cell.textLabel?.text == rows[path.row], "seed \(seed): row \(path.row)")
            expectPlace(cell, table.rectForRow(at: path), isSwiped: table.rowEditing.swiper.swipe?.cell === cell)
        }
        for cell in list.visibleCells {
            let path = list.indexPath(for: cell)!
            let shown = (cell.contentConfiguration as? UIListContentConfiguration)?.text
            #expect(shown == (path.section == 0 ? cards : items)[path.item], "seed \(seed): item \(path)")
            let frame = cell.convert(cell.bounds, to: list)
            expectPlace(
                cell, list.layoutAttributesForItem(at: path)!.frame, isSwiped: list.swiper?.swipe?.cell === cell,
                frame: frame)
        }
        #expect(
            list.visibleCells.count == list.subtree.filter { $0 is UICollectionViewCell }.count,
            "seed \(seed): cells are left over")
        #expect(
            table.visibleCells.count == table.subviews.filter { $0 is UITableViewCell }.count,
            "seed \(seed): rows are left over")
    }

    private func expectPlace(_ cell: UIView, _ place: CGRect, isSwiped: Bool, frame: CGRect? = nil) {
        let frame = frame ?? cell.frame
        #expect(cell.alpha == 1, "seed \(seed): \(cell.alpha) \(cell.transform)")
        #expect(cell.transform == .identity, "seed \(seed): \(cell.alpha) \(cell.transform)")
        #expect((cell.mask == nil) == !isSwiped, "seed \(seed): a mask is left over")
        #expect((isSwiped || abs(frame.minX - place.minX) < 0.51), "seed \(seed): \(frame) instead of \(place)")
        #expect(abs(frame.minY - place.minY) < 0.51, "seed \(seed): \(frame) instead of \(place)")
        #expect(abs(frame.height - place.height) < 0.51, "seed \(seed): \(frame) instead of \(place)")
    }

    // MARK: Data

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { seed % 5 == 2 ? ["a", "b", "c"] : nil }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? cards.count : items.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = (indexPath.section == 0 ? cards : items)[indexPath.item]
        cell.contentConfiguration = content
        (cell as? UICollectionViewListCell)?.accessories = indexPath.section == 0 ? [] : [.delete(), .reorder()]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.section == 1
    }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let moved = items.remove(at: sourceIndexPath.item)
        items.insert(moved, at: destinationIndexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath.section == 1 ? proposedIndexPath : currentIndexPath }
}
