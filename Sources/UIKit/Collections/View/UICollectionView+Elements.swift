import CoreGraphics

extension UICollectionView {
    /// Layouts that size themselves by their cells may need several rounds.
    private static let mostRounds = 12

    /// Brings the views in line with the layout: the work of one frame, in proportion to what is visible.
    func updateElements() {
        // Laying out a cell in the middle of an update begins at the outermost view that waits for layout: this one.
        guard !content.isArranging else { return }
        content.isArranging = true
        content.shown = 0
        defer { content.isArranging = false }
        if content.size != bounds.size {
            content.size = bounds.size
            layoutInUse.invalidateLayout()
        }
        refitResized()
        for _ in 0..<Self.mostRounds {
            prepareLayout()
            showElements()
            guard content.needsPrepare else { break }
        }
        backgroundView?.frame = bounds
        pool.clearTree()
        across.clear()
        placeIndex()
        placeFocusRing()
        installSwiping()
        prefetchAhead()
        if AnimationContext.recorder != nil, content.beforeBounds != nil { layoutInUse.finalizeAnimatedBoundsChange() }
    }

    private func showElements() {
        content.pass += 1
        var missing: [UICollectionViewLayoutAttributes] = []
        for attributes in attributesInSight() {
            guard let element = live[attributes.key] else {
                missing.append(attributes)
                continue
            }
            element.pass = content.pass
            update(element, attributes)
        }
        let pass = content.pass, isMoving = content.beforeBounds != nil && AnimationContext.recorder != nil
        let gone = live.remove { $0.pass != pass }
        if isMoving { sendOff(gone) } else { retire(gone) }
        for attributes in missing where live[attributes.key] == nil {
            _ = show(attributes, from: isMoving ? layoutInUse.initialAttributes(of: attributes.key) : nil)
        }
    }

    /// Elements that animated bounds leave out of sight go to where they are then.
    private func sendOff(_ gone: [LiveElement]) {
        guard !gone.isEmpty else { return }
        UIView.animate(withDuration: Self.updateDuration) {
            for element in gone {
                let last = self.layoutInUse.finalAttributes(of: element.key) ?? self.attributes(of: element.key)
                if let last { self.update(element, last) }
            }
        } completion: { _ in
            self.retire(gone)
            self.pool.clearTree()
        }
    }

    /// The elements that need views; an item that a finger moves is one of them, where the finger is.
    func attributesInSight() -> [UICollectionViewLayoutAttributes] {
        let visible = bounds
        var found = elements(around: visible).filter { !$0.isHidden && $0.frame.isSeen(in: visible) }
        guard let moving = movingAttributes() else { return found }
        found.removeAll { $0.key == moving.key }
        found.append(moving)
        return found
    }

    // MARK: One element

    /// Makes a view for an element and puts it in its place.
    ///
    /// - Parameter initial: Where it is before it goes there, which may be animated.
    func show(
        _ attributes: UICollectionViewLayoutAttributes, from initial: UICollectionViewLayoutAttributes?
    ) -> LiveElement {
        let element = AnimationContext.runStill { () -> LiveElement in
            let isReady = prefetch.prepared.isDrawn(attributes.indexPath)
            let view = takePreparedCell(attributes) ?? makeView(attributes)
            // What a view asks for may depend on the traits of where it is.
            place(view, in: across.scroller(for: attributes) ?? self, zIndex: attributes.zIndex)
            let fitted = fit(view, attributes)
            let first = initial ?? fitted
            let element = LiveElement(key: attributes.key, view: view, attributes: first)
            if fitted.zIndex != attributes.zIndex {
                place(view, in: across.scroller(for: fitted) ?? self, zIndex: fitted.zIndex)
            }
            applyUnlessDone(first, element)
            element.pass = content.pass
            element.isPlaceholder =
                attributes.representedElementCategory == .cell && isPlaceholder(attributes.indexPath)
            if !isReady || attributes.representedElementCategory != .cell { content.shown += 1 }
            live.insert(element)
            announce(element)
            return element
        }
        if initial != nil { update(element, attributes) }
        return element
    }

    /// Moves an element to where the layout says.
    ///
    /// - Parameter isLeaving: It stays with the section that it has been in.
    func update(
        _ element: LiveElement, _ attributes: UICollectionViewLayoutAttributes, isLeaving: Bool = false
    ) {
        guard !element.attributes.isEqual(attributes) else { return }
        let old = element.attributes
        element.take(attributes)
        let parent = (isLeaving ? element.view.superview : across.scroller(for: attributes)) ?? self
        if old.zIndex != attributes.zIndex || element.view.superview !== parent {
            place(element.view, in: parent, zIndex: attributes.zIndex)
        }
        apply(attributes, to: element.view)
        if old.size != attributes.size { _ = fit(element.view, attributes) }
    }

    /// A dequeued view has its attributes already; what the data source changed of them since is meant. But its place is counted from
    /// another corner when it has come from a section that scrolls across, or goes to one.
    private func applyUnlessDone(_ attributes: UICollectionViewLayoutAttributes, _ element: LiveElement) {
        let isDone = element.view.appliedAttributes?.isEqual(attributes) ?? false
        if !isDone || across.scroller(for: attributes) != nil || element.view.cameFromScroller {
            apply(attributes, to: element.view)
        }
        element.view.cameFromScroller = false
    }

    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        view.appliedAttributes = attributes
        if view.bounds.size != attributes.size {
            view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
            if AnimationContext.recorder != nil { view.layoutIfNeeded() }
        }
        view.center = ownCenter(attributes.center, of: view)
        view.transform3D = attributes.transform3D
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.layer.zPosition = CGFloat(attributes.zIndex)
        if let cell = view as? UICollectionViewCell { layoutInUse.willShow(cell, attributes) }
        view.apply(attributes)
    }

    /// A place of the content in the space of the view's own superview, which may be a section's scroller.
    private func ownCenter(_ center: CGPoint, of view: UIView) -> CGPoint {
        guard let scroller = view.superview as? OrthogonalScroller else { return center }
        return CGPoint(
            x: center.x - scroller.frame.minX + scroller.contentOffset.x,
            y: center.y - scroller.frame.minY + scroller.contentOffset.y)
    }

    /// Lets a view correct the attributes; the layout hears of it.
    func fit(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        // Programs change what they are given as often as they return something of their own.
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
        guard !preferred.isEqual(attributes),
            layoutInUse.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return attributes }
        layoutInUse.invalidateLayout(
            with: layoutInUse.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return preferred
    }

    /// Lets a view that shows something else ask for another size.
    func refit(_ element: LiveElement) { _ = fit(element.view, element.attributes) }

    /// The content of a view on screen has changed: before the next frame it may ask for another size.
    func contentDidChange(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !content.isArranging, live.key(of: view) != nil else { return }
        content.resized.append(view)
        setNeedsLayout()
    }

    /// Views on screen that may choose their size are asked again before the next frame.
    func measureAgain() {
        guard !content.isArranging else { return }
        content.resized = live.all.lazy.filter(\.attributes.isEstimated).map(\.view)
    }

    private func refitResized() {
        guard !content.resized.isEmpty else { return }
        let views = content.resized
        content.resized = []
        for view in views {
            if let key = live.key(of: view), let element = live[key], element.attributes.isEstimated { refit(element) }
        }
    }

    // MARK: Order

    /// Puts a view in front of those with the same or a smaller index, so that what is in front on screen gets the touch.
    func place(_ view: UICollectionReusableView, in parent: UIView, zIndex: Int) {
        let siblings = parent.subviews.filter { $0 !== view }
        let z = CGFloat(zIndex)
        view.layer.zPosition = z
        let below = siblings.lastIndex {
            ($0 is UICollectionReusableView || $0 is OrthogonalScroller) && $0.layer.zPosition <= z
        }
        let bottom = parent === self && backgroundView != nil ? 1 : 0
        parent.insertSubview(view, at: below.map { $0 + 1 } ?? min(bottom, siblings.count))
    }

    // MARK: Views

    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        content.pending = attributes
        defer { content.pending = nil }
        guard attributes.representedElementCategory != .decorationView else { return makeDecoration(attributes) }
        guard let dataSource else { preconditionFailure("a collection view shows items and has no data source") }
        if attributes.representedElementCategory == .cell {
            if let slot = placeholders.slot(at: unmoved(attributes.indexPath)) { return makePlaceholder(slot) }
            let cell = dataSource.collectionView(self, cellForItemAt: sourceIndexPath(attributes.indexPath))
            showState(of: cell, at: attributes.indexPath)
            return cell
        }
        let kind = attributes.representedElementKind ?? "", path = attributes.indexPath
        return dataSource.collectionView(
            self, viewForSupplementaryElementOfKind: kind,
            at: layoutInUse.sitsOnItems(kind) ? placeholders.insertionPath(path) : path)
    }

    func showState(of cell: UICollectionViewCell, at path: IndexPath) {
        cell.isSelected = selection.items.contains(path)
        cell.isHighlighted = selection.touched == path
        cell.isInEditing = isInEditing(path)
        if cell.updatesItself { cell.setNeedsUpdateConfiguration() }
    }

    private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        let name = ReusePool.Name(kind: kind, identifier: "decoration")
        if let type = layoutInUse.decorations[kind] { pool.register(type, name) }
        guard let view = pool.take(name, frame: attributes.frame, for: attributes.key) else {
            preconditionFailure("no class is registered with the layout for decoration views of kind \(kind)")
        }
        return view
    }

    func dequeue(_ name: ReusePool.Name, _ key: ElementKey) -> UICollectionReusableView? {
        if let cell = content.reconfigured, cell.pool == name { return cell }
        let isPending = content.pending.map { pending in
            pending.indexPath == key.indexPath || sourceIndexPath(pending.indexPath) == key.indexPath
        }
        let attributes = isPending ?? false ? content.pending : nil
        let home = content.pending?.key ?? key
        guard let view = pool.take(name, frame: attributes?.frame ?? .zero, for: home) else { return nil }
        view.cameFromScroller = view.superview is OrthogonalScroller
        AnimationContext.runStill {
            if let attributes { apply(attributes, to: view) }
            if key.category == .cell, let cell = view as? UICollectionViewListCell {
                placeInOutline(cell, at: key.indexPath)
            }
        }
        return view
    }

    private func announce(_ element: LiveElement) {
        let indexPath = element.key.indexPath
        switch element.key.category {
        case .cell:
            guard let cell = element.view as? UICollectionViewCell else { return }
            asked(indexPath) { $0.collectionView(self, willDisplay: cell, forItemAt: $1) }
        case .supplementaryView:
            delegate?.collectionView(
                self, willDisplaySupplementaryView: element.view, forElementKind: element.key.kind, at: indexPath)
        case .decorationView: break
        }
    }

    /// Ends the display of elements and keeps their views for others.
    ///
    /// - Parameter keepsHomes: The views are for the same index paths again, if they are asked for.
    func retire(_ elements: [LiveElement], keepsHomes: Bool = false) {
        for element in elements {
            let indexPath = element.key.indexPath
            if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
                if !element.isPlaceholder {
                    let path = placeholders.insertionPath(indexPath)
                    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
                }
                swiper?.letGo(of: cell)
            } else if element.key.category == .supplementaryView {
                delegate?.collectionView(
                    self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: element.key.kind,
                    at: indexPath)
            }
            element.view.layer.removeAllAnimations()
            pool.put(element.view, home: keepsHomes ? element.key : nil)
        }
    }
}

extension UICollectionView {
    /// A class to register, checked; nil takes a registration back.
    static func reusable<View: UICollectionReusableView>(
        _ type: AnyClass?, _ base: View.Type
    ) -> UICollectionReusableView.Type? {
        guard let type else { return nil }
        guard let fitting = type as? View.Type else {
            preconditionFailure("a class registered with a collection view must be a \(base); \(type) is not")
        }
        return fitting
    }
}
