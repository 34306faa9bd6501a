/// A leaf of a book that `pageCurl` turns by itself: nothing lies beneath it in its own layer, and its progress is how far it is
/// lifted, from 0, flat, to 1, turned over or gone (docs/behaviour/page-curl.md §1, §2).
///
/// The transition's edge is the leaf's free one; the other is held by the spine. The old content is the leaf's front.
package struct PageLeaf: Equatable, Sendable {
    /// Of the roll against the free edge when the turn begins, radians, −π/2 to π/2: positive lets the lower or right corner lead,
    /// negative the other. It straightens to 0 on the way.
    package var tilt = 0.0
    /// The roll's radius at the start, a quarter of the way, and at the end. Points.
    package var startRadius = 1.0
    package var quarterRadius = 1.0
    package var endRadius = 1.0
    /// The leaf stays at its spine and comes to lie on the other side of it; otherwise it rolls off altogether.
    package var isHinged = false
    /// The back shows the new content, the way it will lie; otherwise the front, mirrored and faint.
    package var hasBack = false

    package init() {}

    /// The roll's radius at a lift of 0…1, points.
    package func radius(at lift: Double) -> Double {
        let radius =
            lift < 0.25
            ? mix(startRadius, quarterRadius, lift * 4) : mix(quarterRadius, endRadius, (lift - 0.25) / 0.75)
        return max(radius, 1e-3)
    }
}
