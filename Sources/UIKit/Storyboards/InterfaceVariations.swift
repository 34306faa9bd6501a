import CoreGraphics

/// What of an element holds in some size classes only: parts that are installed there, constants, a few properties.
extension InterfaceNode {
    /// Those that hold in size classes, the most general first.
    func variations(in traits: UITraitCollection) -> [InterfaceNode] {
        children.filter { $0.kind == "variation" && $0.holds(in: traits) }
            .sorted { $0.conditions.count < $1.conditions.count }
    }

    var hasVariations: Bool { child("variation") != nil }

    /// An attribute as it is in size classes.
    func varied(_ name: String, in traits: UITraitCollection) -> String? {
        variations(in: traits).last { $0[name] != nil }?[name] ?? self[name]
    }

    /// The elements of a kind, `subviews` or `constraints`, that are left out in size classes.
    func leftOut(_ kind: String, in traits: UITraitCollection) -> Set<String> {
        var out: Set<String> = []
        for mask in variations(in: traits).flatMap(\.children) where mask.kind == "mask" && mask.key == kind {
            for entry in mask.children {
                guard let reference = entry["reference"] else { continue }
                if entry.kind == "exclude" { out.insert(reference) } else { out.remove(reference) }
            }
        }
        return out
    }

    /// `heightClass=compact-widthClass=regular` as pairs; none of what holds everywhere.
    private var conditions: [(name: Substring, value: Substring)] {
        guard let key, key != "default" else { return [] }
        return key.split(separator: "-").compactMap { part in
            let halves = part.split(separator: "=")
            return halves.count == 2 ? (halves[0], halves[1]) : nil
        }
    }

    private static let sizeClasses: [Substring: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
    private static let idioms: [Substring: UIUserInterfaceIdiom] = [
        "phone": .phone, "pad": .pad, "tv": .tv, "carplay": .carPlay, "mac": .mac, "vision": .vision,
    ]

    private func holds(in traits: UITraitCollection) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.name {
            case "widthClass": traits.horizontalSizeClass == Self.sizeClasses[condition.value]
            case "heightClass": traits.verticalSizeClass == Self.sizeClasses[condition.value]
            case "userInterfaceIdiom": traits.userInterfaceIdiom == Self.idioms[condition.value]
            case "userInterfaceStyle": (condition.value == "dark") == (traits.userInterfaceStyle == .dark)
            default: false
            }
        }
    }
}

/// Keeps a view as its element says for the size classes it is in.
@MainActor
final class InterfaceVariations {
    private weak var view: UIView?
    private let node: InterfaceNode
    private var constraints: [(rule: NSLayoutConstraint, node: InterfaceNode)] = []
    private var parts: [(view: UIView, id: String)] = []
    private let looks: VariedLooks?

    /// Whether an element says something of size classes.
    static func concern(_ node: InterfaceNode) -> Bool {
        if node.hasVariations { return true }
        for rule in node.children(of: "constraints") where rule.hasVariations { return true }
        return false
    }

    init(_ view: UIView, _ node: InterfaceNode, _ instance: InterfaceInstance) {
        (self.view, self.node) = (view, node)
        looks = node.hasVariations ? VariedLooks(view, node, instance) : nil
        constraints = node.children(of: "constraints").compactMap { rule in
            (instance.object(rule.id) as? NSLayoutConstraint).map { ($0, rule) }
        }
        parts = node.children(of: "subviews").compactMap { part in
            guard let id = part.id, let made = instance.object(id) as? UIView else { return nil }
            return (made, id)
        }
    }

    /// Follows the view's size classes from now on.
    func follow() {
        guard let view else { return }
        apply(view.traitCollection)
        let kinds: [UITrait] = [
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self,
        ]
        view.registerForTraitChanges(kinds) {
            (view: UIView, _: UITraitCollection) in self.apply(view.traitCollection)
        }
    }

    private func apply(_ traits: UITraitCollection) {
        guard let view else { return }
        let absentRules = node.leftOut("constraints", in: traits), absentParts = node.leftOut("subviews", in: traits)
        for (rule, node) in constraints where absentRules.contains(node.id ?? "") { rule.isActive = false }
        for (index, part) in parts.enumerated() { install(part.view, !absentParts.contains(part.id), index, in: view) }
        for (rule, node) in constraints where !absentRules.contains(node.id ?? "") {
            if let constant = node.varied("constant", in: traits).flatMap({ Double($0) }) {
                rule.constant = CGFloat(constant)
            }
            if let priority = node.varied("priority", in: traits).flatMap({ Float($0) }) {
                // A constraint in force may not begin or cease to be required.
                if rule.priority != UILayoutPriority(priority) { rule.isActive = false }
                rule.priority = UILayoutPriority(priority)
            }
            if !rule.isActive, isInTree(rule, under: view) { rule.isActive = true }
        }
        looks?.apply(to: view, traits)
    }

    private func install(_ part: UIView, _ isThere: Bool, _ index: Int, in view: UIView) {
        guard isThere != (part.superview != nil) else { return }
        guard isThere else { return part.removeFromSuperview() }
        let below = parts[..<index].filter { $0.view.superview != nil }.count
        if let stack = view as? UIStackView {
            stack.insertArrangedSubview(part, at: min(below, stack.arrangedSubviews.count))
        } else {
            view.insertSubview(part, at: min(below, view.subviews.count))
        }
    }

    /// Whether both items of a constraint stand in the view's tree now.
    private func isInTree(_ rule: NSLayoutConstraint, under view: UIView) -> Bool {
        [rule.firstItem, rule.secondItem].allSatisfy { item in
            guard let part = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return item == nil }
            return part.isDescendant(of: view) || view.isDescendant(of: part)
        }
    }
}
