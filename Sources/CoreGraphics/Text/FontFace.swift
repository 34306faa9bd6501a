import CPango

/// One face of a font file.
package struct FontFace: Equatable, Sendable {
    package let postScriptName: String
    package let family: String
    /// Family and style, as the file has it: "DejaVu Sans Bold".
    package let fullName: String
    /// Whether all letters are of one width.
    package let isMonospaced: Bool
    /// As OpenType counts: 400 regular, 700 bold.
    package let weight: Int
    package let isItalic: Bool
    /// −1 condensed … 1 expanded, 0 normal.
    package let width: CGFloat

    /// Nil without names, and for what stands for all instances of a variable font.
    init?(_ pattern: OpaquePointer) {
        func string(_ field: String) -> String? {
            var text: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, field, 0, &text) == FcResultMatch, let text else { return nil }
            return String(cString: text)
        }
        func number(_ field: String) -> Double? {
            var value = 0.0
            return FcPatternGetDouble(pattern, field, 0, &value) == FcResultMatch ? value : nil
        }
        guard let postScriptName = string(FC_POSTSCRIPT_NAME), let family = string(FC_FAMILY),
            let weight = number(FC_WEIGHT)
        else { return nil }
        self.postScriptName = postScriptName
        self.family = family
        fullName = string(FC_FULLNAME) ?? family
        // 100 is one width, 110 one for each cell of a terminal.
        isMonospaced = (number(FC_SPACING) ?? 0) >= 100
        self.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
        isItalic = (number(FC_SLANT) ?? 0) > 0
        // 75 condensed … 125 expanded.
        width = CGFloat(((number(FC_WIDTH) ?? 100) - 100) / 50)
    }

    /// What is asked of each pattern.
    static func makeFields() -> UnsafeMutablePointer<FcObjectSet>? {
        guard let fields = FcObjectSetCreate() else { return nil }
        for field in [
            FC_POSTSCRIPT_NAME, FC_FAMILY, FC_FULLNAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_SPACING,
        ] { FcObjectSetAdd(fields, field) }
        return fields
    }

    /// The face in some size.
    package func description(size: CGFloat) -> FontDescription {
        FontDescription(family: .named(family), size: size, weight: weight, isItalic: isItalic, width: width)
    }

    /// The first face of a font file; nil when the file holds none.
    package static func first(inFile path: String) -> FontFace? {
        var count: Int32 = 0
        guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
        defer { FcPatternDestroy(pattern) }
        return FontFace(pattern)
    }

    /// The installed face of a PostScript name, in whatever case.
    package static func installed(_ postScriptName: String) -> FontFace? {
        TextEngine.withEngine { $0.face(named: postScriptName) }
    }

    /// The installed face of a full name, such as "DejaVu Sans Bold", in whatever case.
    package static func installed(fullName: String) -> FontFace? {
        TextEngine.withEngine { $0.face(fullName: fullName) }
    }

    /// The installed faces of a family, by name.
    package static func all(ofFamily name: String) -> [FontFace] {
        TextEngine.withEngine { $0.faces(ofFamily: name) }
    }
}

/// Fonts that a program brings along: they are found by their names for as long as it runs.
package enum ProgramFonts {
    /// False when the file's fonts are registered already.
    package static func register(file path: String) -> Bool { TextEngine.withEngine { $0.register(file: path) } }

    /// False when the file's fonts are not registered.
    package static func unregister(file path: String) -> Bool { TextEngine.withEngine { $0.unregister(file: path) } }

    /// False when the fonts in these bytes are registered already. Bytes that once were stay readable for as long as the program
    /// runs, since text engines open fonts late.
    package static func register(_ bytes: MemoryFile) -> Bool { TextEngine.withEngine { $0.register(bytes) } }
}
