import LayoutSolver

/// A relation between two edges or sizes: `first (≤, =, ≥) multiplier · second + constant`. Constants are in points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// How the two sides compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    /// An edge, centre, size or baseline of a view or guide. Leading and trailing follow the reading direction.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    let first: LayoutQuantity
    let second: LayoutQuantity?
    /// How the two sides compare.
    public let relation: Relation
    /// The factor of the second side.
    public let multiplier: CGFloat
    /// A name that conflict reports show.
    open var identifier: String?
    /// Whether archiving keeps it; stored for the program's own use.
    open var shouldBeArchived = false

    /// The view that keeps the constraint while it is active.
    var holder: UIView? { holderHandle?.view }
    /// The same, as constraints see it.
    @exclusivity(unchecked) var holderHandle: LayoutHandle?
    /// Where the constraint is being solved.
    weak var engine: LayoutEngine?
    var installation = Installation()

    struct Installation {
        var id = SolverConstraintID.none
        /// The constant of the solver's expression before this constraint's own.
        var base = 0.0
    }

    init(
        _ first: LayoutQuantity, _ relation: Relation, _ second: LayoutQuantity?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.first = first
        // Nothing of the second side counts: the first is compared with the constant alone.
        self.second = multiplier == 0 ? nil : second
        self.relation = relation
        self.multiplier = multiplier == 0 ? 1 : multiplier
        storedConstant = constant
        super.init()
        checkSides()
    }

    /// A constraint between an attribute of a view or guide and, for instance, another one's; not active yet.
    ///
    /// - `view1`: a `UIView` or `UILayoutGuide`.
    /// - `view2`: a `UIView` or `UILayoutGuide`; nil with `.notAnAttribute` compares with the constant alone.
    /// - `multiplier`: with 0 the first side is compared with the constant alone.
    /// - `c`: points.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        first = .edge(LayoutItemReference(view1), attr1)
        let other = attr2 == .notAnAttribute || multiplier == 0 ? nil : LayoutItemReference(given: view2)
        second = other.map { .edge($0, attr2) }
        self.relation = relation
        self.multiplier = multiplier == 0 ? 1 : multiplier
        storedConstant = c
        super.init()
        checkSides()
    }

    /// A constraint between nothing, which never has an effect: what variables hold until they get the real one.
    public convenience override init() {
        self.init(
            item: UILayoutGuide(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    /// The nib or storyboard that the constraint comes from is whole. Overridden for what is left to do.
    open func awakeFromNib() {}

    // MARK: What may change

    private var storedConstant: CGFloat

    /// What is added to the second side, in points. Changing it is cheap; views move at the next layout pass.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                return Diagnostics.report("A constraint's constant must be finite; \(newValue) was ignored: \(self)")
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            engine?.constantDidChange(of: self)
            holder.map(Self.didChange)
        }
    }

    /// How much the constraint matters. One that layout has used cannot change between required and optional.
    open var priority = UILayoutPriority.required {
        didSet {
            guard priority != oldValue else { return }
            precondition(
                priority.rawValue > 0 && priority.rawValue <= 1000,
                "A layout priority is more than 0 and at most 1000, not \(priority.rawValue): \(self)")
            if let engine {
                precondition(
                    (priority == .required) == (oldValue == .required),
                    "The priority of a constraint in use cannot change from \(oldValue.rawValue) to \(priority.rawValue): \(self)"
                )
                engine.priorityDidChange(of: self)
            }
            holder.map(Self.didChange)
        }
    }

    /// Whether the constraint counts. Setting it to true adds it to the nearest common ancestor of its items.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    // MARK: Both sides

    /// The view or guide of the first side.
    open var firstItem: AnyObject? { first.firstItem.object }
    /// The attribute of the first side.
    open var firstAttribute: Attribute { first.attribute }
    /// The view or guide of the second side.
    open var secondItem: AnyObject? { second?.firstItem.object }
    /// The attribute of the second side.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The first side as an anchor; equal to the one that the view or guide gives.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The second side as an anchor; nil where the first is compared with a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    private func checkSides() {
        precondition(
            storedConstant.isFinite && multiplier.isFinite,
            "A constraint needs a finite constant and multiplier, not \(storedConstant) and \(multiplier): \(self)")
        if let problem = LayoutAttributeKind.problem(first.kind, second?.kind) {
            preconditionFailure("\(problem): \(self)")
        }
    }

    /// The constraint as a formula. Printing is a main-thread affair.
    nonisolated open override var description: String { MainActor.assumeIsolated { words } }
}
