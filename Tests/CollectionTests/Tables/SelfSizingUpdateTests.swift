import MutoscopeTesting
import Testing
import UIKit

/// Rows that size themselves, while rows come, go and grow.
@MainActor @Suite("rows that size themselves, in updates") struct SelfSizingUpdateTests {
    /// A row as high as its number says, by constraints.
    private final class SizedCell: UITableViewCell {
        let box = UIView()
        private var height: NSLayoutConstraint!

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            height = box.heightAnchor.constraint(equalToConstant: 10)
            height.priority = .init(999)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 50), height,
            ])
        }

        required init?(coder: NSCoder) { nil }

        func grow(to points: CGFloat) { height.constant = points }
    }

    private final class Source: NSObject, UITableViewDataSource {
        var heights: [CGFloat]

        init(_ heights: [CGFloat]) { self.heights = heights }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "sized", for: indexPath) as! SizedCell
            cell.grow(to: heights[indexPath.row])
            return cell
        }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 2)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func show(_ source: Source) {
        table.contentInsetAdjustmentBehavior = .never
        table.separatorStyle = .none
        table.estimatedRowHeight = 44
        table.register(SizedCell.self, forCellReuseIdentifier: "sized")
        table.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    @Test("rows keep their heights when bars come and go around the table")
    func safeArea() {
        let source = Source([70, 90, 110])
        show(source)
        table.contentInsetAdjustmentBehavior = .always
        screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
        screen.advance(by: 0.1)
        #expect((0..<3).map { table.rectForRow(at: path($0)).height } == [70, 90, 110])
        #expect((0..<3).map { table.cellForRow(at: path($0))?.frame.height } == [70, 90, 110])
        #expect(table.contentSize.height == 270)
    }

    @Test("rows in sight are measured again where the table gets narrower")
    func narrower() throws {
        let source = Source([70, 90, 110])
        show(source)
        table.frame.size.width = 200
        screen.advance(by: 0.1)
        #expect((0..<3).map { table.cellForRow(at: path($0))?.frame.height } == [70, 90, 110])
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Where a row is on the screen.
    private func place(_ row: Int) -> CGFloat { table.rectForRow(at: path(row)).minY - table.contentOffset.y }

    @Test("a row that opens pushes the rows below it, and nothing above moves")
    func opening() {
        let source = Source(Array(repeating: 60, count: 30))
        show(source)
        table.contentOffset.y = 300
        screen.advance(by: 0.1)
        let above = place(5), below = place(8)
        source.heights[7] = 160
        table.performBatchUpdates {
            (table.cellForRow(at: path(7)) as? SizedCell)?.grow(to: 160)
        }
        screen.advance(by: 1)
        #expect(place(5) == above)
        #expect(place(8) == below + 100)
        #expect(table.rectForRow(at: path(7)).height == 160)
        source.heights[7] = 60
        table.beginUpdates()
        (table.cellForRow(at: path(7)) as? SizedCell)?.grow(to: 60)
        table.endUpdates()
        screen.advance(by: 1)
        #expect(place(5) == above)
        #expect(place(8) == below)
    }

    @Test("constraints alone make a row grow where that is wished")
    func growingByConstraints() {
        let source = Source([50, 60, 70, 80])
        show(source)
        (table.cellForRow(at: path(1)) as? SizedCell)?.grow(to: 160)
        screen.advance(by: 0.1)
        #expect(place(2) == 110)
        table.selfSizingInvalidation = .enabledIncludingConstraints
        (table.cellForRow(at: path(1)) as? SizedCell)?.grow(to: 100)
        screen.advance(by: 0.1)
        #expect(place(2) == 150)
        #expect(table.contentSize.height == 300)
    }

    @Test("reloading a row gives it its new height")
    func reloading() {
        let source = Source([50, 60, 70, 80])
        show(source)
        #expect(place(3) == 180)
        source.heights[1] = 100
        table.reloadRows(at: [path(1)], with: .fade)
        screen.advance(by: 1)
        #expect(place(2) == 150)
        #expect(place(3) == 220)
        #expect(table.contentSize.height == 300)
        source.heights[0] = 20
        table.reconfigureRows(at: [path(0)])
        screen.advance(by: 1)
        #expect(place(1) == 20)
        #expect(table.contentSize.height == 270)
    }

    @Test("inserted and deleted rows of any height end where the heights say")
    func insertions() {
        let source = Source([50, 60, 70])
        show(source)
        source.heights = [30, 50, 70, 90, 20]
        table.performBatchUpdates {
            table.deleteRows(at: [path(1)], with: .left)
            table.insertRows(at: [path(0), path(3), path(4)], with: .top)
        }
        screen.advance(by: 1)
        #expect((0..<5).map(place) == [0, 30, 80, 150, 240])
        #expect(table.contentSize.height == 260)
        #expect(table.visibleCells.count == 5)
        source.heights = []
        table.deleteRows(at: (0..<5).map(path), with: .automatic)
        screen.advance(by: 1)
        #expect(table.visibleCells.isEmpty)
        #expect(table.contentSize.height == 0)
    }

    @Test("scrolling to a far row ends at that row", arguments: [true, false])
    func farRows(animated: Bool) {
        let source = Source((0..<300).map { CGFloat(30 + $0 % 7 * 20) })
        show(source)
        table.scrollToRow(at: path(220), at: .top, animated: animated)
        screen.advance(by: 2)
        #expect(abs(place(220)) < 1)
        table.scrollToRow(at: path(10), at: .middle, animated: animated)
        screen.advance(by: 2)
        let row = table.rectForRow(at: path(10))
        #expect(abs(row.midY - table.contentOffset.y - 200) < 1)
        table.scrollToRow(at: path(299), at: .bottom, animated: animated)
        screen.advance(by: 2)
        #expect(abs(place(299) + table.rectForRow(at: path(299)).height - 400) < 1)
    }

    @Test("a flick through rows of unknown height never shows a gap")
    func gaps() {
        let source = Source((0..<400).map { CGFloat(20 + $0 % 11 * 15) })
        show(source)
        screen.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 30), duration: 0.08)
        for _ in 0..<200 {
            screen.advance(by: 1.0 / 60)
            let shown = table.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
            #expect(zip(shown, shown.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.6 })
            #expect((shown.first?.minY ?? .infinity) <= max(0, table.contentOffset.y) + 0.6)
            #expect((shown.last?.maxY ?? 0) >= table.contentOffset.y + 400 - 0.6)
        }
    }
}
