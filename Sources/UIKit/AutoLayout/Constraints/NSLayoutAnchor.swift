/// Every anchor, whatever it is an anchor of.
@MainActor
private protocol LayoutAnchor: AnyObject {
    nonisolated var quantity: LayoutQuantity { get }
}

extension NSLayoutAnchor: LayoutAnchor {}

/// An edge, centre or size of a view or guide, to make constraints with.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    nonisolated let quantity: LayoutQuantity

    init(_ quantity: LayoutQuantity) {
        self.quantity = quantity
        super.init()
    }

    convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(.edge(LayoutItemReference(item), attribute))
    }

    /// The view or guide whose edge or size this is.
    open var item: AnyObject? { quantity.firstItem.object }

    /// Anchors of one edge of one item are equal, whoever made them. Comparing is a main-thread affair.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any LayoutAnchor else { return false }
        let theirs = other.quantity
        return MainActor.assumeIsolated { quantity.isSame(as: theirs) }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { ObjectIdentifier(quantity.firstItem.handle).hashValue ^ quantity.attribute.rawValue }
    }

    /// `self == anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .equal, anchor.quantity)
    }

    /// `self >= anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity)
    }

    /// `self <= anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity)
    }

    /// `self == anchor + c`, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .equal, anchor.quantity, constant: c)
    }

    /// `self >= anchor + c`, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity, constant: c)
    }

    /// `self <= anchor + c`, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity, constant: c)
    }
}

/// The standard space between neighbours, in points.
let standardLayoutSpacing: CGFloat = 8

/// A horizontal edge or centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this edge to another, as a size.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(.distance(from: quantity, to: otherAnchor.quantity))
    }

    /// `self == anchor + multiplier` standard spaces (8 points each).
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: multiplier * standardLayoutSpacing)
    }

    /// `self >= anchor + multiplier` standard spaces (8 points each).
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: multiplier * standardLayoutSpacing)
    }

    /// `self <= anchor + multiplier` standard spaces (8 points each).
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: multiplier * standardLayoutSpacing)
    }
}

/// A vertical edge, centre or baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this edge to another, as a size.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(.distance(from: quantity, to: otherAnchor.quantity))
    }

    /// `self == anchor + multiplier` standard spaces (8 points each).
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { systemSpacing(below: anchor, .equal, multiplier) }

    /// `self >= anchor + multiplier` standard spaces (8 points each).
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { systemSpacing(below: anchor, .greaterThanOrEqual, multiplier) }

    /// `self <= anchor + multiplier` standard spaces (8 points each).
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { systemSpacing(below: anchor, .lessThanOrEqual, multiplier) }

    /// 8 points each; between baselines as much as the lines of the two texts take, and a line of body text for each time more.
    private func systemSpacing(
        below anchor: NSLayoutYAxisAnchor, _ relation: NSLayoutConstraint.Relation, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        guard case .edge(let lower, .firstBaseline) = quantity, case .edge(let upper, .lastBaseline) = anchor.quantity
        else {
            return NSLayoutConstraint(
                quantity, relation, anchor.quantity, constant: multiplier * standardLayoutSpacing)
        }
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        return NSLayoutConstraint(
            .edge(lower, .top), relation, .edge(upper, .bottom), constant: (multiplier - 1) * line)
    }
}

/// A width or height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// `self == c`, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .equal, nil, constant: c)
    }

    /// `self >= c`, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, nil, constant: c)
    }

    /// `self <= c`, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, nil, constant: c)
    }

    /// `self == m · anchor`.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .equal, anchor.quantity, multiplier: m)
    }

    /// `self >= m · anchor`.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
    {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity, multiplier: m)
    }

    /// `self <= m · anchor`.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity, multiplier: m)
    }

    /// `self == m · anchor + c`.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .equal, anchor.quantity, multiplier: m, constant: c)
    }

    /// `self >= m · anchor + c`.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, anchor.quantity, multiplier: m, constant: c)
    }

    /// `self <= m · anchor + c`.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, anchor.quantity, multiplier: m, constant: c)
    }
}
