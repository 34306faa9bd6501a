import LayoutSolver

/// The constraints that keep a view near the size of its content.
struct IntrinsicConstraints {
    struct Pair {
        var hugging: SolverConstraintID
        var compression: SolverConstraintID
    }

    var width: Pair?
    var height: Pair?

    var ids: [SolverConstraintID] { [width, height].compactMap { $0 }.flatMap { [$0.hugging, $0.compression] } }
}

extension LayoutEngine {
    /// Adds, changes or removes the constraints that hold a view at its intrinsic size.
    func setIntrinsicSize(_ item: Item, _ view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints || (view === root && isMeasuring) else { return }
        setIntrinsicSize(view.intrinsicContentSize, item, view)
        // Other text or another font of the same size has its lines elsewhere.
        if !baselines.isEmpty { setDirty() }
    }

    private func setIntrinsicSize(_ size: CGSize, _ item: Item, _ view: UIView) {
        let state = view.layout.constraints, hugging = ConstraintState.hugging(of: view)
        let insets = view.alignmentRectInsets
        item.intrinsic.width = update(
            item.intrinsic.width, item.width, size.width, plus: insets.left + insets.right, view,
            hugging: hugging[.horizontal],
            compression: widthResistance(of: view, size))
        item.intrinsic.height = update(
            item.intrinsic.height, item.height, size.height, plus: insets.top + insets.bottom, view,
            hugging: hugging[.vertical],
            compression: state?.compression[.vertical] ?? .defaultHigh)
    }

    /// How much a width is kept. Text that can wrap gives way to what says the same, the required too: it has a width to wrap to.
    private func widthResistance(of view: UIView, _ size: CGSize) -> UILayoutPriority {
        let said = view.layout.constraints?.compression[.horizontal] ?? .defaultHigh
        guard said.rawValue > 1, size.width > 0, view.wrapsContent else {
            return said
        }
        return UILayoutPriority(min(said.rawValue, UILayoutPriority.required.rawValue) - 0.5)
    }

    private func update(
        _ pair: IntrinsicConstraints.Pair?, _ variable: SolverVariable, _ length: CGFloat, plus insets: CGFloat,
        _ view: UIView, hugging: UILayoutPriority, compression: UILayoutPriority
    ) -> IntrinsicConstraints.Pair? {
        guard length != UIView.noIntrinsicMetric, length.isFinite else {
            if let pair { [pair.hugging, pair.compression].forEach(remove) }
            return nil
        }
        let total = Double(length + insets)
        if let pair, solver.constraint(pair.hugging).priority == hugging.rawValue,
            solver.constraint(pair.compression).priority == compression.rawValue
        {
            if solver.constraint(pair.hugging).expression.constant != -total {
                setConstant(-total, of: pair.hugging)
                setConstant(-total, of: pair.compression)
            }
            return pair
        }
        if let pair { [pair.hugging, pair.compression].forEach(remove) }
        var expression = LinearExpression(constant: -total)
        expression.add(variable)
        let owner = Owner.content(of: LayoutItemReference(view))
        return IntrinsicConstraints.Pair(
            hugging: add(
                LinearConstraint(expression: expression, relation: .lessOrEqual, priority: hugging.rawValue),
                owner: owner),
            compression: add(
                LinearConstraint(expression: expression, relation: .greaterOrEqual, priority: compression.rawValue),
                owner: owner))
    }

    /// Gives text that wraps the height for the width it was solved to have.
    func fitWrappingText() {
        for item in order {
            guard item.intrinsic.height != nil, let view = item.view else { continue }
            guard let size = view.wrappedContentSize(forWidth: rect(of: item).width) else { continue }
            setIntrinsicSize(CGSize(width: view.intrinsicContentSize.width, height: size.height), item, view)
        }
    }
}
