import CCairo
import CPango

/// A line of laid-out text. Points, y down from the layout's top left corner.
package struct TextLine: Sendable {
    /// Positions in the whole text, UTF-16. A line that ends a paragraph does not count the line break.
    package var range: Range<Int>
    /// The whole line: from `origin.x` as wide as its text, from its top to its bottom.
    package var frame: CGRect
    /// Distance of the baseline from the layout's top.
    package var baseline: CGFloat
    /// Whether the line's paragraph is written from right to left.
    package var isRightToLeft: Bool
    /// What is drawn, from left to right, x from the line's left end.
    var runs: [GlyphRun]
    /// Where each character stands, from left to right.
    var clusters: [Cluster]
    /// The width of the space at which the line was broken, which `frame` leaves out; 0 where there is none.
    var brokenSpace: CGFloat = 0
    /// What its fonts add below it, points: between it and the next line, and below the last line of text that is edited.
    package var gap: CGFloat = 0
    /// How far its fonts and attachments reach above and below the baseline, and what its fonts leave between lines, points. The
    /// style of the paragraph has no part in them.
    package var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0

    /// One character, or several that share a glyph evenly.
    struct Cluster: Sendable {
        var range: Range<Int>
        /// From the line's left end.
        var x: CGFloat
        var width: CGFloat
        var isRightToLeft: Bool
    }
}

/// Glyphs of one font and one look.
struct GlyphRun: Sendable {
    struct Glyph: Sendable {
        var index: UInt
        /// From the line's left end and the baseline, y down.
        var x: CGFloat
        var y: CGFloat
        /// How far the pen goes on.
        var advance: CGFloat
        /// The position in the whole text that it stands for, UTF-16.
        var location: Int
    }
    /// Positions in the whole text, UTF-16.
    var range: Range<Int>
    var isRightToLeft: Bool
    var glyphs: [Glyph]
    /// nil for attachments.
    var font: GlyphFont?
    /// Index of the text run it belongs to.
    var source: Int
    var x: CGFloat
    var width: CGFloat
}

/// A font ready to draw: Cairo's face and size.
final class GlyphFont: @unchecked Sendable {
    let scaled: OpaquePointer
    /// True when the glyphs are pictures in colour.
    let isColored: Bool
    /// The same for the same font file on every machine.
    let identity: UInt64
    /// Nil for outlines as they are.
    private let fit: GlyphFit?
    private let face: OpaquePointer?

    /// Takes the drawing font of a Pango font.
    init?(_ font: UnsafeMutablePointer<PangoFont>, fit: GlyphFit? = nil) {
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
        self.scaled = cairo_scaled_font_reference(scaled)
        let hb = pango_font_get_hb_font(font), face = hb_font_get_face(hb)
        self.face = hb_font_reference(hb)
        isColored = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        identity = Self.identity(of: face)
        self.fit = isColored || Self.isLeaning(scaled) ? nil : fit
    }

    /// Whether letters are made slanted that are drawn upright.
    private static func isLeaning(_ scaled: OpaquePointer) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaled, &matrix)
        return matrix.xy != 0 || matrix.yx != 0
    }

    /// From the table that has the date and the checksum of the whole file.
    static func identity(of face: OpaquePointer?) -> UInt64 {
        let head = hb_face_reference_table(face, 0x6865_6164)
        defer { hb_blob_destroy(head) }
        var count: UInt32 = 0
        let bytes = UnsafeBufferPointer(start: hb_blob_get_data(head, &count), count: Int(count))
        return bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64(UInt8(bitPattern: $1))) &* 0x100_0000_01B3 }
    }

    deinit {
        cairo_scaled_font_destroy(scaled)
        hb_font_destroy(face)
    }

    /// Adds the outlines of glyphs to the path of a Cairo context that has this font.
    func addOutlines(of glyphs: [cairo_glyph_t], to cairo: OpaquePointer) {
        guard let fit, let face else { return cairo_glyph_path(cairo, glyphs, Int32(glyphs.count)) }
        let unit = 1 / CGFloat(PANGO_SCALE)
        for glyph in glyphs {
            let outline = OutlineSink.outline(of: hb_codepoint_t(glyph.index), in: face, scale: unit)
            cairo.addPath(fit.outline(outline)) { CGPoint(x: glyph.x + $0.x, y: glyph.y - $0.y) }
        }
    }

    /// Makes this the font of a Cairo context, whatever its matrix.
    func apply(to cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaled, &matrix)
        cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(scaled))
        cairo_set_font_matrix(cairo, &matrix)
        let options = cairo_font_options_create()
        cairo_scaled_font_get_font_options(scaled, options)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(cairo, options)
        cairo_font_options_destroy(options)
    }
}
