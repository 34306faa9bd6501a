import LayoutSolver

/// From attributes to linear expressions.
extension LayoutEngine {
    /// `first − multiplier·second − constant`, in the space of a common ancestor.
    func expression(of constraint: NSLayoutConstraint, in ancestor: UIView) -> LinearExpression {
        var sum = LinearExpression()
        sum.terms.reserveCapacity(4)
        add(constraint.first, in: ancestor, times: 1, to: &sum)
        if let second = constraint.second {
            add(second, in: ancestor, times: -Double(constraint.multiplier), to: &sum)
        }
        sum.constant -= Double(constraint.constant)
        return sum
    }

    private func add(
        _ quantity: LayoutQuantity, in ancestor: UIView, times factor: Double, to sum: inout LinearExpression
    ) {
        switch quantity {
        case .edge(let reference, let attribute):
            guard let item = reference.item else { return }
            add(attribute, of: item, in: ancestor, times: factor, to: &sum)
        case .distance(let from, let to):
            add(to, in: ancestor, times: factor, to: &sum)
            add(from, in: ancestor, times: -factor, to: &sum)
        }
    }

    /// Adds an edge, centre or size of an item; positions are in the inner space of an ancestor.
    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView, times factor: Double,
        to sum: inout LinearExpression
    ) {
        if let inner = attribute.withoutMargins {
            guard let guide = item.layoutView?.layoutMarginsGuide else { return }
            return add(inner, of: guide, in: ancestor, times: factor, to: &sum)
        }
        switch attribute {
        case .width: addLength(of: item, .horizontal, times: factor, to: &sum)
        case .height: addLength(of: item, .vertical, times: factor, to: &sum)
        case .left: addPoint(0, of: item, .horizontal, in: ancestor, times: factor, to: &sum)
        case .centerX: addCentre(of: item, .horizontal, in: ancestor, times: factor, to: &sum)
        case .right: addPoint(1, of: item, .horizontal, in: ancestor, times: factor, to: &sum)
        case .leading: addReadingEdge(0, of: item, in: ancestor, times: factor, to: &sum)
        case .trailing: addReadingEdge(1, of: item, in: ancestor, times: factor, to: &sum)
        case .top: addPoint(0, of: item, .vertical, in: ancestor, times: factor, to: &sum)
        case .centerY: addCentre(of: item, .vertical, in: ancestor, times: factor, to: &sum)
        case .bottom: addPoint(1, of: item, .vertical, in: ancestor, times: factor, to: &sum)
        case .firstBaseline, .lastBaseline:
            addBaseline(attribute, of: item, in: ancestor, times: factor, to: &sum)
        default: break
        }
    }

    /// Right to left, leading and trailing are measured from the ancestor's right edge towards the left, so that
    /// multipliers and constants mean the same in both directions.
    private func addReadingEdge(
        _ part: Double, of item: any LayoutItem, in ancestor: UIView, times factor: Double,
        to sum: inout LinearExpression
    ) {
        guard isMirrored(in: ancestor) else {
            return addPoint(part, of: item, .horizontal, in: ancestor, times: factor, to: &sum)
        }
        addExtent(of: ancestor, .horizontal, in: ancestor, times: factor, to: &sum)
        addPoint(1 - part, of: item, .horizontal, in: ancestor, times: -factor, to: &sum)
    }

    private func addBaseline(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView, times factor: Double,
        to sum: inout LinearExpression
    ) {
        let isFirst = attribute == .firstBaseline
        guard var view = item as? UIView else {
            return addPoint(1, of: item, .vertical, in: ancestor, times: factor, to: &sum)
        }
        view = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let use = BaselineUse(handle: view.layoutHandle, isFirst: isFirst, factor: factor)
        let distance = use.distance(in: sizeForBaseline(of: view))
        addPoint(isFirst && distance != nil ? 0 : 1, of: view, .vertical, in: ancestor, times: factor, to: &sum)
        guard let distance else { return }
        sum.constant += factor * distance
        newBaselines.append((use, distance))
    }

    // MARK: Places

    /// The size of an item's alignment rectangle.
    private func addLength(
        of object: any LayoutItem, _ axis: NSLayoutConstraint.Axis, times factor: Double,
        to sum: inout LinearExpression
    ) {
        let item = item(of: object)
        sum.add(axis == .horizontal ? item.width : item.height, times: factor)
        sum.constant -= factor * object.layoutInsets(axis).total
    }

    /// A point of an item's alignment rectangle, from 0 at its start to 1 at its end.
    private func addPoint(
        _ part: Double, of object: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView,
        times factor: Double, to sum: inout LinearExpression
    ) {
        if part != 0 { addExtent(of: object, axis, in: ancestor, times: part * factor, to: &sum) }
        let item = item(of: object)
        let isAncestor = object === ancestor
        if isAncestor, item.scroll != nil {
            item.scroll?.decidesContentSize = true
            return
        }
        sum.constant += factor * object.layoutInsets(axis).before
        guard !isAncestor else { return }
        sum.add(axis == .horizontal ? item.x : item.y, times: factor)
        var host = object.layoutHost
        while let view = host, view !== ancestor {
            let outer = self.item(of: view)
            sum.add(axis == .horizontal ? outer.x : outer.y, times: factor)
            if let scroll = outer.scroll {
                sum.add(axis == .horizontal ? scroll.offsetX : scroll.offsetY, times: -factor)
            }
            host = view.superview
        }
    }

    /// The middle of an item. A scroll view's, to what is in it, is half its own size: edges are those of what it scrolls, sizes and middles
    /// its frame's.
    private func addCentre(
        of object: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView, times factor: Double,
        to sum: inout LinearExpression
    ) {
        guard object === ancestor, item(of: object).scroll != nil else {
            return addPoint(0.5, of: object, axis, in: ancestor, times: factor, to: &sum)
        }
        addLength(of: object, axis, times: 0.5 * factor, to: &sum)
    }

    /// The size of an item's alignment rectangle, or of what a scroll view scrolls when its own inner space is meant.
    private func addExtent(
        of object: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView, times factor: Double,
        to sum: inout LinearExpression
    ) {
        let item = item(of: object)
        guard object === ancestor, let scroll = item.scroll else {
            return addLength(of: object, axis, times: factor, to: &sum)
        }
        item.scroll?.decidesContentSize = true
        sum.add(axis == .horizontal ? scroll.width : scroll.height, times: factor)
    }
}

extension NSLayoutConstraint {
    /// Across or down.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute of the margins' guide that a margin attribute stands for.
    fileprivate var withoutMargins: Self? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
