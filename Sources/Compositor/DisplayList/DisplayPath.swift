package import CoreGraphics
package import RenderTree

/// A path and how it lies on the pixels: what an item is painted inside of, or a clip.
package struct DisplayPath: Equatable, Sendable {
    /// Whose path it is: the same in the next frame is looked for there.
    package var layer: LayerID
    package var path: PathReference
    /// Encloses the path's points, local points; null when nothing can be drawn.
    package var box: CGRect { path.box }
    /// Local points → pass pixels.
    package var toPixels: Homography
    package var isEvenOdd = false
    /// nil fills the path; open subpaths count as closed.
    package var stroke: PathStroke?
    /// Further cuts of the visible part, as a quad's.
    package var cuts: Range<Int> = 0..<0
    /// Whether curves are cut as finely as Core Graphics cuts them.
    package var isFine = false

    package init(
        layer: LayerID, path: PathReference, toPixels: Homography, isEvenOdd: Bool = false, stroke: PathStroke? = nil,
        cuts: Range<Int> = 0..<0, isFine: Bool = false
    ) {
        (self.layer, self.path, self.toPixels) = (layer, path, toPixels)
        (self.isEvenOdd, self.stroke, self.cuts, self.isFine) = (isEvenOdd, stroke, cuts, isFine)
    }
}

extension DisplayPath {
    /// Encloses what is filled or stroked, local points; null when nothing can be.
    var extent: CGRect { DisplayPath.extent(of: box, stroke) }

    static func extent(of box: CGRect, _ stroke: PathStroke?) -> CGRect {
        guard let stroke, !box.isNull else { return box }
        return box.insetBy(dx: -stroke.reach, dy: -stroke.reach)
    }
}

extension UnsafePointer<DisplayPath> {
    /// True for the same outline, wherever it lies. Read in place: a copy would count references to what it holds.
    func looks(like other: UnsafePointer<DisplayPath>) -> Bool {
        pointee.isEvenOdd == other.pointee.isEvenOdd && pointee.isFine == other.pointee.isFine
            && PathStroke.areEqual(pointee.stroke, other.pointee.stroke)
            && (pointee.path.path === other.pointee.path.path || pointee.path == other.pointee.path)
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

    /// Fills, which are most, are compared without looking at pens.
    @inline(__always)
    static func areEqual(_ a: PathStroke?, _ b: PathStroke?) -> Bool {
        if a == nil, b == nil { return true }
        return a == b
    }

    /// How far from the path the pen may reach.
    var reach: Double {
        var reach = width / 2
        if join == .miter { reach *= max(1, miterLimit) }
        return cap == .square ? max(reach, width * 0.7072) : reach
    }
}
