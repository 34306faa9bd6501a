import MutoscopeTesting
import Testing

@testable import UIKit

/// A view of a nib in whose place another one comes, as views do whose looks are in a nib of their own.
final class Placeholder: UIView {
    private(set) static var replacements: [UILabel] = []

    override func awakeAfter(using coder: NSCoder) -> Any? {
        guard subviews.isEmpty else { return self }
        let label = UILabel(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
        Self.replacements.append(label)
        return label
    }
}

let standInNib = """
    0 1 document
    1 2 objects
    2 3 view\tid=v
    3 4 rect\tkey=frame\tx=0\ty=0\twidth=200\theight=100
    3 5 subviews
    4 6 view\tid=p\tcustomClass=Placeholder\ttranslatesAutoresizingMaskIntoConstraints=NO
    5 7 rect\tkey=frame\tx=10\ty=10\twidth=50\theight=20
    5 8 constraints
    6 9 constraint\tfirstAttribute=width\tconstant=77\tid=w
    4 10 view\tid=q\tcustomClass=Placeholder
    5 11 rect\tkey=frame\tx=0\ty=50\twidth=50\theight=20
    5 12 subviews
    6 13 view\tid=i
    3 14 constraints
    4 15 constraint\tfirstItem=p\tfirstAttribute=leading\tsecondItem=v\tsecondAttribute=leading\tconstant=30\tid=l
    """

@Suite("Objects that stand in for those of a nib")
@MainActor
struct StandInTests {
    @Test("take their places, rules included; a view that answers itself stays")
    func views() throws {
        let root = try #require(UINib(nibName: "StandIn", bundle: nil).instantiate(withOwner: nil).first as? UIView)
        try #require(root.subviews.count == 2)
        let label = try #require(root.subviews[0] as? UILabel)
        #expect(root.subviews[1] is Placeholder)
        root.layoutIfNeeded()
        #expect(label.frame.minX == 30)
        #expect(label.frame.width == 77)
    }
}

let configuredNib = """
    0 1 document
    1 2 objects
    2 3 collectionViewCell\tid=c\tcustomClass=UICollectionViewListCell\tcustomModule=UIKit
    3 4 rect\tkey=frame\tx=0\ty=0\twidth=200\theight=44
    2 5 view\tid=l\tcustomClass=UIListContentView\tcustomModule=UIKit
    2 6 view\tid=u\tcustomClass=UIContentUnavailableView\tcustomModule=UIKit
    """

/// A controller that names its nib itself.
private final class NamingController: UIViewController {
    override var nibName: String? { "NibController" }
}

@Suite("Controllers that name their nibs")
@MainActor
struct NamingControllerTests {
    @Test("have the view that it describes")
    func named() {
        let controller = NamingController()
        #expect(controller.view.backgroundColor == .systemGreen)
    }
}

@Suite("Views of configurations in nibs")
@MainActor
struct ConfiguredNibTests {
    @Test("are made, and take configurations")
    func made() throws {
        let objects = UINib(nibName: "Configured", bundle: nil).instantiate(withOwner: nil)
        let cell = try #require(objects[0] as? UICollectionViewListCell)
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Row"
        cell.contentConfiguration = configuration
        cell.layoutIfNeeded()
        #expect(cell.contentView.subtree.contains { ($0 as? UILabel)?.text == "Row" })
        let list = try #require(objects[1] as? UIListContentView)
        list.configuration = configuration
        #expect(list.subviews.contains { ($0 as? UILabel)?.text == "Row" })
        #expect(objects[2] is UIContentUnavailableView)
    }
}
