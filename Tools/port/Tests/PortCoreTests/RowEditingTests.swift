import Testing

@testable import PortCore

@Suite("Data sources that follow deletions")
struct RowEditingTests {
    private let commit =
        "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) { }"
    private let answer =
        "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }; "

    @Test("say that their rows may be edited, in the class or in an extension")
    func added() {
        #expect(
            ported("import UIKit\nclass A: UIViewController, UITableViewDataSource {\n  \(commit)\n}\n")
                == "import UIKit\nclass A: UIViewController, UITableViewDataSource {\n  \(answer)\(commit)\n}\n")
        #expect(
            ported(
                "import UIKit\nclass A: UIViewController {}\nextension A: UITableViewDataSource {\n  public \(commit)\n}\n"
            ).contains("  public \(answer)public \(commit)"))
    }

    @Test("are left alone where somebody says it, or knows it")
    func left() {
        let own = "func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool { p.row > 0 }"
        #expect(
            !ported(
                "import UIKit\nclass A: UIViewController, UITableViewDataSource {\n  \(commit)\n}\nextension A {\n  \(own)\n}\n"
            ).contains(answer))
        #expect(
            !ported("import UIKit\nclass A: UITableViewController {\n  override \(commit)\n}\n").contains(answer))
        #expect(!ported("import UIKit\nclass A: UIViewController {\n  \(commit)\n}\n").contains(answer))
    }

    @Test("say that rows and items may be moved, where they follow moves and say nothing of it")
    func moves() {
        let row = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) { }"
        let item = "func collectionView(_ c: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) { }"
        #expect(
            ported("import UIKit\nclass A: UIViewController, UITableViewDataSource {\n  \(row)\n}\n")
                .contains("canMoveRowAt indexPath: IndexPath) -> Bool { true }; \(row)"))
        #expect(
            ported("import UIKit\nclass A: NSObject {}\nextension A: UICollectionViewDataSource {\n  \(item)\n}\n")
                .contains("canMoveItemAt indexPath: IndexPath) -> Bool { true }; \(item)"))
        let own = "func collectionView(_ c: UICollectionView, canMoveItemAt p: IndexPath) -> Bool { false }"
        #expect(
            !ported("import UIKit\nclass A: NSObject, UICollectionViewDataSource {\n  \(item)\n  \(own)\n}\n")
                .contains("{ true }"))
        let controller = "import UIKit\nclass A: UICollectionViewController {\n  override \(item)\n}\n"
        #expect(ported(controller) == controller)
    }
}
