import CoreGraphics

/// A row that the user moves, and the room that the others make for it.
final class RowMovement: ListMovement {
    let row: LiveRow
    let height: CGFloat

    /// - Parameter finger: what holds the row, in points of the content; nil for a drag.
    init(_ row: LiveRow, _ source: ShownPath, finger: CGPoint?) {
        self.row = row
        height = row.frame.height
        super.init(source, at: finger ?? row.view.center, isDragged: finger == nil)
        grip = position.y - row.view.center.y
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
