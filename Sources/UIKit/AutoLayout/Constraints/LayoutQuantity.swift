/// A view or guide, as constraints see them.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutView: UIView? { get }
    /// The view in whose space the item's place is given.
    var layoutHost: UIView? { get }
    /// How reports call it.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutHost: UIView? { superview }
    var layoutName: String {
        let type = String(describing: type(of: self))
        guard let name = restorationIdentifier else { return type }
        return "\(type) '\(name)'"
    }
}

/// A view or guide that a constraint does not keep alive.
struct LayoutItemReference {
    private(set) weak var item: (any LayoutItem)?

    init(_ item: any LayoutItem) {
        self.item = item
    }

    @MainActor
    init(_ any: Any) {
        guard let item = any as? any LayoutItem else {
            preconditionFailure("A constraint's items are views or layout guides, not \(type(of: any)).")
        }
        self.item = item
    }

    var object: AnyObject? { item }
}

/// One side of a constraint: an attribute of an item, or the distance between two.
@MainActor
indirect enum LayoutQuantity {
    case edge(LayoutItemReference, NSLayoutConstraint.Attribute)
    case distance(from: LayoutQuantity, to: LayoutQuantity)

    var items: [LayoutItemReference] {
        switch self {
        case .edge(let item, _): [item]
        case .distance(let from, let to): from.items + to.items
        }
    }

    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .edge(_, let attribute): attribute
        case .distance(let from, _): from.kind.isHorizontal ? .width : .height
        }
    }

    var kind: LayoutAttributeKind { LayoutAttributeKind(attribute) }

    var words: String {
        switch self {
        case .edge(let item, let attribute): "\(item.item?.layoutName ?? "(gone)").\(attribute)"
        case .distance(let from, let to): "(\(to.words) - \(from.words))"
        }
    }
}

/// What may be compared with what.
enum LayoutAttributeKind: Equatable {
    case none
    /// Leading and trailing.
    case reading
    /// Left and right.
    case side
    /// A centre, which goes with both.
    case middle
    case vertical
    case width, height

    init(_ attribute: NSLayoutConstraint.Attribute) {
        self =
            switch attribute {
            case .notAnAttribute: .none
            case .left, .right, .leftMargin, .rightMargin: .side
            case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
            case .centerX, .centerXWithinMargins: .middle
            case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins:
                .vertical
            case .width: .width
            case .height: .height
            }
    }

    var isSize: Bool { self == .width || self == .height }
    var isHorizontal: Bool { self != .vertical && self != .height }

    func isCompatible(with other: Self) -> Bool {
        if isSize || other.isSize { return isSize && other.isSize }
        if self == .middle || other == .middle { return isHorizontal && other.isHorizontal }
        return self == other
    }
}

extension NSLayoutConstraint {
    /// The constraint as a formula, such as `UILabel.width == 2 * UIView.width + 10`.
    var words: String {
        var right: [String] = []
        if let second {
            right.append(multiplier == 1 ? second.words : "\(number(multiplier)) * \(second.words)")
            if constant != 0 { right.append("\(constant < 0 ? "-" : "+") \(number(abs(constant)))") }
        } else {
            right.append(number(constant))
        }
        let sign = ["<=", "==", ">="][relation.rawValue + 1]
        let name = identifier.map { " '\($0)'" } ?? ""
        let strength = priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
        let state = isActive ? "active" : "inactive"
        return
            "<NSLayoutConstraint\(name) \(first.words) \(sign) \(right.joined(separator: " "))\(strength) (\(state))>"
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
    }
}
