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

    /// Moves the subviews to where the constraints put them, those included that `layoutSubviews()` has just changed.
    func applyConstraintsToSubviews() {
        LayoutPass.installChanges(for: self)
        // Constraints of the subviews alone, such as a width, do not mention this view.
        let engines = subviews.lazy.compactMap { $0.layout.constraints?.engine }
        guard let engine = layout.constraints?.engine ?? engines.first else { return }
        engine.solveIfNeeded()
        if self === engine.root { engine.applySize(to: self) }
        let scale = engine.scale
        for view in subviews { engine.apply(to: view, scale: scale) }
        if let size = engine.knownItem(of: self).flatMap(engine.contentSize) { setConstrainedContentSize(size) }
    }

    /// The mask or its use changed: constraints made from it are out of date.
    func autoresizingMaskUseDidChange() {
        guard let engine = layout.constraints?.engine else { return }
        engine.replaceView(self)
        (superview ?? self).setNeedsLayout()
    }

    /// The frame may have changed: constraints made from the mask are out of date.
    func autoresizedPlaceDidChange() {
        layout.constraints?.engine?.refreshPlace(of: self)
    }

    /// The view is in another superview, or in none: constraints across its edge are out of date.
    func constrainedSuperviewDidChange() { ConstraintMove(view: self).run() }

    // MARK: Update pass

    /// `updateConstraints()` is due before the next layout.
    func markForConstraintUpdate() { LayoutPass.requestUpdate(of: self) }

    /// Whether `updateConstraints()` is due.
    public func needsUpdateConstraints() -> Bool { layout.constraints?.wantsUpdateConstraints ?? false }

    // MARK: Sizes

    /// How strongly the view resists growing beyond its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let hugging = layout.constraints?.hugging else { return defaultHugging }
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// How strongly the view resists being smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let compression = layout.constraints?.compression else { return .defaultHigh }
        return axis == .horizontal ? compression.horizontal : compression.vertical
    }

    /// The content asks for another size.
    func intrinsicSizeDidChange() {
        guard let engine = layout.constraints?.engine, let item = engine.knownItem(of: self) else {
            superview?.intrinsicSizeDidChange(of: self)
            return
        }
        engine.setIntrinsicSize(item, self)
        if engine.isDirty { (superview ?? self).setNeedsLayout() }
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

extension LayoutEngine {
    /// Moves a view to its solved place, each edge on a pixel; its transform and anchor point are left alone.
    func apply(to view: UIView, scale: CGFloat) {
        guard !view.translatesAutoresizingMaskIntoConstraints, let item = knownItem(of: view) else { return }
        let rect = rect(of: item).onPixels(scale)
        if view.bounds.size != rect.size { view.bounds = CGRect(origin: view.bounds.origin, size: rect.size) }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        if view.center != center { view.center = center }
    }

    /// Gives the outermost view its solved size when nothing else decides about it.
    func applySize(to view: UIView) {
        guard let item = knownItem(of: view), item.fixed.isEmpty, !isMeasuring else { return }
        let size = rect(of: item).onPixels(scale).size
        if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
    }
}

extension UIView {
    /// Pixels per point that layout rounds to.
    var layoutScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : 1
    }

    /// Where a guide of this view is, in this view's points.
    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        LayoutPass.prepare(for: self)
        if let engine = layout.constraints?.engine, let item = engine.knownItem(of: guide) {
            engine.solveIfNeeded()
            return engine.rect(of: item).onPixels(layoutScale)
        }
        guard let role = guide.role else { return .zero }
        let rect = bounds.inset(by: insets(of: role))
        guard role == .readable, rect.width > 672 else { return rect }
        return CGRect(x: rect.midX - 336, y: rect.minY, width: 672, height: rect.height)
    }
}
