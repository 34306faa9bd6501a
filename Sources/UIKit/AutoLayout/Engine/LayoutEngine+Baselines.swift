import LayoutSolver

extension LayoutEngine {
    /// A baseline in a constraint: its distance from the view's edge follows the size that the view is solved to have.
    struct Baseline {
        let id: SolverConstraintID
        let use: BaselineUse
        weak var constraint: NSLayoutConstraint?
        /// Downwards from the edge, in points, as the constraint has it.
        var distance: Double
    }

    /// A baseline of a view and how often an expression counts it.
    struct BaselineUse {
        let handle: LayoutHandle
        let isFirst: Bool
        let factor: Double

        /// Downwards from the top, of a last baseline from the bottom: in points. nil where the bottom edge stands for both.
        @MainActor
        func distance(in size: CGSize) -> Double? {
            guard let offsets = handle.view?.baselines(in: size) else { return nil }
            return Double(isFirst ? offsets.first : -offsets.last)
        }
    }

    /// Before anything is solved a view counts as large as it is, or as its content asks for.
    func sizeForBaseline(of view: UIView) -> CGSize {
        let solved = rect(of: item(of: view)).size
        if solved.height > 0 { return solved }
        return view.bounds.height > 0 ? view.bounds.size : view.intrinsicContentSize
    }

    /// Moves baselines to where they are in views of the solved sizes.
    func fitBaselines() {
        for index in baselines.indices {
            let baseline = baselines[index]
            guard let view = baseline.use.handle.view, let item = knownItem(of: view),
                let distance = baseline.use.distance(in: rect(of: item).size)
            else { continue }
            let change = baseline.use.factor * (distance - baseline.distance)
            guard abs(change) > Solver.tolerance else { continue }
            baselines[index].distance = distance
            if !isMeasuring { baseline.constraint?.installation.base += change }
            setConstant(solver.constraint(baseline.id).expression.constant + change, of: baseline.id)
        }
    }
}
