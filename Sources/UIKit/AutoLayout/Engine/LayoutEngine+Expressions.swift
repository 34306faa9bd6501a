/// From attributes to linear expressions.
extension LayoutEngine {
    /// `first − multiplier·second − constant`, in the space of a common ancestor.
    func expression(of constraint: NSLayoutConstraint, in ancestor: UIView) -> LinearExpression {
        var expression = expression(of: constraint.first, in: ancestor)
        if let second = constraint.second {
            expression.add(self.expression(of: second, in: ancestor), times: -Double(constraint.multiplier))
        }
        expression.constant -= Double(constraint.constant)
        return expression
    }

    func expression(of quantity: LayoutQuantity, in ancestor: UIView) -> LinearExpression {
        switch quantity {
        case .edge(let item, let attribute):
            guard let item = item.item else { return LinearExpression() }
            return expression(of: attribute, of: item, in: ancestor)
        case .distance(let from, let to):
            var expression = expression(of: to, in: ancestor)
            expression.add(self.expression(of: from, in: ancestor), times: -1)
            return expression
        }
    }

    /// Start and length along one axis.
    struct Span {
        var start = LinearExpression()
        var length = LinearExpression()

        var end: LinearExpression { point(1) }
        var middle: LinearExpression { point(0.5) }

        private func point(_ part: Double) -> LinearExpression {
            var point = start
            point.add(length, times: part)
            return point
        }
    }

    private func expression(
        of attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView
    ) -> LinearExpression {
        if let inner = attribute.withoutMargins {
            guard let guide = item.layoutView?.layoutMarginsGuide else { return LinearExpression() }
            return expression(of: inner, of: guide, in: ancestor)
        }
        switch attribute {
        case .width: return size(of: item, .horizontal)
        case .height: return size(of: item, .vertical)
        case .left: return span(of: item, .horizontal, in: ancestor).start
        case .right: return span(of: item, .horizontal, in: ancestor).end
        case .centerX: return reading(span(of: item, .horizontal, in: ancestor).middle, in: ancestor, mirrored: false)
        case .leading, .trailing: return readingEdge(attribute, of: item, in: ancestor)
        case .top: return span(of: item, .vertical, in: ancestor).start
        case .bottom: return span(of: item, .vertical, in: ancestor).end
        case .centerY: return span(of: item, .vertical, in: ancestor).middle
        case .firstBaseline, .lastBaseline: return baseline(attribute, of: item, in: ancestor)
        default: return LinearExpression()
        }
    }

    /// Right to left, leading and trailing are measured from the ancestor's right edge towards the left, so that
    /// multipliers and constants mean the same in both directions.
    private func readingEdge(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView
    ) -> LinearExpression {
        let span = span(of: item, .horizontal, in: ancestor)
        let isMirrored = ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isStart = (attribute == .leading) != isMirrored
        return reading(isStart ? span.start : span.end, in: ancestor, mirrored: isMirrored)
    }

    private func reading(_ position: LinearExpression, in ancestor: UIView, mirrored: Bool) -> LinearExpression {
        guard mirrored else { return position }
        var fromRight = span(of: ancestor, .horizontal, in: ancestor).length
        fromRight.add(position, times: -1)
        return fromRight
    }

    private func baseline(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView
    ) -> LinearExpression {
        guard var view = item as? UIView else { return span(of: item, .vertical, in: ancestor).end }
        let isFirst = attribute == .firstBaseline
        view = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let span = span(of: view, .vertical, in: ancestor)
        guard let offsets = view.baselineOffsets else { return span.end }
        var line = isFirst ? span.start : span.end
        line.constant += Double(isFirst ? offsets.firstFromTop : -offsets.lastFromBottom)
        return line
    }

    // MARK: Places

    private func size(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        let variables = self.item(of: item)
        var length = LinearExpression()
        length.add(axis == .horizontal ? variables.width : variables.height)
        if let view = item as? UIView { length.constant -= view.alignmentInsets(axis).total }
        return length
    }

    /// The alignment rectangle of an item, in the inner space of an ancestor.
    func span(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView) -> Span {
        var span = Span()
        let isAncestor = item === ancestor
        if isAncestor, let content = contentLength(of: ancestor, axis) {
            span.length = content
            return span
        }
        let variables = self.item(of: item)
        span.length.add(axis == .horizontal ? variables.width : variables.height)
        if !isAncestor {
            span.start.add(axis == .horizontal ? variables.x : variables.y)
            addOrigin(of: item.layoutHost, axis, in: ancestor, to: &span.start)
        }
        if let view = item as? UIView {
            let insets = view.alignmentInsets(axis)
            span.start.constant += insets.before
            span.length.constant -= insets.total
        }
        return span
    }

    /// Where the inner space of `view` begins in that of `ancestor`.
    private func addOrigin(
        of view: UIView?, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView, to expression: inout LinearExpression
    ) {
        var view = view
        while let current = view, current !== ancestor {
            let variables = item(of: current)
            expression.add(axis == .horizontal ? variables.x : variables.y)
            if let scroll = variables.scroll {
                expression.add(axis == .horizontal ? scroll.offsetX : scroll.offsetY, times: -1)
            }
            view = current.superview
        }
    }

    /// Inside a scroll view its edges are those of the content.
    private func contentLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression? {
        let variables = item(of: view)
        guard let scroll = variables.scroll else { return nil }
        variables.scroll?.decidesContentSize = true
        var length = LinearExpression()
        length.add(axis == .horizontal ? scroll.width : scroll.height)
        return length
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

extension UIView {
    /// How far the alignment rectangle is inside the frame before and after it along an axis, and both together.
    fileprivate func alignmentInsets(_ axis: NSLayoutConstraint.Axis) -> (before: Double, total: Double) {
        let insets = alignmentRectInsets
        return axis == .horizontal
            ? (Double(insets.left), Double(insets.left + insets.right))
            : (Double(insets.top), Double(insets.top + insets.bottom))
    }
}
