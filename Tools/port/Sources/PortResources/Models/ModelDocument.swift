import Foundation
import FoundationXML

/// A model of Core Data as its file has it, as far as classes are made of it.
package final class ModelDocument: NSObject, XMLParserDelegate {
    struct Property {
        var name: String
        var attributes: [String: String]
        var isRelationship: Bool
    }

    struct Entity {
        var name: String
        /// Without its module.
        var className: String
        /// `class`, `category`, or nothing is made.
        var generation: String?
        var parent: String?
        var properties: [Property] = []
    }

    /// Absolute.
    let path: String
    let name: String
    private(set) var text = ""
    private(set) var entities: [Entity] = []
    private var isModel = false

    /// The newest version in a folder that ends in `.xcdatamodeld`, or the one of an `.xcdatamodel`; nil where there is none.
    init?(folder: String) {
        let url = URL(fileURLWithPath: folder)
        name = url.deletingPathExtension().lastPathComponent
        let version = url.pathExtension == "xcdatamodeld" ? Self.current(in: url) : url
        guard let file = version?.appendingPathComponent("contents") else { return nil }
        path = file.path
        super.init()
        guard let data = FileManager.default.contents(atPath: path), CheckedText.problem(in: data) == nil else {
            return nil
        }
        text = String(decoding: data, as: UTF8.self)
        let parser = XMLParser(data: data)
        parser.delegate = self
        guard parser.parse(), isModel else { return nil }
    }

    private static func current(in folder: URL) -> URL? {
        if let data = FileManager.default.contents(atPath: folder.appendingPathComponent(".xccurrentversion").path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        {
            return folder.appendingPathComponent(name)
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcdatamodel") }.min().map(folder.appendingPathComponent)
    }

    package func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch element {
        case "model": isModel = true
        case "entity":
            let written = attributes["representedClassName"] ?? "NSManagedObject"
            let className = written.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
            entities.append(
                Entity(
                    name: attributes["name"] ?? "", className: className,
                    generation: attributes["codeGenerationType"], parent: attributes["parentEntity"]))
        case "attribute", "relationship":
            guard !entities.isEmpty, let name = attributes["name"] else { return }
            entities[entities.count - 1].properties.append(
                Property(name: name, attributes: attributes, isRelationship: element == "relationship"))
        default: break
        }
    }
}
