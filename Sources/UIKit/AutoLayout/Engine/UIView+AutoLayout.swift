/// Where views meet Auto Layout.
extension UIView {
    /// Says that a view has no intrinsic size along an axis.
    public static let noIntrinsicMetric: CGFloat = -1
    /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Hooks of the layout pass

    /// Brings constraints up to date, bottom up, before views are laid out.
    func updateConstraintsBeforeLayout() { LayoutPass.prepare(for: self) }

    /// Moves the subviews to where the constraints put them.
    func applyConstraintsToSubviews() { LayoutPass.placeSubviews(of: self) }

    /// The mask or its use changed.
    func autoresizingMaskUseDidChange() { LayoutPass.maskUseDidChange(in: self) }

    /// The view is in another superview, or in none: constraints across its edge are out of date.
    func constrainedSuperviewDidChange() { ConstraintMove(view: self).run() }

    /// `updateConstraints()` is due before the next layout.
    func markForConstraintUpdate() { LayoutPass.requestUpdate(of: self) }

    /// The size that the constraints inside give the view when it is pulled towards a size, in points.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        LayoutEngine.fittingSize(of: self, for: target, horizontal: horizontal, vertical: vertical)
    }

    /// Whether `updateConstraints()` is due.
    public func needsUpdateConstraints() -> Bool { layout.constraints?.wantsUpdateConstraints ?? false }

    /// The content asks for another size.
    func intrinsicSizeDidChange() {
        WatchedConstraints.didChange(in: self)
        guard let engine = layout.constraints?.engine, let item = engine.knownItem(of: self) else {
            superview?.intrinsicSizeDidChange(of: self)
            return
        }
        engine.setIntrinsicSize(item, self)
        (superview as? UIStackView)?.lengthsDidChange()
        if engine.isDirty { OwnerLayout.request(for: superview ?? self) }
    }

    /// Pixels per point that layout rounds to.
    var layoutScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : 1
    }

    // MARK: Looking at layouts

    /// Whether the constraints leave the view more than one place or size.
    public var hasAmbiguousLayout: Bool {
        LayoutPass.prepare(for: self)
        return layout.constraints?.engine?.isAmbiguous(self) ?? false
    }

    /// Moves the view to another place that the constraints allow, if there is one. For looking at layouts while debugging.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let place = layout.constraints?.engine?.otherPlace(of: self) else { return }
        bounds.size = place.size
        center = CGPoint(x: place.midX, y: place.midY)
    }

    /// The constraints that decide about the view's place along an axis: those that mention it.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (layout.constraints?.referencing ?? []).filter { $0.first.kind.isHorizontal == (axis == .horizontal) }
    }
}

extension UIView: @preconcurrency LayoutDescribing {
    /// How many constraints a report names.
    private static let namedConstraints = 12

    package var layoutRules: String {
        let constraints = layout.constraints?.referencing ?? []
        let more = constraints.count - Self.namedConstraints
        return constraints.prefix(Self.namedConstraints).map(\.description).joined(separator: ", ")
            + (more > 0 ? " and \(more) more" : "")
    }
}
