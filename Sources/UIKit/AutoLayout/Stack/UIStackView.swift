import QuartzCore

/// Lays views out in a row or column with constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How lengths along the axis are shared out.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How views sit across the axis. Leading and top are the same, as are trailing and bottom.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline

        /// At the top edge, in a row.
        public static var top: Alignment { .leading }
        /// At the bottom edge, in a row.
        public static var bottom: Alignment { .trailing }
    }

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// What arranges the views.
    private(set) var ownConstraints: [NSLayoutConstraint] = []
    private(set) var spacers: [UILayoutGuide] = []

    /// Between neighbours: the standard spacing of the system.
    public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude
    /// As a custom spacing: none of its own.
    public static let spacingUseDefault = CGFloat.leastNonzeroMagnitude

    /// An empty row.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the object from an archive or a compiled interface file. It cannot fail, as with Apple's.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        finishDecoding(coder, as: UIStackView.self)
    }

    /// A stack with views in order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged subviews

    /// The views in the stack, in order; hidden ones take no room.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end, as a subview if it is none yet.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Adds a view at an index of the arranged subviews, as a subview if it is none yet.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            (0...arranged.count).contains(stackIndex),
            "insertArrangedSubview needs an index of 0…\(arranged.count), not \(stackIndex)")
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(stackIndex, arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsUpdateConstraints()
    }

    /// The view whose first line of text stands for the stack's: the topmost one, in a row the highest.
    open override var forFirstBaselineLayout: UIView { (shownForBaseline { $0.first })?.forFirstBaselineLayout ?? self }

    /// The view whose last line of text stands for the stack's: the lowest one, in a row the highest.
    open override var forLastBaselineLayout: UIView { (shownForBaseline { $0.last })?.forLastBaselineLayout ?? self }

    private func shownForBaseline(_ end: ([UIView]) -> UIView?) -> UIView? {
        let shown = arranged.filter { !$0.isHidden }
        guard axis == .horizontal else { return end(shown) }
        func height(_ view: UIView) -> CGFloat { max(view.bounds.height, view.intrinsicContentSize.height) }
        return shown.reduce(nil as UIView?) { best, view in
            guard let best, height(best) >= height(view) else { return view }
            return best
        }
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsUpdateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func subviewDidChangeVisibility(_ subview: UIView) {
        guard arranged.contains(where: { $0 === subview }) else { return }
        setNeedsUpdateConstraints()
        setNeedsLayout()
        if subview.isHidden { keepInSight(subview) } else { subview.layer.removeAnimation(forKey: "hidden") }
        guard window != nil else { return }
        AnimationContext.layOutAtEnd(outermostStack.superview ?? self)
    }

    /// The tallest stack that this one stands in without other views between.
    private var outermostStack: UIStackView { (superview as? UIStackView)?.outermostStack ?? self }

    /// A view that is hidden in an animation is seen to the end of it, while it gives its room away.
    private func keepInSight(_ view: UIView) {
        guard let block = AnimationContext.recorder as? AnimationBlock, block.settings.duration > 0 else { return }
        let animation = CABasicAnimation(keyPath: "hidden")
        (animation.fromValue, animation.toValue) = (false, false)
        block.add(animation, to: view.layer, forKey: "hidden")
    }

    // MARK: Arrangement

    /// A row or a column. A row by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
    }

    /// How lengths along the axis are shared out.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }

    /// How views sit across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Between neighbours, in points; the least for the equal distributions.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether vertical spacing is measured between baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether the stack keeps its layout margins free.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Sets the space after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsUpdateConstraints()
    }

    /// The space after one view if it has its own, else `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func space(after view: UIView) -> CGFloat {
        usesSystemSpace(after: view) ? standardLayoutSpacing : customSpacings[ObjectIdentifier(view)] ?? spacing
    }

    func usesSystemSpace(after view: UIView) -> Bool {
        customSpacings[ObjectIdentifier(view)] ?? spacing == Self.spacingUseSystem
    }

    // MARK: Constraints

    /// Shares, here and in a stack around this one, go by the lengths that views have of themselves.
    func lengthsDidChange() {
        if distribution == .fillProportionally { setNeedsUpdateConstraints() }
        (superview as? UIStackView)?.lengthsDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeHidden()
    }

    /// Hidden views have no length, behind the view before them: from there they grow when they are shown again.
    private func placeHidden() {
        guard arranged.contains(where: \.isHidden) else { return }
        let inner = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
        let isRow = axis == .horizontal
        var edge = isRow ? (isMirrored ? inner.maxX : inner.minX) : inner.minY
        for view in arranged {
            guard view.isHidden else {
                edge = isRow ? (isMirrored ? view.frame.minX : view.frame.maxX) : view.frame.maxY
                continue
            }
            let across =
                isRow ? span(view.frame.height, inner.minY, inner.maxY) : span(view.frame.width, inner.minX, inner.maxX)
            let place =
                isRow
                ? CGRect(x: edge, y: across.start, width: 0, height: across.length)
                : CGRect(x: across.start, y: edge, width: across.length, height: 0)
            if view.frame != place { view.frame = place }
        }
    }

    /// Where something of a length is across the axis.
    private func span(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let isFlipped = axis == .vertical && isMirrored
        switch alignment {
        case .fill: return (low, max(0, high - low))
        case .center: return ((low + high - length) / 2, length)
        case .leading, .firstBaseline: return (isFlipped ? high - length : low, length)
        case .trailing, .lastBaseline: return (isFlipped ? low : high - length, length)
        }
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(ownConstraints)
        for spacer in spacers { removeLayoutGuide(spacer) }
        var arrangement = StackArrangement(of: self, views: arranged.filter { !$0.isHidden })
        ownConstraints = arrangement.build()
        spacers = arrangement.spacers
        NSLayoutConstraint.activate(ownConstraints)
        super.updateConstraints()
    }
}
