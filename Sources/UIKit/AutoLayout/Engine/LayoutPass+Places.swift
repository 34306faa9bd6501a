/// Where views go that constraints place, and what follows when their place comes from somewhere else.
extension LayoutPass {
    /// Moves the subviews to where the constraints put them, those included that `layoutSubviews()` has just changed.
    static func placeSubviews(of view: UIView) {
        installChanges(for: view)
        // Constraints of the subviews alone, such as a width, do not mention this view.
        let engines = view.subviews.lazy.compactMap { $0.layout.constraints?.engine }
        guard let engine = view.layout.constraints?.engine ?? engines.first else { return }
        engine.solveIfNeeded()
        if view === engine.root { engine.applySize(to: view) }
        let scale = engine.scale
        for subview in view.subviews { engine.apply(to: subview, scale: scale) }
        if let size = engine.knownItem(of: view).flatMap(engine.contentSize) { view.setConstrainedContentSize(size) }
    }

    /// A view's mask or its use changed: constraints made from it are out of date.
    static func maskUseDidChange(in view: UIView) {
        guard let engine = view.layout.constraints?.engine else { return }
        engine.replaceView(view)
        (view.superview ?? view).setNeedsLayout()
    }

    /// Where a guide is, in the points of the view that owns it.
    static func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect {
        prepare(for: view)
        if let engine = view.layout.constraints?.engine, let item = engine.knownItem(of: guide) {
            engine.solveIfNeeded()
            return engine.place(of: item, scale: view.layoutScale)
        }
        guard let role = guide.role else { return .zero }
        let rect = view.bounds.inset(by: role.insets(in: view))
        guard role == .readable, rect.width > 672 else { return rect }
        return CGRect(x: rect.midX - 336, y: rect.minY, width: 672, height: rect.height)
    }
}

extension LayoutEngine {
    /// The solved place with each edge on a pixel. Solutions are exact to a fraction of that.
    fileprivate func place(of item: Item, scale: CGFloat) -> CGRect { rect(of: item).onPixels(scale, error: 0.001) }

    /// Moves a view to its solved place, each edge on a pixel; its transform and anchor point are left alone.
    func apply(to view: UIView, scale: CGFloat) {
        guard !view.translatesAutoresizingMaskIntoConstraints, let item = knownItem(of: view) else { return }
        let rect = place(of: item, scale: scale)
        if view.bounds.size != rect.size { view.bounds = CGRect(origin: view.bounds.origin, size: rect.size) }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        if view.center != center { view.center = center }
    }

    /// Gives the outermost view its solved size when nothing else decides about it.
    fileprivate func applySize(to view: UIView) {
        guard let item = knownItem(of: view), item.fixed.isEmpty, !isMeasuring else { return }
        let size = place(of: item, scale: scale).size
        if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
    }
}
