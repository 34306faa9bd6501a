/// What the mouse's pointer looks like.
package enum PointerShape: String, Sendable {
    case arrow
    /// Between letters of a line.
    case verticalBeam
    /// Between letters of a column.
    case horizontalBeam
}
