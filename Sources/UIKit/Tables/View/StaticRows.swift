import CoreGraphics

/// The rows that a storyboard writes down, as the source of a table whose program has none of its own for them.
@MainActor
final class StaticRows {
    struct Section {
        var header: String?
        var footer: String?
        /// With the heights that the file gives; below zero where it gives none.
        var cells: [(cell: UITableViewCell, height: CGFloat)]
    }

    let sections: [Section]

    init(_ sections: [Section]) {
        self.sections = sections
    }

    func section(_ number: Int) -> Section? { sections.indices.contains(number) ? sections[number] : nil }

    func cell(at path: IndexPath) -> UITableViewCell? { row(at: path)?.cell }

    /// The height that the file gives, in points.
    func height(at path: IndexPath) -> CGFloat? { row(at: path).flatMap { $0.height > 0 ? $0.height : nil } }

    private func row(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat)? {
        guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
        return cells[path.row]
    }
}
