package import Foundation

extension Bundle {
    /// Where files of the bundle may lie. Of the program's own bundle that includes the resources of its modules, which
    /// the package manager puts beside the program; on Apple's systems an app's resources are all in its bundle.
    package var resourceFolders: [URL] {
        var folders = [resourceURL, bundleURL].compactMap { $0 }
        if self == .main {
            let beside = try? FileManager.default.contentsOfDirectory(at: bundleURL, includingPropertiesForKeys: nil)
            let modules = (beside ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
            folders += modules + modules.flatMap(Self.copiedFolders)
        }
        var seen: Set<String> = []
        return folders.filter { seen.insert($0.standardizedFileURL.path).inserted }
    }

    /// Folders that a target copies whole; an app's bundle has their files at its top.
    private static func copiedFolders(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.hasDirectoryPath && $0.pathExtension.isEmpty }.sorted { $0.path < $1.path }
    }
}
