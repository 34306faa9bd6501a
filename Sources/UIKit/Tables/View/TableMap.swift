import CoreGraphics

/// One thing that a table shows.
enum TableElement: Hashable {
    case row(IndexPath)
    case header(Int)
    case footer(Int)

    var indexPath: IndexPath? {
        if case .row(let path) = self { return path }
        return nil
    }
}

/// Heights of rows one below the other.
enum RowOffsets {
    case even(height: CGFloat, count: Int)
    /// Where each row begins, and where the last one ends.
    case mixed([CGFloat])

    init(heights: [CGFloat]) {
        guard let first = heights.first, heights.contains(where: { $0 != first }) else {
            self = .even(height: heights.first ?? 0, count: heights.count)
            return
        }
        var offsets: [CGFloat] = [0]
        offsets.reserveCapacity(heights.count + 1)
        var end: CGFloat = 0
        for height in heights {
            end += height
            offsets.append(end)
        }
        self = .mixed(offsets)
    }

    var count: Int {
        switch self {
        case .even(_, let count): count
        case .mixed(let offsets): offsets.count - 1
        }
    }

    var total: CGFloat {
        switch self {
        case .even(let height, let count): height * CGFloat(count)
        case .mixed(let offsets): offsets[offsets.count - 1]
        }
    }

    func span(_ row: Int) -> (start: CGFloat, height: CGFloat) {
        switch self {
        case .even(let height, _): (height * CGFloat(row), height)
        case .mixed(let offsets): (offsets[row], offsets[row + 1] - offsets[row])
        }
    }

    /// The rows that meet a stretch.
    func rows(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        switch self {
        case .even(let height, let count):
            guard height > 0, low < high else { return 0..<0 }
            let first = Int(min(max((low / height).rounded(.down), 0), CGFloat(count)))
            let past = Int(min(max((high / height).rounded(.up), 0), CGFloat(count)))
            return first..<max(first, past)
        case .mixed(let offsets):
            let first = max(0, offsets.partitioningIndex { $0 > low } - 1)
            let past = min(offsets.count - 1, offsets.partitioningIndex { $0 >= high })
            return first..<max(first, past)
        }
    }
}

/// Where everything in a table is, from the top, in points.
struct TableMap {
    struct Section {
        /// Between the section before and the header.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var rows = RowOffsets.even(height: 0, count: 0)
        var footer: CGFloat = 0

        var height: CGFloat { padding + header + rows.total + footer }
        var rowsStart: CGFloat { padding + header }
    }

    /// Where the first section begins: below the table's own header.
    var top: CGFloat = 0
    var sections: [Section] = [] {
        didSet { restack() }
    }
    private(set) var starts: [CGFloat] = []
    /// Where the last section ends.
    private(set) var end: CGFloat = 0
    /// Whether the delegate leaves heights to the table.
    var delegateLeavesHeights = false
    /// Heights that cells have asked for.
    var measured: [IndexPath: CGFloat] = [:]

    private mutating func restack() {
        end = top
        starts = sections.map { section in
            defer { end += section.height }
            return end
        }
    }

    var counts: [Int] { sections.map(\.rows.count) }

    func span(of element: TableElement) -> (start: CGFloat, height: CGFloat)? {
        switch element {
        case .row(let path):
            guard sections.indices.contains(path.section),
                (0..<sections[path.section].rows.count).contains(path.row)
            else { return nil }
            let section = sections[path.section]
            let row = section.rows.span(path.row)
            return (starts[path.section] + section.rowsStart + row.start, row.height)
        case .header(let index):
            guard sections.indices.contains(index), sections[index].header > 0 else { return nil }
            return (starts[index] + sections[index].padding, sections[index].header)
        case .footer(let index):
            guard sections.indices.contains(index), sections[index].footer > 0 else { return nil }
            let section = sections[index]
            return (starts[index] + section.height - section.footer, section.footer)
        }
    }

    /// The elements that meet a stretch; a pinned header of the first section is one of them.
    func elements(from low: CGFloat, to high: CGFloat) -> [TableElement] {
        let first = starts.indices.partitioningIndex { starts[$0] + sections[$0].height > low }
        let past = starts.partitioningIndex { $0 >= high }
        guard first < past else { return [] }
        return (first..<past).flatMap { index in
            let start = starts[index] + sections[index].rowsStart
            let rows = sections[index].rows.rows(from: low - start, to: high - start)
            return [.header(index), .footer(index)] + rows.map { TableElement.row(IndexPath(row: $0, section: index)) }
        }
    }
}
