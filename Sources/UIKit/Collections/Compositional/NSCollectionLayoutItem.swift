public import CoreGraphics

/// One kind of cells of a compositional layout; groups are items too.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// How large the item is.
    public let layoutSize: NSCollectionLayoutSize
    /// Views that sit on the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }
    var badges: [NSCollectionLayoutSupplementaryItem]
    /// Taken off the item's frame, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Kept free around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item with what is attached to it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        badges = supplementaryItems
        super.init()
    }

    /// An item without anything attached.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}

/// A place of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In the group, in points.
    public let frame: CGRect
    /// In front of those with smaller values.
    public let zIndex: Int

    /// - Parameter frame: in points of the group.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// Gives the places of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items side by side, one above the other, or at places of their own. A section repeats its group as often as it takes.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How many items a line has, whatever room there is.
    struct Count {
        var number: Int
        /// Whether they share the length of the line, whatever they ask for.
        var sharesLength: Bool
    }

    enum Arrangement {
        case line(isHorizontal: Bool, count: Count?)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// What the group repeats.
    public let subitems: [NSCollectionLayoutItem]
    /// Between the items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Views that sit on the whole group. Their index path is that of the group's first item.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { badges }
        set { badges = newValue }
    }

    init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Items side by side, as often as they fit.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: true, count: nil))
    }

    /// So many items of equal width side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        counted(layoutSize, subitem, isHorizontal: true, Count(number: max(1, count), sharesLength: true))
    }

    /// An item so many times side by side, each as wide as it says.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        counted(layoutSize, subitem, isHorizontal: true, Count(number: max(1, count), sharesLength: false))
    }

    /// Items one above the other, as often as they fit.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: false, count: nil))
    }

    /// So many items of equal height one above the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        counted(layoutSize, subitem, isHorizontal: false, Count(number: max(1, count), sharesLength: true))
    }

    /// An item so many times one above the other, each as high as it says.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        counted(layoutSize, subitem, isHorizontal: false, Count(number: max(1, count), sharesLength: false))
    }

    private class func counted(
        _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, isHorizontal: Bool, _ count: Count
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(size, [subitem], .line(isHorizontal: isHorizontal, count: count))
    }

    /// A drawing of the group in letters, one number for each place, as it would be in the main screen.
    open func visualDescription() -> String { GroupDrawing(self).text }

    /// Items at places of their own.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }
}

/// A view that sits on an item: a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind under which the view is registered.
    public let elementKind: String
    /// Where on the item it is.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which place of the view is there; nil: the same one.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// In front of those with smaller values.
    open var zIndex = 1

    /// - Parameter elementKind: the kind under which the view is registered.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item attached to an item, which it can overlap.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}

/// A view at an edge of a section or of the whole layout: a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge that it is at.
    public let alignment: NSRectAlignment
    /// From there, in points.
    public let offset: CGPoint
    /// Whether the section grows to make room for it. True by default.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as its section is.
    open var pinToVisibleBounds = false

    /// An item attached to another at given places, which it can overlap.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }
}

/// A view behind the items of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind under which the view is registered.
    public let elementKind: String
    /// In front of those with smaller values; the cells are at 0.
    open var zIndex = -1

    private init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Fills the section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
