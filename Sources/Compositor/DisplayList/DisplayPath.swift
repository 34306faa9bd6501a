package import CoreGraphics
package import RenderTree

/// A path and how it lies on the pixels: what an item is painted inside of, or a clip.
package struct DisplayPath: Equatable, Sendable {
    /// Whose path it is: the same in the next frame is looked for there.
    package var layer: LayerID
    package var path: PathReference
    /// Encloses the path's points, local points; null when nothing can be drawn.
    package var box: CGRect
    /// Local points → pass pixels.
    package var toPixels: Homography
    package var isEvenOdd = false
    /// nil fills the path; open subpaths count as closed.
    package var stroke: PathStroke?
    /// Further cuts of the visible part, as a quad's.
    package var cuts: Range<Int> = 0..<0

    package init(layer: LayerID, path: PathReference, toPixels: Homography) {
        self.layer = layer
        self.path = path
        box = path.box
        self.toPixels = toPixels
    }
}

extension DisplayPath {
    /// Encloses what is filled or stroked, local points; null when nothing can be.
    var extent: CGRect {
        guard !box.isNull, let stroke else { return box }
        return box.insetBy(dx: -stroke.reach, dy: -stroke.reach)
    }
}

/// A pen and which parts of a path it draws. Lengths in local points.
package struct PathStroke: Equatable, Sendable {
    package var width = 1.0
    package var cap = LineCap.butt
    package var join = LineJoin.miter
    /// Longest miter, in widths.
    package var miterLimit = 10.0
    /// Shares of the whole path's length.
    package var start = 0.0, end = 1.0
    package var dashPhase = 0.0
    /// Lengths of line and gap in turn; empty draws an unbroken line.
    package var dashes: [Double] = []

    package init() {}

    /// How far from the path the pen may reach.
    var reach: Double {
        var reach = width / 2
        if join == .miter { reach *= max(1, miterLimit) }
        return cap == .square ? max(reach, width * 0.7072) : reach
    }
}
