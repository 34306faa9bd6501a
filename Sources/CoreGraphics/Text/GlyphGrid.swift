import CCairo

/// Where upright glyphs may stand, in pixels: their baselines on whole ones, they themselves at whole ones, or at halves, thirds or quarters
/// when they are small. A glyph goes to the next place on the left, and down.
struct GlyphGrid: Equatable {
    /// Places to a pixel, 1 to 4.
    let steps: Int

    /// - Parameter size: Pixels of the em.
    init(size: CGFloat) {
        steps = size > 0 ? min(max(Int((Self.wholePixels / size).rounded(.up)), 1), 4) : 1
    }

    /// Pixels of the em from which glyphs stand at whole ones.
    private static let wholePixels: CGFloat = 35
    /// Pixels by which a sum may miss its place.
    private static let slack = 1.0 / 256

    /// Counted from pixel 0 to the right.
    func step(of x: Double) -> Int { Int(((x + Self.slack) * Double(steps)).rounded(.down)) }

    /// The row of pixels above which a baseline lies.
    func row(of y: Double) -> Int { Int((y - Self.slack).rounded(.up)) }

    /// Glyphs at their places. `map` takes their space to pixels, neither turned nor skewed.
    func placed(_ glyphs: [cairo_glyph_t], _ map: cairo_matrix_t) -> [cairo_glyph_t] {
        guard map.xy == 0, map.yx == 0, map.xx != 0, map.yy != 0 else { return glyphs }
        return glyphs.map { glyph in
            let x = map.xx * glyph.x + map.x0, y = map.yy * glyph.y + map.y0
            guard abs(x) < 1e6, abs(y) < 1e6 else { return glyph }
            return cairo_glyph_t(
                index: glyph.index, x: (Double(step(of: x)) / Double(steps) - map.x0) / map.xx,
                y: (Double(row(of: y)) - map.y0) / map.yy)
        }
    }
}
