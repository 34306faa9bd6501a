import Foundation
import Synchronization

/// Models by their names: those that `port` compiled, and those that lie in bundles.
enum ModelLibrary {
    /// Models that were read; one of a name stays the same object.
    private struct Read: @unchecked Sendable { var models: [String: NSManagedObjectModel] = [:] }
    private static let read = Mutex(Read())

    /// The model that a name stands for, compiled or in a bundle.
    static func model(named name: String, in bundle: Bundle = .main) -> NSManagedObjectModel? {
        compiled(name) ?? folder(of: name, in: bundle).flatMap { model(in: $0) }
    }

    static func model(at url: URL) -> NSManagedObjectModel? {
        if FileManager.default.fileExists(atPath: url.path), let found = model(in: url) { return found }
        return compiled(url.deletingPathExtension().lastPathComponent)
    }

    /// Every model: the compiled ones, and those of the bundles.
    static func all(in bundles: [Bundle]) -> [NSManagedObjectModel] {
        let names = ModelClasses.libraries.flatMap { $0.models.keys.sorted() }
        let found = names.compactMap(compiled)
        let folders = bundles.flatMap(roots).flatMap { root in
            ((try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? [])
                .filter {
                    endings.contains($0.pathExtension) && !names.contains($0.deletingPathExtension().lastPathComponent)
                }
                .sorted { $0.path < $1.path }
        }
        return found + folders.compactMap { model(in: $0) }
    }

    /// Where a bundle has a model; of a compiled one an address at which nothing lies.
    static func address(of name: String?, _ ending: String?, in bundle: Bundle) -> URL? {
        if let url = bundle.url(forResource: name, withExtension: ending) { return url }
        guard let name, ["momd", "mom"].contains(ending ?? "") else { return nil }
        if let folder = folder(of: name, in: bundle) { return folder }
        guard compiled(name) != nil else { return nil }
        return bundle.bundleURL.appendingPathComponent("\(name).\(ending ?? "momd")")
    }

    private static func compiled(_ name: String) -> NSManagedObjectModel? {
        for library in ModelClasses.libraries {
            guard let text = library.models[name] else { continue }
            return kept("\(type(of: library)) \(name)") { ModelReader.read(Data(text.utf8), title: name) }
        }
        return nil
    }

    private static func kept(_ key: String, _ make: () -> NSManagedObjectModel?) -> NSManagedObjectModel? {
        if let known = read.withLock({ $0.models[key] }) { return known }
        let made = make()
        read.withLock { $0.models[key] = made }
        return made
    }

    // MARK: Files

    private static let endings: Set<String> = ["xcdatamodeld", "xcdatamodel"]

    /// The bundle's folder, and that of SwiftPM's resources beside the program.
    private static func roots(of bundle: Bundle) -> [URL] {
        let own = [bundle.resourceURL ?? bundle.bundleURL, bundle.bundleURL]
        let beside =
            (try? FileManager.default.contentsOfDirectory(at: bundle.bundleURL, includingPropertiesForKeys: nil))
        return own + (beside ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    }

    private static func folder(of name: String, in bundle: Bundle) -> URL? {
        for root in roots(of: bundle) {
            for ending in ["xcdatamodeld", "xcdatamodel"] {
                let url = root.appendingPathComponent("\(name).\(ending)")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    /// The model in a folder of versions, in one version, or in a file.
    private static func model(in url: URL) -> NSManagedObjectModel? {
        let file: URL
        switch url.pathExtension {
        case "xcdatamodeld":
            guard let version = current(in: url) else { return nil }
            file = version.appendingPathComponent("contents")
        case "xcdatamodel": file = url.appendingPathComponent("contents")
        default: file = url
        }
        let title = url.deletingPathExtension().lastPathComponent
        return kept(file.path) {
            (try? Data(contentsOf: file)).flatMap { ModelReader.read($0, title: title) }
        }
    }

    /// The newest version, as `.xccurrentversion` says; else the only one.
    static func current(in folder: URL) -> URL? {
        if let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        {
            return folder.appendingPathComponent(name)
        }
        let versions = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return versions?.filter { $0.pathExtension == "xcdatamodel" }.min { $0.path < $1.path }
    }
}
