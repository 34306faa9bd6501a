import CoreGraphics

/// One element of a storyboard or nib, as `port` compiled it.
@MainActor
final class InterfaceNode {
    /// The element's name in the file, such as `label`.
    let kind: String
    /// Where the element stands in the file.
    let line: Int
    /// What it is called by in the file.
    let id: String?
    /// What the element is of its parent, such as `backgroundColor`.
    let key: String?
    /// The class that stands in for the kit's, by its name in the sources.
    let customClass: String?
    /// A dozen at most, mostly: looking through them is quicker than hashing a name, and elements are read anew for every cell.
    @exclusivity(unchecked) private var attributes: [Attribute]
    @exclusivity(unchecked) private(set) var children: [InterfaceNode] = []
    /// The parent keeps this element, and the file all of them.
    @exclusivity(unchecked) private(set) unowned var parent: InterfaceNode?
    /// The storyboard's scene that the element is in, and the table's cell; each may be the element itself.
    @exclusivity(unchecked) fileprivate(set) unowned var scene: InterfaceNode?
    @exclusivity(unchecked) fileprivate(set) unowned var cell: InterfaceNode?
    /// Counts the file's identifiers in its order; nil without one. Elements of one identifier share it.
    @exclusivity(unchecked) fileprivate(set) var place: Int?
    /// Places of this element and of all below it.
    @exclusivity(unchecked) fileprivate(set) var places = 0..<0
    /// What was read of the element by those who make objects of it, which they do again and again.
    @exclusivity(unchecked) private var reading: AnyObject?

    private struct Attribute {
        let name: String
        /// Bytes of the name: names of other lengths are not even compared.
        let length: Int
        let text: String
        /// Of a text that is a number.
        let number: Double?

        init(_ name: String, _ text: String) {
            (self.name, length, self.text) = (name, name.utf8.count, text)
            let first = text.utf8.first ?? 0
            let mayBe = (48...57).contains(first) || first == 45 || first == 46 || first == 43
            number = mayBe ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
        }
    }

    init(kind: String, line: Int, attributes: [(name: String, text: String)]) {
        self.kind = kind
        self.line = line
        // Of one that is written twice the last counts.
        self.attributes = attributes.reversed().map { Attribute($0.name, $0.text) }
        id = attributes.last { $0.name == "id" }?.text
        key = attributes.last { $0.name == "key" }?.text
        customClass = attributes.last { $0.name == "customClass" }?.text
    }

    // Loops where a closure would do: each call of one asks first whether this is the main actor.

    private func attribute(_ name: String) -> Attribute? {
        let length = name.utf8.count
        for attribute in attributes where attribute.length == length && attribute.name == name { return attribute }
        return nil
    }

    /// What is read of the element, the first time by `make`.
    func read<Reading: AnyObject>(_ make: @autoclosure @MainActor () -> Reading) -> Reading {
        if let known = reading as? Reading { return known }
        let made = make()
        reading = made
        return made
    }

    /// Takes in an element that stays another one's child.
    func borrow(_ child: InterfaceNode) { children.append(child) }

    /// The names of what is written in the element's tag, but for its own identity.
    var attributeNames: [String] { attributes.map(\.name).filter { !["id", "key", "#text"].contains($0) } }

    func append(_ child: InterfaceNode) {
        child.parent = self
        children.append(child)
    }

    subscript(name: String) -> String? { attribute(name)?.text }

    /// Another value of an attribute: a text in the user's language.
    func replace(_ name: String, by value: String) {
        attributes.removeAll { $0.name == name }
        attributes.append(Attribute(name, value))
    }

    /// What stands between the element's tags.
    var text: String? { self["#text"] }

    /// YES or NO; nil where nothing is written.
    func flag(_ name: String) -> Bool? {
        guard let text = self[name] else { return nil }
        return text == "YES"
    }

    func number(_ name: String) -> CGFloat? {
        guard let number = attribute(name)?.number else { return nil }
        return CGFloat(number)
    }

    func integer(_ name: String) -> Int? {
        guard let text = self[name] else { return nil }
        return Int(text)
    }

    /// The child that stands for a property.
    func child(key: String) -> InterfaceNode? {
        for child in children where child.key == key { return child }
        return nil
    }

    func child(_ kind: String) -> InterfaceNode? {
        for child in children where child.kind == kind { return child }
        return nil
    }

    func children(of kind: String) -> [InterfaceNode] { child(kind)?.children ?? [] }

    /// A text that is an attribute, or an element of its own where it has more than one line.
    func string(_ name: String) -> String? {
        if let text = self[name] { return text }
        for child in children where child.key == name && (child.kind == "string" || child.kind == "mutableString") {
            return child.text
        }
        return nil
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

/// An element that another one names.
final class InterfaceReference {
    let id: String
    /// Counts the file's identifiers; nil where no element is called so.
    let place: Int?

    init(_ id: String, place: Int?) {
        self.id = id
        self.place = place
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
        root = open.first ?? InterfaceNode(kind: "document", line: 1, attributes: [])
        collect()
    }

    private static func read(_ line: Substring) -> (Int, InterfaceNode)? {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        let head = parts[0].split(separator: " ")
        guard head.count == 3, let depth = Int(head[0]), let place = Int(head[1]) else { return nil }
        var attributes: [(name: String, text: String)] = []
        for part in parts.dropFirst() {
            guard let equals = part.firstIndex(of: "=") else { continue }
            attributes.append((String(part[..<equals]), plain(part[part.index(after: equals)...])))
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
        let all = root.all
        var count = 0
        for node in all {
            node.places = count..<count
            // Parents come first. Looking up from each element would take the square of the depth.
            node.scene = node.kind == "scene" ? node : node.parent?.scene
            node.cell = node.kind == "tableViewCell" ? node : node.parent?.cell
            guard let id = node.id else { continue }
            if let known = nodes[id]?.place {
                node.place = known
            } else {
                node.place = count
                count += 1
                node.places = node.places.lowerBound..<count
            }
            nodes[id] = node
        }
        for node in all.reversed() {
            guard let parent = node.parent else { continue }
            parent.places = parent.places.lowerBound..<max(parent.places.upperBound, node.places.upperBound)
        }
    }

    /// An identifier with its place, which there is none of where no element is called so.
    func reference(_ id: String) -> InterfaceReference { InterfaceReference(id, place: nodes[id]?.place) }

    /// Says something about an element, once.
    func report(_ node: InterfaceNode, _ message: String) {
        Diagnostics.report("\(name):\(node.line): \(message)", key: "\(name):\(node.line) \(message)")
    }
}

extension InterfaceFile {
    /// What the file's list of resources says of those of a kind and name.
    func resources(_ kind: String, _ name: String) -> [InterfaceNode] {
        root.child("resources")?.children.filter { $0.kind == kind && $0["name"] == name } ?? []
    }

    /// Whether an image is the system's: as the list of resources has it, or else the one `catalog` that all names of an element share.
    func isSystemImage(_ name: String, of node: InterfaceNode) -> Bool {
        let catalogs = Set(resources("image", name).map { $0["catalog"] })
        return (catalogs.count == 1 ? catalogs.first ?? nil : node["catalog"]) == "system"
    }
}
