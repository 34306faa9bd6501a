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
    /// The folders that belong to targets with all that is in them, and what they leave out; absolute paths.
    private let trees: [String: Set<String>]
    /// Whether such folders are spoken of in a way that is not understood.
    private let takesEverything: Bool

    /// nil where nothing can be learned: no project, none with a list of sources, or a package beside it that has its own.
    init?(_ path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj") else { return nil }
        folder = url.deletingLastPathComponent().path
        name = url.lastPathComponent
        guard !FileManager.default.fileExists(atPath: folder + "/Package.swift") else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        sources = Self.sources(in: text)
        let read = ProjectPlaces(data, folder: folder)
        places = read.files
        trees = read.trees
        takesEverything = !read.knowsTrees && text.contains(ProjectPlaces.treeKind)
        guard !trees.isEmpty || sources.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
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
        if takesEverything { return true }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        let existing = (places[url.lastPathComponent] ?? []).filter { FileManager.default.fileExists(atPath: $0) }
        if existing.contains(url.path) { return true }
        let around = trees.filter { url.path.hasPrefix($0.key + "/") }.max { $0.key.count < $1.key.count }
        if let around { return !around.value.contains { url.path == $0 || url.path.hasPrefix($0 + "/") } }
        return existing.isEmpty && sources.contains(url.lastPathComponent)
    }
}

/// Follows the groups of a project to the files that its targets compile.
private struct ProjectPlaces {
    /// Absolute paths by the files' names.
    private(set) var files: [String: Set<String>] = [:]
    /// Folders that Xcode 16 keeps in step with the disk, with what no target compiles of them; absolute paths.
    private(set) var trees: [String: Set<String>] = [:]
    /// Whether what is said of such folders was found.
    var knowsTrees: Bool { objects.values.contains { $0["isa"] as? String == Self.treeKind } }
    static let treeKind = "PBXFileSystemSynchronizedRootGroup"
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
                add(url)
            }
        }
        for (id, group) in objects where group["isa"] as? String == Self.treeKind {
            read(group, id)
        }
    }

    private mutating func add(_ url: URL) { files[url.lastPathComponent, default: []].insert(url.path) }

    /// The exceptions of a target that has the folder are left out of it, those of any other are all that it takes.
    private mutating func read(_ group: [String: Any], _ id: String) {
        guard let path = path(of: id) else { return }
        let folder = URL(fileURLWithPath: path).standardizedFileURL
        let owners = objects.filter { ($0.value["fileSystemSynchronizedGroups"] as? [String] ?? []).contains(id) }.keys
        var exceptions: [String: Set<String>] = [:]
        for set in (group["exceptions"] as? [String] ?? []).compactMap({ objects[$0] }) {
            guard let target = set["target"] as? String else { continue }
            for name in set["membershipExceptions"] as? [String] ?? [] {
                let url = folder.appendingPathComponent(name).standardizedFileURL
                if owners.contains(target) { exceptions[target, default: []].insert(url.path) } else { add(url) }
            }
        }
        // Any one target that compiles a file is enough: out is what all of them leave out.
        let leftOut = owners.map { exceptions[$0] ?? [] }
        guard let first = leftOut.first else { return }
        trees[folder.path] = leftOut.dropFirst().reduce(first) { $0.intersection($1) }
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
