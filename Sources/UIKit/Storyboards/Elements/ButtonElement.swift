import CoreGraphics

/// What an element says of a control of any kind.
@MainActor
struct ControlElement {
    let isEnabled: Bool?
    let isSelected: Bool?
    let isHighlighted: Bool?
    let horizontal: UIControl.ContentHorizontalAlignment?
    let vertical: UIControl.ContentVerticalAlignment?

    init(_ node: InterfaceNode) {
        isEnabled = node.flag("enabled")
        isSelected = node.flag("selected")
        isHighlighted = node.flag("highlighted")
        horizontal = node.choice("contentHorizontalAlignment")
        vertical = node.choice("contentVerticalAlignment")
    }
}

/// What an element says of a button.
@MainActor
final class ButtonElement {
    let font: InterfaceNode?
    let contentInsets: UIEdgeInsets?
    let titleInsets: UIEdgeInsets?
    let imageInsets: UIEdgeInsets?
    let states: [(state: UIControl.State, node: InterfaceNode)]
    let lineBreakMode: NSLineBreakMode?
    let configuration: InterfaceNode?
    let showsMenu: Bool
    let changesSelection: Bool
    let menu: InterfaceNode?

    init(_ node: InterfaceNode) {
        font = node.child(key: "fontDescription")
        contentInsets = node.insets("contentEdgeInsets")
        titleInsets = node.insets("titleEdgeInsets")
        imageInsets = node.insets("imageEdgeInsets")
        states = node.children.filter { $0.kind == "state" }.map { (Self.states[$0.key ?? ""] ?? .normal, $0) }
        lineBreakMode = node["lineBreakMode"].flatMap { LabelElement.lineBreaks[$0] }
        configuration = node.child(key: "configuration")
        showsMenu = node.flag("showsMenuAsPrimaryAction") == true
        changesSelection = node.flag("changesSelectionAsPrimaryAction") == true
        menu = node.child(key: "menu")
    }

    private static let states: [String: UIControl.State] = [
        "highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "focused": .focused,
    ]
}
