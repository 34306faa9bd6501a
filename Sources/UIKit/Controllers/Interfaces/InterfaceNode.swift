import CoreGraphics

/// One element of a storyboard or nib, as `port` compiled it.
@MainActor
final class InterfaceNode {
    /// The element's name in the file, such as `label`.
    let kind: String
    /// Where the element stands in the file.
    let line: Int
    private var attributes: [String: String]
    private(set) var children: [InterfaceNode] = []
    private(set) weak var parent: InterfaceNode?

    init(kind: String, line: Int, attributes: [String: String]) {
        self.kind = kind
        self.line = line
        self.attributes = attributes
    }

    func append(_ child: InterfaceNode) {
        child.parent = self
        children.append(child)
    }

    subscript(name: String) -> String? { attributes[name] }

    /// Another value of an attribute: a text in the user's language.
    func replace(_ name: String, by value: String) { attributes[name] = value }

    var id: String? { attributes["id"] }
    /// What the element is of its parent, such as `backgroundColor`.
    var key: String? { attributes["key"] }
    /// What stands between the element's tags.
    var text: String? { attributes["#text"] }

    /// YES or NO; nil where nothing is written.
    func flag(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }
    func number(_ name: String) -> CGFloat? { attributes[name].flatMap { Double($0) }.map { CGFloat($0) } }
    func integer(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }

    /// The child that stands for a property.
    func child(key: String) -> InterfaceNode? { children.first { $0.key == key } }
    func child(_ kind: String) -> InterfaceNode? { children.first { $0.kind == kind } }
    func children(of kind: String) -> [InterfaceNode] { child(kind)?.children ?? [] }

    /// A text that is an attribute, or an element of its own where it has more than one line.
    func string(_ name: String) -> String? {
        attributes[name] ?? children.first { $0.key == name && ["string", "mutableString"].contains($0.kind) }?.text
    }

    /// This element and all below it, in the file's order, without recursion.
    var all: [InterfaceNode] {
        var found: [InterfaceNode] = [], waiting = [self]
        while let node = waiting.popLast() {
            found.append(node)
            waiting += node.children.reversed()
        }
        return found
    }
}

/// A storyboard or nib with its elements.
@MainActor
final class InterfaceFile {
    /// As diagnostics name it.
    let name: String
    let root: InterfaceNode
    let library: CompiledInterfaces
    private(set) var nodes: [String: InterfaceNode] = [:]
    /// The scene of each element with an identifier; nothing in nibs.
    private(set) var scenes: [String: InterfaceNode] = [:]

    /// - Parameter text: one line an element: depth, line in the file, name, and the attributes between tabs.
    init(name: String, text: String, library: CompiledInterfaces) {
        self.name = name
        self.library = library
        var open: [InterfaceNode] = []
        for line in text.split(separator: "\n") {
            guard let (depth, node) = Self.read(line) else { continue }
            open.removeLast(max(open.count - depth, 0))
            open.last?.append(node)
            open.append(node)
        }
        root = open.first ?? InterfaceNode(kind: "document", line: 1, attributes: [:])
        collect()
    }

    private static func read(_ line: Substring) -> (Int, InterfaceNode)? {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        let head = parts[0].split(separator: " ")
        guard head.count == 3, let depth = Int(head[0]), let place = Int(head[1]) else { return nil }
        var attributes: [String: String] = [:]
        for part in parts.dropFirst() {
            guard let equals = part.firstIndex(of: "=") else { continue }
            attributes[String(part[..<equals])] = plain(part[part.index(after: equals)...])
        }
        return (depth, InterfaceNode(kind: String(head[2]), line: place, attributes: attributes))
    }

    private static func plain(_ text: Substring) -> String {
        guard text.contains("\\") else { return String(text) }
        var result = "", isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    private func collect() {
        for node in root.all {
            guard let id = node.id else { continue }
            nodes[id] = node
            var ancestor: InterfaceNode? = node
            while let current = ancestor, current.kind != "scene" { ancestor = current.parent }
            if let ancestor { scenes[id] = ancestor }
        }
    }

    /// Says something about an element, once.
    func report(_ node: InterfaceNode, _ message: String) {
        Diagnostics.report("\(name):\(node.line): \(message)", key: "\(name) \(message)")
    }
}
