import CoreGraphics

/// A section of a compositional layout with everything in its place, from the section's own start.
///
/// Groups of known size are solved once and repeated by arithmetic; groups with estimates are solved one by one.
@MainActor
struct SolvedSection {
    let section: NSCollectionLayoutSection
    let environment: LayoutEnvironment
    let count: Int
    let isVertical: Bool
    /// Along the layout's direction of scrolling, headers and insets included.
    private(set) var length: CGFloat = 0
    /// The extent of the groups across, for sections that scroll that way.
    private(set) var orthogonalLength: CGFloat = 0
    /// Headers and footers, and where they are.
    private(set) var edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    /// Where the groups are, without headers and footers; the section's background is behind it.
    private(set) var body = CGRect.zero
    private var template = SolvedGroup(size: .zero, places: [])
    private var groups: [(start: CGFloat, firstItem: Int, group: SolvedGroup)]?
    private var origin = CGPoint.zero

    init(
        _ section: NSCollectionLayoutSection, count: Int, environment: LayoutEnvironment, isVertical: Bool,
        preferred: @escaping (Int) -> CGSize?
    ) {
        self.section = section
        self.environment = environment
        self.count = count
        self.isVertical = isVertical
        solveGroups(preferred)
        arrange()
    }

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether groups follow each other from the top down.
    private var stacksDown: Bool { isVertical != isOrthogonal }
    private var insets: NSDirectionalEdgeInsets { section.contentInsets }

    private var room: CGSize {
        let size = environment.effectiveContentSize
        return CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: isVertical ? size.height : max(0, size.height - insets.top - insets.bottom))
    }

    private func along(_ size: CGSize) -> CGFloat { stacksDown ? size.height : size.width }

    // MARK: Groups

    private mutating func solveGroups(_ preferred: @escaping (Int) -> CGSize?) {
        let solver = GroupSolver(environment: environment, preferred: { _ in nil }, limit: .max)
        guard count > 0 else { return }
        template = solver.solve(section.group, in: room)
        let isEstimated =
            section.group.layoutSize.isEstimated || template.places.contains { $0.estimatedWidth || $0.estimatedHeight }
        guard isEstimated, !template.places.isEmpty else { return }
        var solved: [(start: CGFloat, firstItem: Int, group: SolvedGroup)] = []
        var first = 0, start: CGFloat = 0
        while first < count {
            let offset = first
            let group = GroupSolver(
                environment: environment, preferred: { preferred(offset + $0) }, limit: count - first
            ).solve(section.group, in: room)
            guard !group.places.isEmpty else { break }
            solved.append((start, first, group))
            start += along(group.size) + section.interGroupSpacing
            first += group.places.count
        }
        groups = solved
    }

    private var groupPitch: CGFloat { along(template.size) + section.interGroupSpacing }
    private var capacity: Int { max(1, template.places.count) }

    /// The length of all groups, one after the other.
    private var groupsLength: CGFloat {
        if let groups { return groups.last.map { $0.start + along($0.group.size) } ?? 0 }
        guard count > 0, !template.places.isEmpty else { return 0 }
        let number = (count + capacity - 1) / capacity
        return CGFloat(number) * groupPitch - section.interGroupSpacing
    }

    private var thickness: CGFloat {
        let sizes = groups?.map(\.group.size) ?? [template.size]
        return sizes.map { stacksDown ? $0.width : $0.height }.max() ?? 0
    }

    // MARK: Arranging

    private mutating func arrange() {
        let size = environment.effectiveContentSize
        let groupSize =
            stacksDown
            ? CGSize(width: thickness, height: groupsLength) : CGSize(width: groupsLength, height: thickness)
        var before: CGFloat = 0, after: CGFloat = 0
        let sides = section.supplementariesFollowContentInsets ? insets : .zero
        let edgeRoom = CGSize(
            width: max(0, size.width - sides.leading - sides.trailing), height: size.height)
        let sized = section.boundarySupplementaryItems.map { ($0, $0.layoutSize.size(in: edgeRoom)) }
        for (item, size) in sized where item.extendsBoundary {
            let length = isVertical ? size.height : size.width
            if isVertical ? item.alignment.isTop : item.alignment.isLeading { before += length }
            if isVertical ? item.alignment.isBottom : item.alignment.isTrailing { after += length }
        }
        let hasItems = count > 0
        let bodyLength =
            (isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
            + (hasItems ? (isVertical ? groupSize.height : groupSize.width) : 0)
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
        let whole =
            isVertical
            ? CGRect(x: 0, y: 0, width: environment.effectiveContentSize.width, height: length)
            : CGRect(x: 0, y: 0, width: length, height: environment.effectiveContentSize.height)
        let alignment = item.alignment
        let room = CGRect(
            x: whole.minX + (isVertical ? sides.leading : 0), y: whole.minY,
            width: whole.width - (isVertical ? sides.leading + sides.trailing : 0), height: whole.height)
        var x = room.midX - size.width / 2, y = room.midY - size.height / 2
        if alignment.isLeading { x = room.minX } else if alignment.isTrailing { x = room.maxX - size.width }
        if alignment.isTop { y = room.minY } else if alignment.isBottom { y = room.maxY - size.height }
        return CGRect(x: x + item.offset.x, y: y + item.offset.y, width: size.width, height: size.height)
    }

    // MARK: Lookup

    /// The place of an item.
    func place(of item: Int) -> SolvedPlace {
        var place: SolvedPlace
        let start: CGFloat
        if let groups {
            let index = groups.partitioningIndex { $0.firstItem > item } - 1
            place = groups[index].group.places[item - groups[index].firstItem]
            start = groups[index].start
        } else {
            place = template.places[item % capacity]
            start = CGFloat(item / capacity) * groupPitch
        }
        place.move(by: origin.x + (stacksDown ? 0 : start), origin.y + (stacksDown ? start : 0))
        return place
    }

    /// The items of the groups that meet a stretch, in the direction in which groups follow each other.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, !template.places.isEmpty else { return 0..<0 }
        let shift = stacksDown ? origin.y : origin.x
        let from = low - shift, to = high - shift
        if let groups {
            let first = groups.partitioningIndex { $0.start + along($0.group.size) > from }
            let past = groups.partitioningIndex { $0.start >= to }
            guard first < past else { return 0..<0 }
            let last = groups[past - 1]
            return groups[first].firstItem..<min(count, last.firstItem + last.group.places.count)
        }
        // Custom groups may reach beyond their size: a group more at each end does no harm.
        guard groupPitch > 0 else { return 0..<count }
        let number = CGFloat((count + capacity - 1) / capacity)
        let first = Int(min(max((from / groupPitch).rounded(.down), 0), number))
        let past = Int(min(max((to / groupPitch).rounded(.up), 0), number))
        return min(count, first * capacity)..<max(min(count, first * capacity), min(count, past * capacity))
    }

    /// Where groups begin, for scrolling that stops at them: the group nearest to an offset.
    func groupStart(nearest offset: CGFloat) -> CGFloat {
        if let groups { return groups.map(\.start).min { abs($0 - offset) < abs($1 - offset) } ?? 0 }
        guard groupPitch > 0 else { return 0 }
        return max(0, (offset / groupPitch).rounded()) * groupPitch
    }

    /// The length of the group that begins at an offset.
    var groupLength: CGFloat { along(template.size) }
}
