import CoreGraphics

/// The solved sections of a compositional layout, one after the other.
struct Composition {
    var sections: [SolvedSection] = []
    var starts: [CGFloat] = []
    var contentSize = CGSize.zero
    var isVertical = true
    var isStale = true
    /// What cells, headers and footers have asked for since sections were solved, by section.
    var fits: [Int: PreferredSizes] = [:]
    /// What they have asked for before, when sections have changed places since they were solved.
    var kept: [Int: PreferredSizes]?
    /// What headers and footers of the whole layout have asked for, by kind.
    var preferredEdges: [String: CGSize] = [:]
    /// The room for which sections were solved.
    var room = CGSize.zero
    /// Whether something depends on the scroll position.
    var followsScrolling = false
    /// Whether rows have actions behind them.
    var offersSwipes = false
    /// Headers and footers of the whole layout.
    var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []

    @MainActor func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = starts.indices.partitioningIndex { starts[$0] + sections[$0].length > low }
        let past = starts.partitioningIndex { $0 >= high }
        return first < past ? first..<past : 0..<0
    }
}

extension UICollectionViewCompositionalLayout {
    // MARK: Invalidation

    func changesSize(_ newBounds: CGRect) -> Bool { newBounds.size != collectionView?.bounds.size }

    func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if !context.keepsMetrics { composition.isStale = true }
        if context.invalidateEverything {
            composition.kept = [:]
            composition.fits = [:]
            composition.preferredEdges = [:]
        }
    }

    func notePreferred(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard let kind = attributes.representedElementKind else {
            composition.fits[path.section, default: PreferredSizes()].items[path.item] = size
            return
        }
        if path.count == 1 {
            composition.preferredEdges[kind] = size
            composition.fits[-1] = PreferredSizes()
        } else {
            composition.fits[path.section, default: PreferredSizes()].edges[kind] = size
        }
    }

    /// What an item's cell has asked for before; nil if it has not been asked, or for other elements.
    func knownSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell, composition.sections.indices.contains(path.section)
        else { return nil }
        if let pending = composition.fits[path.section]?.items[path.item] { return pending }
        return composition.isStale ? nil : composition.sections[path.section].preferredSize(of: path.item)
    }

    /// Items have other places in the data: what their cells have asked for goes with them.
    func movePreferredSizes(_ plan: UpdatePlan<ShownPath>) {
        var moved: [Int: PreferredSizes] = [:]
        for (index, section) in composition.sections.enumerated() {
            let sizes = composition.kept.map { $0[index] ?? PreferredSizes() } ?? section.preferred
            if let new = plan.newSection(of: index) { moved[new, default: PreferredSizes()].edges = sizes.edges }
            for (item, size) in sizes.items {
                guard let new = plan.newPath(of: ShownPath(item: item, section: index)) else { continue }
                moved[new.section, default: PreferredSizes()].items[new.item] = size
            }
        }
        composition.kept = moved
    }

    // MARK: Composing

    func compose() {
        guard let view = collectionView else { return }
        guard composition.isStale || !composition.fits.isEmpty else { return }
        let environment = makeEnvironment(view)
        if composition.isStale { solveAll(view.counts, environment) }
        for (index, sizes) in composition.fits where composition.sections.indices.contains(index) {
            composition.sections[index].fit(sizes)
        }
        composition.isStale = false
        composition.fits = [:]
        stack(environment)
    }

    private func solveAll(_ counts: [Int], _ environment: CollectionLayoutEnvironment) {
        composition.isVertical = configuration.scrollDirection == .vertical
        let room = environment.effectiveContentSize
        // In other room cells ask for other sizes.
        if room != composition.room { composition.kept = [:] }
        composition.room = room
        let old = composition.sections, kept = composition.kept
        composition.sections = counts.indices.map { index in
            let section = self.section(index, environment)
            return SolvedSection(
                section, count: counts[index], environment: environment, isVertical: composition.isVertical,
                margins: margins(of: section), edgeMargins: edgeMargins(of: section),
                kept: kept.map { $0[index] ?? PreferredSizes() }
                    ?? (old.indices.contains(index) ? old[index].preferred : PreferredSizes()))
        }
        composition.kept = nil
        composition.offersSwipes = composition.sections.contains { $0.section.list?.offersSwipes ?? false }
        // A clear list shows what the view itself has behind the items.
        let color = composition.sections.first?.section.list?.backgroundColor
        if let view = collectionView { view.backdrop.take(color == .clear ? nil : color, in: view) }
        composition.followsScrolling =
            composition.sections.contains { solved in
                solved.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
                    || solved.section.visibleItemsInvalidationHandler != nil
            } || configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    }

    /// What a section's insets are measured from, across the direction of scrolling: the part that the content's insets leave.
    private func margins(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
        let own = section.contentInsetsReference
        return margins(own == .automatic ? configuration.contentInsetsReference : own)
    }

    /// The same of its headers and footers, where the section says so.
    private func edgeMargins(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets? {
        let own = section.supplementaryContentInsetsReference
        return own == .automatic ? nil : margins(own)
    }

    private func margins(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        guard let view = collectionView else { return .zero }
        let whole: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: whole = view.safeAreaInsets
        case .layoutMargins: whole = view.layoutMargins
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            whole = UIEdgeInsets(
                top: frame.minY - view.bounds.minY, left: frame.minX - view.bounds.minX,
                bottom: view.bounds.maxY - frame.maxY, right: view.bounds.maxX - frame.maxX)
        }
        let outer = view.insets.adjusted
        let left = max(0, whole.left - outer.left), right = max(0, whole.right - outer.right)
        guard composition.isVertical else {
            return NSDirectionalEdgeInsets(
                top: max(0, whole.top - outer.top), leading: 0, bottom: max(0, whole.bottom - outer.bottom), trailing: 0
            )
        }
        let isMirrored = view.places.isFlipped
        return NSDirectionalEdgeInsets(
            top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
    }

    private func makeEnvironment(_ view: UICollectionView) -> CollectionLayoutEnvironment {
        let insets = view.insets.adjusted, size = view.bounds.size
        let inner = CGSize(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
        return CollectionLayoutEnvironment(size: inner, insets: .zero, traits: view.traitCollection)
    }

    private func stack(_ environment: CollectionLayoutEnvironment) {
        let size = environment.effectiveContentSize
        let edges = configuration.boundarySupplementaryItems.map {
            ($0, $0.layoutSize.size(in: size, preferred: composition.preferredEdges[$0.elementKind]))
        }
        func along(_ size: CGSize) -> CGFloat { composition.isVertical ? size.height : size.width }
        let before = edges.filter { isAtStart($0.0) }.reduce(0) { $0 + along($1.1) }
        let after = edges.filter { !isAtStart($0.0) }.reduce(0) { $0 + along($1.1) }
        var position = before
        composition.starts = composition.sections.map { section in
            defer { position += section.length + configuration.interSectionSpacing }
            return position
        }
        if !composition.sections.isEmpty { position -= configuration.interSectionSpacing }
        let length = position + after
        composition.contentSize =
            composition.isVertical
            ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
        composition.edges = edges.map { item, itemSize in
            let place = isAtStart(item) ? 0 : length - along(itemSize)
            let origin = composition.isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
            return (item, CGRect(origin: origin, size: itemSize))
        }
    }

    private func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        composition.isVertical ? !item.alignment.isBottom : !item.alignment.isTrailing
    }
}
