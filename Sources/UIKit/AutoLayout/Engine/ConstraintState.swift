extension AxisPriorities {
    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// What a view keeps for Auto Layout, made when first needed.
@MainActor
final class ConstraintState {
    /// The constraints that the view keeps.
    @exclusivity(unchecked) var held: [NSLayoutConstraint] = []
    /// Those of them that no engine solves yet.
    @exclusivity(unchecked) var waiting: [NSLayoutConstraint] = []
    /// Active constraints that mention the view or a guide of it.
    @exclusivity(unchecked) var referencing: [NSLayoutConstraint] = []
    /// The view as constraints see it.
    @exclusivity(unchecked) nonisolated(unsafe) var handle: LayoutHandle?
    var guides: [UILayoutGuide] = []
    /// Guides that follow the safe area, margins and so on.
    var roleGuides: [UILayoutGuide] = []

    /// Hugging and compression, each across and down.
    @exclusivity(unchecked) var hugging: AxisPriorities
    @exclusivity(unchecked) var compression = AxisPriorities(both: .defaultHigh)

    var wantsUpdateConstraints = false
    @exclusivity(unchecked) var isListedForConstraints = false
    /// Whether there was a superview at the last look, to tell a move from a first arrival.
    @exclusivity(unchecked) var hadSuperview = false

    /// The engine of the outermost view, when this is that view.
    var ownEngine: LayoutEngine?
    /// The engine that places this view.
    weak var engine: LayoutEngine?

    init(hugging: AxisPriorities) { self.hugging = hugging }

    func hold(_ constraint: NSLayoutConstraint) { Self.append(constraint, to: &held) }
    func wait(for constraint: NSLayoutConstraint) { Self.append(constraint, to: &waiting) }
    func refer(to constraint: NSLayoutConstraint) { Self.append(constraint, to: &referencing) }

    /// Where there is one constraint of a view there are some more: lists begin with room for them.
    private static func append(_ constraint: NSLayoutConstraint, to list: inout [NSLayoutConstraint]) {
        if list.isEmpty { list.reserveCapacity(6) }
        list.append(constraint)
    }

    /// How strongly a view resists growing beyond its content.
    static func hugging(of view: UIView) -> AxisPriorities { view.layout.constraints?.hugging ?? view.usualHugging }
}

extension UIView {
    var constraintState: ConstraintState {
        if let state = layout.constraints { return state }
        let state = ConstraintState(hugging: usualHugging)
        state.hadSuperview = superview != nil
        layout.constraints = state
        return state
    }
}
