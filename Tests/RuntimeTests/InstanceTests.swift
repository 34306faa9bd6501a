import MutoscopeTesting
import Testing
import UIKit

@Suite("Classes known only at run time")
@MainActor
struct InstanceTests {
    private class Page: UIViewController {
        let made = "made"
    }
    private final class LaterPage: Page {}
    private final class Card: UIView {
        var isSetUp = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isSetUp = true
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("make objects of the class they are")
    func instances() {
        let pages: [Page.Type] = [Page.self, LaterPage.self]
        let made = pages.map { instance(of: $0) }
        #expect(type(of: made[0]) == Page.self)
        #expect(type(of: made[1]) == LaterPage.self)
        #expect(made[1].made == "made")
        let kind: UIView.Type = Card.self
        let card = instance(of: kind, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((card as? Card)?.isSetUp == true)
        #expect(card.frame.width == 3)
    }

    /// Its class has an initialiser of its own in place of the frameworks'.
    private final class Badge: UIView, PlainlyMadeView {
        var isSetUp = false
        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
            isSetUp = true
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("views without init(frame:) are made by the init() that their class has")
    func plainViews() {
        let kind: UIView.Type = Badge.self
        #expect((instance(of: kind) as? Badge)?.isSetUp == true)
        #expect(freshObject(of: Badge.self).frame.width == 7)
    }

    private class Style: PlainlyInitializable {
        required init() {}
    }
    private final class LateStyle: Style {}
    private final class Note: NSObject {
        let text: String
        override init() {
            text = "made"
            super.init()
        }
    }

    @Test("are made anew whatever class they are of")
    func anew() {
        func make<Object>(_ type: Object.Type) -> Object { freshObject(of: type) }
        let note: NSObject.Type = Note.self, style: Style.Type = LateStyle.self
        #expect((make(note) as? Note)?.text == "made")
        #expect(type(of: make(style)) == LateStyle.self)
        #expect(make(Card.self).isSetUp)
        #expect(make(LaterPage.self).made == "made")
        #expect(type(of: make(UIPanGestureRecognizer.self as NSObject.Type)) == UIPanGestureRecognizer.self)
        #expect(type(of: make(CAShapeLayer.self)) == CAShapeLayer.self)
    }

    private final class Row: UITableViewCell {
        var isSetUp = false
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isSetUp = true
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Head: UITableViewHeaderFooterView {}
    private final class Grid: UICollectionView {}
    private final class List: UITableView {}
    private final class Key: UIButton {}
    private final class Picture: UIImageView {}
    private final class Stack: UINavigationController {}
    private final class Rows: UITableViewController {}
    private final class Cells: UICollectionViewController {}
    private final class Presenter: UIPresentationController {}
    private final class Press: UITapGestureRecognizer {}

    @Test("are made by the initialisers of their own that Apple's classes have")
    func ownInitializers() {
        let row: UITableViewCell.Type = Row.self
        let cell = instance(of: row, style: .value1, reuseIdentifier: "row")
        #expect((cell as? Row)?.isSetUp == true)
        #expect(cell.reuseIdentifier == "row")
        #expect(cell.detailTextLabel != nil)
        let head: UITableViewHeaderFooterView.Type = Head.self
        #expect(instance(of: head, reuseIdentifier: "head") is Head)
        let grid: UICollectionView.Type = Grid.self
        let layout = UICollectionViewFlowLayout()
        let made = instance(of: grid, frame: CGRect(x: 0, y: 0, width: 9, height: 9), collectionViewLayout: layout)
        #expect(made is Grid)
        #expect(made.collectionViewLayout === layout)
        #expect(made.frame.width == 9)
        let list: UITableView.Type = List.self
        #expect(instance(of: list, frame: .zero, style: .grouped).style == .grouped)
        let key: UIButton.Type = Key.self
        #expect(instance(of: key, type: .custom) is Key)
        let picture: UIImageView.Type = Picture.self
        #expect(instance(of: picture, image: UIImage()).image != nil)
        let root = UIViewController()
        let stack: UINavigationController.Type = Stack.self
        #expect(instance(of: stack, rootViewController: root).viewControllers == [root])
        let rows: UITableViewController.Type = Rows.self
        #expect(instance(of: rows, style: .insetGrouped).tableView.style == .insetGrouped)
        let cells: UICollectionViewController.Type = Cells.self
        #expect(instance(of: cells, collectionViewLayout: layout) is Cells)
        let presenter: UIPresentationController.Type = Presenter.self
        let presentation = instance(of: presenter, presentedViewController: root, presenting: nil)
        #expect(presentation is Presenter)
        #expect(presentation.presentedViewController === root)
        let press: UIGestureRecognizer.Type = Press.self
        #expect(instance(of: press, target: nil, action: nil) is Press)
    }

    @Test("attributes, windows, stacks and documents are made by their classes")
    func otherClasses() {
        final class Place: UICollectionViewLayoutAttributes { var rank = 3 }
        final class Pane: UIWindow {}
        final class Column: UIStackView {}
        final class Note: UIDocument {}
        final class Flow: UICollectionViewFlowLayout {}
        let screen = TestScreen(size: CGSize(width: 40, height: 40))
        let path = IndexPath(item: 2, section: 1)
        let place: UICollectionViewLayoutAttributes.Type = Place.self
        #expect((instance(of: place, forCellWith: path) as? Place)?.rank == 3)
        #expect(instance(of: place, forCellWith: path).indexPath == path)
        let header = instance(of: place, forSupplementaryViewOfKind: "head", with: path)
        #expect(header.representedElementCategory == .supplementaryView)
        #expect(header.representedElementKind == "head")
        let lines = instance(of: place, forDecorationViewOfKind: "line", with: path)
        #expect(lines.representedElementCategory == .decorationView)
        let column: UIStackView.Type = Column.self
        #expect(instance(of: column, arrangedSubviews: [UIView(), UIView()]).arrangedSubviews.count == 2)
        let note: UIDocument.Type = Note.self
        #expect(instance(of: note, fileURL: URL(fileURLWithPath: "/a/b")).fileURL.lastPathComponent == "b")
        let flow: UICollectionViewLayout.Type = Flow.self
        #expect(instance(of: flow) is Flow)
        let pane: UIWindow.Type = Pane.self
        if let scene = screen.window.windowScene {
            #expect(instance(of: pane, windowScene: scene).windowScene === scene)
        }
    }

    @Test("a queue's name is read as C text")
    func queueLabels() {
        let queue = DispatchQueue(label: "org.mutoscope.names")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "org.mutoscope.names")
        #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "org.mutoscope.names")
    }
}
