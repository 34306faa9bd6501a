import CCairo
import CPango
import Synchronization

/// Pango's one font map and what has been found out about its fonts. Pango is not made for several threads: all calls
/// happen inside ``withContext(_:)``.
///
/// Fonts are used as they are drawn: no hinting, no rounding of advances, so that text is laid out the same on every
/// machine that has the same fonts.
final class TextEngine: @unchecked Sendable {
    private static let shared = Mutex(TextEngine())
    /// Grows when fonts come or go.
    static let generation = Atomic(0)

    private var map: UnsafeMutablePointer<PangoFontMap>
    private var context: OpaquePointer
    private var resolvedFamilies: [FontDescription.Family: String] = [:]
    private var glyphFonts: [FittedFont: GlyphFont] = [:]
    private var standIns = StandInFaces()
    /// A font as Pango has it, and how its outlines are fitted.
    private struct FittedFont: Hashable {
        let font: UnsafeMutablePointer<PangoFont>
        let fit: GlyphFit?
    }
    private var metrics: [FontDescription: FontMetrics] = [:]
    /// What is set now is not shown: nothing is said about it.
    private(set) var isAhead = false
    /// Those that Pango has been told to look for.
    private(set) var expected: Set<FontsAhead.Fonts> = []
    private lazy var installed: [String: String] = installedFamilies()
    /// Faces by their PostScript names in lower case.
    private var faces: [String: FontFace]?
    /// Font files that the program has brought along, in the order in which it did.
    private var registered: [String] = []
    /// Identities of the fonts that text was set in since ``UsedFonts/forget()``.
    var usedFonts: Set<UInt64> = []
    /// What the fonts are called that glyphs were drawn in, by identity.
    private(set) var familyOfFont: [UInt64: String] = [:]
    /// What the program has brought along in memory.
    private var kept: [MemoryFile] = []

    private init() {
        FontFolder.useChosen()
        (map, context) = Self.makeMap()
    }

    /// A map of the fonts that are there now, and a context that uses it.
    private static func makeMap() -> (UnsafeMutablePointer<PangoFontMap>, OpaquePointer) {
        guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map) else {
            fatalError("Pango makes no font map.")
        }
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        return (map, context)
    }

    /// Takes a new map. Threads of Pango that still search the one before keep it until they are through: they look into its tables, so that
    /// `pango_fc_font_map_config_changed`, which changes these at once, would pull them away.
    private func renewMap() {
        forgetGlyphFonts()
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
        (map, context) = Self.makeMap()
    }

    private func forgetGlyphFonts() {
        for key in glyphFonts.keys { g_object_unref(key.font) }
        glyphFonts.removeAll()
    }

    /// Runs `body` alone with the engine. Must not be nested.
    static func withEngine<R>(_ body: (TextEngine) throws -> sending R) rethrows -> sending R {
        try shared.withLock { try body($0) }
    }

    /// A new, empty layout; the caller frees it.
    func makeLayout() -> OpaquePointer { pango_layout_new(context) }

    var pangoContext: OpaquePointer { context }

    /// The font of a description; the caller releases it.
    func loadFont(_ description: OpaquePointer) -> UnsafeMutablePointer<PangoFont>? {
        pango_font_map_load_font(map, context, description)
    }

    /// Has Pango look for the fonts that a text is set in, on the thread that it keeps for that, so that who lays the text out waits less.
    func expect(_ fonts: FontsAhead.Fonts) {
        guard isFound(fonts.description.family), expected.insert(fonts).inserted else { return }
        // Those of other scripts are found by their letters.
        if case .others = fonts.letters { return }
        let description = pangoDescription(fonts.description)
        defer { pango_font_description_free(description) }
        // Pango looks for fonts by the language of the text: the program's, where that is written in such letters. It keeps the set.
        var language = pango_language_get_default()
        if fonts.letters == .latin, pango_language_includes_script(language, PANGO_SCRIPT_LATIN) == 0 {
            language = pango_script_get_sample_language(PANGO_SCRIPT_LATIN)
        }
        if let set = pango_font_map_load_fontset(map, context, description, language) { g_object_unref(set) }
    }

    /// Sets letters that nobody sees: the font's file, its distances and its way of shaping are then known.
    func makeReady(_ font: FontDescription, for letters: String) {
        guard isFound(font.family) else { return }
        // Nothing has been shown in it yet.
        let used = usedFonts
        isAhead = true
        defer { (usedFonts, isAhead) = (used, false) }
        let runs = [TextRun(letters, TextAttributes(font: font))], shaper = ParagraphShaper(engine: self, runs: runs)
        for paragraph in TextParagraph.paragraphs(of: runs) {
            _ = shaper.lines(of: paragraph, width: .infinity, mostLines: nil)
        }
    }

    /// Whether a family is there, or what stands in for it without a word. Words about others are said when text in them is laid out.
    private func isFound(_ family: FontDescription.Family) -> Bool {
        guard case .named(let name) = family, resolvedFamilies[family] == nil, installedName(name) == nil else {
            return true
        }
        return AppleFontFamily.named(name)?.standIn(installed: installedName) != nil
    }

    /// Finds out which families are installed.
    func findFamilies() { _ = installed }

    /// What draws the glyphs of a Pango font that was found for `wanted`; kept, as making it asks the font file.
    func glyphFont(_ font: UnsafeMutablePointer<PangoFont>, for wanted: FontDescription) -> GlyphFont? {
        var key = FittedFont(font: font, fit: fit(of: wanted))
        if let known = glyphFonts[key] { return known }
        // Letters that the font lacks are another's.
        if key.fit != nil, Self.family(of: font) != familyName(wanted.family) { key = FittedFont(font: font, fit: nil) }
        if let known = glyphFonts[key] { return known }
        guard let made = GlyphFont(font, fit: key.fit) else { return nil }
        familyOfFont[made.identity] = Self.family(of: font)
        if glyphFonts.count >= 512 { forgetGlyphFonts() }
        // The key must stay this font's.
        g_object_ref(font)
        glyphFonts[key] = made
        return made
    }

    private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) }
    }

    // MARK: Fonts of the program

    /// Makes the fonts of a file known. False when they are already.
    func register(file: String) -> Bool {
        guard !registered.contains(file), FcConfigAppFontAddFile(nil, file) == FcTrue else { return false }
        registered.append(file)
        forgetFonts()
        return true
    }

    func register(_ bytes: MemoryFile) -> Bool {
        guard register(file: bytes.path) else { return false }
        if !kept.contains(where: { $0 === bytes }) { kept.append(bytes) }
        return true
    }

    /// Forgets the fonts of a file that was registered. False when it was not.
    func unregister(file: String) -> Bool {
        guard let index = registered.firstIndex(of: file) else { return false }
        registered.remove(at: index)
        // Single files cannot be taken away.
        FcConfigAppFontClear(nil)
        for file in registered { FcConfigAppFontAddFile(nil, file) }
        forgetFonts()
        return true
    }

    /// What was found out about fonts may be another now.
    func forgetFonts() {
        renewMap()
        resolvedFamilies = [:]
        metrics = [:]
        standIns = StandInFaces()
        expected = []
        FontsAhead.forget()
        Self.generation.wrappingAdd(1, ordering: .releasing)
        installed = installedFamilies()
        faces = nil
    }

    private func installedFaces() -> [String: FontFace] {
        guard let everything = FcPatternCreate(), let wanted = FontFace.makeFields() else { return [:] }
        defer {
            FcPatternDestroy(everything)
            FcObjectSetDestroy(wanted)
        }
        guard let list = FcFontList(nil, everything, wanted) else { return [:] }
        defer { FcFontSetDestroy(list) }
        var faces: [String: FontFace] = [:]
        for index in 0..<Int(list.pointee.nfont) {
            guard let pattern = list.pointee.fonts[index], let face = FontFace(pattern) else { continue }
            faces[face.postScriptName.lowercased()] = face
        }
        return faces
    }

    /// The installed face of a PostScript name, in whatever case.
    func face(named name: String) -> FontFace? { knownFaces()[name.lowercased()] }

    /// The installed face of a full name, in whatever case; of several the first by its PostScript name.
    func face(fullName name: String) -> FontFace? {
        let name = name.lowercased()
        return knownFaces().values.filter { $0.fullName.lowercased() == name }
            .min { $0.postScriptName < $1.postScriptName }
    }

    /// All faces of a family, by name.
    func faces(ofFamily name: String) -> [FontFace] {
        knownFaces().values.filter { $0.family == name }.sorted { $0.postScriptName < $1.postScriptName }
    }

    private func knownFaces() -> [String: FontFace] {
        if let faces { return faces }
        let found = installedFaces()
        faces = found
        return found
    }

    // MARK: Families

    /// Lower-case names of all families, with their true spelling.
    private func installedFamilies() -> [String: String] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &families, &count)
        defer { g_free(families) }
        var names: [String: String] = [:]
        for i in 0..<Int(count) {
            guard let name = pango_font_family_get_name(families?[i]).map({ String(cString: $0) }) else { continue }
            names[name.lowercased()] = name
        }
        return names
    }

    /// Names of all families, sorted.
    var familyNames: [String] { installed.values.sorted() }

    /// The true spelling of an installed family's name.
    func installedName(_ name: String) -> String? { installed[name.lowercased()] }

    /// The family used for a description: itself, or what stands in for it.
    func familyName(_ family: FontDescription.Family) -> String {
        if let known = resolvedFamilies[family] { return known }
        let name: String
        switch family {
        case .system(let design):
            name = FontDescription.systemFamilies(design).first { installedName($0) != nil } ?? anyFamily
        case .named(let wanted): name = installedName(wanted) ?? standIn(for: wanted)
        }
        resolvedFamilies[family] = name
        return name
    }

    /// The family that is drawn in place of one that is not installed. Where its letters are not as wide, this is said once.
    private func standIn(for wanted: String) -> String {
        let family = AppleFontFamily.named(wanted)
        if let twin = family?.standIn(installed: installedName) { return twin }
        let name = familyName(.system(family?.design ?? .default))
        let what = family == nil ? "No font family \"\(wanted)\" is installed;" : "The font \(wanted) is not installed;"
        Diagnostics.report("\(what) \(name) is used instead.", key: "font.\(wanted)")
        return name
    }

    /// What fontconfig takes for a plain font. Pango cannot go on where there is none at all.
    private var anyFamily: String {
        guard !installed.keys.contains(where: { !Self.aliases.contains($0) }) else { return "sans-serif" }
        FileHandle.standardError.write(
            Data(
                "mutoscope: No fonts are installed, so that no text can be drawn: install some, as fonts-noto-core.\n"
                    .utf8))
        exit(1)
    }

    /// Names of families that fontconfig always has, in lower case.
    private static let aliases: Set = ["sans", "sans-serif", "serif", "monospace", "system-ui", "cursive", "fantasy"]

    // MARK: Descriptions and metrics

    /// Pango's form of a description; the caller frees it.
    ///
    /// - Parameter isFitted: whether what stands in is set as large as its letters ask for.
    func pangoDescription(_ font: FontDescription, isFitted: Bool = true) -> OpaquePointer {
        let scale = isFitted ? standIns.scale(of: font, in: self) : 1
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, familyName(font.family))
        pango_font_description_set_absolute_size(description, font.size * scale * CGFloat(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(description, stretch(font.width))
        return description
    }

    /// How outlines of what stands in for a font are made to look like its own; nil where they stay as they are.
    func fit(of font: FontDescription) -> GlyphFit? { standIns.fit(of: font, in: self) }

    private func stretch(_ width: CGFloat) -> PangoStretch {
        switch width {
        case ..<(-0.3): PANGO_STRETCH_CONDENSED
        case ..<(-0.1): PANGO_STRETCH_SEMI_CONDENSED
        case ...0.1: PANGO_STRETCH_NORMAL
        case ...0.3: PANGO_STRETCH_SEMI_EXPANDED
        default: PANGO_STRETCH_EXPANDED
        }
    }

    func metrics(of font: FontDescription) -> FontMetrics {
        if let known = metrics[font] { return known }
        let found = findMetrics(font)
        metrics[font] = found
        return found
    }

    private func findMetrics(_ font: FontDescription) -> FontMetrics {
        switch font.family {
        case .system(.default), .system(.rounded): return FontMetrics.system(size: font.size)
        case .named(let name) where installedName(name) == nil:
            guard let family = AppleFontFamily.named(name) else { break }
            let drawn = measure(font)
            if let distances = family.distances { return FontMetrics(distances, size: font.size, drawn: drawn) }
            let isSystem =
                family.standIn(installed: installedName) == nil && [.default, .rounded].contains(family.design)
            return isSystem ? FontMetrics.system(size: font.size) : drawn
        default: break
        }
        return measure(font)
    }

    private func measure(_ font: FontDescription) -> FontMetrics {
        // Measured large and scaled: hb works in whole units.
        let probe: CGFloat = 1000
        let description = pangoDescription(font.sized(probe))
        defer { pango_font_description_free(description) }
        guard let pangoFont = pango_font_map_load_font(map, context, description) else {
            return .system(size: font.size)
        }
        defer { g_object_unref(pangoFont) }
        let hb = pango_font_get_hb_font(pangoFont)
        let scale = font.size / probe / CGFloat(PANGO_SCALE)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(hb, &extents)
        func value(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
            var position: hb_position_t = 0
            return hb_ot_metrics_get_position(hb, tag, &position) != 0 ? CGFloat(position) * scale : nil
        }
        let ascender = abs(CGFloat(extents.ascender) * scale), descender = -abs(CGFloat(extents.descender) * scale)
        return FontMetrics(
            ascender: ascender, descender: descender, leading: max(0, CGFloat(extents.line_gap) * scale),
            capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? ascender * 0.74,
            xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT) ?? ascender * 0.55,
            underlinePosition: value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? font.size * -0.1,
            underlineThickness: value(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? font.size * 0.07)
    }
}

extension FontDescription {
    /// Distances of the font that is really used for this description.
    package var metrics: FontMetrics { TextEngine.withEngine { $0.metrics(of: self) } }

    /// The family that is really used.
    package var resolvedFamilyName: String { TextEngine.withEngine { $0.familyName(family) } }

    /// The true spelling of a family that is installed, whatever case `name` is in.
    package static func installedFamily(_ name: String) -> String? { TextEngine.withEngine { $0.installedName(name) } }

    /// All installed families, sorted.
    package static var installedFamilies: [String] { TextEngine.withEngine { $0.familyNames } }
}
