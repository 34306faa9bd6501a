import LayoutSolver

extension NSLayoutConstraint {
    /// How the views of a visual format line up, and in which direction it reads.
    public struct FormatOptions: OptionSet, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            rawValue = 1 << UInt(attribute.rawValue)
        }

        /// Left edges line up.
        public static let alignAllLeft = FormatOptions(.left)
        /// Right edges line up.
        public static let alignAllRight = FormatOptions(.right)
        /// Top edges line up.
        public static let alignAllTop = FormatOptions(.top)
        /// Bottom edges line up.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Leading edges line up.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Trailing edges line up.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Middles line up, from left to right.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Middles line up, from top to bottom.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Last baselines line up.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// First baselines line up.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// From where reading begins to where it ends: the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        fileprivate var alignedAttributes: [Attribute] {
            let all: [Attribute] = [
                .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
            ]
            return all.filter { contains(FormatOptions($0)) }
        }
    }

    /// The constraints that a visual format such as `"H:|-[title]-(>=8)-[button(80)]-|"` describes; not active yet.
    ///
    /// - `metrics`: numbers by name, in points.
    /// - `views`: views or guides by name. `|` is their superview.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            let parsed = try VisualFormatParser.parse(format)
            return try VisualFormatBuilder(format: parsed, options: opts, metrics: metrics ?? [:], views: views).build()
        } catch {
            preconditionFailure(error.words(for: format))
        }
    }
}

/// Turns a parsed format into constraints.
@MainActor
struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var items: [any LayoutItem] = []
        for view in format.views { items.append(try item(named: view.name)) }
        var made: [NSLayoutConstraint] = []
        if let leading = format.leading {
            made += try connect(edge(container(of: items[0]), start), edge(items[0], start), leading, toSuperview: true)
        }
        for (view, item) in zip(format.views, items) {
            for predicate in view.predicates { made.append(try size(of: item, predicate)) }
        }
        for (index, connection) in format.connections.enumerated() {
            made += try connect(edge(items[index], end), edge(items[index + 1], start), connection, toSuperview: false)
        }
        if let trailing = format.trailing {
            let last = items[items.count - 1]
            made += try connect(edge(last, end), edge(container(of: last), end), trailing, toSuperview: true)
        }
        return made + alignments(of: items)
    }

    // MARK: Direction

    private var isFixedDirection: Bool {
        options.contains(.directionLeftToRight) || options.contains(.directionRightToLeft)
    }

    private var isReversed: Bool { options.contains(.directionRightToLeft) }

    private var start: NSLayoutConstraint.Attribute {
        guard format.isHorizontal else { return .top }
        return isFixedDirection ? (isReversed ? .right : .left) : .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        guard format.isHorizontal else { return .bottom }
        return isFixedDirection ? (isReversed ? .left : .right) : .trailing
    }

    // MARK: Parts

    private func connect(
        _ before: LayoutQuantity, _ after: LayoutQuantity, _ connection: VisualFormat.Connection, toSuperview: Bool
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        switch connection {
        case .flush: return [make(before, after, .equal, 0, nil)]
        case .standard: return [make(before, after, .equal, standardSpace(before, after, toSuperview), nil)]
        case .predicates(let predicates):
            var made: [NSLayoutConstraint] = []
            for predicate in predicates {
                let distance = try number(predicate.amount)
                made.append(
                    make(
                        before, after, NSLayoutConstraint.Relation(predicate.relation), distance,
                        try priority(predicate)))
            }
            return made
        }
    }

    /// `after (relation) before + distance`, or the other way round when the direction is right to left.
    private func make(
        _ before: LayoutQuantity, _ after: LayoutQuantity, _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat,
        _ priority: UILayoutPriority?
    ) -> NSLayoutConstraint {
        let isBackwards = format.isHorizontal && isReversed
        let constraint = NSLayoutConstraint(
            isBackwards ? before : after, relation, isBackwards ? after : before, constant: distance)
        if let priority { constraint.priority = priority }
        return constraint
    }

    private func standardSpace(_ before: LayoutQuantity, _ after: LayoutQuantity, _ toSuperview: Bool) -> CGFloat {
        guard toSuperview, let edge = [before, after].first(where: isContainerEdge) else {
            return standardLayoutSpacing
        }
        guard let margins = edge.firstItem.item?.layoutView?.layoutMargins else { return standardLayoutSpacing }
        switch edge.attribute {
        case .top: return margins.top
        case .bottom: return margins.bottom
        case .right: return margins.right
        case .left: return margins.left
        default:
            let isRightToLeft =
                edge.firstItem.item?.layoutView?.isMirrored == true
            return (edge.attribute == .leading) == isRightToLeft ? margins.right : margins.left
        }
    }

    private func isContainerEdge(_ quantity: LayoutQuantity) -> Bool {
        guard let object = quantity.firstItem.object else { return false }
        return !format.views.contains { views[$0.name] as AnyObject? === object }
    }

    private func size(
        of item: any LayoutItem, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.isHorizontal ? .width : .height
        let constraint: NSLayoutConstraint
        if case .name(let name) = predicate.amount, let other = views[name] as? any LayoutItem {
            constraint = NSLayoutConstraint(
                edge(item, attribute), NSLayoutConstraint.Relation(predicate.relation), edge(other, attribute))
        } else {
            let length = try number(predicate.amount)
            constraint = NSLayoutConstraint(
                edge(item, attribute), NSLayoutConstraint.Relation(predicate.relation), nil, constant: length)
        }
        if let priority = try priority(predicate) { constraint.priority = priority }
        return constraint
    }

    private func alignments(of items: [any LayoutItem]) -> [NSLayoutConstraint] {
        options.alignedAttributes.flatMap { attribute in
            items.dropFirst().map { NSLayoutConstraint(edge($0, attribute), .equal, edge(items[0], attribute)) }
        }
    }

    private func edge(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LayoutQuantity {
        .edge(LayoutItemReference(item), attribute)
    }

    // MARK: Names

    private func container(of item: any LayoutItem) throws(VisualFormatError) -> any LayoutItem {
        guard let host = item.layoutHost else {
            throw VisualFormatError(message: "\"|\" needs \(item.layoutName) to have a superview.", offset: 0)
        }
        return host
    }

    private func item(named name: String) throws(VisualFormatError) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else {
            throw VisualFormatError(message: "\(name) is not a key of the views dictionary.", offset: 0)
        }
        return item
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority? {
        guard let amount = predicate.priority else { return nil }
        return UILayoutPriority(Float(try number(amount)))
    }

    private func number(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> CGFloat {
        switch amount {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            switch metrics[name] {
            case let value as CGFloat: return value
            case let value as Double: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as Int: return CGFloat(value)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            default: throw VisualFormatError(message: "\(name) is not a key of the metrics dictionary.", offset: 0)
            }
        }
    }
}
