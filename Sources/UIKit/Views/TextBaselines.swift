import CoreGraphics

/// Where the first and the last line of a view's text are, in points from its edges.
struct TextBaselines {
    /// Below the top.
    var first: CGFloat
    /// Above the bottom.
    var last: CGFloat
}
