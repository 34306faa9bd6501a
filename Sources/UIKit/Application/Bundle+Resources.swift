public import CoreGraphics

// Resources of a program's targets, which the package manager puts beside the program: `Bundle.main` has them as an app's bundle does.
// Foundation's own members take names that may be absent; a name that is there finds these.
extension Bundle {
    /// Where a file of the bundle lies; of the main bundle also a file of the program's targets.
    public func path(forResource name: String, ofType ext: String?) -> String? {
        let written: String? = name
        return path(forResource: written, ofType: ext) ?? resource(name, ext, in: nil)?.path
    }

    /// Where a file of the bundle lies, in a folder of it.
    public func path(forResource name: String, ofType ext: String?, inDirectory folder: String) -> String? {
        let written: String? = name, inner: String? = folder
        return path(forResource: written, ofType: ext, inDirectory: inner) ?? resource(name, ext, in: folder)?.path
    }

    /// Where a file of the bundle lies; of the main bundle also a file of the program's targets.
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        let written: String? = name
        return url(forResource: written, withExtension: ext) ?? resource(name, ext, in: nil)
    }

    /// Where a file of the bundle lies, in a folder of it.
    public func url(forResource name: String, withExtension ext: String?, subdirectory folder: String) -> URL? {
        let written: String? = name, inner: String? = folder
        return url(forResource: written, withExtension: ext, subdirectory: inner) ?? resource(name, ext, in: folder)
    }

    private func resource(_ name: String, _ ending: String?, in folder: String?) -> URL? {
        guard self == .main else { return nil }
        let file = ending.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
        let path = folder.map { "\($0)/\(file)" } ?? file
        return resourceFolders.lazy.map { $0.appendingPathComponent(path) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
