import Foundation

/// The sources as they lie on disk.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every Swift file below a folder, by its path from there.
    static func swiftFiles(below folder: URL) -> [(path: String, text: String)] {
        let prefix = folder.path + "/"
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
            return (String(file.path.dropFirst(prefix.count)), text)
        }
    }
}
