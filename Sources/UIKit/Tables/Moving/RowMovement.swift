import CoreGraphics

/// A row that follows a finger, and the room that the others make for it.
@MainActor
final class RowMovement {
    let row: LiveRow
    /// Where the data has the row.
    let source: IndexPath
    /// Where the row goes when it is let go; counted as if it were there already.
    var target: IndexPath
    let height: CGFloat
    /// From the row's middle down to the finger, in points.
    let grip: CGFloat
    /// Scrolls while the finger is near the upper or lower edge; it knows where the finger is. nil when a drag sees to that.
    let edge: EdgeScroller?
    /// Whether the finger has a picture of the row, which is itself unseen.
    var isDragged: Bool { edge == nil }

    init(row: LiveRow, source: IndexPath, grip: CGFloat, edge: EdgeScroller?) {
        (self.row, self.source, target) = (row, source, source)
        height = row.frame.height
        self.grip = grip
        self.edge = edge
    }

    /// How far an element stands from where the map has it, because the row is elsewhere.
    func shift(of element: TableElement) -> CGFloat {
        var shift: CGFloat = 0
        if TablePlace(element) > TablePlace(.row(source)) { shift -= height }
        if TablePlace(element) > gap { shift += height }
        return shift
    }

    /// The place before which there is room, in the order of the data as it is.
    private var gap: TablePlace {
        let isBehind = target.section == source.section && target.row > source.row
        return TablePlace(section: target.section, row: target.row + (isBehind ? 1 : 0), isBetween: true)
    }
}

/// The order of elements from the top down.
struct TablePlace: Comparable {
    var section: Int
    /// −1 for the header, `Int.max` for the footer.
    var row: Int
    /// Just before the row.
    var isBetween = false

    init(section: Int, row: Int, isBetween: Bool) {
        (self.section, self.row, self.isBetween) = (section, row, isBetween)
    }

    init(_ element: TableElement) {
        switch element {
        case .row(let path): (section, row) = (path.section, path.row)
        case .header(let index): (section, row) = (index, -1)
        case .footer(let index): (section, row) = (index, .max)
        }
    }

    static func < (a: TablePlace, b: TablePlace) -> Bool {
        if a.section != b.section { return a.section < b.section }
        if a.row != b.row { return a.row < b.row }
        return a.isBetween && !b.isBetween
    }
}
