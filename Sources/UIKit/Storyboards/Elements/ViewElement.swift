import CoreGraphics

/// What an element says of a view of any kind, read once: cells are made of the same element again and again.
@MainActor
final class ViewElement {
    let frame: CGRect?
    let autoresizingMask: UIView.AutoresizingMask?
    private let looks: Looks
    private let behaviour: Behaviour
    private let priorities: [(value: UILayoutPriority, axis: NSLayoutConstraint.Axis, isHugging: Bool)]
    private let accessibility: InterfaceNode?

    let content: InterfaceNode?
    let subviews: [InterfaceNode]
    let guides: [InterfaceNode]
    let constraints: [InterfaceNode]
    let connections: InterfaceNode?
    let userValues: [InterfaceNode]
    /// Whether something holds in some size classes only.
    let isVaried: Bool

    /// What only labels, only controls and only buttons say.
    private(set) lazy var label = LabelElement(node)
    private(set) lazy var control = ControlElement(node)
    private(set) lazy var button = ButtonElement(node)
    /// The kit's class for the element; nil for one that is not known.
    private(set) lazy var kind = InterfaceKinds.view(node.kind)
    /// Whether the view is a cell of a built-in style, or its content view: such a cell has labels and an image of its own.
    private(set) lazy var isOfStyledCell = node.cell?["style"]?.hasPrefix("IBUITableViewCellStyle") ?? false

    unowned let node: InterfaceNode

    init(_ node: InterfaceNode) {
        self.node = node
        frame = node.rect("frame") ?? node.insetFrame
        autoresizingMask = node.child(key: "autoresizingMask").map(Self.mask)
        looks = Looks(node)
        behaviour = Behaviour(node)
        priorities = Self.priorities(node)
        accessibility = node.child("accessibility")
        content = node.child(key: "contentView")
        subviews = node.children(of: "subviews")
        guides = node.children.filter { $0.kind == "viewLayoutGuide" || $0.kind == "keyboardLayoutGuide" }
        constraints = node.children(of: "constraints").filter { $0.kind == "constraint" }
        connections = node.child("connections")
        userValues = node.children(of: "userDefinedRuntimeAttributes")
        isVaried = InterfaceVariations.concern(node)
    }

    private struct Looks {
        let contentMode: UIView.ContentMode?
        let alpha: CGFloat?
        let isHidden: Bool?
        let isOpaque: Bool?
        let clips: Bool?
        let clears: Bool?
        let style: UIUserInterfaceStyle?
        let background: InterfaceNode?
        let tint: InterfaceNode?

        @MainActor
        init(_ node: InterfaceNode) {
            contentMode = node.choice("contentMode")
            alpha = node.number("alpha")
            isHidden = node.flag("hidden")
            isOpaque = node.flag("opaque")
            clips = node.flag("clipsSubviews") ?? node.flag("clipsToBounds")
            clears = node.flag("clearsContextBeforeDrawing")
            style = node.choice("interfaceStyle")
            background = node.child(key: "backgroundColor")
            tint = node.child(key: "tintColor")
        }
    }

    private struct Behaviour {
        let translatesMask: Bool?
        let isInteractive: Bool?
        let isMultipleTouch: Bool?
        let resizesSubviews: Bool?
        let tag: Int?
        let restorationIdentifier: String?
        let preservesMargins: Bool?
        let insetsMargins: Bool?
        let direction: UISemanticContentAttribute?
        let directionalMargins: NSDirectionalEdgeInsets?
        let margins: UIEdgeInsets?

        @MainActor
        init(_ node: InterfaceNode) {
            // A view of a fixed frame has no constraints: the mask counts, whatever else is written.
            translatesMask =
                node.flag("fixedFrame") == true ? nil : node.flag("translatesAutoresizingMaskIntoConstraints")
            isInteractive = node.flag("userInteractionEnabled")
            isMultipleTouch = node.flag("multipleTouchEnabled")
            resizesSubviews = node.flag("autoresizesSubviews")
            tag = node.integer("tag")
            restorationIdentifier = node["restorationIdentifier"]
            preservesMargins = node.flag("preservesSuperviewLayoutMargins")
            insetsMargins = node.flag("insetsLayoutMarginsFromSafeArea")
            direction = node.choice("semanticContentAttribute")
            directionalMargins = node.directionalInsets("directionalLayoutMargins")
            margins = node.insets("layoutMargins")
        }
    }

    private static func mask(_ node: InterfaceNode) -> UIView.AutoresizingMask {
        let names: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return names.reduce(into: []) { if node.flag($1.0) == true { $0.insert($1.1) } }
    }

    private static func priorities(
        _ node: InterfaceNode
    ) -> [(value: UILayoutPriority, axis: NSLayoutConstraint.Axis, isHugging: Bool)] {
        let names: [(String, NSLayoutConstraint.Axis, Bool)] = [
            ("horizontalHuggingPriority", .horizontal, true), ("verticalHuggingPriority", .vertical, true),
            ("horizontalCompressionResistancePriority", .horizontal, false),
            ("verticalCompressionResistancePriority", .vertical, false),
        ]
        return names.compactMap { name, axis, isHugging in
            node.number(name).map { (UILayoutPriority(Float($0)), axis, isHugging) }
        }
    }
}

// MARK: - What is said becomes the view's

extension ViewElement {
    func setFrame(of view: UIView) {
        if let frame { view.frame = frame }
        if let autoresizingMask { view.autoresizingMask = autoresizingMask }
    }

    func setLooks(of view: UIView, _ instance: InterfaceInstance) {
        if let mode = looks.contentMode { view.contentMode = mode }
        if let alpha = looks.alpha { view.alpha = alpha }
        if let isHidden = looks.isHidden { view.isHidden = isHidden }
        if let isOpaque = looks.isOpaque { view.isOpaque = isOpaque }
        if let clips = looks.clips { view.clipsToBounds = clips }
        if let clears = looks.clears { view.clearsContextBeforeDrawing = clears }
        if let style = looks.style { view.overrideUserInterfaceStyle = style }
        if let node = looks.background, let color = instance.color(node) { view.backgroundColor = color }
        if let node = looks.tint, let color = instance.color(node) { view.tintColor = color }
    }

    func setBehaviour(of view: UIView) {
        if behaviour.translatesMask == false { view.translatesAutoresizingMaskIntoConstraints = false }
        if let isOn = behaviour.isInteractive { view.isUserInteractionEnabled = isOn }
        if let isOn = behaviour.isMultipleTouch { view.isMultipleTouchEnabled = isOn }
        if let isOn = behaviour.resizesSubviews { view.autoresizesSubviews = isOn }
        if let tag = behaviour.tag { view.tag = tag }
        if let name = behaviour.restorationIdentifier { view.restorationIdentifier = name }
        if let isOn = behaviour.preservesMargins { view.preservesSuperviewLayoutMargins = isOn }
        if let isOn = behaviour.insetsMargins { view.insetsLayoutMarginsFromSafeArea = isOn }
        if let direction = behaviour.direction { view.semanticContentAttribute = direction }
        if let margins = behaviour.directionalMargins { view.directionalLayoutMargins = margins }
        if let margins = behaviour.margins { view.layoutMargins = margins }
        for priority in priorities {
            if priority.isHugging {
                view.setContentHuggingPriority(priority.value, for: priority.axis)
            } else {
                view.setContentCompressionResistancePriority(priority.value, for: priority.axis)
            }
        }
        setAccessibility(of: view)
    }

    private func setAccessibility(of view: UIView) {
        guard let said = accessibility else { return }
        if let label = said.string("label") { view.accessibilityLabel = label }
        if let hint = said.string("hint") { view.accessibilityHint = hint }
        if let identifier = said["identifier"] { view.accessibilityIdentifier = identifier }
        if let isElement = said.child(key: "isElement")?.flag("value") { view.isAccessibilityElement = isElement }
        if let traits = said.child(key: "traits") { view.accessibilityTraits = Self.traits(traits) }
    }
}

extension ViewElement {
    private static func traits(_ node: InterfaceNode) -> UIAccessibilityTraits {
        let all: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
            ("staticText", .staticText), ("header", .header), ("searchField", .searchField),
            ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement),
            ("updatesFrequently", .updatesFrequently), ("playsSound", .playsSound),
            ("startsMediaSession", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
            ("adjustable", .adjustable), ("causesPageTurn", .causesPageTurn), ("notEnabled", .notEnabled),
        ]
        return all.reduce(into: []) { if node.flag($1.0) == true { $0.insert($1.1) } }
    }
}

extension InterfaceNode {
    /// What the element says of a view.
    var viewElement: ViewElement { read(ViewElement(self)) }
}
