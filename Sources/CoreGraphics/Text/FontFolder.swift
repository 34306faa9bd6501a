import CPango

/// Uses only the fonts of one folder, so that text is the same on machines with other fonts installed.
enum FontFolder {
    /// The folder that `MUTOSCOPE_FONTS` names. Called before the first font is asked for.
    static func useChosen() {
        guard let path = getenv("MUTOSCOPE_FONTS").map({ String(cString: $0) }), !path.isEmpty else { return }
        guard let fonts = configuration(of: path) else {
            return Diagnostics.report(
                "MUTOSCOPE_FONTS=\(path): this folder cannot be read; the installed fonts are used.")
        }
        defer { FcConfigDestroy(fonts) }
        guard let set = FcConfigGetFonts(fonts, FcSetSystem), set.pointee.nfont > 0 else {
            return Diagnostics.report("MUTOSCOPE_FONTS=\(path): there is no font in it; the installed fonts are used.")
        }
        FcConfigSetCurrent(fonts)
    }

    /// The families in a folder and those below it, in order; nil when it cannot be read.
    static func families(in path: String) -> [String]? {
        guard let fonts = configuration(of: path) else { return nil }
        defer { FcConfigDestroy(fonts) }
        guard let set = FcConfigGetFonts(fonts, FcSetSystem) else { return [] }
        let names = (0..<Int(set.pointee.nfont)).compactMap { index in
            set.pointee.fonts[index].flatMap { FontFace($0) }?.family
        }
        return Set(names).sorted()
    }

    private static func configuration(of path: String) -> OpaquePointer? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
            let fonts = FcConfigCreate()
        else { return nil }
        let rules = rules(for: URL(fileURLWithPath: path).standardizedFileURL.path)
        guard FcConfigParseAndLoadFromMemory(fonts, rules, FcTrue) == FcTrue, FcConfigBuildFonts(fonts) == FcTrue else {
            FcConfigDestroy(fonts)
            return nil
        }
        return fonts
    }

    /// The folder, and the one rule of fontconfig's own that colour emoji need: their pictures are scaled to the size asked for.
    private static func rules(for path: String) -> String {
        var escaped = path
        for (sign, name) in [("&", "amp"), ("<", "lt"), (">", "gt")] {
            escaped = escaped.replacingOccurrences(of: sign, with: "&\(name);")
        }
        return """
            <?xml version="1.0"?>
            <fontconfig>
            <dir>\(escaped)</dir>
            <cachedir prefix="xdg">fontconfig</cachedir>
            <include ignore_missing="yes">/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf</include>
            </fontconfig>
            """
    }
}
