import CCairo
import Synchronization

/// Coverage of the glyphs of upright text, kept: a glyph is rasterised once for each font, scale and place within a pixel.
///
/// Glyphs stand where a ``GlyphGrid`` puts them, whether their coverage was known or not, so that pictures never depend on what was
/// drawn before.
final class GlyphMasks: @unchecked Sendable {
    private static let shared = Mutex(GlyphMasks())
    /// Bytes of coverage after which all of it is forgotten.
    private static let capacity = 8 << 20
    /// Pixels of the em up to which coverage is kept: larger glyphs are few, and cost their area, not their outline.
    static let largestSize: CGFloat = 64

    private struct Strike: Hashable {
        let font: ObjectIdentifier
        let xScale: Double, yScale: Double
    }
    private struct Key: Hashable {
        let strike: Int32
        let glyph: UInt32
        /// Steps of the grid to the right of a whole pixel.
        let phase: UInt32
    }

    private var strikes: [Strike: Int32] = [:]
    /// Fonts are known by their address: they live as long as their coverage is kept.
    private var fonts: [GlyphFont] = []
    private var masks: [Key: GlyphMask] = [:]
    private var bytes = 0
    private var brush = GlyphBrush()

    /// Coverage of a run within `clip` (pixels), or nil where its outlines are to be filled. `map` takes the glyphs' space to pixels.
    static func coverage(
        of glyphs: [cairo_glyph_t], in font: GlyphFont, _ map: cairo_matrix_t, on grid: GlyphGrid, clip: PixelBounds
    ) -> RunCoverage? {
        guard map.xy == 0, map.yx == 0 else { return nil }
        return shared.withLock { masks in
            masks.placed(glyphs, in: font, map, on: grid).map { RunCoverage($0, clip: clip) }
        }
    }

    private func placed(
        _ glyphs: [cairo_glyph_t], in font: GlyphFont, _ map: cairo_matrix_t, on grid: GlyphGrid
    ) -> [PlacedGlyph]? {
        if bytes > Self.capacity { forget() }
        let strike = strike(of: font, map)
        var placed: [PlacedGlyph] = []
        placed.reserveCapacity(glyphs.count)
        for glyph in glyphs {
            let x = map.xx * glyph.x + map.x0, y = map.yy * glyph.y + map.y0
            // What lies far outside every bitmap.
            guard abs(x) < 1e6, abs(y) < 1e6 else { return nil }
            let steps = grid.step(of: x), whole = Int((Double(steps) / Double(grid.steps)).rounded(.down))
            let key = Key(
                strike: strike, glyph: UInt32(truncatingIfNeeded: glyph.index),
                phase: UInt32(steps - whole * grid.steps))
            guard let mask = mask(key, font, map, on: grid) else { return nil }
            placed.append(PlacedGlyph(x: whole + mask.left, y: grid.row(of: y) + mask.top, mask: mask))
        }
        return placed
    }

    private func strike(of font: GlyphFont, _ map: cairo_matrix_t) -> Int32 {
        let strike = Strike(font: ObjectIdentifier(font), xScale: map.xx, yScale: map.yy)
        if let known = strikes[strike] { return known }
        let number = Int32(fonts.count)
        fonts.append(font)
        strikes[strike] = number
        return number
    }

    private func mask(_ key: Key, _ font: GlyphFont, _ map: cairo_matrix_t, on grid: GlyphGrid) -> GlyphMask? {
        if let known = masks[key] { return known }
        let place = CGPoint(x: Double(key.phase) / Double(grid.steps), y: 0)
        guard let mask = brush.mask(of: key.glyph, in: font, map, at: place) else {
            if brush.isBroken { brush = GlyphBrush() }
            return nil
        }
        masks[key] = mask
        bytes += mask.coverage.count + MemoryLayout<Key>.stride + MemoryLayout<GlyphMask>.stride
        return mask
    }

    private func forget() {
        strikes.removeAll()
        fonts.removeAll()
        masks.removeAll()
        bytes = 0
    }
}

/// Coverage of one glyph, 0 to 255, row by row.
private struct GlyphMask {
    /// From the pixel where the glyph stands to the first of `coverage`.
    var left = 0, top = 0
    var width = 0, height = 0
    var coverage: [UInt8] = []
}

/// A glyph whose coverage begins at a pixel.
private struct PlacedGlyph {
    let x: Int, y: Int
    let mask: GlyphMask
}

/// Rasterises single glyphs.
private final class GlyphBrush {
    /// Pixels each way; glyphs stand in the middle.
    private static let size = 256
    private let pixels: UnsafeMutablePointer<UInt8>
    private let surface: OpaquePointer
    private let cairo: OpaquePointer

    init() {
        pixels = .allocate(capacity: Self.size * Self.size)
        pixels.initialize(repeating: 0, count: Self.size * Self.size)
        surface = cairo_image_surface_create_for_data(
            pixels, CAIRO_FORMAT_A8, Int32(Self.size), Int32(Self.size), Int32(Self.size))
        cairo = cairo_create(surface)
        cairo_set_tolerance(cairo, 0.1)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
        pixels.deallocate()
    }

    /// Cairo draws no more once a font or a map has failed it.
    var isBroken: Bool { cairo_status(cairo) != CAIRO_STATUS_SUCCESS }

    /// Nil for a glyph that the font fails to give, and for one too large to keep: few of those are drawn, and each costs its area, not
    /// its outline. `place` is the part of a pixel at which it stands.
    func mask(of glyph: UInt32, in font: GlyphFont, _ map: cairo_matrix_t, at place: CGPoint) -> GlyphMask? {
        let middle = Double(Self.size / 2)
        var matrix = cairo_matrix_t(
            xx: map.xx, yx: 0, xy: 0, yy: map.yy, x0: middle + place.x, y0: middle + place.y)
        cairo_set_matrix(cairo, &matrix)
        font.apply(to: cairo)
        cairo_new_path(cairo)
        defer { cairo_new_path(cairo) }
        font.addOutlines(of: [cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)], to: cairo)
        guard !isBroken else { return nil }
        cairo_identity_matrix(cairo)
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_path_extents(cairo, &x0, &y0, &x1, &y1)
        guard x0 < x1, y0 < y1 else { return GlyphMask() }
        let left = Int(x0.rounded(.down)), top = Int(y0.rounded(.down))
        let right = Int(x1.rounded(.up)), bottom = Int(y1.rounded(.up))
        guard left >= 0, top >= 0, right <= Self.size, bottom <= Self.size else { return nil }
        cairo_fill(cairo)
        cairo_surface_flush(surface)
        return take(left, top, right - left, bottom - top)
    }

    /// Takes coverage from the surface and leaves it clear.
    private func take(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> GlyphMask {
        var coverage: [UInt8] = []
        coverage.reserveCapacity(width * height)
        for y in top..<top + height {
            let row = UnsafeMutableBufferPointer(start: pixels + y * Self.size + left, count: width)
            coverage.append(contentsOf: row)
            row.update(repeating: 0)
        }
        cairo_surface_mark_dirty(surface)
        return GlyphMask(
            left: left - Self.size / 2, top: top - Self.size / 2, width: width, height: height, coverage: coverage)
    }
}

/// Coverage of a run of glyphs: a mask to draw through.
final class RunCoverage {
    private let bounds: PixelBounds
    private let stride: Int
    private let bytes: UnsafeMutablePointer<UInt8>

    /// Covers the part of the glyphs that lies within `clip`.
    fileprivate init(_ glyphs: [PlacedGlyph], clip: PixelBounds) {
        var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
        for glyph in glyphs where glyph.mask.width > 0 {
            (left, top) = (min(left, glyph.x), min(top, glyph.y))
            (right, bottom) = (max(right, glyph.x + glyph.mask.width), max(bottom, glyph.y + glyph.mask.height))
        }
        (left, top) = (max(left, clip.x), max(top, clip.y))
        (right, bottom) = (min(right, clip.x + clip.width), min(bottom, clip.y + clip.height))
        bounds =
            left < right && top < bottom
            ? PixelBounds(x: left, y: top, width: right - left, height: bottom - top)
            : PixelBounds(x: 0, y: 0, width: 0, height: 0)
        stride = (bounds.width + 3) & ~3
        bytes = .allocate(capacity: max(stride * bounds.height, 1))
        bytes.initialize(repeating: 0, count: stride * bounds.height)
        for glyph in glyphs { add(glyph) }
    }

    deinit { bytes.deallocate() }

    private func add(_ glyph: PlacedGlyph) {
        let mask = glyph.mask
        let columns =
            max(glyph.x, bounds.x)..<max(min(glyph.x + mask.width, bounds.x + bounds.width), max(glyph.x, bounds.x))
        let first = max(glyph.y, bounds.y), last = min(glyph.y + mask.height, bounds.y + bounds.height)
        guard !columns.isEmpty, first < last else { return }
        mask.coverage.withUnsafeBufferPointer { source in
            guard let source = source.baseAddress else { return }
            for y in first..<last {
                let from = source + (y - glyph.y) * mask.width + (columns.lowerBound - glyph.x)
                let to = bytes + (y - bounds.y) * stride + (columns.lowerBound - bounds.x)
                for x in 0..<columns.count { to[x] = Self.over(from[x], to[x]) }
            }
        }
    }

    /// What two glyphs cover together: a + b − ab.
    @inline(__always)
    private static func over(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let product = UInt16(255 &- a) &* UInt16(255 &- b) &+ 128
        return 255 &- UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
    }

    /// Paints the source of a Cairo context, which is in pixels, through the coverage.
    func paint(_ cairo: OpaquePointer) {
        guard !bounds.isEmpty else { return }
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height), Int32(stride))
        cairo_identity_matrix(cairo)
        cairo_mask_surface(cairo, surface, Double(bounds.x), Double(bounds.y))
        // Nothing may read the bytes once they are gone.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }
}
