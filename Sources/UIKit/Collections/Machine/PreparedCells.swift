/// Cells that a list has made before they come into sight. They are drawn in a frame of their own, so that frames stay even.
@MainActor
struct PreparedCells<Cell: UIView> {
    private var cells: [IndexPath: Cell] = [:]
    /// Those of them that are to be drawn in the next frame that has time for it.
    private var undrawn: [IndexPath] = []

    var count: Int { cells.count }

    func isMade(_ path: IndexPath) -> Bool { cells[path] != nil }

    /// Whether the cell of an item has been made and drawn: to show it costs next to nothing.
    func isDrawn(_ path: IndexPath) -> Bool { isMade(path) && !undrawn.contains(path) }

    mutating func add(_ cell: Cell, at path: IndexPath) {
        cells[path] = cell
        undrawn.append(path)
    }

    /// The cell that was made for an item; it is the caller's now.
    mutating func take(_ path: IndexPath) -> Cell? { cells.removeValue(forKey: path) }

    /// What an earlier frame has made, to be drawn now.
    mutating func takeUndrawn() -> [Cell] {
        defer { undrawn = [] }
        return undrawn.compactMap { cells[$0] }
    }

    /// Takes out the cells of all items but those that are wanted; they wait for another use.
    mutating func keep(_ wanted: Set<IndexPath>) -> [Cell] {
        cells.keys.filter { !wanted.contains($0) }.sorted().compactMap { cells.removeValue(forKey: $0) }
    }
}

extension ListHost {
    /// Draws cells that were made ahead. False when there are none.
    func drawAhead(_ cells: [some UIView]) -> Bool {
        for cell in cells {
            AnimationContext.runStill { cell.drawing.drawTreeAhead(atScale: window?.screen.scale ?? 1) }
        }
        return !cells.isEmpty
    }

    /// What is new ahead and what is neither ahead nor shown any more, as the data knows it.
    func announcements(
        _ announcements: inout Announcements, of ahead: [IndexPath], isShown: (IndexPath) -> Bool
    ) -> (come: [IndexPath], gone: [IndexPath]) {
        let (new, dropped) = announcements.update(ahead, isShown: isShown)
        return (
            new.compactMap { placeholders.data($0)?.indexPath }, dropped.compactMap { placeholders.data($0)?.indexPath }
        )
    }
}
