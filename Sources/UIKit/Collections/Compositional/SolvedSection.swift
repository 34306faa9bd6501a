import CoreGraphics

/// A section of a compositional layout with everything in its place, from the section's own start.
///
@MainActor
struct SolvedSection {
    let section: NSCollectionLayoutSection
    let environment: CollectionLayoutEnvironment
    let count: Int
    let isVertical: Bool
    /// Along the layout's direction of scrolling, headers and insets included.
    private(set) var length: CGFloat = 0
    /// The extent of the groups across, for sections that scroll that way.
    private(set) var orthogonalLength: CGFloat = 0
    /// Headers and footers, and where they are.
    private(set) var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    /// Where the groups and the insets around them are, without headers and footers.
    private(set) var body = CGRect.zero
    /// All of the section; its background is behind it.
    var whole: CGRect {
        let size = environment.effectiveContentSize
        return isVertical
            ? CGRect(x: 0, y: 0, width: size.width, height: length)
            : CGRect(x: 0, y: 0, width: length, height: size.height)
    }
    /// The section's own insets, and those of what they are measured from.
    let insets: NSDirectionalEdgeInsets
    /// Those of headers and footers.
    private let edgeInsets: NSDirectionalEdgeInsets
    private var groups: GroupRow
    private var preferredEdges: [String: CGSize]
    private var origin = CGPoint.zero

    /// - Parameters:
    ///   - margins: What the section's insets are measured from.
    ///   - edgeMargins: What the insets of headers and footers are measured from; nil: as the section's.
    ///   - kept: What cells have asked for in the section that this one replaces.
    init(
        _ section: NSCollectionLayoutSection, count: Int, environment: CollectionLayoutEnvironment, isVertical: Bool,
        margins: NSDirectionalEdgeInsets, edgeMargins: NSDirectionalEdgeInsets? = nil, kept: PreferredSizes
    ) {
        self.section = section
        self.environment = environment
        self.count = count
        self.isVertical = isVertical
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        let own = section.contentInsets
        insets = NSDirectionalEdgeInsets(
            top: own.top + margins.top, leading: own.leading + margins.leading, bottom: own.bottom + margins.bottom,
            trailing: own.trailing + margins.trailing)
        let follows = section.supplementariesFollowContentInsets
        let edge = edgeMargins ?? (follows ? margins : .zero)
        edgeInsets =
            follows
            ? NSDirectionalEdgeInsets(
                top: own.top + edge.top, leading: own.leading + edge.leading, bottom: own.bottom + edge.bottom,
                trailing: own.trailing + edge.trailing) : edge
        let size = environment.effectiveContentSize
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: isVertical ? size.height : max(0, size.height - insets.top - insets.bottom))
        groups = GroupRow(
            GroupRow.Maker(
                group: section.group, room: room, environment: environment, stacksDown: isVertical != isOrthogonal,
                spacing: section.interGroupSpacing), count: count, preferred: kept.items)
        preferredEdges = kept.edges
        arrange()
    }

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether groups follow each other from the top down.
    private var stacksDown: Bool { groups.maker.stacksDown }

    /// What cells, headers and footers have asked for.
    var preferred: PreferredSizes { PreferredSizes(items: groups.preferred, edges: preferredEdges) }

    /// What the cell of an item has asked for.
    func preferredSize(of item: Int) -> CGSize? { groups.preferred[item] }

    /// Cells, headers or footers have asked for sizes.
    mutating func fit(_ sizes: PreferredSizes) {
        groups.fit(sizes.items)
        preferredEdges.merge(sizes.edges) { $1 }
        arrange()
    }

    // MARK: Arranging

    private mutating func arrange() {
        let size = environment.effectiveContentSize
        let groupsLength = groups.length
        // Across, groups have the section's own extent unless they scroll that way.
        let groupsExtent = isOrthogonal ? groups.thickness : groupsLength
        var before: CGFloat = 0, after: CGFloat = 0
        let sides = edgeInsets
        let edgeRoom = CGSize(
            width: max(0, size.width - sides.leading - sides.trailing), height: size.height)
        let sized = section.boundarySupplementaryItems.map {
            ($0, $0.layoutSize.size(in: edgeRoom, preferred: preferredEdges[$0.elementKind]))
        }
        for (item, size) in sized where item.extendsBoundary {
            let length = isVertical ? size.height : size.width
            if isVertical ? item.alignment.isTop : item.alignment.isLeading { before += length + section.headerPadding }
            if isVertical ? item.alignment.isBottom : item.alignment.isTrailing { after += length }
        }
        let hasItems = count > 0
        let bodyLength =
            (isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
            + (hasItems ? groupsExtent : 0)
        length = before + bodyLength + after
        orthogonalLength = (isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom) + groupsLength
        body =
            isVertical
            ? CGRect(x: 0, y: before, width: size.width, height: bodyLength)
            : CGRect(x: before, y: 0, width: bodyLength, height: size.height)
        origin =
            isVertical
            ? CGPoint(x: insets.leading, y: before + insets.top) : CGPoint(x: before + insets.leading, y: insets.top)
        edges = sized.map { item, itemSize in
            (item, edgeFrame(item, itemSize, sides, before: before, after: after))
        }
    }

    private func edgeFrame(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ sides: NSDirectionalEdgeInsets,
        before: CGFloat, after: CGFloat
    ) -> CGRect {
        let whole = whole
        let alignment = item.alignment
        let room = CGRect(
            x: whole.minX + (isVertical ? sides.leading : 0), y: whole.minY,
            width: whole.width - (isVertical ? sides.leading + sides.trailing : 0), height: whole.height)
        var x = room.midX - size.width / 2, y = room.midY - size.height / 2
        if alignment.isLeading { x = room.minX } else if alignment.isTrailing { x = room.maxX - size.width }
        if alignment.isTop {
            y = room.minY + section.headerPadding
        } else if alignment.isBottom {
            y = room.maxY - size.height
        }
        return CGRect(x: x + item.offset.x, y: y + item.offset.y, width: size.width, height: size.height)
    }

    // MARK: Lookup

    /// The place of an item.
    func place(of item: Int) -> SolvedPlace {
        var place = groups.place(of: item)
        place.move(by: origin.x, origin.y)
        return place
    }

    /// The items of the groups that meet a stretch, in the direction in which groups follow each other.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let shift = stacksDown ? origin.y : origin.x
        return groups.items(from: low - shift, to: high - shift)
    }

    /// Where groups begin, for scrolling that stops at them: the group nearest to an offset.
    func groupStart(nearest offset: CGFloat) -> CGFloat { groups.start(nearest: offset) }

    /// The length of a group whose cells have asked for nothing.
    var groupLength: CGFloat { groups.groupLength }
}

/// The sizes that the cells, headers and footers of a section have asked for.
struct PreferredSizes {
    /// By item.
    var items: [Int: CGSize] = [:]
    /// By kind.
    var edges: [String: CGSize] = [:]
}
