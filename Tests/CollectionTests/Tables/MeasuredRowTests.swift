import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Numbers read from pictures of simulators: of iOS 17 by theleftbit/BSWInterfaceKit, of iOS 15 to 26 by essential-feed-case-study, of iOS 17.5
/// by cashapp/AccessibilitySnapshot; and from what Interface Builder wrote of rows 393 wide.
@Suite("Rows as they are measured in pictures of iOS")
@MainActor
struct MeasuredRowTests {
    private final class Rows: UITableViewController {
        var usesConfigurations = false, second: String?
        var style = UITableViewCell.CellStyle.default, accessory = UITableViewCell.AccessoryType.none

        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.accessoryType = accessory
            if usesConfigurations {
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = ("Title", second)
                cell.contentConfiguration = content
            } else {
                cell.textLabel?.text = "Title"
                cell.detailTextLabel?.text = second
            }
            return cell
        }
    }

    private func screen(
        _ page: UIViewController, width: CGFloat = 393, size: UIContentSizeCategory = .medium
    ) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: width, height: 500), scale: 3)
        page.overrideUserInterfaceStyle = .light
        screen.contentSizeCategory = size
        screen.show(page)
        screen.advance(by: 0.5)
        return screen
    }

    private func changes(_ values: [Int]) -> [Int] {
        values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
    }

    @Test("a circle of selection begins 1¼ points after the margin, 20¼ wide; lines begin at the margin as ever")
    func selectionCircles() throws {
        let rows = Rows()
        let screen = screen(rows)
        rows.tableView.allowsMultipleSelectionDuringEditing = true
        rows.setEditing(true, animated: false)
        rows.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        screen.advance(by: 0.5)
        let image = screen.snapshot()
        func row(_ y: Int, _ columns: Range<Int>) -> [Int] { columns.map { Int(image.pixel($0, y).red) } }
        // The second row's circle, through its middle: 4 pixels of line on each side.
        let ring = row(132 + 66, 50..<150)
        let line = try #require(ring.firstIndex { $0 < 220 }), end = try #require(ring.lastIndex { $0 < 240 })
        #expect(line + 50 == 64 && abs(end + 50 - 124) <= 1)
        #expect(ring[line...].prefix { $0 < 225 }.count == 4)
        // The first row's is blue, with a white check.
        #expect(image.pixel(67, 66).blue == 255 && image.pixel(67, 66).red < 20)
        #expect((86...94).contains { image.pixel($0, 75).red > 240 })
        let text = try #require(rows.tableView.visibleCells[1].textLabel)
        let start = text.convert(CGPoint.zero, to: rows.tableView).x
        #expect(abs(start - (20 + 68.0 / 3 + 16)) < 0.01, "\(start)")
        // No line below the selected row; below the others it begins at the margin.
        #expect(Set(row(131, 50..<70)) == [209] && changes(row(131 + 132, 40..<400)).map { $0 + 40 } == [60])
        rows.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        screen.advance(by: 0.5)
        #expect(changes(screen.snapshot().rowOfReds(131, 40..<400)).map { $0 + 40 } == [60])
    }

    @Test("circles of selection grow with the text")
    func circlesGrow() throws {
        let rows = Rows()
        let screen = screen(rows, size: .extraExtraExtraLarge)
        rows.tableView.allowsMultipleSelectionDuringEditing = true
        rows.setEditing(true, animated: false)
        screen.advance(by: 0.5)
        let text = try #require(rows.tableView.visibleCells[1].textLabel)
        #expect(text.convert(CGPoint.zero, to: rows.tableView).x > 20 + 30 + 16)
    }

    @Test("rows with a content configuration are a pixel higher than their content")
    func rowsWithConfigurations() throws {
        let rows = Rows()
        rows.usesConfigurations = true
        _ = screen(rows, size: .large)
        #expect(abs(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height - (44 + 1.0 / 3)) < 0.01)
        #expect(rows.tableView.visibleCells.first?.contentView.frame.height ?? 0 > 44)
        rows.tableView.separatorStyle = .none
        rows.tableView.reloadData()
        rows.tableView.layoutIfNeeded()
        #expect(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    }

    /// CypherPoet/100-days-of-swift, day 23, on an iPhone of iOS 12: pictures 100 points high in rows of 44.
    @Test("pictures fit themselves to the row, and make none higher")
    func pictures() throws {
        final class Flags: UITableViewController {
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

            override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "France"
                cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
                return cell
            }
        }
        let flags = Flags()
        _ = screen(flags, size: .large)
        #expect(
            flags.tableView.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 393, height: 44)
        )
        let cell = try #require(flags.tableView.visibleCells.first)
        #expect(cell.imageView?.frame == CGRect(x: 20, y: 0, width: 88, height: 44))
        #expect(cell.imageView?.contentMode == .scaleToFill)
    }

    @Test("rows follow the margins that a program gives to the table, which are at least 16 in a page below 414")
    func margins() throws {
        let rows = Rows()
        let screen = screen(rows, width: 390)
        func start() throws -> CGFloat {
            screen.advance(by: 0.1)
            let text = try #require(rows.tableView.visibleCells.first?.textLabel)
            return text.convert(CGPoint.zero, to: rows.tableView).x
        }
        #expect(try start() == 20)
        rows.tableView.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        #expect(try start() == 16)
        rows.tableView.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
        #expect(try start() == 40)
        rows.viewRespectsSystemMinimumLayoutMargins = false
        rows.tableView.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        #expect(try start() == 8)
    }

    @Test("cards of a table keep its margins", arguments: [Double?.none, 40])
    func cards(margin: Double?) throws {
        let rows = Rows(style: .insetGrouped)
        if let margin { rows.tableView.directionalLayoutMargins.leading = margin }
        _ = screen(rows)
        let cell = try #require(rows.tableView.visibleCells.first)
        #expect(cell.frame.minX == margin ?? 20 && cell.textLabel?.frame.minX == 20)
        if margin == nil { #expect(cell.frame.width == 353) }
    }

    @Test(
        "rows with a subtitle are 56 high; what is left of another height parts the texts",
        arguments: [Double?.none, 44, 86])
    func subtitles(height: Double?) throws {
        let rows = Rows()
        (rows.style, rows.second) = (.subtitle, "Subtitle")
        if let height { rows.tableView.rowHeight = height }
        _ = screen(rows, size: .large)
        let cell = try #require(rows.tableView.visibleCells.first)
        let title = try #require(cell.textLabel?.frame), subtitle = try #require(cell.detailTextLabel?.frame)
        #expect(abs(cell.frame.height - (height ?? 56)) < 0.7)
        let gap: Double = height == nil ? 1 : height == 44 ? 0 : 3
        #expect(abs(subtitle.minY - title.maxY - gap) < 0.7)
        #expect(abs(title.minY - (cell.frame.height - subtitle.maxY)) < 1.1)
    }

    @Test("the arrow of a row is 10⅓ wide, and the content ends before it")
    func arrows() throws {
        let rows = Rows()
        rows.accessory = .disclosureIndicator
        _ = screen(rows, size: .large)
        let cell = try #require(rows.tableView.visibleCells.first)
        #expect(abs(cell.contentView.frame.width - (393 - 20 - 31.0 / 3)) < 0.01)
        #expect(abs((cell.textLabel?.frame.width ?? 0) - (334 + 2.0 / 3)) < 0.01)
    }

    @Test(
        "the content of pages keeps 16 from the sides, 20 from a width of 414 on",
        arguments: [(390.0, 16.0), (414, 20)])
    func pages(width: Double, margin: Double) {
        let page = UIViewController()
        _ = screen(page, width: width)
        #expect(page.systemMinimumLayoutMargins.leading == margin && page.view.layoutMargins.right == margin)
    }

    @Test("a mark in a list is as large as its text asks for, also when that changes")
    func listMarks() throws {
        let screen = TestScreen(size: CGSize(width: 393, height: 300), scale: 3)
        let page = UIView(), cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
        cell.accessories = [.multiselect(displayed: .always)]
        page.addSubview(cell)
        screen.show(page)
        screen.advance(by: 0.1)
        let mark = try #require(cell.subviews.first { "\(type(of: $0))" == "SelectionMark" })
        #expect(abs(mark.bounds.width - 17 * 17 / 12) < 0.4)
        page.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        screen.advance(by: 0.1)
        #expect(abs(mark.bounds.width - 23 * 17 / 12) < 0.4)
        #expect(mark.bounds.width == mark.bounds.height)
    }
}

extension CGImage {
    fileprivate func rowOfReds(_ y: Int, _ columns: Range<Int>) -> [Int] { columns.map { Int(pixel($0, y).red) } }
}
