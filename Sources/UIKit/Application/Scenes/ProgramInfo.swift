import CoreGraphics

/// The program's `Info.plist`. SwiftPM takes none at the top of a target, so it may lie beside the executable or in the resources of
/// the target, in a folder or not.
@MainActor
enum ProgramInfo {
    /// Its values; empty without one.
    static func values(
        module: String, main: [String: Any] = Bundle.main.infoDictionary ?? [:], folder: URL = Bundle.main.bundleURL
    ) -> [String: Any] {
        let isWhole = main.keys.contains { $0.hasPrefix("UI") }
        if isWhole { return main }
        return places(module: module, folder: folder).lazy.compactMap(read).first ?? main
    }

    private static func places(module: String, folder: URL) -> [URL] {
        let resources = contents(of: folder).filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
        let nested = resources.flatMap(contents).filter(\.hasDirectoryPath)
        return ([folder] + resources + nested).map { $0.appendingPathComponent("Info.plist") }
    }

    /// In the order of their names.
    private static func contents(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.path < $1.path }
    }

    private static func read(_ file: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let values = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let values = values as? [String: Any] else {
            Diagnostics.report("\(file.path) is no property list; it is not used.")
            return nil
        }
        return values
    }
}
