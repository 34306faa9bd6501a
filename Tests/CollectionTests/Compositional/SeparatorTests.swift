import MutoscopeTesting
import Testing

@testable import UIKit

/// Where the lines between the items of a list begin.
@MainActor @Suite struct SeparatorTests {
    /// A cell whose line begins with its own label.
    final class LabelCell: UICollectionViewListCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 71),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                separatorLayoutGuide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -33),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private func cell<Cell: UICollectionViewListCell>(
        _ type: Cell.Type, mirrored: Bool = false, fill: @escaping (Cell) -> Void = { _ in }
    ) -> (Cell, () -> Void) {
        let screen = TestScreen(size: CGSize(width: 320, height: 300), scale: 2)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 300),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        if mirrored { screen.layoutDirection = .rightToLeft }
        let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, _ in fill(cell) }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
        return (view.cellForItem(at: IndexPath(item: 0, section: 0)) as! Cell, { withExtendedLifetime(source) {} })
    }

    private func line(_ cell: UICollectionViewListCell) -> CGRect? { cell.subviews.last?.frame }

    private func picture(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image { _ in }
    }

    @Test("lines of one of several selected items have a colour of their own")
    func selectedLinesHaveTheirOwnColor() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .systemRed
        configuration.separatorConfiguration.multipleSelectionColor = .systemGreen
        let screen = TestScreen(size: CGSize(width: 320, height: 300), scale: 2)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 300),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "text")
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            }
        }
        let source = Source()
        view.dataSource = source
        screen.show(view)
        screen.advance(by: 0.1)
        let path = IndexPath(item: 1, section: 0)
        func color() -> UIColor? { view.cellForItem(at: path)?.subviews.last?.backgroundColor }
        #expect(color() == .systemRed)
        view.selectItem(at: path, animated: false, scrollPosition: [])
        #expect(color() == .systemRed)
        view.allowsMultipleSelection = true
        view.deselectItem(at: path, animated: false)
        view.selectItem(at: path, animated: false, scrollPosition: [])
        #expect(color() == .systemGreen)
        view.deselectItem(at: path, animated: false)
        #expect(color() == .systemRed)
    }

    @Test func linesBeginWithTheText() {
        let (plain, endPlain) = cell(UICollectionViewListCell.self) { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            cell.contentConfiguration = content
        }
        #expect(line(plain) == CGRect(x: 16, y: plain.bounds.height - 0.5, width: 304, height: 0.5))
        let (pictured, end) = cell(UICollectionViewListCell.self) { cell in
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            content.image = picture(30)
            cell.contentConfiguration = content
        }
        #expect(line(pictured)?.minX == 62)
        #expect(line(pictured)?.maxX == 320)
        #expect(pictured.separatorLayoutGuide.layoutFrame.minX == 62)
        end()
        endPlain()
    }

    @Test(arguments: [false, true]) func constraintsMoveTheEnds(mirrored: Bool) {
        let (cell, end) = cell(LabelCell.self, mirrored: mirrored)
        let wanted =
            mirrored ? CGRect(x: 33, y: 0, width: 216, height: 0.5) : CGRect(x: 71, y: 0, width: 216, height: 0.5)
        #expect(line(cell)?.minX == wanted.minX)
        #expect(line(cell)?.width == wanted.width)
        #expect(cell.separatorLayoutGuide.owningView === cell)
        end()
    }
}

extension SeparatorTests {
    @Test func theListSaysHowTheLinesOfItsItemsLook() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.separatorConfiguration.color = .systemRed
        var asked: [IndexPath] = []
        configuration.itemSeparatorHandler = { path, usual in
            asked.append(path)
            var lines = usual
            if path.item == 0 { lines.topSeparatorVisibility = .visible }
            if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
            if path.item == 2 {
                lines.bottomSeparatorVisibility = .visible
                lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7)
            }
            return lines
        }
        let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
        let places = paths.map { configuration.place(of: $0, count: 3) }
        #expect(asked == paths)
        #expect(places.map { $0.above != nil } == [true, false, false])
        #expect(places.map { $0.below != nil } == [true, false, true])
        #expect(places[0].below?.color == .systemRed)
        #expect(places[0].below?.insets == nil)
        #expect(places[2].below?.insets?.trailing == 7)
        configuration.itemSeparatorHandler = nil
        #expect(paths.map { configuration.place(of: $0, count: 3).below != nil } == [true, true, false])
        configuration.showsSeparators = false
        #expect(paths.allSatisfy { configuration.place(of: $0, count: 3).below == nil })
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.placeInListDidChange(places[0])
        cell.placeInListDidChange(places[2])
        cell.layoutIfNeeded()
        let lines = cell.subviews.filter { $0.backgroundColor == .systemRed && !$0.isHidden }
        #expect(lines.map(\.frame.minX) == [5])
        #expect(lines.map(\.frame.maxX) == [193])
    }
}
