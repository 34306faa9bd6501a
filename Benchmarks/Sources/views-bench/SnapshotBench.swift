import Foundation
import MutoscopeTesting
import UIKit

/// A hundred snapshot assertions of a phone's screen at 2x, and a film of sixty frames: drawn, encoded, written or read, compared.
@MainActor
enum SnapshotBench {
    /// The golden files lie beside this one, and go when all is measured.
    private static let file: StaticString = #filePath
    private static let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
        .appendingPathComponent("__Snapshots__")

    static func run() -> [Result] {
        try? FileManager.default.removeItem(at: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        return [
            measure("100 scrolled screens recorded", goal: 1000, .all, body: assertScrolledScreens),
            measure("100 scrolled screens compared", goal: 1000, .never, body: assertScrolledScreens),
            measure("100 fresh controllers recorded", goal: 1000, .all, body: assertFreshControllers),
            measure("100 fresh controllers compared", goal: 1000, .never, body: assertFreshControllers),
            measure("a film of 60 frames recorded", goal: 500, .all, body: assertOneFilm),
            measure("a film of 60 frames compared", goal: 500, .never, body: assertOneFilm),
        ]
    }

    private static func measure(
        _ name: String, goal: Double, _ recording: SnapshotRecording, body: (SnapshotRecording) -> Void
    ) -> Result {
        let times = (0..<3).map { _ in Result.time { body(recording) } }
        return Result(name: name, milliseconds: times.sorted()[1], goal: goal)
    }

    private static func assertScrolledScreens(_ recording: SnapshotRecording) {
        let screen = makeScreen(), rows = RowsController(style: .insetGrouped)
        screen.show(UINavigationController(rootViewController: rows))
        for step in 0..<100 {
            rows.tableView.contentOffset.y = CGFloat(step) * 10
            assertSnapshot(of: screen, named: "scrolled \(step)", record: recording, file: file)
        }
    }

    private static func assertFreshControllers(_ recording: SnapshotRecording) {
        for number in 0..<100 {
            let rows = RowsController(style: .insetGrouped)
            assertSnapshot(
                of: UINavigationController(rootViewController: rows), named: "fresh \(number)",
                size: CGSize(width: 390, height: 844), scale: 2, record: recording, file: file)
        }
    }

    private static func assertOneFilm(_ recording: SnapshotRecording) {
        let screen = makeScreen()
        let rows = RowsController(style: .insetGrouped)
        screen.show(UINavigationController(rootViewController: rows))
        assertFilm(of: screen, named: "push", seconds: 2, fps: 30, record: recording, file: file) {
            rows.navigationController?.pushViewController(RowsController(style: .plain), animated: true)
        }
    }

    private static func makeScreen() -> TestScreen { TestScreen(size: CGSize(width: 390, height: 844), scale: 2) }
}

/// Sixty rows with a symbol and a line of text.
private final class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.imageView?.image = UIImage(systemName: "star")
        return cell
    }
}
