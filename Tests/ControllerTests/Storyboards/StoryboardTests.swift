import MutoscopeTesting
import Testing

@testable import UIKit

/// What `port` writes for a program's storyboards; the frameworks find it by its name.
final class PortedInterfaces: CompiledInterfaces {
    override var storyboards: [String: String] {
        [
            "Main": mainStoryboard, "Empty": "0 1 document", "Tabs": tabsStoryboard, "Sizes": sizesStoryboard,
            "Kinds": kindsStoryboard, "Containers": containersStoryboard,
            "Late": lateStoryboard,
        ]
    }
    override var translations: [String: [String: [String: String]]] {
        ["de": ["Sizes": ["l.text": "Hallo", "b.normalTitle": "Weiter", "s.segmentTitles[1]": "Zwei"]]]
    }
    override var nibs: [String: String] {
        [
            "Card": cardNib, "PlainCell": cellNib, "NibController": controllerNib, "Deep": deepNib, "Odd": oddNib,
            "Older": olderNib, "Extended": extendedNib, "Kinds": kindsNib,
            "Seen": seenNib, "Fixed": fixedNib,
            "Properties": propertiesNib, "Varied": variedNib, "Users": usersNib, "StandIn": standInNib,
            "Configured": configuredNib, "OwnParts": ownPartsNib, "Fractions": fractionsNib,
        ]
    }
    override func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        switch (key, object) {
        case ("roundness", let object as UIView): InterfaceValue.assign(value, by: { object.roundness = $0 })
        default: return false
        }
        return true
    }
    override func type(named name: String) -> AnyClass? {
        switch name {
        case "FirstController": FirstController.self
        case "Badge": Badge.self
        case "NibController": NibController.self
        case "SizesController": SizesController.self
        case "KindImage": KindImage.self
        case "Placeholder": Placeholder.self
        case "RingLayout": RingLayout.self
        case "Inspected": Inspected.self
        case "HoldingController": HoldingController.self
        case "InspectedItem": InspectedItem.self
        case "HairlineConstraint": HairlineConstraint.self
        case "CountedItem": CountedItem.self
        case "ImpatientItem": ImpatientItem.self
        case "PlacedButton": PlacedButton.self
        default: nil
        }
    }
}

extension UIView {
    /// Points.
    fileprivate var roundness: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

private let extendedNib = """
    0 1 document
    1 2 objects
    2 3 view\tid=v
    3 4 userDefinedRuntimeAttributes
    4 5 userDefinedRuntimeAttribute\ttype=number\tkeyPath=roundness
    5 6 real\tkey=value\tvalue=9
    """

@Suite("Properties of extensions")
@MainActor
struct ExtendedPropertyTests {
    @Test("are set by the runtime attributes of the frameworks' own views")
    func attributes() throws {
        let objects = UINib(nibName: "Extended", bundle: nil).instantiate(withOwner: nil)
        let view = try #require(objects.first as? UIView)
        #expect(view.layer.cornerRadius == 9)
    }
}

private final class FirstController: UIViewController, InterfaceObject {
    private var label: UILabel!
    var button: UIButton?
    var table: UITableView!
    var taps: [String] = []
    var segues: [(String?, UIViewController)] = []
    var unwound = 0
    var order: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        order.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        order.append("loaded with \(label.text ?? "")")
        table.dataSource = self
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segues.append((segue.identifier, segue.destination))
    }

    func tap(_ sender: Any) { taps.append(sender is UIButton ? "UIButton" : "another") }
    func unwind(_ segue: UIStoryboardSegue) { unwound += 1 }

    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "label": InterfaceValue.assign(value, to: &self.label)
        case "button": InterfaceValue.assign(value, to: &self.button)
        case "table": InterfaceValue.assign(value, to: &self.table)
        default: return false
        }
        return true
    }

    func interfaceAction(_ name: String) -> Selector? {
        switch name {
        case "tap:": Selector("tap:", Self.tap(_:))
        case "unwind:": Selector("unwind:", Self.unwind(_:))
        default: nil
        }
    }

    var text: String? { label.text }
}

extension FirstController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

private final class NibController: UIViewController {}

/// Views in one another.
private var deepNib: String {
    var text = "0 1 document\n1 2 objects\n"
    for depth in 0..<10_000 { text += "\(2 + 2 * depth) 3 view\tid=v\(depth)\n\(3 + 2 * depth) 3 subviews\n" }
    return text
}

private let fractionsNib = """
    0 1 document
    1 2 objects
    2 3 view\tid=v
    3 4 constraints
    4 5 constraint\tfirstAttribute=height\tsecondItem=s\tsecondAttribute=height\tmultiplier=1/4
    4 6 constraint\tfirstAttribute=width\tsecondItem=s\tsecondAttribute=width\tmultiplier=3 / 4
    4 7 constraint\tfirstAttribute=width\tsecondItem=s\tsecondAttribute=height\tmultiplier=3:2
    3 8 subviews
    4 9 stepper\tid=s
    """

private let oddNib = """
    0 1 document
    1 2 objects
    2 3 view\tid=v
    3 4 rect\tkey=frame\tx=nan\ty=1e400\twidth=80\theight=60
    3 5 constraints
    4 6 constraint\tfirstAttribute=width\tconstant=20\tpriority=5000\tid=c
    4 7 constraint\tfirstAttribute=top\tsecondItem=gone\tsecondAttribute=top
    4 8 constraint\tfirstAttribute=sideways
    4 9 constraint\tfirstAttribute=width\tsecondItem=s\tsecondAttribute=leading
    4 10 constraint\tfirstAttribute=top
    4 11 constraint\tfirstItem=s\tfirstAttribute=top\tsecondItem=far\tsecondAttribute=top
    4 12 constraint\tfirstAttribute=height\tsecondItem=s\tsecondAttribute=height\tmultiplier=1:1e-400
    3 13 subviews
    4 14 segmentedControl\tselectedSegmentIndex=7\tid=s
    5 15 segments
    6 16 segment\ttitle=One
    4 17 segmentedControl
    5 18 segments
    4 19 stepper\tstepValue=0
    2 20 view\tid=far
    """

/// Finds what the file says in place when its initialiser goes on.
private final class Badge: UIView, InterfaceObject {
    var radius: CGFloat = 0
    private(set) var seen: UIColor?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen = backgroundColor
    }

    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        guard key == "radius" else { return false }
        InterfaceValue.assign(value, to: &self.radius)
        return true
    }

    func interfaceAction(_ name: String) -> Selector? { nil }
}

@Suite("Storyboards")
@MainActor
struct StoryboardTests {
    private func board() -> UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }

    private func first() throws -> (UINavigationController, FirstController) {
        let made = try #require(board().instantiateInitialViewController() as? UINavigationController)
        return (made, try #require(made.topViewController as? FirstController))
    }

    @Test("make the first controller with what it contains")
    func initial() throws {
        let (navigation, controller) = try first()
        #expect(navigation.viewControllers.count == 1)
        #expect(controller.title == "First")
        #expect(controller.navigationItem.rightBarButtonItem?.title == "Next")
        #expect(!controller.isViewLoaded)
    }

    @Test("connect outlets, also private ones, before the view is said to be loaded")
    func outlets() throws {
        let (_, controller) = try first()
        controller.loadViewIfNeeded()
        #expect(controller.order == ["awake", "loaded with Hello"])
        #expect(controller.text == "Hello")
        #expect(controller.button?.title(for: .normal) == "Tap")
    }

    @Test("connect actions with their events")
    func actions() throws {
        let (_, controller) = try first()
        controller.loadViewIfNeeded()
        controller.button?.sendActions(for: .touchUpInside)
        #expect(controller.taps == ["UIButton"])
    }

    @Test("lay out by their constraints and safe area")
    func constraints() throws {
        let (navigation, controller) = try first()
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(navigation)
        screen.advance(by: 0.1)
        let button = try #require(controller.button)
        #expect(button.frame.midX == 160)
        #expect(button.frame.minY == controller.view.safeAreaInsets.top + 20)
        #expect(button.frame.width == 120)
    }

    @Test("make prototype cells of their style anew")
    func prototypes() throws {
        let (navigation, controller) = try first()
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(navigation)
        screen.advance(by: 0.1)
        let cells = controller.table.visibleCells
        #expect(cells.count == 3)
        #expect(cells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
        #expect(cells.allSatisfy { $0.accessoryType == .disclosureIndicator })
        #expect(cells.allSatisfy { $0.reuseIdentifier == "row" })
    }

    @Test("go their segues, prepared, and back again")
    func segues() throws {
        let (navigation, controller) = try first()
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(navigation)
        screen.advance(by: 0.1)
        controller.performSegue(withIdentifier: "next", sender: nil)
        screen.advance(by: 1)
        #expect(controller.segues.map(\.0) == ["next"])
        #expect(navigation.topViewController === controller.segues.first?.1)
        #expect(navigation.topViewController?.storyboard != nil)
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        screen.advance(by: 1)
        #expect(controller.unwound == 1)
        #expect(navigation.topViewController === controller)
    }

    @Test("make controllers by their identifiers, also by a closure")
    func identifiers() {
        let plain = board().instantiateViewController(withIdentifier: "second")
        #expect(plain.title == "Second")
        let given: UIViewController = board().instantiateViewController(identifier: "second") {
            UIViewController(coder: $0)
        }
        #expect(given.title == "Second")
    }

    @Test("that are not there, or start nowhere, say so")
    func missing() async {
        let said = Diagnostics.collecting {
            #expect(UIStoryboard(name: "Empty", bundle: nil).instantiateInitialViewController() == nil)
        }.messages
        #expect(said.contains { $0.contains("Empty.storyboard has no initial controller") })
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIStoryboard(name: "None", bundle: nil).instantiateInitialViewController() }
        }
    }
}

@Suite("Nibs")
@MainActor
struct NibTests {
    @Test("make their objects, set up before the initialiser goes on")
    func objects() throws {
        let made = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
        let badge = try #require(made.first as? Badge)
        #expect(badge.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(badge.seen == .systemRed)
        #expect(badge.radius == 7.5)
        #expect(badge.layer.cornerRadius == 12)
        #expect((badge.subviews.first as? UIStackView)?.arrangedSubviews.count == 2)
        #expect((badge.subviews.first as? UIStackView)?.spacing == UIStackView.spacingUseSystem)
    }

    @Test("of a bundle are found by name")
    func bundle() {
        #expect(Bundle.main.loadNibNamed("Card", owner: nil)?.count == 1)
        let said = Diagnostics.collecting { _ = UINib(nibName: "None", bundle: nil) }.messages
        #expect(said.contains { $0.contains("Could not load NIB in bundle with name 'None'") })
    }

    @Test("that are not there end the program when they are loaded")
    func missing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Bundle.main.loadNibNamed("None", owner: nil) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewController(nibName: "None", bundle: nil).loadViewIfNeeded() }
        }
    }

    @Test("ten thousand views in one another are made, each in the one around it")
    func deep() throws {
        var view = try #require(UINib(nibName: "Deep", bundle: nil).instantiate(withOwner: nil).first as? UIView)
        var found = 1
        while let inner = view.subviews.first { (view, found) = (inner, found + 1) }
        #expect(found == 10_000)
    }

    @Test("numbers that are none, priorities beyond 1000 and constraints that lead nowhere are named, the rest is made")
    func numbers() throws {
        let parts = UINib(nibName: "Fractions", bundle: nil).instantiate(withOwner: nil).first as? UIView
        #expect(parts?.constraints.map(\.multiplier) == [0.25, 0.75, 1.5])
        var view: UIView?
        let said = Diagnostics.collecting {
            view = UINib(nibName: "Odd", bundle: nil).instantiate(withOwner: nil).first as? UIView
        }.messages
        #expect(view?.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(view?.constraints.map(\.priority) == [.required, .required])
        #expect(view?.constraints.map(\.multiplier) == [1, 1])
        #expect(said.contains { $0.contains("Odd.xib:6: The constraint's priority 5000.0 is not between 0 and 1000") })
        #expect(said.contains { $0.contains("Odd.xib:7: The constraint names an element that is not there (gone)") })
        #expect(said.contains { $0.contains("Odd.xib:8: The constraint's attribute sideways is not known") })
        #expect(said.contains { $0.contains("Odd.xib:9: A constraint compares edges, those of one reading direction") })
        #expect(said.contains { $0.contains("Odd.xib:10: An edge needs a second item to be placed against") })
        #expect(said.contains { $0.contains("Odd.xib:11: The items of a constraint have no common ancestor") })
        #expect(said.contains { $0.contains("Odd.xib:14: There is no segment 7") })
        #expect(said.contains { $0.contains("Odd.xib:19: A step of 0.0 is not more than 0") })
        let controls = view?.subviews.compactMap { $0 as? UISegmentedControl } ?? []
        #expect(controls.map(\.selectedSegmentIndex) == [UISegmentedControl.noSegment, UISegmentedControl.noSegment])
        #expect((view?.subviews.last as? UIStepper)?.stepValue == 1)
    }

    @Test("give registered cells")
    func cells() {
        let table = UITableView()
        table.register(UINib(nibName: "PlainCell", bundle: nil), forCellReuseIdentifier: "plain")
        let cell = table.dequeueReusableCell(withIdentifier: "plain")
        #expect(cell?.reuseIdentifier == "plain")
        #expect(cell?.contentView.subviews.first is UISwitch)
    }

    @Test("give a controller its view by its class's name")
    func controllers() {
        let controller = NibController()
        #expect(controller.view.backgroundColor == .systemGreen)
    }
}

private let mainStoryboard = """
    0 1 document\tinitialViewController=nav
    1 2 scenes
    2 3 scene
    3 4 objects
    4 5 navigationController\tid=nav
    5 6 navigationBar\tkey=navigationBar
    5 7 connections
    6 8 segue\tid=s0\tdestination=one\tkind=relationship\trelationship=rootViewController
    2 9 scene
    3 10 objects
    4 11 viewController\tid=one\ttitle=First\tcustomClass=FirstController
    5 12 view\tkey=view\tid=v\tcontentMode=scaleToFill
    6 13 rect\tkey=frame\tx=0\ty=0\twidth=375\theight=667
    6 14 subviews
    7 15 label\tid=l\ttext=Hello\ttranslatesAutoresizingMaskIntoConstraints=NO
    7 16 button\tid=b\tbuttonType=system\ttranslatesAutoresizingMaskIntoConstraints=NO
    8 17 state\tkey=normal\ttitle=Tap
    8 18 constraints
    9 19 constraint\tid=c0\tfirstAttribute=width\tconstant=120
    8 20 connections
    9 21 action\tid=a\tselector=tap:\tdestination=one\teventType=touchUpInside
    7 22 tableView\tid=t\tstyle=plain\trowHeight=44
    8 23 rect\tkey=frame\tx=0\ty=240\twidth=375\theight=200
    8 24 prototypes
    9 25 tableViewCell\tid=p\treuseIdentifier=row\tstyle=IBUITableViewCellStyleDefault\taccessoryType=disclosureIndicator\ttextLabel=pl
    10 26 tableViewCellContentView\tkey=contentView\tid=pc
    11 27 subviews
    12 28 label\tid=pl\ttext=Title
    6 29 viewLayoutGuide\tkey=safeArea\tid=safe
    6 30 constraints
    7 31 constraint\tid=c1\tfirstItem=b\tfirstAttribute=centerX\tsecondItem=v\tsecondAttribute=centerX
    7 32 constraint\tid=c2\tfirstItem=b\tfirstAttribute=top\tsecondItem=safe\tsecondAttribute=top\tconstant=20
    7 33 constraint\tid=c3\tfirstItem=l\tfirstAttribute=top\tsecondItem=b\tsecondAttribute=bottom\tconstant=8
    7 34 constraint\tid=c4\tfirstItem=l\tfirstAttribute=leading\tsecondItem=v\tsecondAttribute=leadingMargin
    5 35 navigationItem\tkey=navigationItem\ttitle=First\tid=item
    6 36 barButtonItem\tkey=rightBarButtonItem\ttitle=Next\tid=next
    7 37 connections
    8 38 segue\tid=s1\tdestination=two\tkind=show\tidentifier=next
    5 39 connections
    6 40 outlet\tid=o1\tproperty=label\tdestination=l
    6 41 outlet\tid=o2\tproperty=button\tdestination=b
    6 42 outlet\tid=o3\tproperty=table\tdestination=t
    2 43 scene
    3 44 objects
    4 45 viewController\tid=two\ttitle=Second\tstoryboardIdentifier=second
    5 46 view\tkey=view\tid=v2
    6 47 rect\tkey=frame\tx=0\ty=0\twidth=375\theight=667
    5 48 connections
    6 49 segue\tid=s2\tdestination=exit\tkind=unwind\tidentifier=back\tunwindAction=unwind:
    4 50 exit\tid=exit
    """

private let cardNib = """
    0 1 document
    1 2 objects
    2 3 placeholder\tplaceholderIdentifier=IBFilesOwner\tid=-1
    2 4 view\tid=card\tcustomClass=Badge
    3 5 rect\tkey=frame\tx=0\ty=0\twidth=200\theight=100
    3 6 color\tkey=backgroundColor\tsystemColor=systemRedColor
    3 7 subviews
    4 8 stackView\tid=st\taxis=vertical\tspacingType=standard
    5 9 rect\tkey=frame\tx=0\ty=0\twidth=200\theight=100
    5 10 subviews
    6 11 label\tid=l1\ttext=One
    6 12 label\tid=l2\ttext=Two
    3 13 userDefinedRuntimeAttributes
    4 14 userDefinedRuntimeAttribute\ttype=number\tkeyPath=radius
    5 15 real\tkey=value\tvalue=7.5
    4 16 userDefinedRuntimeAttribute\ttype=number\tkeyPath=layer.cornerRadius
    5 17 integer\tkey=value\tvalue=12
    """

private let cellNib = """
    0 1 document
    1 2 objects
    2 3 tableViewCell\tid=cell\treuseIdentifier=plain
    3 4 tableViewCellContentView\tkey=contentView\tid=content
    4 5 subviews
    5 6 switch\tid=sw\ton=YES
    """

private let controllerNib = """
    0 1 document
    1 2 objects
    2 3 placeholder\tplaceholderIdentifier=IBFilesOwner\tid=-1\tcustomClass=NibController
    3 4 connections
    4 5 outlet\tid=o\tproperty=view\tdestination=v
    2 6 view\tid=v
    3 7 color\tkey=backgroundColor\tsystemColor=systemGreenColor
    """
