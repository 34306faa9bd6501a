import CPango

/// A font file in which text has been set.
package struct UsedFont: Hashable, Comparable, Sendable {
    package let family: String
    /// The same for the same file on every machine.
    package let identity: UInt64

    package init(family: String, identity: UInt64) {
        (self.family, self.identity) = (family, identity)
    }

    package static func < (a: Self, b: Self) -> Bool { (a.family, a.identity) < (b.family, b.identity) }
}

/// In which fonts text has been set: whether a picture can be the same where other fonts are installed.
package enum UsedFonts {
    /// Numbers that are the same for the same font file on every machine, in order.
    package static var identities: [UInt64] { TextEngine.withEngine { $0.usedFonts.sorted() } }

    package static func forget() { TextEngine.withEngine { $0.usedFonts = [] } }

    /// The same with the families' names.
    package static var fonts: [UsedFont] {
        TextEngine.withEngine { engine in
            engine.usedFonts.map { UsedFont(family: engine.familyOfFont[$0] ?? "", identity: $0) }.sorted()
        }
    }

    /// Whether this file, not only one of the same family, is among the fonts that text can be set in.
    package static func isInstalled(_ font: UsedFont) -> Bool {
        TextEngine.withEngine { _ in
            files(ofFamily: font.family).contains { FontFile.identity(of: $0) == font.identity }
        }
    }

    private static func files(ofFamily family: String) -> [FontFile] {
        guard let wanted = FcPatternCreate(), let fields = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(wanted)
            FcObjectSetDestroy(fields)
        }
        FcPatternAddString(wanted, FC_FAMILY, family)
        FcObjectSetAdd(fields, FC_FILE)
        FcObjectSetAdd(fields, FC_INDEX)
        guard let list = FcFontList(nil, wanted, fields) else { return [] }
        defer { FcFontSetDestroy(list) }
        return (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0].flatMap { FontFile($0) } }
    }
}

/// A file of fonts and the number of one in it.
private struct FontFile {
    let path: String
    let index: Int32

    init?(_ pattern: OpaquePointer) {
        var text: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(pattern, FC_FILE, 0, &text) == FcResultMatch, let text else { return nil }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        path = String(cString: text)
        self.index = index
    }

    static func identity(of file: FontFile) -> UInt64? {
        let bytes = hb_blob_create_from_file(file.path)
        // The upper half of the number chooses among the instances of a variable font.
        let face = hb_face_create(bytes, UInt32(file.index & 0xFFFF))
        defer {
            hb_face_destroy(face)
            hb_blob_destroy(bytes)
        }
        return hb_blob_get_length(bytes) > 0 ? GlyphFont.identity(of: face) : nil
    }
}
