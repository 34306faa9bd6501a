public import CoreGraphics

/// For whom registered fonts are known. Here it is always the running program.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    /// For this user from now on.
    public static let user = persistent
}

/// Why fonts were not registered, in `kCTFontManagerErrorDomain`.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201
}

/// The domain of ``CTFontManagerError``.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file known to `UIFont` by their PostScript and family names. Returns whether it did; `error` says why not.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.report(FontRegistration.register(fontURL as URL), to: error)
}

/// Forgets the fonts of a file.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.report(FontRegistration.unregister(file: (fontURL as URL).path), to: error)
}

/// Makes the fonts of several files known; `registrationHandler` hears of the errors.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
    let errors = fontURLs.compactMap { $0 as? URL }.compactMap(FontRegistration.register)
    _ = registrationHandler?(errors, true)
}

/// Makes the fonts of several files known. Returns whether all are; `errors` has an error or `NSNull` for each file.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool { FontRegistration.report(fontURLs, to: errors, FontRegistration.register) }

/// Forgets the fonts of several files. Returns whether all are forgotten; `errors` has an error or `NSNull` for each file.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool { FontRegistration.report(fontURLs, to: errors) { FontRegistration.unregister(file: $0.path) } }

/// Makes a font that was read from memory known to `UIFont`.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.report(FontRegistration.register(font), to: error)
}

/// Forgets a font that was read from memory.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.report(FontRegistration.unregister(file: font.bytes?.path ?? ""), to: error)
}

/// Registers fonts, and says in words what was wrong.
package enum FontRegistration {
    static func register(_ url: URL) -> NSError? {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            return error(.fileNotFound, "There is no font file at \(url.path) that can be read.")
        }
        guard FontFace.first(inFile: url.path) != nil else {
            return error(.unrecognizedFormat, "\(url.path) holds no font that is known here (TrueType, OpenType).")
        }
        guard ProgramFonts.register(file: url.path) else {
            return error(.alreadyRegistered, "The fonts of \(url.path) are registered already.")
        }
        return nil
    }

    static func register(_ font: CGFont) -> NSError? {
        let name = font.postScriptName as String? ?? ""
        guard let bytes = font.bytes, FontFace.installed(name) == nil, ProgramFonts.register(bytes) else {
            return error(.alreadyRegistered, "The font \(name) is known already.")
        }
        return nil
    }

    static func unregister(file: String) -> NSError? {
        ProgramFonts.unregister(file: file)
            ? nil : error(.notRegistered, "Nothing was registered from \(file.isEmpty ? "this font" : file).")
    }

    /// Fonts that a program's `Info.plist` names: files of its bundle or of its targets' resources.
    package static func registerFonts(named info: [String: Any], in bundle: Bundle = .main) {
        for name in info["UIAppFonts"] as? [String] ?? [] {
            let file =
                bundle.url(forResource: name, withExtension: nil) ?? bundle.bundleURL.appendingPathComponent(name)
            if let error = register(file) { Diagnostics.report(error.localizedDescription, key: "font.\(name)") }
        }
    }

    static func report(_ failure: NSError?, to error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
        if let failure { error?.pointee = .passRetained(failure) }
        return failure == nil
    }

    /// Does something to several files; none counts as done.
    static func report(
        _ files: CFArray, to errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?, _ body: (URL) -> NSError?
    ) -> Bool {
        let results = files.compactMap { $0 as? URL ?? ($0 as? NSURL).map { $0 as URL } }.map(body)
        errors?.pointee = .passRetained(NSArray(array: results.map { $0 ?? NSNull() }))
        return results.allSatisfy { $0 == nil }
    }

    private static func error(_ code: CTFontManagerError, _ sentence: String) -> NSError {
        NSError(
            domain: kCTFontManagerErrorDomain as String, code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}
