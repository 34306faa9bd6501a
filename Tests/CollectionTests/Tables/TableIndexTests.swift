import MutoscopeTesting
import Testing

@testable import UIKit

/// The titles at the edge of a list that lead to its sections.
@MainActor @Suite struct TableIndexTests {
    final class Names: NSObject, UITableViewDataSource {
        let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        var asked: [String] = []
        lazy var titles: [String]? = letters
        var rows = 5

        func numberOfSections(in tableView: UITableView) -> Int { letters.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            asked.append("\(title) \(index)")
            return letters.firstIndex(of: title) ?? -1
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "\(letters[indexPath.section])\(indexPath.row)"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private func show(_ names: Names, height: CGFloat = 480) -> (TestScreen, UITableView) {
        let size = CGSize(width: 320, height: height)
        let screen = TestScreen(size: size, scale: 2)
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.sectionHeaderTopPadding = 0
        table.dataSource = names
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (screen, table)
    }

    private func strip(_ table: UITableView) -> SectionIndexStrip? {
        table.subviews.compactMap { $0 as? SectionIndexStrip }.first { !$0.isHidden }
    }

    @Test func aFingerOnTheTitlesGoesThroughTheSections() throws {
        let names = Names()
        let (screen, table) = show(names)
        let strip = try #require(self.strip(table))
        #expect(strip.frame == CGRect(x: 305, y: 0, width: 15, height: 480))
        // 26 titles of 14 points in the middle of 480.
        let top: CGFloat = 58
        let finger = screen.finger(at: CGPoint(x: 312, y: top + 7))
        #expect(names.asked == ["A 0"])
        finger.move(to: CGPoint(x: 312, y: top + 14 * 3 + 7), over: 0.1)
        #expect(names.asked == ["A 0", "B 1", "C 2", "D 3"])
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 3).minY)
        #expect(!table.isDragging)
        #expect(table.headerView(forSection: 3) != nil)
        // Beside the strip the finger goes on, and at its end it stays at the last title.
        finger.move(to: CGPoint(x: 100, y: 478), over: 0.1)
        #expect(names.asked.last == "Z 25")
        #expect(table.contentOffset.y == table.contentSize.height - 480)
        #expect(strip.frame.minY == table.contentOffset.y)
        finger.lift()
        screen.advance(by: 0.5)
        // A later touch on the same title is another one.
        screen.tap(at: CGPoint(x: 312, y: top + 7))
        #expect(names.asked.last == "A 0")
        #expect(table.contentOffset.y == 0)
        withExtendedLifetime(names) {}
    }

    @Test func rowsMakeRoomAndTheIndicatorGoes() throws {
        let names = Names()
        let (screen, table) = show(names)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let accessory = try #require(cell.parts.accessory)
        #expect(accessory.frame.maxX == 289)
        #expect(cell.bounds.width == 320)
        #expect(table.hidesVerticalIndicator)
        names.titles = nil
        table.reloadSectionIndexTitles()
        screen.advance(by: 0.1)
        #expect(strip(table) == nil)
        #expect(accessory.frame.maxX == 304)
        #expect(!table.hidesVerticalIndicator)
        names.titles = ["A", "Z"]
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(strip(table)?.titles == ["A", "Z"])
        withExtendedLifetime(names) {}
    }

    @Test func coloursAreTheProgramsOwn() throws {
        let names = Names()
        let (screen, table) = show(names)
        table.sectionIndexColor = .systemRed
        table.sectionIndexBackgroundColor = .systemYellow
        table.sectionIndexTrackingBackgroundColor = .systemGreen
        let strip = try #require(self.strip(table))
        #expect((strip.subviews.first as? UILabel)?.textColor == .systemRed)
        #expect(strip.backgroundColor == .systemYellow)
        let finger = screen.finger(at: CGPoint(x: 312, y: 240))
        #expect(strip.backgroundColor == .systemGreen)
        finger.lift()
        screen.advance(by: 0.1)
        #expect(strip.backgroundColor == .systemYellow)
        try screen.pictureToLookAt("table-index")
        withExtendedLifetime(names) {}
    }

    @Test func shortListsNeedNoIndex() {
        let names = Names()
        let (screen, table) = show(names)
        table.sectionIndexMinimumDisplayRowCount = 131
        screen.advance(by: 0.1)
        #expect(strip(table) == nil)
        names.rows = 6
        table.reloadData()
        screen.advance(by: 0.1)
        #expect(strip(table) != nil)
        withExtendedLifetime(names) {}
    }

    @Test func whereThereIsLittleRoomDotsStandForTitles() throws {
        #expect(SectionIndexStrip.lines(of: 4, capacity: 4) == [0, 1, 2, 3])
        #expect(SectionIndexStrip.lines(of: 26, capacity: 7) == [0, nil, 8, nil, 17, nil, 25])
        #expect(SectionIndexStrip.lines(of: 26, capacity: 8) == [0, nil, 8, nil, 17, nil, 25])
        #expect(SectionIndexStrip.lines(of: 26, capacity: 1) == [0])
        #expect(SectionIndexStrip.lines(of: 26, capacity: 0) == [])
        let names = Names()
        let (screen, table) = show(names, height: 100)
        let strip = try #require(self.strip(table))
        #expect(strip.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "•", "I", "•", "R", "•", "Z"])
        // The dots lead to what is between.
        screen.tap(at: CGPoint(x: 312, y: 1 + 14 * 1.5))
        #expect(names.asked.last == "F 5")
        withExtendedLifetime(names) {}
    }

    @Test func assistivePrograms() throws {
        let names = Names()
        names.titles = [UITableView.indexSearch] + names.letters
        let (screen, table) = show(names)
        let strip = try #require(self.strip(table))
        #expect(strip.subviews.first is UIImageView)
        strip.accessibilityIncrement()
        strip.accessibilityIncrement()
        #expect(names.asked == ["{search} 0", "A 1"])
        strip.accessibilityIncrement()
        screen.advance(by: 0.1)
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
        withExtendedLifetime(names) {}
    }

    @Test func aSectionWithoutRowsIsScrolledTo() {
        let names = Names()
        let (screen, table) = show(names)
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: 7), at: .top, animated: false)
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 7).minY)
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: 2), at: .top, animated: true)
        screen.advance(by: 1)
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 2).minY)
        withExtendedLifetime(names) {}
    }

    final class Indexed: TextSource {
        override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["0", "½", "1"] }
        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: index * sections[0].count / 3, section: 0) }
    }

    @Test func collectionViewsHaveIndexesToo() throws {
        let scene = TextScene(Indexed([(0..<90).map(String.init)]))
        let strip = try #require(scene.view.subviews.last as? SectionIndexStrip)
        #expect(strip.frame.maxX == 300)
        #expect(strip.titles == ["0", "½", "1"])
        scene.screen.tap(at: CGPoint(x: 292, y: 200))
        #expect(scene.view.contentOffset.y == 1500)
        scene.screen.advance(by: 0.1)
        #expect(scene.view.subviews.last === strip)
        #expect(strip.frame.minY == 1500)
    }
}
