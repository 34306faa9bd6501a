import MutoscopeTesting
import Testing
import UIKit

/// Constraints and items of pages that are of a program's own classes.
@MainActor @Suite struct OwnPartTests {
    @Test func constraintsAndItemsOfTheProgramsOwn() throws {
        let objects = UINib(nibName: "OwnParts", bundle: nil).instantiate(withOwner: nil)
        let view = try #require(objects.compactMap { $0 as? UIView }.first)
        let hairline = try #require(view.constraints.compactMap { $0 as? HairlineConstraint }.first)
        #expect(hairline.firstItem === view)
        #expect(hairline.firstAttribute == .height)
        #expect(hairline.shade == 3)
        #expect(hairline.wokeWith == 3)
        #expect(hairline.isActive)
        #expect(hairline.constant == 0.5)
        #expect(hairline.priority == .defaultHigh)
        #expect(view.constraints.count == 2)

        let controller = try #require(objects.compactMap { $0 as? UIViewController }.first)
        let item = try #require(controller.navigationItem as? CountedItem)
        #expect(item.title == "Things")
        #expect(item.wokeWith == "Things 7")
        #expect(item.rightBarButtonItem?.title == "Add")
        #expect(UINavigationItem(coder: NSKeyedArchiver(requiringSecureCoding: false)) == nil)
    }

    @Test("a button places its title when it is asked for it, not while it is read")
    func buttonsArePlacedLater() throws {
        let objects = UINib(nibName: "OwnParts", bundle: nil).instantiate(withOwner: nil)
        let button = try #require(objects.compactMap { $0 as? PlacedButton }.first)
        #expect(button.placings == 0)
        #expect(button.title(for: .normal) == "Follow")
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(abs((button.titleLabel?.frame.midX ?? 0) - 40) <= 0.5, "it stands on whole pixels")
        #expect(button.placings > 0)
    }
}

/// Counts how often it has its title placed.
final class PlacedButton: UIButton {
    private(set) var placings = 0

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        placings += 1
        return super.titleRect(forContentRect: contentRect)
    }
}

/// Nibs that are made in code.
@MainActor @Suite(.serialized) struct NibBuilderTests {
    private final class MadeController: UIViewController {}
    private final class Row: UITableViewCell {}

    @Test func closuresStandInForNibs() throws {
        UINib.register("InCode") { _ in [Row(style: .default, reuseIdentifier: nil)] }
        let messages = Diagnostics.collecting {
            let made = UINib(nibName: "InCode", bundle: nil).instantiate(withOwner: nil)
            #expect(made.first is Row)
            #expect(Bundle.main.loadNibNamed("InCode", owner: nil)?.first is Row)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            table.register(UINib(nibName: "InCode", bundle: nil), forCellReuseIdentifier: "row")
            #expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
        }.messages
        #expect(messages.isEmpty)
    }

    @Test func controllersGetTheirViewFromThem() {
        let view = UILabel()
        UINib.register("Made") { owner in
            (owner as? UIViewController)?.view = view
            return []
        }
        #expect(MadeController(nibName: "Made", bundle: nil).view === view)
        #expect(MadeController().view === view)
    }
}

/// As thin as the screen can show.
final class HairlineConstraint: NSLayoutConstraint, InterfaceObject {
    var shade = 0
    var wokeWith: Int?

    override func awakeFromNib() {
        super.awakeFromNib()
        wokeWith = shade
        constant /= 2
    }

    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        guard key == "shade" else { return false }
        InterfaceValue.assign(value, to: &shade)
        return true
    }

    func interfaceAction(_ name: String) -> Selector? { nil }
}

final class CountedItem: UINavigationItem, InterfaceObject {
    var count = 0
    var wokeWith: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        wokeWith = "\(title ?? "") \(count)"
    }

    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        guard key == "count" else { return false }
        InterfaceValue.assign(value, to: &count)
        return true
    }

    func interfaceAction(_ name: String) -> Selector? { nil }
}

let ownPartsNib = """
    0 1 document
    1 2 objects
    2 3 view\tid=v
    3 4 constraints
    4 5 constraint\tid=h\tfirstAttribute=height\tconstant=1\tpriority=750\tcustomClass=HairlineConstraint
    5 6 userDefinedRuntimeAttributes
    6 7 userDefinedRuntimeAttribute\ttype=number\tkeyPath=shade
    7 7 integer\tkey=value\tvalue=3
    4 8 constraint\tid=w\tfirstAttribute=width\tconstant=10
    2 9 viewController\tid=c
    3 10 navigationItem\tkey=navigationItem\tid=n\ttitle=Things\tcustomClass=CountedItem
    4 11 userDefinedRuntimeAttributes
    5 12 userDefinedRuntimeAttribute\ttype=number\tkeyPath=count
    6 12 integer\tkey=value\tvalue=7
    4 13 barButtonItem\tkey=rightBarButtonItem\tid=b\ttitle=Add
    2 14 button\tid=k\tbuttonType=custom\tlineBreakMode=middleTruncation\tcustomClass=PlacedButton
    3 15 rect\tkey=frame\tx=0\ty=0\twidth=80\theight=40
    3 16 state\tkey=normal\ttitle=Follow
    """
