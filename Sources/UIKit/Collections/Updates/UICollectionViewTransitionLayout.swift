public import QuartzCore

/// Leads from one layout to another: at progress 0 everything is where the first says, at 1 where the second does.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at progress 0.
    public let currentLayout: UICollectionViewLayout
    /// The layout at progress 1.
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]
    private var offsets = (current: CGPoint.zero, next: CGPoint.zero)
    /// Whether the data are others than at the beginning.
    private(set) var hasNewData = false
    private var size = CGSize.zero

    /// A layout on the way from one to another.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Always nil: there are no archives to read.
    public required init?(coder: NSCoder) { nil }

    /// How far the change is, usually 0 to 1.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            invalidateLayout()
            // The content goes along, so that nothing jumps at the ends.
            owner?.show(offset)
        }
    }

    /// Keeps a value that belongs to the progress, for subclasses.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// A value kept under a key; 0 if none is.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    /// Has both layouts ready and notes where content is under each.
    func begin(in view: UICollectionView) {
        currentLayout.owner = view
        nextLayout.owner = view
        size = view.bounds.size
        offsets.current = view.contentOffset
        // It may have been in use before, with other data.
        nextLayout.invalidateLayout()
        nextLayout.prepare()
        offsets.next = restingOffset(view)
    }

    private func restingOffset(_ view: UICollectionView) -> CGPoint {
        let size = nextLayout.collectionViewContentSize, insets = view.insets.adjusted
        let room = CGPoint(
            x: max(-insets.left, size.width + insets.right - view.bounds.width),
            y: max(-insets.top, size.height + insets.bottom - view.bounds.height))
        let proposed = CGPoint(
            x: min(max(view.contentOffset.x, -insets.left), room.x),
            y: min(max(view.contentOffset.y, -insets.top), room.y))
        return nextLayout.targetContentOffset(forProposedContentOffset: proposed)
    }

    /// Where content is at a progress.
    var offset: CGPoint {
        CGPoint(x: mix(offsets.current.x, offsets.next.x), y: mix(offsets.current.y, offsets.next.y))
    }

    private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

    open override func prepare() {
        if let now = owner?.bounds.size, now != size {
            size = now
            for layout in [currentLayout, nextLayout] { layout.invalidateLayout() }
        }
        currentLayout.prepare()
        nextLayout.prepare()
    }

    /// New data are news to both layouts. A change of the progress is to neither.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            hasNewData = true
            for layout in [currentLayout, nextLayout] {
                let own = layout.makeInvalidationContext()
                own.invalidateEverything = context.invalidateEverything
                own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
                layout.invalidateLayout(with: own)
            }
        }
        super.invalidateLayout(with: context)
    }

    override func dataDidChange(_ plan: UpdatePlan<ShownPath>) {
        for layout in [currentLayout, nextLayout] { layout.dataDidChange(plan) }
    }

    override func sitsOnItems(_ kind: String) -> Bool {
        currentLayout.sitsOnItems(kind) || nextLayout.sitsOnItems(kind)
    }

    open override var collectionViewContentSize: CGSize {
        let a = currentLayout.collectionViewContentSize, b = nextLayout.collectionViewContentSize
        return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What either layout shows at its own offset may be on its way through the rectangle.
        let here = offset
        var keys: [ElementKey] = []
        var seen: Set<ElementKey> = []
        for (layout, there) in [(currentLayout, offsets.current), (nextLayout, offsets.next)] {
            let region = rect.offsetBy(dx: there.x - here.x, dy: there.y - here.y)
            for attributes in layout.layoutAttributesForElements(in: region) ?? []
            where seen.insert(attributes.key).inserted { keys.append(attributes.key) }
        }
        return keys.compactMap(mixed)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(.cell(ShownPath(indexPath)))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { mixed(.supplementary(elementKind, ShownPath(indexPath))) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { mixed(.decoration(elementKind, ShownPath(indexPath))) }

    private func mixed(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let a = currentLayout.attributes(of: key), b = nextLayout.attributes(of: key)
        guard let a, let b else {
            // Only one layout has it: it comes or goes where that one says.
            let only = (a ?? b)?.duplicate()
            only?.alpha *= a == nil ? transitionProgress : 1 - transitionProgress
            return only
        }
        let result = (transitionProgress < 0.5 ? a : b).duplicate()
        result.center = CGPoint(x: mix(a.center.x, b.center.x), y: mix(a.center.y, b.center.y))
        result.size = CGSize(
            width: max(0, mix(a.size.width, b.size.width)), height: max(0, mix(a.size.height, b.size.height)))
        result.alpha = mix(a.alpha, b.alpha)
        result.transform3D = a.transform3D.mixed(with: b.transform3D, transitionProgress)
        result.zIndex = transitionProgress < 0.5 ? a.zIndex : b.zIndex
        return result
    }
}

extension CATransform3D {
    /// Entry by entry: exact at both ends, and smooth between layouts that scale, shift or turn a little.
    fileprivate func mixed(with other: CATransform3D, _ part: CGFloat) -> CATransform3D {
        guard self != other else { return self }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        return CATransform3D(
            m11: mix(m11, other.m11), m12: mix(m12, other.m12), m13: mix(m13, other.m13), m14: mix(m14, other.m14),
            m21: mix(m21, other.m21), m22: mix(m22, other.m22), m23: mix(m23, other.m23), m24: mix(m24, other.m24),
            m31: mix(m31, other.m31), m32: mix(m32, other.m32), m33: mix(m33, other.m33), m34: mix(m34, other.m34),
            m41: mix(m41, other.m41), m42: mix(m42, other.m42), m43: mix(m43, other.m43), m44: mix(m44, other.m44))
    }
}
