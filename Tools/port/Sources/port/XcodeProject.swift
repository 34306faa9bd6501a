import Foundation

/// Which files a project of Xcode compiles: its folder often has others too, from before or for another day.
struct XcodeProject {
    /// The folder that the project is in, absolute.
    let folder: String
    let name: String
    /// The names of the files that some target compiles.
    private let sources: Set<String>
    /// Where the files that some target compiles lie, by their names, as far as the project's groups say so.
    private let places: [String: Set<String>]
    /// Whether folders belong to targets with all that is in them.
    private let takesFolders: Bool

    /// nil where nothing can be learned: no project, none with a list of sources, or a package beside it that has its own.
    init?(_ path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj") else { return nil }
        folder = url.deletingLastPathComponent().path
        name = url.lastPathComponent
        guard !FileManager.default.fileExists(atPath: folder + "/Package.swift") else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        takesFolders = text.contains("PBXFileSystemSynchronized")
        sources = Self.sources(in: text)
        places = ProjectPlaces(data, folder: folder).files
        guard sources.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
    }

    /// The names in `/* ViewController.swift in Sources */`.
    private static func sources(in text: String) -> Set<String> {
        var names: Set<String> = []
        for line in text.split(separator: "\n") {
            guard let end = line.range(of: " in Sources */"), let start = line.range(of: "/* ") else { continue }
            if start.upperBound < end.lowerBound { names.insert(String(line[start.upperBound..<end.lowerBound])) }
        }
        return names
    }

    /// The projects right in a folder.
    static func all(in folder: String) -> [XcodeProject] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0.hasSuffix(".xcodeproj") }.compactMap { XcodeProject("\(folder)/\($0)") }
    }

    /// Whether the file is below the project's folder and no package's on the way.
    func isAbove(_ path: String) -> Bool {
        guard path.hasPrefix(folder + "/") else { return false }
        var between = URL(fileURLWithPath: path).deletingLastPathComponent()
        while between.path.count > folder.count {
            if FileManager.default.fileExists(atPath: between.appendingPathComponent("Package.swift").path) {
                return false
            }
            between.deleteLastPathComponent()
        }
        return true
    }

    /// Of files with one name, where the project names one, only that one counts.
    func compiles(_ path: String) -> Bool {
        if takesFolders { return true }
        let name = URL(fileURLWithPath: path).lastPathComponent
        guard sources.contains(name) else { return false }
        let existing = (places[name] ?? []).filter { FileManager.default.fileExists(atPath: $0) }
        return existing.isEmpty || existing.contains(URL(fileURLWithPath: path).standardizedFileURL.path)
    }
}

/// Follows the groups of a project to the files that its targets compile.
private struct ProjectPlaces {
    /// Absolute paths by the files' names.
    private(set) var files: [String: Set<String>] = [:]
    private var objects: [String: [String: Any]] = [:]
    private var parents: [String: String] = [:]
    private let folder: String

    init(_ data: Data, folder: String) {
        self.folder = folder
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        objects = list?["objects"] as? [String: [String: Any]] ?? [:]
        for (id, object) in objects {
            for child in object["children"] as? [String] ?? [] { parents[child] = id }
        }
        for phase in objects.values where phase["isa"] as? String == "PBXSourcesBuildPhase" {
            for id in phase["files"] as? [String] ?? [] {
                guard let reference = objects[id]?["fileRef"] as? String, let path = path(of: reference) else {
                    continue
                }
                let url = URL(fileURLWithPath: path).standardizedFileURL
                files[url.lastPathComponent, default: []].insert(url.path)
            }
        }
    }

    /// nil of what no group leads to, and of what lies in places that only Xcode knows.
    private func path(of id: String, depth: Int = 0) -> String? {
        guard depth < 64, let object = objects[id] else { return nil }
        let own = object["path"] as? String
        switch object["sourceTree"] as? String {
        case "<group>":
            let above = parents[id].map { path(of: $0, depth: depth + 1) } ?? folder
            return above.map { above in own.map { "\(above)/\($0)" } ?? above }
        case "SOURCE_ROOT": return own.map { "\(folder)/\($0)" } ?? folder
        case "<absolute>": return own
        default: return nil
        }
    }
}
