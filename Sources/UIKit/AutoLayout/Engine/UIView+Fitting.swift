import LayoutSolver

extension UIView {
    /// The size that the constraints inside the view give it when it is pulled towards a size, in points.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        LayoutPass.updateConstraints(under: outermost)
        let engine = LayoutEngine(root: self, isMeasuring: true)
        let item = engine.item(of: self)
        pull(item.width, to: target.width, horizontal, in: engine)
        pull(item.height, to: target.height, vertical, in: engine)
        for view in subtree {
            for constraint in view.layout.constraints?.held ?? [] { engine.install(constraint) }
        }
        engine.solveIfNeeded()
        return engine.rect(of: item).size.onPixelsUp(layoutScale)
    }

    private func pull(
        _ variable: SolverVariable, to length: CGFloat, _ priority: UILayoutPriority, in engine: LayoutEngine
    ) {
        var expression = LinearExpression(constant: length.isFinite ? -Double(length) : 0)
        expression.add(variable)
        _ = engine.add(
            LinearConstraint(expression: expression, relation: .equal, priority: priority.rawValue),
            owner: .place(of: LayoutItemReference(self)))
    }
}

extension CGSize {
    /// The smallest whole number of pixels that holds the size.
    func onPixelsUp(_ scale: CGFloat) -> CGSize {
        CGSize(
            width: (width * scale - 0.001).rounded(.up) / scale, height: (height * scale - 0.001).rounded(.up) / scale)
    }
}

// MARK: - Looking at layouts

extension UIView {
    /// Whether the constraints leave the view more than one place or size.
    public var hasAmbiguousLayout: Bool {
        LayoutPass.prepare(for: self)
        guard let engine = layout.constraints?.engine, let item = engine.knownItem(of: self) else { return false }
        let variables = self === engine.root ? [item.width, item.height] : [item.x, item.y, item.width, item.height]
        return variables.contains { engine.solver.isAmbiguous($0) }
    }

    /// Moves the view to another place that the constraints allow, if there is one. For looking at layouts while debugging.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let engine = layout.constraints?.engine, let item = engine.knownItem(of: self) else {
            return
        }
        func other(_ variable: SolverVariable, _ current: CGFloat) -> CGFloat {
            let range = engine.solver.range(of: LinearExpression([.init(variable: variable, coefficient: 1)]))
            let isLow = Double(current) - range.lowerBound <= range.upperBound - Double(current)
            let end = CGFloat(isLow ? range.upperBound : range.lowerBound)
            return abs(end) < 1e5 ? end : current + (isLow ? 50 : -50)
        }
        let rect = engine.rect(of: item)
        let moved = CGRect(
            x: other(item.x, rect.minX), y: other(item.y, rect.minY), width: max(0, other(item.width, rect.width)),
            height: max(0, other(item.height, rect.height)))
        bounds.size = moved.size
        center = CGPoint(x: moved.midX, y: moved.midY)
    }

    /// The constraints that decide about the view's place along an axis: those that mention it.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (layout.constraints?.referencing ?? []).filter { $0.first.kind.isHorizontal == (axis == .horizontal) }
    }
}
