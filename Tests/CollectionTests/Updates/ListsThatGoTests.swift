import MutoscopeTesting
import Testing
import UIKit

/// The objects of a list point back at it without holding it: what is still to come when the list goes must not ask for it.
@MainActor @Suite("Lists that go while they move") struct ListsThatGoTests {
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 6

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    private let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
    private let source = Source()

    /// Shows a list, has it begin something, takes it away and lets time pass. Returns whether it is still there.
    private func remains<List: UIView>(_ make: () -> List, begin: (List) -> Void) -> Bool {
        weak var last: List?
        do {
            let root = UIViewController()
            screen.show(root)
            let list = make()
            list.frame = root.view.bounds
            root.view.addSubview(list)
            screen.advance(by: 0.1)
            begin(list)
            screen.advance(by: 0.05)
            list.removeFromSuperview()
            last = list
        }
        screen.advance(by: 1)
        return last != nil
    }

    @Test("a table, in a batch")
    func table() {
        func table() -> UITableView {
            let table = UITableView()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = source
            return table
        }
        let remains = remains(table) { table in
            source.count -= 1
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
        }
        #expect(!remains)
    }

    private func collection() -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        return view
    }

    @Test("a collection view, in a batch")
    func items() {
        let remains = remains(collection) { view in
            source.count -= 1
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        #expect(!remains)
    }

    @Test("a collection view, between two layouts")
    func layouts() {
        let remains = remains(collection) { view in
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            view.setCollectionViewLayout(layout, animated: true)
        }
        #expect(!remains)
    }

    @Test("a collection view, in bounds that grow")
    func bounds() {
        let remains = remains(collection) { view in
            UIView.animate(withDuration: 0.3) { view.frame.size.height = 80 }
        }
        #expect(!remains)
    }
}
