import CoreGraphics

/// One thing that a table shows.
enum TableElement: Hashable {
    case row(ShownPath)
    case header(Int)
    case footer(Int)

    var path: ShownPath? {
        if case .row(let path) = self { return path }
        return nil
    }
}

/// Where everything in a table is, from the top, in points.
struct TableMap {
    struct Section {
        /// Between the section before and the header.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var rows = StackedLengths(usual: 0, count: 0)
        /// Whether the heights of rows are guesses until they have been shown.
        var isEstimated = false
        var footer: CGFloat = 0

        var height: CGFloat { padding + header + rows.total + footer }
        var rowsStart: CGFloat { padding + header }
    }

    /// Where the first section begins: below the table's own header.
    var top: CGFloat = 0 { didSet { if top != oldValue { restack() } } }
    var sections: [Section] = [] {
        didSet { restack() }
    }
    private(set) var starts: [CGFloat] = []
    /// Where the last section ends.
    private(set) var end: CGFloat = 0
    /// Heights that cells have asked for.
    var measured: [ShownPath: CGFloat] = [:]
    /// Heights that headers and footers have asked for.
    var measuredEdges: [TableElement: CGFloat] = [:]

    private mutating func restack() {
        end = top
        starts = sections.map { section in
            defer { end += section.height }
            return end
        }
    }

    /// Notes the height that a cell has asked for.
    mutating func setHeight(_ height: CGFloat, of path: ShownPath) {
        measured[path] = height
        sections[path.section].rows[path.row] = height
    }

    /// Notes the height that a header or footer has asked for.
    mutating func setHeight(_ height: CGFloat, ofEdge element: TableElement) {
        measuredEdges[element] = height
        switch element {
        case .header(let section): sections[section].header = height
        case .footer(let section): sections[section].footer = height
        case .row: break
        }
    }

    mutating func forgetHeights() {
        measured = [:]
        measuredEdges = [:]
    }

    func span(of element: TableElement) -> (start: CGFloat, height: CGFloat)? {
        switch element {
        case .row(let path):
            guard sections.indices.contains(path.section),
                (0..<sections[path.section].rows.count).contains(path.row)
            else { return nil }
            let section = sections[path.section]
            let start = starts[path.section] + section.rowsStart + section.rows.start(of: path.row)
            return (start, section.rows[path.row])
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
            let rows = sections[index].rows.indices(from: low - start, to: high - start)
            return [.header(index), .footer(index)] + rows.map { TableElement.row(ShownPath(row: $0, section: index)) }
        }
    }
}
