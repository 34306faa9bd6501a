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

    /// Where a file of the bundle lies, for names that may be absent, as `port` writes `Bundle.main.path(forResource:ofType:)`.
    public func programPath(
        forResource name: String?, ofType ext: String?, inDirectory folder: String? = nil
    ) -> String? {
        programURL(forResource: name, withExtension: ext, subdirectory: folder)?.path
    }

    /// Where a file of the bundle lies, for names that may be absent, as `port` writes `Bundle.main.url(forResource:withExtension:)`.
    public func programURL(
        forResource name: String?, withExtension ext: String?, subdirectory folder: String? = nil
    ) -> URL? {
        switch (name, folder) {
        case (nil, nil): url(forResource: name, withExtension: ext)
        case (nil, _): url(forResource: name, withExtension: ext, subdirectory: folder)
        case (let name?, nil): url(forResource: name, withExtension: ext)
        case (let name?, let folder?): url(forResource: name, withExtension: ext, subdirectory: folder)
        }
    }

    /// All files of a kind in the bundle, or in a folder of it; of the main bundle also those of the program's targets.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        let written: String? = ext
        let own = (urls(forResourcesWithExtension: written, subdirectory: subpath) ?? []).map { $0 as URL }
        let files = own + resources(ext, in: subpath)
        var seen: Set<String> = []
        return files.filter { seen.insert($0.standardizedFileURL.path).inserted }
    }

    /// All files of a kind in the bundle, or in a folder of it; of the main bundle also those of the program's targets.
    public func paths(forResourcesOfType ext: String, inDirectory subpath: String?) -> [String] {
        (urls(forResourcesWithExtension: ext, subdirectory: subpath) ?? []).map(\.path)
    }

    /// The folder of an app's resources, as `port` asks for `Bundle.main.resourceURL`: that of the target a file belongs to.
    ///
    /// - Parameter fileID: `#fileID` of a file of the target.
    public func programResourceURL(of fileID: String) -> URL? {
        guard self == .main, let module = fileID.split(separator: "/").first else { return resourceURL }
        let own = resourceFolders.first { $0.lastPathComponent.hasSuffix("_\(module).resources") }
        guard let own,
            let files = try? FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)
        else { return resourceURL }
        // A folder that is copied whole is the bundle's, where nothing lies beside it.
        return files.count == 1 && files[0].hasDirectoryPath && files[0].pathExtension.isEmpty ? files[0] : own
    }

    /// The folder of an app's resources, as `port` asks for `Bundle.main.resourcePath`: see ``programResourceURL(of:)``.
    public func programResourcePath(of fileID: String) -> String? { programResourceURL(of: fileID)?.path }

    private func resources(_ ending: String, in folder: String?) -> [URL] {
        guard self == .main else { return [] }
        let ending = ending.hasPrefix(".") ? String(ending.dropFirst()) : ending
        return resourceFolders.flatMap { place in
            let place = folder.map { place.appendingPathComponent($0) } ?? place
            let found = try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
            return (found ?? []).filter { ending.isEmpty || $0.pathExtension == ending }.sorted { $0.path < $1.path }
        }
    }

    private func resource(_ name: String, _ ending: String?, in folder: String?) -> URL? {
        self == .main ? Self.resource(name, ending, in: folder, of: resourceFolders) : nil
    }

    /// A file of a target's resources. The ending may be written with its dot, as with Foundation.
    static func resource(_ name: String, _ ending: String?, in folder: String?, of folders: [URL]) -> URL? {
        let file = ending.map { $0.isEmpty ? name : $0.hasPrefix(".") ? name + $0 : "\(name).\($0)" } ?? name
        let path = folder.map { "\($0)/\(file)" } ?? file
        return folders.lazy.compactMap { Self.file(path, in: $0) }.first
    }

    /// A file that belongs to no language, else the one of the user's language or the next best.
    private static func file(_ path: String, in folder: URL) -> URL? {
        let plain = folder.appendingPathComponent(path)
        if FileManager.default.fileExists(atPath: plain.path) { return plain }
        let inner = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let languages = inner.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
            .filter { FileManager.default.fileExists(atPath: "\(folder.path)/\($0).lproj/\(path)") }
        return LocalizedTables.language(of: languages).map { folder.appendingPathComponent("\($0).lproj/\(path)") }
    }
}
