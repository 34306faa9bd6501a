import Foundation
import FoundationXML
import PortCore

/// A storyboard or nib: what it connects, which on Linux is connected in code.
final class InterfaceFile: NSObject, XMLParserDelegate {
    private struct Element {
        var kind: String
        var name: String
    }

    private struct Connection {
        var owner: String
        var text: (String) -> String
        var destination: String
    }

    private let path: String
    private var elements: [String: Element] = [:]
    private var open: [String] = []
    private var connections: [Connection] = []

    private init(path: String) {
        self.path = path
    }

    /// One finding for each object that has outlets or actions, or for what keeps the file from being read.
    static func findings(in path: String) -> [Finding] {
        let file = InterfaceFile(path: path)
        guard let data = FileManager.default.contents(atPath: path) else {
            return [file.finding(.warning, "cannot be read.")]
        }
        let parser = XMLParser(data: data)
        parser.delegate = file
        guard parser.parse() else {
            return [file.finding(.warning, "is not the XML of a storyboard or nib (line \(parser.lineNumber)).")]
        }
        return file.summary()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let id = attributes["id"] ?? ""
        if !id.isEmpty, name != "outlet", name != "action", name != "segue" {
            let label = attributes["customClass"] ?? attributes["userLabel"] ?? attributes["title"] ?? name
            elements[id] = Element(kind: name, name: label)
        }
        connect(name, attributes)
        open.append(name == "connections" || id.isEmpty ? open.last ?? "" : id)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    private func connect(_ name: String, _ attributes: [String: String]) {
        guard let owner = open.last, let destination = attributes["destination"] else { return }
        switch name {
        case "outlet", "outletCollection":
            let property = attributes["property"] ?? "?"
            connections.append(Connection(owner: owner, text: { "\(property) = the \($0)" }, destination: destination))
        case "action":
            let selector = attributes["selector"] ?? "?"
            let event = attributes["eventType"].map { " for .\($0)" } ?? ""
            connections.append(
                Connection(owner: owner, text: { "calls \(selector) of the \($0)\(event)" }, destination: destination))
        case "segue":
            let kind = attributes["kind"] ?? "show"
            connections.append(
                Connection(owner: owner, text: { "leads to the \($0) (\(kind))" }, destination: destination))
        default:
            break
        }
    }

    private func summary() -> [Finding] {
        var owners: [String] = []
        for connection in connections where !owners.contains(connection.owner) { owners.append(connection.owner) }
        return owners.map { owner in
            let lines = connections.filter { $0.owner == owner }
                .map { connection in connection.text(elements[connection.destination]?.name ?? connection.destination) }
            return finding(
                .note, "\(elements[owner]?.name ?? owner): connect in code: \(lines.joined(separator: "; ")).")
        }
    }

    private func finding(_ severity: Finding.Severity, _ message: String) -> Finding {
        Finding(file: path, line: 1, column: 1, severity: severity, message: message)
    }
}
