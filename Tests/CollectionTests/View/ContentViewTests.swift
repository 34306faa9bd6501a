import Testing
import UIKit

/// The view of a content configuration is the cell's `contentView`, as Apple documents.
@MainActor @Suite struct ContentViewTests {
    private struct Badge: UIContentConfiguration {
        var text = ""
        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
        func updated(for state: any UIConfigurationState) -> Badge { self }
    }

    private final class BadgeView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        let label = UILabel()

        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
                label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func aConfigurationsViewIsTheContentViewOfACell() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), empty = cell.contentView
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.contentView is UIListContentView)
        #expect(empty.superview == nil)
        #expect(cell.contentView.superview === cell)
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        item.contentConfiguration = Badge()
        #expect(item.contentView is BadgeView)
        #expect(item.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.contentConfiguration = Badge()
        #expect(header.contentView is BadgeView)
    }

    @Test func aConfigurationOfTheSameKindKeepsTheViewAndNoneBringsAnEmptyOne() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Badge(text: "a")
        let view = cell.contentView
        cell.contentConfiguration = Badge(text: "b")
        #expect(cell.contentView === view)
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.contentView is UIListContentView)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is any UIContentView))
        #expect(cell.contentView.superview === cell)
        #expect(cell.contentView.subviews.isEmpty)
        #expect(cell.subviews.filter { $0 is any UIContentView }.isEmpty)
    }

    @Test func aContentViewOfTheProgramHasTheMarginsOfTheListsRows() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentConfiguration = Badge()
                return cell
            }
        }
        let rows = Rows(style: .plain), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        window.rootViewController = rows
        window.isHidden = false
        window.layoutIfNeeded()
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        let badge = try #require(cell.contentView as? BadgeView)
        #expect(badge.directionalLayoutMargins.leading == 16)
        #expect(badge.label.convert(CGPoint.zero, to: cell).x == 16)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(badge.frame.maxX < 360)
        #expect(badge.frame == cell.contentView.frame)
    }

    @Test func aPictureIsAsHighAsItsRow() throws {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Row"
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
        let view = UIListContentView(configuration: configuration)
        #expect(view.intrinsicContentSize.height == 102)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        view.layoutIfNeeded()
        let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(image.frame.size == CGSize(width: 100, height: 50))
        #expect(image.frame.minY == 0)
        #expect(label.frame.minX > image.frame.maxX)
        #expect(label.frame.minX < image.frame.maxX + 30)
    }

    @Test func aPictureOfAPlainCellIsAsHighAsItsRow() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        cell.layoutIfNeeded()
        let image = try #require(cell.imageView), label = try #require(cell.textLabel)
        #expect(image.frame.height == cell.contentView.bounds.height)
        #expect(image.frame.width == (2 * image.frame.height).rounded())
        #expect(label.frame.minX > image.frame.maxX)
        #expect(label.frame.minX < image.frame.maxX + 20)
    }

    /// Programs compare configurations to tell whether anything is to be done.
    @Test func configurationsAndStatesAreEqualByValue() {
        var one = UIListContentConfiguration.cell(), other = UIListContentConfiguration.cell()
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
        one.text = "a"
        #expect(one != other)
        other.text = "a"
        other.textProperties.colorTransformer = .grayscale
        #expect(one.textProperties != other.textProperties)
        one.textProperties.colorTransformer = .grayscale
        #expect(one == other)
        one.imageProperties.tintColor = .red
        #expect(one.imageProperties != other.imageProperties)
        var state = UICellConfigurationState(traitCollection: UITraitCollection()), usual = state
        state.isSelected = true
        #expect(state != usual)
        usual.isSelected = true
        #expect(state == usual)
        state[UIConfigurationStateCustomKey("own")] = 1
        #expect(state != usual)
        #expect(UIContentUnavailableConfiguration.search() == .search())
        #expect(UIContentUnavailableConfiguration.search() != .empty())
    }
}
