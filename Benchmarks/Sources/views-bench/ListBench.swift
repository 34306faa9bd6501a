import Foundation
import MutoscopeTesting
import UIKit

/// Lists of 100,000 items: the first frame, then frames of scrolling with layout and commit, without pixels.
@MainActor
enum ListBench {
    private static let size = CGSize(width: 390, height: 844)

    static func run() -> [Result] {
        // The first screen loads fonts and starts threads, which no list pays for.
        _ = measure("warm-up", frames: 20) { plainTable($0) }
        var results: [Result] = []
        results += measure("flow layout") { source in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 90, height: 60)
            return collection(layout, source)
        }
        results += measure("flow layout, sizes from the delegate") { source in
            let view = collection(UICollectionViewFlowLayout(), source)
            view.delegate = source
            return view
        }
        results += measure("compositional grid") { collection(grid(), $0) }
        results += measure("compositional list, cells size themselves") { source in
            let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            let view = collection(UICollectionViewCompositionalLayout.list(using: configuration), source)
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            return view
        }
        results += measure("table, rows of one height") { plainTable($0) }
        results += measure("table, cells size themselves") { source in
            let table = plainTable(source)
            table.rowHeight = UITableView.automaticDimension
            return table
        }
        return results
    }

    private static func plainTable(_ source: Numbers) -> UITableView {
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = source
        return table
    }

    private static func collection(_ layout: UICollectionViewLayout, _ source: Numbers) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    private static func grid() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// The first frame, the median and the worst but one in a hundred of the frames that follow, and what lives and grows.
    private static func measure(
        _ name: String, frames: Int = 2000, _ make: (Numbers) -> UIScrollView
    ) -> [Result] {
        let source = Numbers()
        let first = Result.measure("\(name): first frame", goal: 30, runs: 5) {
            TestScreen(size: size, scale: 2)
        } body: { screen in
            screen.show(make(source))
            screen.advance(by: 0)
        }
        let screen = TestScreen(size: size, scale: 2), view = make(source)
        screen.show(view)
        screen.advance(by: 0.1)
        var times: [Double] = []
        for _ in 0..<frames {
            view.contentOffset.y += 23
            times.append(Result.time { screen.advance(by: 1.0 / 60) })
        }
        times.sort()
        let median = Result(name: "\(name): scroll frame", milliseconds: times[frames / 2], goal: 1)
        let worst = Result(name: "\(name): slow scroll frame", milliseconds: times[frames * 99 / 100], goal: 1)
        report(name, view, screen)
        return [first, median, worst]
    }

    /// Scrolls from end to end and says how many views there were and what memory grew by.
    private static func report(_ name: String, _ view: UIScrollView, _ screen: TestScreen) {
        let before = residentKilobytes
        var most = 0
        for step in 0...1000 {
            view.contentOffset.y = (view.contentSize.height - size.height) * CGFloat(step) / 1000
            screen.advance(by: 1.0 / 60)
            most = max(most, view.subviews.count)
        }
        print("\(name): at most \(most) views; from end to end memory grew by \(residentKilobytes - before) kB")
    }

    private static var residentKilobytes: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4
    }
}

/// A hundred thousand numbers as cells and rows.
@MainActor
private final class Numbers: NSObject, UICollectionViewDataSource, UITableViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private static let count = 100_000

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else {
            cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemTeal : .systemOrange
            return cell
        }
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(indexPath.item)"
        content.secondaryText = indexPath.item % 3 == 0 ? "every third has a second line" : nil
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90, height: 60 + CGFloat(indexPath.item % 7)) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text =
            indexPath.row % 3 == 0 ? "Row \(indexPath.row)\nwith a second line" : "Row \(indexPath.row)"
        return cell
    }
}
