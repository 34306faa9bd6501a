import CoreGraphics

/// One place for an item in a solved group.
struct SolvedPlace {
    var frame: CGRect
    var zIndex = 0
    var estimatedWidth = false
    var estimatedHeight = false
    var badges: [SolvedBadge] = []
}

/// A supplementary view on an item.
@MainActor
struct SolvedBadge {
    let item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
}

/// A group with all its places, the group's own origin being zero.
struct SolvedGroup {
    var size: CGSize
    var places: [SolvedPlace]
}

/// Works out the places of one group.
///
/// Sizes that cells have asked for come in through `preferred`, by the number of the place in the group.
@MainActor
struct GroupSolver {
    let environment: CollectionLayoutEnvironment
    let preferred: (Int) -> CGSize?
    /// How many items are left to be placed.
    let limit: Int

    /// A nearly exact fit still fits.
    private static let tolerance: CGFloat = 1e-3

    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
        var next = 0
        return inset(badged(solve(group, in: container, &next), group), by: group.contentInsets)
    }

    /// The group with the views that sit on it; its first place takes them along.
    private func badged(_ solved: SolvedGroup, _ group: NSCollectionLayoutGroup) -> SolvedGroup {
        guard !group.supplementaryItems.isEmpty, !solved.places.isEmpty else { return solved }
        let insets = group.contentInsets
        // The places are moved by the insets afterwards.
        let inner = CGRect(origin: .zero, size: solved.size).inset(by: insets)
        var solved = solved
        solved.places[0].badges += group.supplementaryItems.map {
            badge($0, on: CGRect(origin: .zero, size: inner.size), outer: solved.size)
        }
        return solved
    }

    private func badge(
        _ item: NSCollectionLayoutSupplementaryItem, on frame: CGRect, outer: CGSize
    ) -> SolvedBadge {
        SolvedBadge(
            item: item,
            frame: item.containerAnchor.frame(of: item.layoutSize.size(in: outer), in: frame, item: item.itemAnchor))
    }

    private func solve(
        _ group: NSCollectionLayoutGroup, in container: CGSize, _ next: inout Int
    ) -> SolvedGroup {
        let size = group.layoutSize.size(in: container)
        switch group.arrangement {
        case .custom(let provider):
            let inner = CollectionLayoutEnvironment(
                size: size, insets: group.contentInsets, traits: environment.traitCollection)
            let places = provider(inner).map { SolvedPlace(frame: $0.frame, zIndex: $0.zIndex) }
            next += places.count
            return SolvedGroup(size: size, places: places)
        case .line(let isHorizontal, let count):
            return LineSolver(solver: self, group: group, isHorizontal: isHorizontal, count: count, size: size)
                .solve(&next)
        }
    }

    /// A subitem of a line: a cell, or a group of its own.
    ///
    /// - Parameters:
    ///   - forced: What the line makes of its size.
    ///   - least: As large as the siblings are, where it follows them.
    func solveSubitem(
        _ item: NSCollectionLayoutItem, in container: CGSize, size forced: CGSize?, least: CGSize = .zero,
        _ next: inout Int
    ) -> SolvedGroup {
        if let group = item as? NSCollectionLayoutGroup {
            var solved = solve(group, in: forced ?? container, &next)
            if let forced { solved.size = forced }
            return inset(badged(solved, group), by: item.contentInsets)
        }
        var size = forced ?? item.layoutSize.size(in: container)
        if let wanted = preferred(next) {
            if item.layoutSize.widthDimension.followsCells { size.width = wanted.width }
            if item.layoutSize.heightDimension.followsCells { size.height = wanted.height }
        }
        if item.layoutSize.widthDimension.isUniformAcrossSiblings { size.width = max(size.width, least.width) }
        if item.layoutSize.heightDimension.isUniformAcrossSiblings { size.height = max(size.height, least.height) }
        next += 1
        var place = SolvedPlace(
            frame: CGRect(origin: .zero, size: size).inset(by: item.insetsOfItsOwn),
            estimatedWidth: item.layoutSize.widthDimension.followsCells,
            estimatedHeight: item.layoutSize.heightDimension.followsCells)
        place.badges = item.supplementaryItems.map { badge($0, on: place.frame, outer: size) }
        return SolvedGroup(size: size, places: [place])
    }

    private func inset(_ solved: SolvedGroup, by insets: NSDirectionalEdgeInsets) -> SolvedGroup {
        guard insets != .zero else { return solved }
        var moved = solved
        for index in moved.places.indices { moved.places[index].move(by: insets.leading, insets.top) }
        return moved
    }

    static func fits(_ length: CGFloat, in room: CGFloat) -> Bool { length <= room + tolerance }
}

/// Puts the items of a group in a line.
@MainActor
private struct LineSolver {
    let solver: GroupSolver
    let group: NSCollectionLayoutGroup
    let isHorizontal: Bool
    let count: NSCollectionLayoutGroup.Count?
    let size: CGSize

    private struct Piece {
        let item: NSCollectionLayoutItem
        /// The number of its first place in the group.
        let start: Int
        var solved: SolvedGroup
        let before: EdgeSpace
        let after: EdgeSpace
        let crossBefore: EdgeSpace
        let crossAfter: EdgeSpace
    }

    /// Room at one side of a piece.
    private struct EdgeSpace {
        var points: CGFloat = 0
        /// Whether it takes its share of what is left over.
        var isFlexible = false

        @MainActor init(_ spacing: NSCollectionLayoutSpacing?) {
            (points, isFlexible) = (spacing?.spacing ?? 0, spacing?.isFlexible ?? false)
        }
    }

    private var estimatesMain: Bool {
        isHorizontal ? group.layoutSize.widthDimension.followsCells : group.layoutSize.heightDimension.followsCells
    }
    private var estimatesCross: Bool {
        isHorizontal ? group.layoutSize.heightDimension.followsCells : group.layoutSize.widthDimension.followsCells
    }
    private var inner: CGSize {
        let insets = group.contentInsets
        return CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }
    private func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    private func cross(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

    func solve(_ next: inout Int) -> SolvedGroup {
        let pieces = levelled(takePieces(&next))
        let used =
            pieces.reduce(0) { $0 + main($1.solved.size) + $1.before.points + $1.after.points }
            + spacing * CGFloat(max(0, pieces.count - 1))
        let isFlexible = group.interItemSpacing?.isFlexible ?? false
        let share = shareOfRest(pieces, rest: max(0, main(inner) - used), gapsAreFlexible: isFlexible)
        let gap = spacing + (isFlexible ? share : 0)
        let thickness = pieces.map(thickness).max() ?? 0
        let crossRoom = estimatesCross ? thickness : max(thickness, cross(inner))
        var places: [SolvedPlace] = []
        var position: CGFloat = 0
        for piece in pieces {
            position += piece.before.points + (piece.before.isFlexible ? share : 0)
            let side = side(of: piece, in: crossRoom)
            for place in piece.solved.places {
                var moved = place
                moved.move(by: isHorizontal ? position : side, isHorizontal ? side : position)
                places.append(moved)
            }
            position += main(piece.solved.size) + piece.after.points + (piece.after.isFlexible ? share : 0) + gap
        }
        let length = pieces.isEmpty ? 0 : position - gap
        return SolvedGroup(size: finalSize(length: length, thickness: thickness), places: places)
    }

    /// What each flexible space along the line gets of the rest.
    private func shareOfRest(_ pieces: [Piece], rest: CGFloat, gapsAreFlexible: Bool) -> CGFloat {
        let atEdges = pieces.reduce(0) { $0 + ($1.before.isFlexible ? 1 : 0) + ($1.after.isFlexible ? 1 : 0) }
        let spaces = atEdges + (gapsAreFlexible ? max(0, pieces.count - 1) : 0)
        return spaces > 0 ? rest / CGFloat(spaces) : 0
    }

    private func thickness(_ piece: Piece) -> CGFloat {
        piece.crossBefore.points + cross(piece.solved.size) + piece.crossAfter.points
    }

    /// Where a piece is across the line.
    private func side(of piece: Piece, in room: CGFloat) -> CGFloat {
        guard piece.crossBefore.isFlexible else { return piece.crossBefore.points }
        let rest = max(0, room - thickness(piece))
        return piece.crossBefore.points + (piece.crossAfter.isFlexible ? rest / 2 : rest)
    }

    /// An estimated group is as large as what is in it.
    private func finalSize(length: CGFloat, thickness: CGFloat) -> CGSize {
        let mainSize = estimatesMain && length > 0 ? length : main(size)
        let crossSize = estimatesCross && thickness > 0 ? thickness : cross(size)
        return isHorizontal
            ? CGSize(width: mainSize, height: crossSize) : CGSize(width: crossSize, height: mainSize)
    }

    private func takePieces(_ next: inout Int) -> [Piece] {
        guard !group.subitems.isEmpty else { return [] }
        var pieces: [Piece] = []
        var used: CGFloat = 0
        while next < solver.limit {
            if let count, pieces.count == count.number { break }
            let item = group.subitems[pieces.count % group.subitems.count]
            let start = next
            let piece = makePiece(item, &next)
            let length = main(piece.solved.size) + piece.before.points + piece.after.points
            let needed = used + (pieces.isEmpty ? 0 : spacing) + length
            let isRepeat = pieces.count >= group.subitems.count
            if count == nil, !pieces.isEmpty, !GroupSolver.fits(needed, in: main(inner)), isRepeat || !estimatesMain {
                next = start
                break
            }
            // Estimated groups repeat nothing: they are as long as their items.
            if count == nil, estimatesMain, isRepeat {
                next = start
                break
            }
            pieces.append(piece)
            used = needed
            if length <= 0, isRepeat { break }
        }
        return pieces
    }

    /// Cells that are as large as their siblings grow to the largest.
    private func levelled(_ pieces: [Piece]) -> [Piece] {
        let uniform = pieces.filter { !($0.item is NSCollectionLayoutGroup) && $0.item.layoutSize.isUniform }
        guard uniform.count > 1 else { return pieces }
        let largest = uniform.reduce(CGSize.zero) { size, piece in
            CGSize(width: max(size.width, piece.solved.size.width), height: max(size.height, piece.solved.size.height))
        }
        return pieces.map { piece in
            guard !(piece.item is NSCollectionLayoutGroup), piece.item.layoutSize.isUniform else { return piece }
            var piece = piece, start = piece.start
            piece.solved = solver.solveSubitem(
                piece.item, in: inner, size: forcedSize(piece.item), least: largest, &start)
            return piece
        }
    }

    private func makePiece(_ item: NSCollectionLayoutItem, _ next: inout Int) -> Piece {
        let start = next
        let solved = solver.solveSubitem(item, in: inner, size: forcedSize(item), &next)
        let edges = item.edgeSpacing
        let (leading, trailing) = (EdgeSpace(edges?.leading), EdgeSpace(edges?.trailing))
        let (top, bottom) = (EdgeSpace(edges?.top), EdgeSpace(edges?.bottom))
        return isHorizontal
            ? Piece(
                item: item, start: start, solved: solved, before: leading, after: trailing, crossBefore: top,
                crossAfter: bottom)
            : Piece(
                item: item, start: start, solved: solved, before: top, after: bottom, crossBefore: leading,
                crossAfter: trailing)
    }

    /// With a count, items share the length of the line.
    private func forcedSize(_ item: NSCollectionLayoutItem) -> CGSize? {
        guard let count, count.sharesLength, !estimatesMain else { return nil }
        let share = max(0, (main(inner) - spacing * CGFloat(count.number - 1)) / CGFloat(count.number))
        let own = item.layoutSize.size(in: inner)
        return isHorizontal ? CGSize(width: share, height: own.height) : CGSize(width: own.width, height: share)
    }
}

extension NSCollectionLayoutItem {
    /// The insets that count: none along a side that the cell itself decides about.
    fileprivate var insetsOfItsOwn: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.followsCells { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.followsCells { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

extension SolvedPlace {
    @MainActor mutating func move(by dx: CGFloat, _ dy: CGFloat) {
        frame.origin.x += dx
        frame.origin.y += dy
        for index in badges.indices {
            badges[index].frame.origin.x += dx
            badges[index].frame.origin.y += dy
        }
    }
}

extension CGRect {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
