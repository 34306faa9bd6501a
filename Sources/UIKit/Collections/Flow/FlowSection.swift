import CoreGraphics

/// Where the items of one flow-layout section lie, worked out in the abstract: `across` runs along a line, `along` runs from
/// line to line, in the direction of scrolling. Points, from the section's own start.
///
/// The rules were measured on UIKit: a full line is justified, the last line of equal items keeps a full line's gaps, a last line of
/// mixed items keeps the minimum gap, a line's items are centred on its thickness, and origins snap to the pixel grid.
struct FlowSection {
    /// An item's or a line's size in the abstract directions.
    struct Extent: Equatable {
        var across: CGFloat
        var along: CGFloat
    }

    /// Four margins in the abstract directions.
    struct Margins: Equatable {
        var beforeAlong: CGFloat = 0
        var afterAlong: CGFloat = 0
        var beforeAcross: CGFloat = 0
        var afterAcross: CGFloat = 0
    }

    enum Items {
        case uniform(Extent, count: Int)
        case mixed([Extent])
        /// The first ones have sizes of their own, the rest are alike as far as is known.
        case begun([Extent], rest: Extent, count: Int)

        var count: Int {
            switch self {
            case .uniform(_, let count), .begun(_, _, let count): count
            case .mixed(let extents): extents.count
            }
        }
    }

    struct Metrics {
        /// The whole width of the section across, margins included.
        var across: CGFloat = 0
        var margins = Margins()
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var headerLength: CGFloat = 0
        var footerLength: CGFloat = 0
        /// Pixels a point.
        var scale: CGFloat = 1
    }

    /// An item that is wider than this beyond the exact fit goes to the next line.
    static let tolerance: CGFloat = 1e-6

    let metrics: Metrics
    private(set) var items: Items
    /// From the header's start to the footer's end.
    private(set) var length: CGFloat = 0
    /// The lines of items with sizes of their own.
    private var mixedLines: [Line] = []
    /// The lines of equal items: all of them, or those after the mixed ones.
    private var uniform: UniformLines?

    init(metrics: Metrics, items: Items) {
        self.metrics = metrics
        self.items = items
        breakLines(from: 0)
    }

    /// The same items on lines of another length.
    func made(again across: CGFloat) -> FlowSection {
        var metrics = metrics
        metrics.across = across
        return FlowSection(metrics: metrics, items: items)
    }

    private var room: CGFloat { max(0, metrics.across - metrics.margins.beforeAcross - metrics.margins.afterAcross) }

    /// Items that were supposed to be like the rest have sizes of their own. Only the lines from theirs on are made anew.
    mutating func fit(_ extents: [Int: Extent]) {
        guard let first = extents.keys.min(), let last = extents.keys.max(), last < items.count else { return }
        var known: [Extent]
        let rest: Extent, count: Int
        switch items {
        case .uniform(let extent, let number): (known, rest, count) = ([], extent, number)
        case .begun(let begun, let extent, let number): (known, rest, count) = (begun, extent, number)
        case .mixed: return
        }
        items = .uniform(rest, count: 0)
        if known.count <= last { known += Array(repeating: rest, count: last + 1 - known.count) }
        for (item, extent) in extents { known[item] = extent }
        items = .begun(known, rest: rest, count: count)
        // A first item that has become smaller may fit on the line before.
        breakLines(from: max(0, lineIndex(containing: first) - 1))
    }

    /// Breaks lines from one on; those before it stay.
    private mutating func breakLines(from index: Int) {
        mixedLines.removeSubrange(min(index, mixedLines.count)...)
        let first = mixedLines.last?.items.upperBound ?? 0
        let along = mixedLines.last.map { $0.along + $0.thickness + metrics.lineSpacing } ?? 0
        switch items {
        case .uniform(let extent, let count):
            uniform = UniformLines(
                extent: extent, firstItem: 0, count: count, start: 0, room: room, metrics: metrics)
        case .mixed(let extents):
            let lines = LineBreaker(metrics: metrics, room: room, count: extents.count) { extents[$0] }
            mixedLines += lines.lines(from: first, along: along, until: extents.count)
        case .begun(let extents, let rest, let count):
            let lines = LineBreaker(metrics: metrics, room: room, count: count) {
                $0 < extents.count ? extents[$0] : rest
            }
            mixedLines += lines.lines(from: first, along: along, until: extents.count)
            let next = mixedLines.last?.items.upperBound ?? 0
            let start = mixedLines.last.map { $0.along + $0.thickness + metrics.lineSpacing } ?? 0
            uniform =
                next < count
                ? UniformLines(
                    extent: rest, firstItem: next, count: count - next, start: start, room: room, metrics: metrics)
                : nil
        }
        let end = uniform.map { $0.start + $0.length } ?? mixedLines.last.map { $0.along + $0.thickness } ?? 0
        length = Self.length(of: end, metrics)
    }

    private static func length(of lines: CGFloat, _ metrics: Metrics) -> CGFloat {
        metrics.headerLength + metrics.margins.beforeAlong + lines + metrics.margins.afterAlong + metrics.footerLength
    }

    /// Where the first line begins.
    private var linesStart: CGFloat { metrics.headerLength + metrics.margins.beforeAlong }

    /// Where the footer begins.
    var footerStart: CGFloat { length - metrics.footerLength }

    // MARK: Lookup

    /// The item's rectangle, in a section that begins at `start`: x across, y along.
    func frame(of item: Int, from start: CGFloat = 0) -> CGRect {
        if let uniform, item >= uniform.firstItem {
            let place = uniform.place(of: item)
            return snapped(across: place.across, along: start + place.along, extent: uniform.extent)
        }
        let line = mixedLines[lineIndex(containing: item)]
        var across = line.firstAcross
        for before in line.items.lowerBound..<item { across += extent(of: before).across + line.gap }
        let own = extent(of: item)
        return snapped(across: across, along: start + line.along + (line.thickness - own.along) / 2, extent: own)
    }

    /// Where the line of an item begins, from the section's own start.
    func lineStart(of item: Int) -> CGFloat {
        if let uniform, item >= uniform.firstItem { return linesStart + uniform.place(of: item).along }
        return linesStart + mixedLines[lineIndex(containing: item)].along
    }

    private func extent(of item: Int) -> Extent {
        switch items {
        case .uniform(let extent, _): extent
        case .mixed(let extents): extents[item]
        case .begun(let extents, let rest, _): item < extents.count ? extents[item] : rest
        }
    }

    private func snapped(across: CGFloat, along: CGFloat, extent: Extent) -> CGRect {
        let origin = CGPoint(x: metrics.margins.beforeAcross + across, y: linesStart + along).onPixel(metrics.scale)
        return CGRect(x: origin.x, y: origin.y, width: extent.across, height: extent.along)
    }

    /// The items of the lines that meet a stretch of the section: few comparisons, however many items.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let from = start - linesStart
        let to = end - linesStart
        guard from < to else { return 0..<0 }
        let rest = uniform.map { $0.items(from: from, to: to) } ?? 0..<0
        let first = mixedLines.partitioningIndex { $0.along + $0.thickness > from }
        let past = mixedLines.partitioningIndex { $0.along >= to }
        guard first < past else { return rest }
        let begun = mixedLines[first].items.lowerBound..<mixedLines[past - 1].items.upperBound
        return rest.isEmpty ? begun : begun.lowerBound..<rest.upperBound
    }

    private func lineIndex(containing item: Int) -> Int {
        mixedLines.partitioningIndex { $0.items.upperBound > item }
    }
}

extension Array {
    /// The index of the first element for which `predicate` holds, in an array where it holds for all that follow.
    func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
