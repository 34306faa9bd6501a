import CoreGraphics

/// The groups of a section, one after the other, from the first one's start.
///
/// All groups are alike until cells ask for sizes of their own. Then those groups alone are solved again, so that what a cell asks for
/// costs the same in long sections as in short ones.
@MainActor
struct GroupRow {
    /// What the groups are made from.
    @MainActor
    struct Maker {
        let group: NSCollectionLayoutGroup
        let room: CGSize
        let environment: CollectionLayoutEnvironment
        let stacksDown: Bool
        let spacing: CGFloat

        func solve(first: Int, limit: Int, _ preferred: [Int: CGSize]) -> SolvedGroup {
            let solver = GroupSolver(environment: environment, preferred: { preferred[first + $0] }, limit: limit)
            return spaced(solver.solve(group, in: room))
        }

        /// The group with the space that it keeps free around itself; flexible space across shares what is left over.
        private func spaced(_ solved: SolvedGroup) -> SolvedGroup {
            guard let edges = group.edgeSpacing else { return solved }
            let (before, after) = stacksDown ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
            let (side, otherSide) = stacksDown ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
            let fixed = (along: before?.spacing ?? 0, across: side?.spacing ?? 0)
            let length = along(solved.size) + fixed.along + (after?.spacing ?? 0)
            let thickness = across(solved.size) + fixed.across + (otherSide?.spacing ?? 0)
            let rest = max(0, across(room) - thickness)
            let pushed = side?.isFlexible ?? false ? (otherSide?.isFlexible ?? false ? rest / 2 : rest) : 0
            let shift = fixed.across + pushed
            var moved = solved
            for index in moved.places.indices {
                moved.places[index].move(
                    by: stacksDown ? shift : fixed.along, stacksDown ? fixed.along : shift)
            }
            moved.size =
                stacksDown ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
            return moved
        }

        func along(_ size: CGSize) -> CGFloat { stacksDown ? size.height : size.width }
        func across(_ size: CGSize) -> CGFloat { stacksDown ? size.width : size.height }
    }

    /// A group that was solved by itself.
    private struct Own {
        var start: CGFloat
        var firstItem: Int
        var group: SolvedGroup
    }

    private enum Kind {
        /// As many items in each group, whatever their sizes; of some groups the extent across is known.
        case even(pitches: StackedLengths, across: [Int: CGFloat])
        /// As many items as fit: the groups up to the last item that has a size of its own. The others follow.
        case uneven([Own])
    }

    let maker: Maker
    let count: Int
    /// What cells have asked for, by item.
    private(set) var preferred: [Int: CGSize]
    private let template: SolvedGroup
    private var kind: Kind
    private var recent = RecentGroups()

    /// Groups that were solved by themselves and are likely to be asked for again: what is in sight is, at every change.
    private final class RecentGroups {
        private static let most = 128
        private var groups: [Int: SolvedGroup] = [:]

        subscript(number: Int) -> SolvedGroup? {
            get { groups[number] }
            set {
                if groups.count >= Self.most { groups.removeAll(keepingCapacity: true) }
                groups[number] = newValue
            }
        }
    }

    init(_ maker: Maker, count: Int, preferred: [Int: CGSize]) {
        self.maker = maker
        self.count = count
        self.preferred = preferred.filter { $0.key < count }
        template = count > 0 ? maker.solve(first: 0, limit: .max, [:]) : SolvedGroup(size: .zero, places: [])
        let capacity = max(1, template.places.count), groups = template.places.isEmpty ? 0 : (count - 1) / capacity + 1
        let pitch = maker.along(template.size) + maker.spacing
        kind = .even(pitches: StackedLengths(usual: pitch, count: groups), across: [:])
        guard groups > 0, isEstimated else { return }
        if maker.group.hasFixedCapacity {
            // The last group may be shorter than the others.
            if count % capacity != 0 { solveGroups([groups - 1]) }
            solveGroups(Set(self.preferred.keys.map { $0 / capacity }))
        } else {
            kind = .uneven([])
            solveUneven(from: 0)
        }
    }

    private var isEstimated: Bool {
        maker.group.layoutSize.isEstimated || template.places.contains { $0.estimatedWidth || $0.estimatedHeight }
    }
    private var capacity: Int { max(1, template.places.count) }
    private var isEmpty: Bool { count == 0 || template.places.isEmpty }
    private var pitch: CGFloat { groupLength + maker.spacing }

    /// Of a group whose cells have asked for nothing, along the row.
    var groupLength: CGFloat { maker.along(template.size) }

    // MARK: Fitting

    /// Cells have asked for sizes.
    mutating func fit(_ sizes: [Int: CGSize]) {
        let known = sizes.filter { (0..<count).contains($0.key) }
        guard isEstimated, !isEmpty, let first = known.keys.min() else { return }
        for (item, size) in known { preferred[item] = size }
        switch kind {
        case .even: solveGroups(Set(known.keys.map { $0 / capacity }))
        case .uneven: solveUneven(from: first)
        }
    }

    private mutating func solveGroups(_ numbers: Set<Int>) {
        guard case .even(var pitches, var across) = kind else { return }
        kind = .uneven([])
        // A copy of this row goes on with the groups that it knows.
        if !isKnownUniquelyReferenced(&recent) { recent = RecentGroups() }
        for number in numbers {
            let group = solved(number)
            recent[number] = group
            let size = group.size
            pitches[number] = maker.along(size) + maker.spacing
            across[number] = maker.across(size)
        }
        kind = .even(pitches: pitches, across: across)
    }

    /// A group whose cells have asked for sizes.
    private func own(_ number: Int) -> SolvedGroup {
        if let known = recent[number] { return known }
        let group = solved(number)
        recent[number] = group
        return group
    }

    private func solved(_ number: Int) -> SolvedGroup {
        let first = number * capacity
        return maker.solve(first: first, limit: count - first, preferred)
    }

    private mutating func solveUneven(from item: Int) {
        guard case .uneven(var groups) = kind else { return }
        // A first item that has become smaller may fit into the group before.
        while let last = groups.last, last.firstItem + last.group.places.count >= item { groups.removeLast() }
        guard let end = preferred.keys.max() else { return }
        while true {
            let last = groups.last
            let first = last.map { $0.firstItem + $0.group.places.count } ?? 0
            guard first <= end else { break }
            let group = maker.solve(first: first, limit: count - first, preferred)
            guard !group.places.isEmpty else { break }
            let start = last.map { $0.start + maker.along($0.group.size) + maker.spacing } ?? 0
            groups.append(Own(start: start, firstItem: first, group: group))
        }
        kind = .uneven(groups)
    }

    /// Where the groups after those that were solved by themselves begin.
    private func rest(after groups: [Own]) -> (start: CGFloat, firstItem: Int) {
        guard let last = groups.last else { return (0, 0) }
        return (
            last.start + maker.along(last.group.size) + maker.spacing, last.firstItem + last.group.places.count
        )
    }

    // MARK: Extents

    /// The length of all groups and the spaces between them.
    var length: CGFloat {
        guard !isEmpty else { return 0 }
        switch kind {
        case .even(let pitches, _): return pitches.total - maker.spacing
        case .uneven(let groups):
            let rest = rest(after: groups), left = count - rest.firstItem
            return rest.start + CGFloat((left + capacity - 1) / capacity) * pitch - maker.spacing
        }
    }

    /// The extent of the largest group across the row.
    var thickness: CGFloat {
        let usual = maker.across(template.size)
        switch kind {
        case .even(let pitches, let across):
            let largest = across.values.max() ?? 0
            return across.count < pitches.count ? max(usual, largest) : largest
        case .uneven(let groups):
            let largest = groups.map { maker.across($0.group.size) }.max() ?? 0
            return rest(after: groups).firstItem < count ? max(usual, largest) : largest
        }
    }

    // MARK: Lookup

    /// The place of an item.
    func place(of item: Int) -> SolvedPlace {
        var place: SolvedPlace
        let start: CGFloat
        switch kind {
        case .even(let pitches, let across):
            let number = item / capacity
            place = (across[number] == nil ? template : own(number)).places[item % capacity]
            start = pitches.start(of: number)
        case .uneven(let groups):
            let rest = rest(after: groups)
            if item < rest.firstItem {
                let own = groups[groups.partitioningIndex { $0.firstItem > item } - 1]
                (place, start) = (own.group.places[item - own.firstItem], own.start)
            } else {
                let number = (item - rest.firstItem) / capacity
                place = template.places[(item - rest.firstItem) % capacity]
                start = rest.start + CGFloat(number) * pitch
            }
        }
        place.move(by: maker.stacksDown ? 0 : start, maker.stacksDown ? start : 0)
        return place
    }

    /// The items of the groups that meet a stretch.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !isEmpty, low < high else { return 0..<0 }
        switch kind {
        case .even(let pitches, _):
            // Groups without length, or on top of each other, are all in the same place.
            guard pitch > 0 || !preferred.isEmpty else { return 0..<count }
            // With a negative spacing groups reach over those that follow.
            let groups = pitches.indices(from: low + min(0, maker.spacing), to: high)
            return min(count, groups.lowerBound * capacity)..<min(count, groups.upperBound * capacity)
        case .uneven(let groups): return items(of: groups, from: low, to: high)
        }
    }

    private func items(of groups: [Own], from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let rest = rest(after: groups)
        let first = groups.partitioningIndex { $0.start + maker.along($0.group.size) > low }
        let past = groups.partitioningIndex { $0.start >= high }
        let begin: Int, end: Int
        if first < groups.count {
            begin = groups[first].firstItem
        } else {
            begin = rest.firstItem + capacity * groupNumber(low - rest.start, .down)
        }
        if past < groups.count {
            end = groups[past].firstItem
        } else {
            end = rest.firstItem + capacity * groupNumber(high - rest.start, .up)
        }
        return min(count, begin)..<max(min(count, begin), min(count, end))
    }

    private func groupNumber(_ distance: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
        guard pitch > 0 else { return distance > 0 && rule == .up ? count : 0 }
        return Int(min(max((distance / pitch).rounded(rule), 0), CGFloat(count)))
    }

    /// The start of the group that begins nearest to a place.
    func start(nearest place: CGFloat) -> CGFloat {
        switch kind {
        case .even(let pitches, _):
            let number = pitches.indices(from: max(0, place), to: max(0, place) + 1).first ?? pitches.count - 1
            guard number >= 0 else { return 0 }
            let before = pitches.start(of: number), after = pitches.start(of: number + 1)
            return number + 1 < pitches.count && place - before >= after - place ? after : before
        case .uneven(let groups):
            let rest = rest(after: groups)
            if place < rest.start {
                return groups.map(\.start).min { abs($0 - place) < abs($1 - place) } ?? 0
            }
            return rest.start + (pitch > 0 ? ((place - rest.start) / pitch).rounded() * pitch : 0)
        }
    }
}

extension NSCollectionLayoutGroup {
    /// Whether it always has as many items, whatever sizes their cells ask for.
    var hasFixedCapacity: Bool {
        guard subitems.allSatisfy({ ($0 as? NSCollectionLayoutGroup)?.hasFixedCapacity ?? true }) else { return false }
        guard case .line(let isHorizontal, nil) = arrangement else { return true }
        func isEstimated(_ size: NSCollectionLayoutSize) -> Bool {
            isHorizontal ? size.widthDimension.followsCells : size.heightDimension.followsCells
        }
        return isEstimated(layoutSize) || !subitems.contains { isEstimated($0.layoutSize) }
    }
}
