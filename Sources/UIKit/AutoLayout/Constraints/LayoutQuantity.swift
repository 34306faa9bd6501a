/// A view or guide, as constraints see them.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutView: UIView? { get }
    /// The view in whose space the item's place is given.
    var layoutHost: UIView? { get }
    /// How reports call it.
    var layoutName: String { get }
    /// What constraints keep of the item.
    var layoutHandle: LayoutHandle { get }
    /// The handle, if anything has asked for it.
    var knownLayoutHandle: LayoutHandle? { get }
    /// How far the alignment rectangle is inside the frame before and after it along an axis, and both together.
    func layoutInsets(_ axis: NSLayoutConstraint.Axis) -> (before: Double, total: Double)
}

/// Stands for a view or guide in all its constraints, which do not keep it alive, and in the engine that places it.
///
/// The view or guide takes itself back before it goes: weak references to it would make every count of references slow.
@MainActor
final class LayoutHandle {
    nonisolated(unsafe) unowned(unsafe) private(set) var view: UIView?
    nonisolated(unsafe) unowned(unsafe) private(set) var guide: UILayoutGuide?
    /// What the engine of the item's tree knows of it.
    nonisolated(unsafe) var placed: LayoutEngine.Item?

    init(_ view: UIView) { self.view = view }
    init(_ guide: UILayoutGuide) { self.guide = guide }

    var item: (any LayoutItem)? { view ?? guide }

    /// The view itself, or the view that owns the guide.
    var layoutView: UIView? { view ?? guide?.owningView }

    /// The view or guide is going.
    nonisolated func clear() {
        view = nil
        guide = nil
        placed = nil
    }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutHost: UIView? { superview }
    package var layoutName: String {
        let type = String(describing: type(of: self))
        guard let name = restorationIdentifier else { return type }
        return "\(type) '\(name)'"
    }
    var layoutHandle: LayoutHandle {
        if let handle = layout.constraints?.handle { return handle }
        let handle = LayoutHandle(self)
        constraintState.handle = handle
        return handle
    }
    var knownLayoutHandle: LayoutHandle? { layout.constraints?.handle }

    func layoutInsets(_ axis: NSLayoutConstraint.Axis) -> (before: Double, total: Double) {
        let insets = alignmentRectInsets
        return axis == .horizontal
            ? (Double(insets.left), Double(insets.left + insets.right))
            : (Double(insets.top), Double(insets.top + insets.bottom))
    }
}

/// A view or guide that a constraint does not keep alive.
@MainActor
struct LayoutItemReference {
    let handle: LayoutHandle

    init(_ item: any LayoutItem) {
        handle = item.layoutHandle
    }

    init(_ object: AnyObject) {
        // Most items are views, and to ask for a class is quicker than to ask for a protocol.
        if let view = object as? UIView {
            handle = view.layoutHandle
        } else if let item = object as? any LayoutItem {
            handle = item.layoutHandle
        } else {
            preconditionFailure("A constraint's items are views or layout guides, not \(type(of: object)).")
        }
    }

    init(_ any: Any) {
        guard let reference = LayoutItemReference(given: any) else {
            preconditionFailure("A constraint's item is nil.")
        }
        self = reference
    }

    /// An optional stands for what it holds, as where Objective-C takes it; nil for nothing.
    init?(given any: Any?) {
        guard let any else { return nil }
        guard !(type(of: any) is AnyClass) else {
            self.init(any as AnyObject)
            return
        }
        let mirror = Mirror(reflecting: any)
        precondition(
            mirror.displayStyle == .optional,
            "A constraint's items are views or layout guides, not \(type(of: any)).")
        self.init(given: mirror.children.first?.value)
    }

    var item: (any LayoutItem)? { handle.item }
    var object: AnyObject? { item }
}

/// One side of a constraint: an attribute of an item, or the distance between two.
@MainActor
enum LayoutQuantity {
    case edge(LayoutItemReference, NSLayoutConstraint.Attribute)
    indirect case distance(from: LayoutQuantity, to: LayoutQuantity)

    /// Calls `body` with each item that is mentioned.
    func forEachItem(_ body: (LayoutItemReference) -> Void) {
        switch self {
        case .edge(let item, _): body(item)
        case .distance(let from, let to):
            from.forEachItem(body)
            to.forEachItem(body)
        }
    }

    /// Calls `body` with the view of each item: itself, or the one that owns the guide; nil where it is gone.
    @inline(__always)
    func forEachView(_ body: (UIView?) -> Void) {
        if case .edge(let item, _) = self {
            body(item.handle.layoutView)
        } else {
            forEachItem { body($0.handle.layoutView) }
        }
    }

    func isSame(as other: LayoutQuantity) -> Bool {
        switch (self, other) {
        case (.edge(let item, let attribute), .edge(let otherItem, let otherAttribute)):
            item.handle === otherItem.handle && attribute == otherAttribute
        case (.distance(let from, let to), .distance(let otherFrom, let otherTo)):
            from.isSame(as: otherFrom) && to.isSame(as: otherTo)
        default: false
        }
    }

    var firstItem: LayoutItemReference {
        switch self {
        case .edge(let item, _): item
        case .distance(let from, _): from.firstItem
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

    /// Why a constraint cannot relate quantities of these kinds; nil where it can. Without a second one the first is compared with a
    /// constant.
    static func problem(_ first: Self, _ second: Self?) -> String? {
        if first == .none { return "The first attribute of a constraint cannot be notAnAttribute" }
        guard let second else { return first.isSize ? nil : "An edge needs a second item to be placed against" }
        return first.isCompatible(with: second)
            ? nil : "A constraint compares edges, those of one reading direction, or sizes"
    }

    /// Sizes go with sizes. Leading and trailing do not go with left and right; edges of different axes may be equal.
    private func isCompatible(with other: Self) -> Bool {
        if isSize || other.isSize { return isSize && other.isSize }
        return (self, other) != (.reading, .side) && (self, other) != (.side, .reading)
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
