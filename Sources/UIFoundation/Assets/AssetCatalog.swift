import CoreGraphics
import Synchronization

/// Reads the folder of an uncompiled asset catalog, `.xcassets`: groups, image sets and colour sets.
///
/// What is broken is reported with the item's path and what is wrong with it, and left out.
struct AssetCatalog: Sendable {
    /// Items by their names, with the names of groups that make namespaces: `Icons/star`.
    private let items: [String: URL]

    private static let known = Mutex<[URL: AssetCatalog]>([:])

    /// The catalogs in a folder, by name. Read once.
    static func all(in folder: URL) -> [AssetCatalog] {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }.map { url in
            if let catalog = known.withLock({ $0[url] }) { return catalog }
            let catalog = AssetCatalog(at: url)
            known.withLock { $0[url] = catalog }
            return catalog
        }
    }

    init(at url: URL) {
        var items: [String: URL] = [:]
        Self.collect(url, prefix: "", depth: 0, into: &items)
        self.items = items
    }

    /// The folder of the item of a name and a kind, `imageset` or `colorset`.
    func item(_ name: String, kind: String) -> URL? { items["\(name).\(kind)"] }

    private struct Group: Decodable {
        struct Properties: Decodable {
            var namespace: Bool?
            enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
        }
        var properties: Properties?
    }

    private static func collect(_ folder: URL, prefix: String, depth: Int, into items: inout [String: URL]) {
        // Deeper than anyone nests groups: a link in a circle.
        guard depth < 32 else { return complain(folder, "the groups are nested too deep") }
        let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        guard let entries else { return complain(folder, "the folder cannot be read") }
        for entry in entries.sorted(by: { $0.path < $1.path }) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let name = entry.lastPathComponent
            if entry.pathExtension.isEmpty {
                let hasNamespace = (try? read(Group.self, in: entry))?.properties?.namespace ?? false
                collect(entry, prefix: hasNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1, into: &items)
            } else {
                items["\(prefix)\(name)"] = entry
            }
        }
    }

    // MARK: Contents.json

    /// What keeps an item from being used.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    static func read<Contents: Decodable>(_ type: Contents.Type, in item: URL) throws(Fault) -> Contents {
        let file = item.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw Fault(description: "Contents.json is missing or cannot be read")
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let DecodingError.keyNotFound(key, context) {
            throw Fault(description: "Contents.json lacks \"\(key.stringValue)\" in \(path(context))")
        } catch let DecodingError.typeMismatch(_, context) {
            throw Fault(description: "Contents.json has a value of another kind than expected in \(path(context))")
        } catch {
            throw Fault(description: "Contents.json is not the JSON of an asset")
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        let keys = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return keys.isEmpty ? "the file" : keys.joined(separator: ".")
    }

    static func complain(_ item: URL, _ fault: String) {
        Diagnostics.report("\(item.path): \(fault); the item is left out.", key: "asset \(item.path) \(fault)")
    }
}

/// One variant's wish for an appearance, as `Contents.json` writes it.
struct AssetAppearance: Decodable {
    var appearance: String?
    var value: String?
}

extension [AssetAppearance]? {
    var isDark: Bool { self?.contains { $0.value == "dark" } ?? false }
    var isOfHighContrast: Bool { self?.contains { $0.appearance == "contrast" } ?? false }
}
