import MutoscopeTesting
import UIKit

/// A thousand cells of a nib: a picture, two labels, a button with an action, twelve constraints, and outlets.
@MainActor
enum NibBench {
    static func run() -> [Result] {
        _ = TestScreen(size: CGSize(width: 390, height: 844))
        let nib = UINib(nibName: "PersonCell", bundle: nil)
        return [
            Result.measure("1,000 cells of a nib made", goal: 50, runs: 21) {
            } body: {
                for _ in 0..<1000 {
                    precondition((nib.instantiate(withOwner: nil).first as? PersonCell)?.isConnected == true)
                }
            }
        ]
    }
}

private final class PersonCell: UITableViewCell, InterfaceObject {
    private weak var picture: UIImageView!
    private weak var nameLabel: UILabel!
    private weak var detailLabel: UILabel!
    private weak var button: UIButton!

    var isConnected: Bool { picture != nil && nameLabel != nil && detailLabel != nil && button != nil }

    func follow(_ sender: UIButton) {}

    // As port writes it for outlets and actions.
    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "picture": InterfaceValue.assign(value, to: &picture)
        case "nameLabel": InterfaceValue.assign(value, to: &nameLabel)
        case "detailLabel": InterfaceValue.assign(value, to: &detailLabel)
        case "button": InterfaceValue.assign(value, to: &button)
        default: return false
        }
        return true
    }

    func interfaceAction(_ name: String) -> Selector? {
        name == "follow:" ? Selector("follow:", Self.follow(_:)) : nil
    }
}

/// The nib as port compiles it; found by its name.
final class PortedInterfaces: CompiledInterfaces {
    override var nibs: [String: String] { ["PersonCell": cell] }

    override func type(named name: String) -> AnyClass? { name == "PersonCell" ? PersonCell.self : nil }

    private var cell: String {
        Self.lines(
            Self.parts + Self.relations.enumerated().map { (5, "constraint id=\($0.offset + 3) \($0.element)") }
                + Self.outlets)
    }

    private static let label = "label horizontalHuggingPriority=251 verticalHuggingPriority=251 \(fixed) \(still)"
    private static let fixed = "translatesAutoresizingMaskIntoConstraints=NO opaque=NO"
    private static let still = "userInteractionEnabled=NO"

    /// Depths and elements.
    private static let parts: [(depth: Int, text: String)] = [
        (0, "document"), (1, "objects"),
        (2, "tableViewCell id=cell customClass=PersonCell selectionStyle=default"),
        (3, "rect key=frame x=0 y=0 width=390 height=84"),
        (3, "tableViewCellContentView id=content key=contentView opaque=NO"),
        (4, "rect key=frame x=0 y=0 width=390 height=84"), (4, "subviews"),
        (5, "imageView id=picture contentMode=scaleAspectFill clipsSubviews=YES \(fixed) \(still)"),
        (6, "rect key=frame x=16 y=12 width=60 height=60"), (6, "constraints"),
        (7, "constraint id=1 firstAttribute=width constant=60"),
        (7, "constraint id=2 firstAttribute=height constant=60"),
        (5, "\(label) id=name text=Name"), (6, "rect key=frame x=88 y=12 width=200 height=20.5"),
        (6, "fontDescription key=fontDescription type=boldSystem pointSize=17"), (6, "nil key=textColor"),
        (5, "\(label) id=detail text=Detail numberOfLines=2"), (6, "rect key=frame x=88 y=36 width=200 height=36"),
        (6, "fontDescription key=fontDescription type=system pointSize=15"),
        (6, "color key=textColor systemColor=secondaryLabelColor"),
        (5, "button id=button buttonType=system lineBreakMode=middleTruncation \(fixed)"),
        (6, "rect key=frame x=300 y=24 width=74 height=35"), (6, "state key=normal title=Follow"),
        (6, "connections"), (7, "action selector=follow: destination=cell eventType=touchUpInside"),
        (4, "constraints"),
    ]

    private static let outlets: [(depth: Int, text: String)] = [
        (3, "connections"), (4, "outlet property=picture destination=picture"),
        (4, "outlet property=nameLabel destination=name"), (4, "outlet property=detailLabel destination=detail"),
        (4, "outlet property=button destination=button"),
    ]

    private static let relations = [
        "firstItem=picture firstAttribute=leading secondItem=content secondAttribute=leading constant=16",
        "firstItem=picture firstAttribute=top secondItem=content secondAttribute=top constant=12",
        "firstItem=name firstAttribute=leading secondItem=picture secondAttribute=trailing constant=12",
        "firstItem=name firstAttribute=top secondItem=picture secondAttribute=top",
        "firstItem=detail firstAttribute=leading secondItem=name secondAttribute=leading",
        "firstItem=detail firstAttribute=top secondItem=name secondAttribute=bottom constant=4",
        "firstItem=detail firstAttribute=trailing secondItem=name secondAttribute=trailing",
        "firstItem=button firstAttribute=leading secondItem=name secondAttribute=trailing constant=12",
        "firstAttribute=trailing secondItem=button secondAttribute=trailing constant=16",
        "firstItem=button firstAttribute=centerY secondItem=content secondAttribute=centerY",
    ]

    /// Depth, line in the file and the element, its attributes between tabs.
    private static func lines(_ elements: [(depth: Int, text: String)]) -> String {
        elements.enumerated().map { line, element in
            "\(element.depth) \(line + 1) " + element.text.replacingOccurrences(of: " ", with: "\t")
        }.joined(separator: "\n")
    }
}
