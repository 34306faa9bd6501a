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

        var count: Int {
            switch self {
            case .uniform(_, let count): count
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

    /// One line: which items, where, how the gaps are.
    private struct Line {
        var items: Range<Int>
        var along: CGFloat
        var thickness: CGFloat
        var firstAcross: CGFloat
        var gap: CGFloat
    }

    /// An item that is wider than this beyond the exact fit goes to the next line.
    private static let tolerance: CGFloat = 1e-6

    let metrics: Metrics
    let items: Items
    /// From the header's start to the footer's end.
    let length: CGFloat
    private let mixedLines: [Line]
    private let uniform: UniformLines?

    init(metrics: Metrics, items: Items) {
        self.metrics = metrics
        self.items = items
        let room = max(0, metrics.across - metrics.margins.beforeAcross - metrics.margins.afterAcross)
        switch items {
        case .uniform(let extent, let count):
            let lines = UniformLines(extent: extent, count: count, room: room, metrics: metrics)
            uniform = lines
            mixedLines = []
            length = Self.length(of: lines.length, metrics)
        case .mixed(let extents):
            uniform = nil
            mixedLines = Self.breakLines(extents, room: room, metrics: metrics)
            let last = mixedLines.last
            length = Self.length(of: last.map { $0.along + $0.thickness } ?? 0, metrics)
        }
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
        if let uniform {
            let place = uniform.place(of: item)
            return snapped(across: place.across, along: start + place.along, extent: uniform.extent)
        }
        guard case .mixed(let extents) = items else { return .zero }
        let line = mixedLines[lineIndex(containing: item)]
        var across = line.firstAcross
        for before in line.items.lowerBound..<item { across += extents[before].across + line.gap }
        let extent = extents[item]
        return snapped(across: across, along: start + line.along + (line.thickness - extent.along) / 2, extent: extent)
    }

    private func snapped(across: CGFloat, along: CGFloat, extent: Extent) -> CGRect {
        let scale = metrics.scale
        let x = ((metrics.margins.beforeAcross + across) * scale).rounded() / scale
        let y = ((linesStart + along) * scale).rounded() / scale
        return CGRect(x: x, y: y, width: extent.across, height: extent.along)
    }

    /// The items of the lines that meet a stretch of the section: few comparisons, however many items.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let from = start - linesStart
        let to = end - linesStart
        guard from < to else { return 0..<0 }
        if let uniform { return uniform.items(from: from, to: to) }
        let first = mixedLines.partitioningIndex { $0.along + $0.thickness > from }
        let past = mixedLines.partitioningIndex { $0.along >= to }
        guard first < past else { return 0..<0 }
        return mixedLines[first].items.lowerBound..<mixedLines[past - 1].items.upperBound
    }

    private func lineIndex(containing item: Int) -> Int {
        mixedLines.partitioningIndex { $0.items.upperBound > item }
    }

    // MARK: Breaking mixed items

    private static func breakLines(_ extents: [Extent], room: CGFloat, metrics: Metrics) -> [Line] {
        var lines: [Line] = []
        var first = 0
        var along: CGFloat = 0
        while first < extents.count {
            var used = extents[first].across
            var end = first + 1
            while end < extents.count, used + metrics.itemSpacing + extents[end].across <= room + tolerance {
                used += metrics.itemSpacing + extents[end].across
                end += 1
            }
            let line = makeLine(
                first..<end, extents, along: along, room: room, isLast: end == extents.count, metrics: metrics)
            lines.append(line)
            along += line.thickness + metrics.lineSpacing
            first = end
        }
        return lines
    }

    private static func makeLine(
        _ range: Range<Int>, _ extents: [Extent], along: CGFloat, room: CGFloat, isLast: Bool, metrics: Metrics
    ) -> Line {
        let members = extents[range]
        let thickness = members.map(\.along).max() ?? 0
        let total = members.reduce(0) { $0 + $1.across }
        if !isLast {
            let gaps = justified(count: range.count, total: total, room: room)
            return Line(items: range, along: along, thickness: thickness, firstAcross: gaps.first, gap: gaps.gap)
        }
        let size = extents[range.lowerBound]
        let isEven = members.allSatisfy { $0 == size }
        let first = range.count == 1 && 2 * total + metrics.itemSpacing > room + tolerance
        return Line(
            items: range, along: along, thickness: thickness, firstAcross: first ? (room - total) / 2 : 0,
            gap: isEven
                ? UniformLines.gap(extent: size.across, room: room, spacing: metrics.itemSpacing)
                : metrics.itemSpacing)
    }

    /// A full line's gaps share what is left over; a lone item is centred, even where it does not fit.
    private static func justified(count: Int, total: CGFloat, room: CGFloat) -> (first: CGFloat, gap: CGFloat) {
        count == 1 ? ((room - total) / 2, 0) : (0, (room - total) / CGFloat(count - 1))
    }

    // MARK: Equal items

    /// Lines of equal items, by arithmetic: nothing is stored per item.
    private struct UniformLines {
        let extent: Extent
        let count: Int
        let perLine: Int
        let gap: CGFloat
        let firstAcross: CGFloat
        let pitch: CGFloat

        init(extent: Extent, count: Int, room: CGFloat, metrics: Metrics) {
            self.extent = extent
            self.count = count
            perLine = Self.capacity(extent: extent.across, room: room, spacing: metrics.itemSpacing)
            gap = Self.gap(extent: extent.across, room: room, spacing: metrics.itemSpacing)
            firstAcross = perLine == 1 ? (room - extent.across) / 2 : 0
            pitch = extent.along + metrics.lineSpacing
        }

        static func capacity(extent: CGFloat, room: CGFloat, spacing: CGFloat) -> Int {
            let step = extent + spacing
            guard step > 0, room.isFinite else { return 1 }
            let fitting = ((room - extent + FlowSection.tolerance) / step).rounded(.down)
            return max(1, Int(min(max(fitting, 0), 1e9)) + 1)
        }

        static func gap(extent: CGFloat, room: CGFloat, spacing: CGFloat) -> CGFloat {
            let count = capacity(extent: extent, room: room, spacing: spacing)
            return count == 1 ? 0 : (room - CGFloat(count) * extent) / CGFloat(count - 1)
        }

        private var lineCount: Int { (count + perLine - 1) / perLine }

        var length: CGFloat {
            lineCount == 0 ? 0 : CGFloat(lineCount) * pitch - (pitch - extent.along)
        }

        func place(of item: Int) -> (across: CGFloat, along: CGFloat) {
            let line = item / perLine
            let column = item % perLine
            return (firstAcross + CGFloat(column) * (extent.across + gap), CGFloat(line) * pitch)
        }

        func items(from: CGFloat, to: CGFloat) -> Range<Int> {
            guard count > 0 else { return 0..<0 }
            guard pitch > 0 else { return 0..<count }
            let lines = CGFloat(lineCount)
            // Lines may overlap the next ones: the first that ends behind the start.
            let first = Int(min(max(((from - extent.along) / pitch).rounded(.down) + 1, 0), lines))
            let past = Int(min(max((to / pitch).rounded(.up), 0), lines))
            guard first < past else { return 0..<0 }
            return first * perLine..<min(past * perLine, count)
        }
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
