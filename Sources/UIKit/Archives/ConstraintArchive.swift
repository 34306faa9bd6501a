import CoreGraphics

/// The constraints that a view keeps, in archives: their sides are told by the way to them through the views.
@MainActor
struct ConstraintArchive {
    private static let keys = ["UIConstraints", "UIContentConstraints"]
    private let coder: NSCoder

    init(_ coder: NSCoder) { self.coder = coder }

    /// Those of a view, and of its content view where that is another one.
    func write(of view: UIView) {
        for (key, holder) in zip(Self.keys, holders(view)) {
            let own = (holder as? UIStackView)?.ownConstraints ?? []
            let entries = holder.constraints.filter { constraint in
                !own.contains { $0 === constraint } && !(constraint.firstItem is UITrackingLayoutGuide)
            }.compactMap { entry($0, in: holder) }
            if !entries.isEmpty { coder.encode(entries as NSArray, forKey: key) }
        }
    }

    func read(of view: UIView) {
        for (key, holder) in zip(Self.keys, holders(view)) {
            let entries = coder.object(ifThere: key) as? [[String: Any]] ?? []
            NSLayoutConstraint.activate(entries.compactMap { constraint($0, in: holder) })
        }
    }

    private func holders(_ view: UIView) -> [UIView] {
        guard let container = ArchivedContents.container(of: view), container !== view else { return [view] }
        return [view, container]
    }

    private func entry(_ constraint: NSLayoutConstraint, in holder: UIView) -> NSDictionary? {
        guard let first = way(to: constraint.firstItem, from: holder) else { return unreachable(constraint) }
        let entry = NSMutableDictionary()
        entry["first"] = first as NSString
        if let item = constraint.secondItem {
            guard let second = way(to: item, from: holder) else { return unreachable(constraint) }
            entry["second"] = second as NSString
        }
        entry["attributes"] =
            [constraint.firstAttribute, constraint.secondAttribute]
            .map { NSNumber(value: $0.rawValue) } as NSArray
        entry["relation"] = NSNumber(value: constraint.relation.rawValue)
        entry["numbers"] =
            [
                Double(constraint.multiplier), Double(constraint.constant), Double(constraint.priority.rawValue),
            ].map { NSNumber(value: $0) } as NSArray
        if let name = constraint.identifier { entry["identifier"] = name as NSString }
        return entry
    }

    private func unreachable(_ constraint: NSLayoutConstraint) -> NSDictionary? {
        Diagnostics.report("A constraint to a part of a view that is made anew is not archived: \(constraint)")
        return nil
    }

    private func constraint(_ entry: [String: Any], in holder: UIView) -> NSLayoutConstraint? {
        let attributes = (entry["attributes"] as? [NSNumber] ?? [])
            .compactMap { NSLayoutConstraint.Attribute(rawValue: $0.intValue) }
        let numbers = (entry["numbers"] as? [NSNumber] ?? []).map(\.doubleValue)
        let relation = (entry["relation"] as? NSNumber).flatMap { NSLayoutConstraint.Relation(rawValue: $0.intValue) }
        guard attributes.count == 2, numbers.count == 3, let relation,
            let first = (entry["first"] as? String).flatMap({ item(at: $0, from: holder) })
        else { return nil }
        let second = (entry["second"] as? String).flatMap { item(at: $0, from: holder) }
        guard second != nil || entry["second"] == nil else { return nil }
        let made = NSLayoutConstraint(
            item: first, attribute: attributes[0], relatedBy: relation, toItem: second, attribute: attributes[1],
            multiplier: CGFloat(numbers[0]), constant: CGFloat(numbers[1]))
        made.priority = UILayoutPriority(Float(numbers[2]))
        made.identifier = entry["identifier"] as? String
        return made
    }

    // MARK: Ways

    /// Steps through views, such as `2.content.0:safeAreaLayoutGuide`; nil where a step leads through a part that comes with its class.
    private func way(to item: AnyObject?, from root: UIView) -> String? {
        if let guide = item as? UILayoutGuide {
            guard let view = guide.owningView, let steps = steps(to: view, from: root) else { return nil }
            if guide is UIKeyboardLayoutGuide { return "\(steps):keyboard" }
            if guide.role != nil { return "\(steps):\(guide.identifier)" }
            return ArchivedContents.guides(of: view).firstIndex { $0 === guide }.map { "\(steps):\($0)" }
        }
        return (item as? UIView).flatMap { steps(to: $0, from: root) }
    }

    private func steps(to view: UIView, from root: UIView) -> String? {
        var steps: [String] = [], current = view
        while current !== root {
            guard let above = current.superview else { return nil }
            let container = ArchivedContents.container(of: above)
            if container === current {
                steps.append("content")
            } else if container === above
                || above.superview.map({ ArchivedContents.container(of: $0) === above }) ?? false
                || above === root,
                let place = ArchivedContents.children(of: above).firstIndex(where: { $0 === current })
            {
                steps.append("\(place)")
            } else {
                return nil
            }
            current = above
        }
        return steps.reversed().joined(separator: ".")
    }

    private func item(at way: String, from root: UIView) -> AnyObject? {
        let parts = way.split(separator: ":", omittingEmptySubsequences: false)
        var view = root
        for step in parts[0].split(separator: ".") {
            if step == "content" {
                guard let content = ArchivedContents.container(of: view) else { return nil }
                view = content
            } else {
                let children = ArchivedContents.children(of: view)
                guard let place = Int(step), children.indices.contains(place) else { return nil }
                view = children[place]
            }
        }
        guard parts.count > 1 else { return view }
        switch parts[1] {
        case "keyboard": return view.keyboardLayoutGuide
        case "safeAreaLayoutGuide": return view.safeAreaLayoutGuide
        case "layoutMarginsGuide": return view.layoutMarginsGuide
        case "readableContentGuide": return view.readableContentGuide
        case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
        default:
            let guides = ArchivedContents.guides(of: view)
            return Int(parts[1]).flatMap { guides.indices.contains($0) ? guides[$0] : nil }
        }
    }
}
