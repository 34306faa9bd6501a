import CPango

/// What is known of faces that stand in for others: how large they are set, and how their outlines are fitted.
struct StandInFaces {
    /// By the face at the size of the probe, in parts of the size.
    private var fits: [FontDescription: GlyphFit?] = [:]
    private var scales: [FontDescription.Family: CGFloat] = [:]

    /// Of a face, in parts of its size.
    private struct Measures {
        var heights: GlyphFit.Heights
        /// How thick the letter is whose stem is known.
        var stem: CGFloat
    }

    /// Large, since outlines come in whole units.
    private static let probe: CGFloat = 1000

    /// What a font's size is multiplied by so that the letters of what stands in for it are as wide as its own.
    mutating func scale(of font: FontDescription, in engine: TextEngine) -> CGFloat {
        guard let letters = Self.letters(of: font, in: engine), let sample = letters.sample else { return 1 }
        if let known = scales[font.family] { return known }
        let face = FontDescription(family: font.family, size: Self.probe, weight: sample.weight)
        let scale = letters.scale(drawn: Self.width(of: sample.text, in: face, engine))
        scales[font.family] = scale
        return scale
    }

    /// In points; nil where outlines stay as they are.
    mutating func fit(of font: FontDescription, in engine: TextEngine) -> GlyphFit? {
        guard let letters = Self.letters(of: font, in: engine) else { return nil }
        let face = font.sized(Self.probe)
        if let known = fits[face] { return known?.scaled(by: font.size) }
        let fit = makeFit(of: face, letters, in: engine)
        fits[face] = fit
        return fit?.scaled(by: font.size)
    }

    private mutating func makeFit(
        of face: FontDescription, _ letters: AppleFontFamily.Letters, in engine: TextEngine
    ) -> GlyphFit? {
        let drawn = Self.measure(face, stemOf: letters.stemLetter, in: engine), scale = scale(of: face, in: engine)
        guard drawn.heights.x > 0.2, drawn.heights.cap > drawn.heights.x else { return nil }
        var weight: CGFloat = 0
        if let stem = letters.stems[face.weight], (0.7...1.4).contains(stem / (drawn.stem * scale)) {
            weight = (stem - drawn.stem * scale) / 2
        }
        let heights = GlyphFit.Heights(x: drawn.heights.x * scale, cap: drawn.heights.cap * scale)
        let wanted = GlyphFit.Heights(x: letters.xHeight, cap: letters.capHeight)
        let isSame = max(abs(heights.x - wanted.x), abs(heights.cap - wanted.cap), abs(weight) * 2) < 0.002
        return isSame ? nil : GlyphFit(drawn: heights, wanted: wanted, weight: weight)
    }

    /// How large the letters of a font are that another stands in for. What is drawn where none does is left as it is.
    private static func letters(of font: FontDescription, in engine: TextEngine) -> AppleFontFamily.Letters? {
        guard case .named(let name) = font.family, engine.installedName(name) == nil else { return nil }
        guard let family = AppleFontFamily.named(name), family.standIn(installed: engine.installedName) != nil else {
            return nil
        }
        return family.distances?.letters
    }

    // MARK: Measuring

    private static func measure(
        _ face: FontDescription, stemOf letter: Unicode.Scalar, in engine: TextEngine
    ) -> Measures {
        withFace(face, in: engine) { font, unit in
            func box(_ letter: Unicode.Scalar) -> CGSize {
                var extents = hb_glyph_extents_t()
                guard let glyph = glyph(letter, in: font), hb_font_get_glyph_extents(font, glyph, &extents) != 0
                else { return .zero }
                return CGSize(width: CGFloat(extents.width) * unit, height: CGFloat(extents.y_bearing) * unit)
            }
            return Measures(heights: .init(x: box("x").height, cap: box("H").height), stem: box(letter).width)
        } ?? Measures(heights: .init(x: 0, cap: 0), stem: 0)
    }

    /// Without kerning, in parts of the size.
    private static func width(of text: String, in face: FontDescription, _ engine: TextEngine) -> CGFloat {
        withFace(face, in: engine) { font, unit in
            text.unicodeScalars.reduce(0) { width, letter in
                guard let glyph = glyph(letter, in: font) else { return width }
                return width + CGFloat(hb_font_get_glyph_h_advance(font, glyph)) * unit
            }
        } ?? 0
    }

    private static func glyph(_ letter: Unicode.Scalar, in font: OpaquePointer?) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0 ? glyph : nil
    }

    /// `body` gets the font that a face is drawn in, and what its units are in parts of the size.
    private static func withFace<R>(
        _ face: FontDescription, in engine: TextEngine, _ body: (OpaquePointer?, CGFloat) -> R
    ) -> R? {
        let description = engine.pangoDescription(face, isFitted: false)
        defer { pango_font_description_free(description) }
        guard let font = engine.loadFont(description) else { return nil }
        defer { g_object_unref(font) }
        return body(pango_font_get_hb_font(font), 1 / (probe * CGFloat(PANGO_SCALE)))
    }
}
