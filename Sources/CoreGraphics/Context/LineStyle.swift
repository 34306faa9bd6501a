import CCairo

/// The ends of open strokes.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the last point.
    case butt
    /// A half circle beyond the last point.
    case round
    /// Half the line's width beyond the last point.
    case square
}

/// The corners of strokes.
public enum CGLineJoin: Int32, Sendable {
    /// A point, or a bevel beyond the miter limit.
    case miter
    /// Part of a circle.
    case round
    /// A straight cut.
    case bevel
}

/// What counts as inside of a path that crosses itself.
public enum CGPathFillRule: Int32, Sendable {
    /// Points that the outline goes round, turns in opposite directions cancelling.
    case winding
    /// Points from which a ray out crosses the outline an odd number of times.
    case evenOdd
}

/// How `drawPath(using:)` paints.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Everything that shapes a stroke. Lengths in the path's space.
package struct StrokeStyle: Equatable, Sendable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    /// Longest miter, in line widths.
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    /// Lengths of line and gap in turn; empty draws an unbroken line.
    package var dashes: [CGFloat] = []

    package init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dashPhase: CGFloat = 0, dashes: [CGFloat] = []
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashPhase = dashPhase
        self.dashes = dashes
    }

    /// The dashes when they can be drawn: none negative, not all zero, all finite.
    package var usableDashes: [CGFloat] {
        let isUsable = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
        return isUsable ? dashes : []
    }

    func apply(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, width.isFinite ? max(width, 0) : 0)
        cairo_set_line_cap(cairo, cap.cairoCap)
        cairo_set_line_join(cairo, join.cairoJoin)
        cairo_set_miter_limit(cairo, miterLimit.isFinite ? max(miterLimit, 1) : 10)
        let lengths = usableDashes.map(Double.init)
        cairo_set_dash(cairo, lengths, Int32(lengths.count), dashPhase.isFinite ? dashPhase : 0)
    }
}

extension CGLineCap {
    fileprivate var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
