/// The constraints of a ``UIStackView`` (docs/behaviour/auto-layout.md §8).
@MainActor
struct StackArrangement {
    private let stack: UIStackView
    private let views: [UIView]
    private let container: any LayoutItem
    private(set) var spacers: [UILayoutGuide] = []
    private var made: [NSLayoutConstraint] = []

    init(of stack: UIStackView, views: [UIView]) {
        self.stack = stack
        self.views = views
        container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private var isRow: Bool { stack.axis == .horizontal }
    private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }

    mutating func build() -> [NSLayoutConstraint] {
        guard let first = views.first, let last = views.last else { return [] }
        add(first, start, .equal, container, start)
        add(last, end, .equal, container, end)
        connectNeighbours()
        shareLengths()
        align()
        return made
    }

    // MARK: Along the axis

    private mutating func connectNeighbours() {
        let isEqualSpacing = stack.distribution == .equalSpacing
        let isEqualCentering = stack.distribution == .equalCentering
        for (view, next) in zip(views, views.dropFirst()) {
            let usesFonts = stack.isBaselineRelativeArrangement && stack.usesSystemSpace(after: view) && !isRow
            // The system's space between baselines is what the lines of the two texts take.
            let space = usesFonts ? 0 : stack.space(after: view)
            let isBaseline = stack.isBaselineRelativeArrangement && !isRow && !usesFonts
            let relation: NSLayoutConstraint.Relation =
                isEqualSpacing || isEqualCentering ? .greaterThanOrEqual : .equal
            add(
                next, isBaseline ? .firstBaseline : start, relation, view, isBaseline ? .lastBaseline : end,
                constant: space)
            if isEqualSpacing { addSpacer(view, end, next, start) }
            if isEqualCentering { addSpacer(view, middle, next, middle) }
        }
        for (index, spacer) in spacers.dropFirst().enumerated() {
            // Centres are as far apart as the least spacings allow; gaps are simply equal.
            let priority: UILayoutPriority = isEqualCentering ? UILayoutPriority(149 - Float(index) * 0.01) : .required
            add(spacer, length, .equal, spacers[0], length, priority: priority)
        }
    }

    private mutating func addSpacer(
        _ from: any LayoutItem, _ fromEdge: NSLayoutConstraint.Attribute, _ to: any LayoutItem,
        _ toEdge: NSLayoutConstraint.Attribute
    ) {
        let spacer = UILayoutGuide()
        spacer.identifier = "gap \(spacers.count + 1)"
        stack.addLayoutGuide(spacer)
        spacers.append(spacer)
        add(spacer, start, .equal, from, fromEdge)
        add(spacer, end, .equal, to, toEdge)
    }

    private mutating func shareLengths() {
        switch stack.distribution {
        case .fill: evenOutTexts()
        case .equalSpacing, .equalCentering: return
        case .fillEqually: shareEqually()
        case .fillProportionally: shareProportionally(views.map { naturalLength($0) })
        }
    }

    /// Texts of several lines in a row are as wide as one another where nothing else decides.
    private mutating func evenOutTexts() {
        guard isRow else { return }
        let texts = views.filter { ($0 as? any WrappingText)?.mayWrapText ?? false }
        for text in texts.dropFirst() { add(text, length, .equal, texts[0], length, priority: UILayoutPriority(25)) }
    }

    /// A view's length of its own along the axis, in points; nil for none. That of a stack is what its views have and the spaces between them.
    private func naturalLength(_ view: UIView) -> CGFloat? {
        guard let inner = view as? UIStackView else {
            let size = view.intrinsicContentSize, own = isRow ? size.width : size.height
            return own > 0 ? own : nil
        }
        let shown = inner.arrangedSubviews.filter { !$0.isHidden }, lengths = shown.compactMap { naturalLength($0) }
        guard !lengths.isEmpty else { return nil }
        guard inner.axis == stack.axis else { return lengths.max() }
        return lengths.reduce(0, +) + shown.dropLast().reduce(0) { $0 + inner.space(after: $1) }
    }

    /// Each view takes its part of the whole stack, margins too, out of all lengths and spaces. What that leaves or takes is the last
    /// view's, whose part gives way first; constraints between views come before parts.
    private mutating func shareProportionally(_ lengths: [CGFloat?]) {
        let known = lengths.compactMap(\.self)
        guard !known.isEmpty else { return shareEqually() }
        let spaces = views.dropLast().reduce(0) { $0 + stack.space(after: $1) }, total = known.reduce(spaces, +)
        let isAlone = known.count == 1 && (views.count == 1 || spaces == 0)
        for (index, view) in views.enumerated() {
            let priority = UILayoutPriority(max(1, 999 - Float(index)))
            if let own = lengths[index] {
                let strength = isAlone ? .required : priority
                add(view, length, .equal, stack, length, multiplier: own / total, priority: strength)
            } else {
                addEmptiness(of: view)
            }
        }
    }

    private mutating func shareEqually() {
        for view in views.dropFirst() { add(view, length, .equal, views[0], length) }
    }

    /// A view that has no length among those that have gets none, unless its own constraints say otherwise.
    private mutating func addEmptiness(of view: UIView) {
        let none = NSLayoutConstraint(
            item: view, attribute: length, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 0)
        none.priority = UILayoutPriority(999.5)
        made.append(none)
    }

    // MARK: Across the axis

    private mutating func align() {
        let top: NSLayoutConstraint.Attribute = isRow ? .top : .leading
        let bottom: NSLayoutConstraint.Attribute = isRow ? .bottom : .trailing
        for view in views {
            switch stack.alignment {
            case .fill:
                add(view, top, .equal, container, top)
                add(view, bottom, .equal, container, bottom)
                continue
            case .leading: add(view, top, .equal, container, top)
            case .trailing: add(view, bottom, .equal, container, bottom)
            case .center:
                let across: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
                add(view, across, .equal, container, across)
            case .firstBaseline where isRow: add(view, .firstBaseline, .equal, views[0], .firstBaseline)
            case .lastBaseline where isRow: add(view, .lastBaseline, .equal, views[0], .lastBaseline)
            case .firstBaseline, .lastBaseline: add(view, top, .equal, container, top)
            }
            add(view, top, .greaterThanOrEqual, container, top)
            add(view, bottom, .lessThanOrEqual, container, bottom)
        }
        if stack.alignment != .fill { hugAcross(top, bottom) }
    }

    /// The stack is as thick as its thickest view, unless something else decides.
    private mutating func hugAcross(_ top: NSLayoutConstraint.Attribute, _ bottom: NSLayoutConstraint.Attribute) {
        let spacer = UILayoutGuide()
        spacer.identifier = "thickness"
        stack.addLayoutGuide(spacer)
        spacers.append(spacer)
        add(spacer, top, .equal, container, top)
        add(spacer, bottom, .equal, container, bottom)
        let thickness: NSLayoutConstraint.Attribute = isRow ? .height : .width
        let shrink = NSLayoutConstraint(
            item: spacer, attribute: thickness, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
        shrink.priority = UILayoutPriority(51)
        made.append(shrink)
    }

    private mutating func add(
        _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: any LayoutItem, _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        guard second !== first || attribute != other else { return }
        let constraint = NSLayoutConstraint(
            .edge(LayoutItemReference(first), attribute), relation, .edge(LayoutItemReference(second), other),
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        made.append(constraint)
    }
}

/// What may break text into lines, as wide as it is made: a row that is filled makes those in it as wide as one another.
@MainActor
protocol WrappingText {
    /// Whether it does now.
    var mayWrapText: Bool { get }
}

extension UIStackView: WrappingText {
    var mayWrapText: Bool { arrangedSubviews.contains { ($0 as? any WrappingText)?.mayWrapText ?? false } }
}
