import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Random scripts of insertions, deletions, moves and reloads agree with a plain model, on screen and in the plan.
///
/// `RandomRounds` says how many; the seed of a failing script is printed.
@MainActor @Suite struct RandomBatchTests {
    /// Changes a model at random and says what was done, in the terms of a batch.
    private struct Script {
        var changes = UpdateChanges<DataPath>()
        var result: [[String]] = []

        init(_ old: [[String]], _ random: inout SeededGenerator, next: inout Int) {
            // Which old items stay, go or move.
            var kept: [[(String, DataPath)]] = []
            var movers: [(String, DataPath)] = []
            var sectionsKept: [Int] = []
            for (s, items) in old.enumerated() {
                if s > 0, Int.random(in: 0..<12, using: &random) == 0 {
                    changes.deletedSections.insert(s)
                    continue
                }
                sectionsKept.append(s)
                var list: [(String, DataPath)] = []
                for (i, item) in items.enumerated() {
                    let path = DataPath(item: i, section: s)
                    switch Int.random(in: 0..<10, using: &random) {
                    case 0: changes.deleted.append(path)
                    case 1: movers.append((item, path))
                    case 2:
                        changes.reloaded.append(path)
                        list.append((item + "'", path))
                    default: list.append((item, path))
                    }
                }
                kept.append(list)
            }
            var newSections = kept.map { $0.map(\.0) }
            // Sections that come.
            if Int.random(in: 0..<6, using: &random) == 0 {
                let place = Int.random(in: 0...newSections.count, using: &random)
                changes.insertedSections.insert(place)
                newSections.insert([], at: place)
            }
            // Items that come, and movers: as unique marks, whose places are looked up at the end.
            var marks: [String: DataPath?] = [:]
            for (item, path) in movers {
                let s = Int.random(in: newSections.indices, using: &random)
                newSections[s].insert(item, at: Int.random(in: 0...newSections[s].count, using: &random))
                marks[item] = .some(path)
            }
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                next += 1
                let s = Int.random(in: newSections.indices, using: &random)
                newSections[s].insert("n\(next)", at: Int.random(in: 0...newSections[s].count, using: &random))
                marks["n\(next)"] = .some(nil)
            }
            for (s, items) in newSections.enumerated() {
                for (i, item) in items.enumerated() {
                    guard let mark = marks[item] else { continue }
                    let target = DataPath(item: i, section: s)
                    if let source = mark {
                        changes.moved.append((source, target))
                    } else if !changes.insertedSections.contains(s) {
                        changes.inserted.append(target)
                    }
                }
            }
            result = newSections
        }
    }

    @Test func plansAgreeWithAModel() throws {
        for seed in RandomRounds.seeds(usually: 1_200) {
            var random = SeededGenerator(seed: seed), next = 0
            let old = (0..<Int.random(in: 1...4, using: &random)).map { s in
                (0..<Int.random(in: 0...12, using: &random)).map { "\(s).\($0)" }
            }
            let script = Script(old, &random, next: &next)
            let plan = try UpdatePlan(from: old.map(\.count), to: script.result.map(\.count), changes: script.changes)
            plan.checkInvariants()
            for (s, items) in script.result.enumerated() {
                for (i, item) in items.enumerated() {
                    let new = DataPath(item: i, section: s)
                    guard let before = plan.oldPath(of: new) else {
                        #expect(item.hasPrefix("n"), "seed \(seed)")
                        continue
                    }
                    let name = old[before.section][before.item]
                    #expect(item == name || item == name + "'", "seed \(seed): \(new) came from \(before)")
                    #expect(plan.newPath(of: before) == new, "seed \(seed)")
                }
            }
            for (s, items) in old.enumerated() {
                for i in items.indices {
                    guard let after = plan.newPath(of: DataPath(item: i, section: s)) else { continue }
                    #expect(plan.oldPath(of: after) == DataPath(item: i, section: s), "seed \(seed)")
                }
            }
        }
    }

    @Test func screensAgreeWithAModel() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 40)
        let scene = TextScene(TextSource([(0..<10).map { "\($0)" }, ["x", "y"]]), layout: layout)
        var next = 0
        for seed in RandomRounds.seeds(usually: 300) {
            var random = SeededGenerator(seed: 1_000_000 + seed)
            let script = Script(
                scene.source.sections.map { $0.map { String($0.prefix { $0 != "'" }) } }, &random, next: &next)
            scene.source.sections = script.result
            scene.view.runBatch(script.changes) {
            } completion: { _ in
            }
            // Some scripts interrupt the animation of the last.
            scene.screen.advance(by: [0, 0.05, 0.4][Int.random(in: 0..<3, using: &random)])
            check(scene, seed)
            scene.view.checkInvariants()
            if script.result.joined().count > 60 { scene.source.sections = [["a"]]; scene.view.reloadData() }
        }
        scene.screen.advance(by: 1)
        #expect(scene.view.subviews.count == scene.view.visibleCells.count)
    }

    /// Rows of a table that size themselves.
    private final class Rows: NSObject, UITableViewDataSource {
        var sections: [[String]]
        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            let text = sections[indexPath.section][indexPath.row]
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = text.hasSuffix("5") ? "\(text)\nand more" : text
            return cell
        }
    }

    @Test func tablesAgreeWithAModel() {
        let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 2)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
        let rows = Rows([(0..<10).map { "\($0)" }, ["x", "y"]])
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen.show(controller)
        screen.advance(by: 0.1)
        var next = 0
        for seed in RandomRounds.seeds(usually: 300) {
            var random = SeededGenerator(seed: 2_000_000 + seed)
            let script = Script(rows.sections.map { $0.map { String($0.prefix { $0 != "'" }) } }, &random, next: &next)
            rows.sections = script.result
            let animation = [UITableView.RowAnimation.automatic, .left, .fade, .none][Int(seed % 4)]
            table.runBatch(script.changes, animation) {
            } completion: { _ in
            }
            if seed % 3 == 0 { table.contentOffset.y = CGFloat.random(in: 0...300, using: &random) }
            screen.advance(by: [0, 0.05, 0.4][Int.random(in: 0..<3, using: &random)])
            check(table, rows, seed)
            table.checkInvariants()
            if script.result.joined().count > 60 {
                rows.sections = [["a"]]
                table.reloadData()
            }
        }
        screen.advance(by: 1)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.visibleCells.count)
    }

    private func check(_ table: UITableView, _ rows: Rows, _ seed: UInt64) {
        let cells = table.visibleCells
        #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count, "seed \(seed): a cell twice")
        var shown: Set<IndexPath> = []
        for cell in cells {
            guard let path = table.indexPath(for: cell) else {
                Issue.record("seed \(seed): a visible cell without index path")
                continue
            }
            #expect(shown.insert(path).inserted, "seed \(seed): \(path) twice")
            let text = rows.sections[path.section][path.row], first = cell.textLabel?.text?.split(separator: "\n").first
            let name = first.map(String.init) ?? ""
            #expect(name == text || name + "'" == text || name == text + "'", "seed \(seed): \(path)")
            let rect = table.rectForRow(at: path)
            #expect(abs(cell.frame.minY - rect.minY) < 0.51, "seed \(seed): \(path)")
            #expect(cell.frame.size == rect.size, "seed \(seed): \(path)")
        }
        for (s, items) in rows.sections.enumerated() {
            for i in items.indices {
                let path = IndexPath(row: i, section: s), rect = table.rectForRow(at: path)
                let isIn = rect.minY + 0.5 < table.bounds.maxY && rect.maxY - 0.5 > table.bounds.minY
                #expect(!isIn || shown.contains(path), "seed \(seed): \(path) missing")
            }
        }
    }

    private func check(_ scene: TextScene, _ seed: UInt64) {
        let cells = scene.view.visibleCells
        #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count, "seed \(seed): a cell twice")
        var shown: Set<IndexPath> = []
        for case let cell as TextCell in cells {
            guard let path = scene.view.indexPath(for: cell) else {
                Issue.record("seed \(seed): a visible cell without index path")
                continue
            }
            #expect(shown.insert(path).inserted, "seed \(seed): \(path) twice")
            let text = scene.source.sections[path.section][path.item]
            #expect(cell.text == text || cell.text + "'" == text || cell.text == text + "'", "seed \(seed): \(path)")
            #expect(cell.frame == scene.view.layoutAttributesForItem(at: path)!.frame, "seed \(seed): \(path)")
        }
        for (s, items) in scene.source.sections.enumerated() {
            for i in items.indices {
                let path = IndexPath(item: i, section: s)
                let frame = scene.view.layoutAttributesForItem(at: path)!.frame
                #expect(frame.overlaps(scene.view.bounds) == shown.contains(path), "seed \(seed): \(path) missing")
            }
        }
    }
}
