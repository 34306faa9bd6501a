import CPango

/// The glyphs of the face that a description is drawn with: their numbers, extents and outlines. Points, y up.
package struct FontGlyphs: Sendable {
    private let font: FontDescription

    package init(_ font: FontDescription) { self.font = font }

    var size: CGFloat { font.size }

    /// Glyphs are asked for large and scaled, since outlines come in whole units.
    private static let probe: CGFloat = 1000

    func withFace<R>(_ body: (OpaquePointer, CGFloat, GlyphFit?) -> sending R) -> sending R? {
        TextEngine.withEngine { engine in
            let description = engine.pangoDescription(font.sized(Self.probe))
            defer { pango_font_description_free(description) }
            guard let pangoFont = engine.loadFont(description) else { return nil }
            defer { g_object_unref(pangoFont) }
            guard let face = pango_font_get_hb_font(pangoFont) else { return nil }
            return body(face, font.size / Self.probe / CGFloat(PANGO_SCALE), engine.fit(of: font))
        }
    }

    /// The glyph of each UTF-16 unit, 0 for what the face lacks; the second half of a pair has 0 too.
    package func glyphs(of units: [UInt16]) -> [UInt16] {
        let scalars = units.indices.map { Self.scalar(units, at: $0) }
        return withFace { face, _, _ in
            scalars.map { scalar in
                var glyph: hb_codepoint_t = 0
                guard let scalar, hb_font_get_nominal_glyph(face, scalar, &glyph) != 0 else { return 0 }
                return UInt16(truncatingIfNeeded: glyph)
            }
        } ?? Array(repeating: 0, count: units.count)
    }

    private static func scalar(_ units: [UInt16], at index: Int) -> UInt32? {
        let unit = UInt32(units[index])
        guard unit & 0xF800 == 0xD800 else { return unit }
        guard unit < 0xDC00, index + 1 < units.count, units[index + 1] & 0xFC00 == 0xDC00 else { return nil }
        return 0x10000 + (unit - 0xD800) << 10 + (UInt32(units[index + 1]) - 0xDC00)
    }

    /// How far the pen goes on after each glyph.
    package func advances(of glyphs: [UInt16]) -> [CGFloat] {
        withFace { face, scale, _ in
            glyphs.map { CGFloat(hb_font_get_glyph_h_advance(face, hb_codepoint_t($0))) * scale }
        } ?? glyphs.map { _ in 0 }
    }

    /// The box of each glyph's ink, from its origin.
    package func boxes(of glyphs: [UInt16]) -> [CGRect] {
        withFace { face, scale, fit in
            glyphs.map { glyph in
                // How far a fitted letter reaches to the sides depends on the slope of its strokes.
                if let fit {
                    let outline = fit.outline(OutlineSink.outline(of: hb_codepoint_t(glyph), in: face, scale: scale))
                    return outline.isEmpty ? .zero : CGPath(elements: outline).boundingBoxOfPath
                }
                var extents = hb_glyph_extents_t()
                guard hb_font_get_glyph_extents(face, hb_codepoint_t(glyph), &extents) != 0 else { return .zero }
                let height = CGFloat(-extents.height) * scale
                return CGRect(
                    x: CGFloat(extents.x_bearing) * scale, y: CGFloat(extents.y_bearing) * scale - height,
                    width: CGFloat(extents.width) * scale, height: height)
            }
        } ?? glyphs.map { _ in .zero }
    }

    /// The outline of a glyph; nil for one without, such as a space or a picture.
    package func outline(of glyph: UInt16, transform: CGAffineTransform = .identity) -> CGPath? {
        let elements = withFace { face, scale, fit in
            let outline = OutlineSink.outline(of: hb_codepoint_t(glyph), in: face, scale: scale)
            return fit?.outline(outline) ?? outline
        }
        guard let elements, !elements.isEmpty else { return nil }
        return CGPath(elements: elements.applying(transform))
    }

    /// Number of glyphs and units of the em square.
    package var design: (glyphCount: Int, unitsPerEm: Int) {
        withFace { face, _, _ in
            let face = hb_font_get_face(face)
            return (Int(hb_face_get_glyph_count(face)), Int(hb_face_get_upem(face)))
        } ?? (0, 1000)
    }
}

/// Takes a glyph's outline from HarfBuzz.
struct OutlineSink {
    private let scale: CGFloat
    private var elements: [CGPath.Element] = []

    private init(scale: CGFloat) { self.scale = scale }

    private func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x) * scale, y: CGFloat(y) * scale) }

    /// The outline of a glyph, y up, by a scale.
    static func outline(of glyph: hb_codepoint_t, in font: OpaquePointer, scale: CGFloat) -> [CGPath.Element] {
        var sink = OutlineSink(scale: scale)
        draw(font, glyph, into: &sink)
        return sink.elements
    }

    private static func draw(_ font: OpaquePointer, _ glyph: hb_codepoint_t, into sink: inout OutlineSink) {
        let calls = hb_draw_funcs_create()
        defer { hb_draw_funcs_destroy(calls) }
        hb_draw_funcs_set_move_to_func(
            calls, { _, data, _, x, y, _ in OutlineSink.add(data) { .move($0.point(x, y)) } }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            calls, { _, data, _, x, y, _ in OutlineSink.add(data) { .line($0.point(x, y)) } }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            calls,
            { _, data, _, cx, cy, x, y, _ in
                OutlineSink.add(data) { .quad($0.point(x, y), control: $0.point(cx, cy)) }
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            calls,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                OutlineSink.add(data) { .cubic($0.point(x, y), control1: $0.point(ax, ay), control2: $0.point(bx, by)) }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(calls, { _, data, _, _ in OutlineSink.add(data) { _ in .close } }, nil, nil)
        withUnsafeMutablePointer(to: &sink) { hb_font_get_glyph_shape(font, glyph, calls, $0) }
    }

    private static func add(_ data: UnsafeMutableRawPointer?, _ element: (OutlineSink) -> CGPath.Element) {
        guard let sink = data?.assumingMemoryBound(to: OutlineSink.self) else { return }
        sink.pointee.elements.append(element(sink.pointee))
    }
}
