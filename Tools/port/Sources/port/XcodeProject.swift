import Foundation

/// Which files a project of Xcode compiles: its folder often has others too, from before or for another day.
struct XcodeProject {
    /// The folder that the project is in, absolute.
    let folder: String
    let name: String
    /// The names of the files that some target compiles.
    private let sources: Set<String>
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

    func compiles(_ path: String) -> Bool {
        takesFolders || sources.contains(URL(fileURLWithPath: path).lastPathComponent)
    }
}
