import CoreGraphics

/// An element that has a view.
@MainActor
final class LiveElement {
    var key: ElementKey
    let view: UICollectionReusableView
    /// What the view shows: a copy, since layouts may keep their own object and change it in place, as dynamic animators do.
    private(set) var attributes: UICollectionViewLayoutAttributes
    /// The pass that last found the element in sight.
    var pass = 0
    /// Whether the view stands in for an item that is in no data.
    var isPlaceholder = false

    init(key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
        self.key = key
        self.view = view
        self.attributes = attributes.duplicate()
    }

    /// Notes what the view shows from now on.
    func take(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes.duplicate() }
}

/// The elements with views, in the order in which they came.
@MainActor
struct LiveElements {
    private(set) var all: [LiveElement] = []
    private var byKey: [ElementKey: LiveElement] = [:]

    subscript(key: ElementKey) -> LiveElement? { byKey[key] }

    mutating func insert(_ element: LiveElement) {
        all.append(element)
        byKey[element.key] = element
    }

    /// Takes out the elements that fail a test, in order.
    mutating func remove(where isOut: (LiveElement) -> Bool) -> [LiveElement] {
        guard all.contains(where: isOut) else { return [] }
        let gone = all.filter(isOut)
        all.removeAll(where: isOut)
        for element in gone where byKey[element.key] === element { byKey[element.key] = nil }
        return gone
    }

    /// Puts other elements in the place of all.
    mutating func replace(with elements: [LiveElement]) {
        all = elements
        byKey = [:]
        for element in elements { byKey[element.key] = element }
    }

    func key(of view: UIView) -> ElementKey? { all.first { $0.view === view }?.key }

    var cells: [UICollectionViewCell] {
        all.compactMap { $0.key.category == .cell ? $0.view as? UICollectionViewCell : nil }
    }

    func views(_ category: UICollectionViewLayoutAttributes.ElementCategory, kind: String) -> [UICollectionReusableView]
    {
        all.compactMap { $0.key.category == category && $0.key.kind == kind ? $0.view : nil }
    }

    func paths(_ category: UICollectionViewLayoutAttributes.ElementCategory, kind: String) -> [ShownPath] {
        all.compactMap { $0.key.category == category && $0.key.kind == kind ? $0.key.path : nil }
    }
}

extension CGRect {
    /// Whether two rectangles share more than an edge. Foundation's `intersects` counts shared edges on Linux.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    /// Whether an element with this frame belongs to what is visible. One without a width or height, which may get them once it is
    /// measured, belongs there on the near edges too.
    func isSeen(in visible: CGRect) -> Bool {
        minX < visible.maxX && minY < visible.maxY
            && (visible.minX < maxX || width == 0 && minX == visible.minX)
            && (visible.minY < maxY || height == 0 && minY == visible.minY)
    }
}
