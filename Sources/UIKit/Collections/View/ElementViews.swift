import CoreGraphics

/// The views of the elements in sight: makes them, puts them where the layout says and keeps them for others.
@MainActor
final class ElementViews: SelfSizing {
    unowned let collection: UICollectionView
    var live = LiveElements()
    var pool = ReusePool()
    /// Cells on screen whose content has changed since they were measured.
    var resized: [UICollectionReusableView] = []
    /// Whether elements are being brought in line with the layout.
    var isArranging = false
    var pass = 0
    /// What was where before bounds that change in an animation; nil outside of one.
    var beforeBounds: [ElementKey: UICollectionViewLayoutAttributes]?
    /// How many elements have come into sight in this update that had not been made and drawn ahead.
    var shown = 0
    /// The element for which the data source is asked for a view.
    var pending: UICollectionViewLayoutAttributes?
    /// The cell that is filled anew where it is.
    var reconfigured: UICollectionViewCell?

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    /// Layouts that size themselves by their cells may need several rounds.
    private static let mostRounds = 12

    /// Brings the views in line with the layout: the work of one frame, in proportion to what is visible.
    func updateElements() {
        arrange(updateElementsOnce)
    }

    private func updateElementsOnce() {
        shown = 0
        if collection.places.size != collection.bounds.size {
            collection.places.size = collection.bounds.size
            collection.layoutInUse.invalidateLayout()
        }
        measureResized()
        for _ in 0..<Self.mostRounds {
            collection.places.prepareLayout()
            showElements()
            guard collection.places.needsPrepare else { break }
        }
        collection.backgroundView?.frame = collection.bounds
        pool.clearTree()
        collection.across.clear()
        collection.index.placeIndex()
        collection.placeFocusRing()
        collection.installSwiping()
        collection.prefetching.prefetchAhead()
        if AnimationContext.recorder != nil, beforeBounds != nil {
            collection.layoutInUse.finalizeAnimatedBoundsChange()
        }
    }

    private func showElements() {
        pass += 1
        var missing: [UICollectionViewLayoutAttributes] = []
        for attributes in attributesInSight() {
            guard let element = live[attributes.key] else {
                missing.append(attributes)
                continue
            }
            element.pass = pass
            update(element, attributes)
        }
        let pass = pass, isMoving = beforeBounds != nil && AnimationContext.recorder != nil
        let gone = live.remove { $0.pass != pass }
        if isMoving { sendOff(gone) } else { retire(gone) }
        let cells = missing.filter { $0.representedElementCategory == .cell }
        let others = missing.filter { $0.representedElementCategory != .cell }
        for attributes in cells + others where live[attributes.key] == nil {
            _ = bringIn(attributes, from: isMoving ? collection.layoutInUse.initialAttributes(of: attributes.key) : nil)
        }
    }

    /// Elements that animated bounds leave out of sight go to where they are then.
    private func sendOff(_ gone: [LiveElement]) {
        guard !gone.isEmpty else { return }
        UIView.animate(withDuration: UICollectionView.updateDuration) {
            for element in gone {
                let last =
                    self.collection.layoutInUse.finalAttributes(of: element.key)
                    ?? self.collection.places.attributes(of: element.key)
                if let last { self.update(element, last) }
            }
        } completion: { [collection = self.collection] _ in
            collection.elementViews.retire(gone)
            collection.elementViews.pool.clearTree()
        }
    }

    /// The elements that need views; an item that a finger moves is one of them, where the finger is.
    func attributesInSight() -> [UICollectionViewLayoutAttributes] {
        let visible = collection.bounds
        var found = collection.places.elements(around: visible).filter { !$0.isHidden && $0.frame.isSeen(in: visible) }
        guard let moving = collection.movingAttributes() else { return found }
        found.removeAll { $0.key == moving.key }
        found.append(moving)
        return found
    }

    // MARK: One element

    /// Makes a view for an element and puts it in its place.
    ///
    /// - Parameter initial: Where it is before it goes there, which may be animated.
    func bringIn(
        _ attributes: UICollectionViewLayoutAttributes, from initial: UICollectionViewLayoutAttributes?
    ) -> LiveElement {
        let element = Arrival.run { arrival -> LiveElement in
            let isReady = collection.prefetching.prepared.isDrawn(attributes.path)
            let view = collection.prefetching.takePreparedCell(attributes) ?? makeView(attributes)
            // What a view asks for may depend on the traits of where it is.
            place(view, in: collection.across.scroller(for: attributes) ?? collection, zIndex: attributes.zIndex)
            let fitted = fit(view, attributes)
            let first = initial ?? fitted
            let element = LiveElement(key: attributes.key, view: view, attributes: first)
            if fitted.zIndex != attributes.zIndex {
                place(view, in: collection.across.scroller(for: fitted) ?? collection, zIndex: fitted.zIndex)
            }
            applyUnlessDone(first, element)
            element.pass = pass
            element.isPlaceholder =
                attributes.representedElementCategory == .cell && collection.isPlaceholder(attributes.path)
            if !isReady || attributes.representedElementCategory != .cell { shown += 1 }
            live.insert(element)
            announce(element)
            arrival.settle(view)
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
        let parent = (isLeaving ? element.view.superview : collection.across.scroller(for: attributes)) ?? collection
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
        if !isDone || collection.across.scroller(for: attributes) != nil || element.view.cameFromScroller {
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
        if let cell = view as? UICollectionViewCell { collection.layoutInUse.willShow(cell, attributes) }
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
            collection.layoutInUse.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return attributes }
        collection.layoutInUse.invalidateLayout(
            with: collection.layoutInUse.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return preferred
    }

    /// Lets a view that shows something else ask for another size.
    func refit(_ element: LiveElement) { _ = fit(element.view, element.attributes) }

    var sizingList: UIScrollView? { collection.selfSizingInvalidation == .disabled ? nil : collection }
    func isInSight(_ view: UICollectionReusableView) -> Bool { live.key(of: view) != nil }
    func measure(_ view: UICollectionReusableView) {
        if let key = live.key(of: view), let element = live[key], element.attributes.isEstimated { refit(element) }
    }

    /// Views on screen that may choose their size are asked again before the next frame.
    func measureAgain() {
        guard !isArranging else { return }
        resized = live.all.lazy.filter(\.attributes.isEstimated).map(\.view)
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
        let bottom = parent === collection && collection.backgroundView != nil ? 1 : 0
        parent.insertSubview(view, at: below.map { $0 + 1 } ?? min(bottom, siblings.count))
    }

    // MARK: Views

    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        pending = attributes
        defer { pending = nil }
        guard attributes.representedElementCategory != .decorationView else { return makeDecoration(attributes) }
        guard let dataSource = collection.dataSource else {
            preconditionFailure("a collection view shows items and has no data source")
        }
        if attributes.representedElementCategory == .cell {
            if let slot = collection.placeholders.slot(at: collection.unmoved(attributes.path)) {
                return collection.makePlaceholder(slot)
            }
            let cell = dataSource.collectionView(
                collection, cellForItemAt: collection.sourcePath(attributes.path).indexPath)
            showState(of: cell, at: attributes.path)
            return cell
        }
        let kind = attributes.representedElementKind ?? "", path = attributes.path
        return dataSource.collectionView(
            collection, viewForSupplementaryElementOfKind: kind,
            at: collection.layoutInUse.sitsOnItems(kind)
                ? collection.placeholders.insertionPath(path).indexPath : path.indexPath)
    }

    func showState(of cell: UICollectionViewCell, at path: ShownPath) {
        cell.isSelected = collection.selection.items.contains(path)
        cell.isHighlighted = collection.selection.touched == path
        cell.isInEditing = collection.isInEditing(path)
        if cell.updatesItself { cell.setNeedsUpdateConfiguration() }
    }

    private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        let name = ReusePool.Name(kind: kind, identifier: "decoration")
        switch collection.layoutInUse.decorations[kind] {
        case .type(let type): pool.register(type, name)
        case .nib(let nib): pool.register(maker: nib.maker(), name)
        case nil: break
        }
        guard let view = pool.take(name, frame: attributes.frame, for: attributes.key) else {
            preconditionFailure("no class or nib is registered with the layout for decoration views of kind \(kind)")
        }
        return view
    }

    func dequeueCell(_ name: ReusePool.Name, for indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = dequeue(name, for: indexPath) as? UICollectionViewCell else {
            preconditionFailure(
                "could not dequeue a cell with identifier \(name.identifier): \(pool.advice(name))")
        }
        return cell
    }

    func dequeueSupplementary(_ name: ReusePool.Name, for indexPath: IndexPath) -> UICollectionReusableView {
        guard let view = dequeue(name, for: indexPath) else {
            preconditionFailure(
                "could not dequeue a view of kind \(name.kind) with identifier \(name.identifier): \(pool.advice(name))"
            )
        }
        return view
    }

    /// A view to fill, used before or new; nil when nothing is registered.
    ///
    /// - Parameter indexPath: as the program has it, which may have got it from the data source's method or from the layout.
    func dequeue(_ name: ReusePool.Name, for indexPath: IndexPath) -> UICollectionReusableView? {
        if let cell = reconfigured, cell.pool == name { return cell }
        let isPending = pending.map { pending in
            pending.indexPath == indexPath || collection.sourcePath(pending.path).indexPath == indexPath
        }
        let attributes = isPending ?? false ? pending : nil
        let home =
            pending?.key
            ?? (name.isOfCells
                ? .cell(collection.taken(indexPath)) : .supplementary(name.kind, ShownPath(indexPath)))
        guard let view = pool.take(name, frame: attributes?.frame ?? .zero, for: home) else { return nil }
        view.cameFromScroller = view.superview is OrthogonalScroller
        AnimationContext.runStill {
            if let attributes { apply(attributes, to: view) }
            if name.isOfCells, let cell = view as? UICollectionViewListCell {
                collection.placeInOutline(cell, at: indexPath)
            }
        }
        return view
    }

    private func announce(_ element: LiveElement) {
        let path = element.key.path
        switch element.key.category {
        case .cell:
            guard let cell = element.view as? UICollectionViewCell else { return }
            collection.asked(path) { $0.collectionView(collection, willDisplay: cell, forItemAt: $1) }
        case .supplementaryView:
            collection.delegate?.collectionView(
                collection, willDisplaySupplementaryView: element.view, forElementKind: element.key.kind,
                at: path.indexPath)
        case .decorationView: break
        }
    }

    /// Ends the display of elements and keeps their views for others.
    ///
    /// - Parameter keepsHomes: The views are for the same index paths again, if they are asked for.
    func retire(_ elements: [LiveElement], keepsHomes: Bool = false) {
        for element in elements {
            let path = element.key.path
            if let cell = element.view as? UICollectionViewCell, element.key.category == .cell {
                if !element.isPlaceholder {
                    let item = collection.placeholders.insertionPath(path)
                    collection.delegate?.collectionView(collection, didEndDisplaying: cell, forItemAt: item.indexPath)
                }
                collection.swiper?.letGo(of: cell)
            } else if element.key.category == .supplementaryView {
                collection.delegate?.collectionView(
                    collection, didEndDisplayingSupplementaryView: element.view, forElementOfKind: element.key.kind,
                    at: path.indexPath)
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
