import LayoutSolver

extension LayoutEngine {
    /// The size that the constraints inside a view give it when it is pulled towards a size, in points.
    static func fittingSize(
        of view: UIView, for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        LayoutPass.updateConstraints(under: view.outermost)
        let engine = LayoutEngine(root: view, isMeasuring: true)
        let item = engine.item(of: view)
        engine.pull(item.width, of: view, to: target.width, horizontal)
        engine.pull(item.height, of: view, to: target.height, vertical)
        for inner in view.subtree {
            for constraint in inner.layout.constraints?.held ?? [] { engine.install(constraint) }
        }
        engine.solveIfNeeded()
        return engine.rect(of: item).size.onPixelsUp(view.layoutScale)
    }

    private func pull(_ variable: SolverVariable, of view: UIView, to length: CGFloat, _ priority: UILayoutPriority) {
        var expression = LinearExpression(constant: length.isFinite ? -Double(length) : 0)
        expression.add(variable)
        _ = add(
            LinearConstraint(expression: expression, relation: .equal, priority: priority.rawValue),
            owner: .place(of: LayoutItemReference(view)))
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

extension LayoutEngine {
    /// Whether the constraints leave a view more than one place or size.
    func isAmbiguous(_ view: UIView) -> Bool {
        guard let item = knownItem(of: view) else { return false }
        let variables = view === root ? [item.width, item.height] : [item.x, item.y, item.width, item.height]
        return variables.contains { solver.isAmbiguous($0) }
    }

    /// A place of a view at the other end of what the constraints allow.
    func otherPlace(of view: UIView) -> CGRect? {
        guard let item = knownItem(of: view) else { return nil }
        func other(_ variable: SolverVariable, _ current: CGFloat) -> CGFloat {
            let range = solver.range(of: LinearExpression([.init(variable: variable, coefficient: 1)]))
            let isLow = Double(current) - range.lowerBound <= range.upperBound - Double(current)
            let end = CGFloat(isLow ? range.upperBound : range.lowerBound)
            return abs(end) < 1e5 ? end : current + (isLow ? 50 : -50)
        }
        let rect = rect(of: item)
        return CGRect(
            x: other(item.x, rect.minX), y: other(item.y, rect.minY), width: max(0, other(item.width, rect.width)),
            height: max(0, other(item.height, rect.height)))
    }
}
