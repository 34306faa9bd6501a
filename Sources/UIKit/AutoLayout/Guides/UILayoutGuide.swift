/// A rectangle without a picture, in the space of the view that owns it, for views to be constrained to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that the guide belongs to. `addLayoutGuide(_:)` and `removeLayoutGuide(_:)` set it; subclasses may watch it.
    open weak var owningView: UIView?
    /// A name that conflict reports show.
    open var identifier = ""

    public override init() {
        super.init()
    }

    /// Where the last layout pass has put the guide, in the owning view's points.
    open var layoutFrame: CGRect { owningView.map { LayoutPass.frame(of: self, in: $0) } ?? .zero }

    /// The constraints that decide about the guide's place along an axis: those that mention it.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let owners = sequence(first: owningView) { $0?.superview }
        return owners.flatMap { $0?.constraints ?? [] }.filter {
            ($0.firstItem === self || $0.secondItem === self) && $0.first.kind.isHorizontal == (axis == .horizontal)
        }
    }

    fileprivate nonisolated(unsafe) var handle: LayoutHandle?

    deinit { handle?.clear() }

    /// What the guide follows; nil when only constraints place it.
    var role: Role? { nil }

    enum Role {
        case safeArea, margins, readable
        /// The whole of what a scroll view scrolls.
        case content
        /// The part of it that shows.
        case frame

        /// How far the guide's edges are inside the bounds of its view.
        @MainActor
        func insets(in view: UIView) -> UIEdgeInsets {
            switch self {
            case .safeArea: view.safeAreaInsets
            case .margins, .readable: view.layoutMargins
            case .content, .frame: .zero
            }
        }
    }
}

/// A guide that follows a part of its view.
final class RoleLayoutGuide: UILayoutGuide {
    private let ownRole: Role

    init(_ role: Role, of view: UIView, name: String) {
        ownRole = role
        super.init()
        owningView = view
        identifier = name
    }

    override var role: Role? { ownRole }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
    var layoutHost: UIView? { owningView }
    var layoutName: String {
        "\(owningView?.layoutName ?? "(gone)").\(identifier.isEmpty ? "guide" : identifier)"
    }
    var layoutHandle: LayoutHandle {
        if let handle { return handle }
        let made = LayoutHandle(self)
        handle = made
        return made
    }
    var knownLayoutHandle: LayoutHandle? { handle }

    func layoutInsets(_ axis: NSLayoutConstraint.Axis) -> (before: Double, total: Double) { (0, 0) }
}

extension UIView {
    /// The guides added to the view.
    public var layoutGuides: [UILayoutGuide] { layout.constraints?.guides ?? [] }

    /// Makes a guide belong to the view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        constraintState.guides.append(layoutGuide)
    }

    /// Takes a guide away, with the constraints that mention it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.role == nil else { return }
        for constraint in constraintState.referencing
        where constraint.mentions(layoutGuide) {
            constraint.deactivate()
        }
        constraintState.engine?.removeItems([layoutGuide])
        constraintState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The part that bars and rounded corners leave free.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, "safeAreaLayoutGuide") }

    /// The part inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins, "layoutMarginsGuide") }

    /// The part inside the margins that is no wider than text should be: 672 points.
    public var readableContentGuide: UILayoutGuide { guide(.readable, "readableContentGuide") }

    func guide(_ role: UILayoutGuide.Role, _ name: String) -> UILayoutGuide {
        if let known = constraintState.roleGuides.first(where: { $0.role == role }) { return known }
        let guide = RoleLayoutGuide(role, of: self, name: name)
        constraintState.roleGuides.append(guide)
        return guide
    }
}
