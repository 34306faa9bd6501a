import CoreGraphics

/// Writes a scene as text: layers first, the long paths and pictures they name at the end.
struct SceneWriter {
    private var text = ""
    private let numbering: SceneNumbering

    init(_ numbering: SceneNumbering = SceneNumbering()) {
        self.numbering = numbering
    }

    static let header = "mutoscope scene 1"

    mutating func write(_ scene: Scene) -> String {
        add(0, Self.header)
        add(0, "size " + scene.size.words(numbering))
        add(0, "scale " + scene.scale.words(numbering))
        add(0, "time " + scene.time.words(numbering))
        add(0, "commit \(scene.tree.generation) " + scene.tree.commitTime.words(numbering))
        let nodes = scene.tree.root?.nodesFromTop ?? []
        numbering.number(nodes)
        for node in nodes { add(node) }
        for (index, path) in numbering.paths.enumerated() { add(path, number: index + 1) }
        for (index, image) in numbering.images.enumerated() { add(image, number: index + 1) }
        return text
    }

    private mutating func add(_ indent: Int, _ line: String) {
        text += String(repeating: "  ", count: indent) + line + "\n"
    }

    private mutating func add(_ indent: Int, _ lines: [String]) {
        for line in lines { add(indent, line) }
    }

    private func name(of node: LayerNode) -> String { numbering.name(of: node) }

    // MARK: Layers

    private mutating func add(_ node: LayerNode) {
        text += "\n"
        add(0, "layer \(name(of: node)) \(node.id)")
        addEntries(of: node)
    }

    private mutating func addEntries(of node: LayerNode) {
        add(1, node.geometry.lines(numbering))
        add(1, node.timing.lines(numbering))
        add(1, node.style.values.lines(numbering))
        add(node.content)
        if let mask = node.mask { add(1, "mask \(name(of: mask))") }
        if !node.children.isEmpty {
            add(1, "sublayers " + node.children.map { name(of: $0) }.joined(separator: " "))
        }
        for animation in node.animations { add(animation, indent: 1) }
    }

    /// What a scene file says of one layer, with names that mean the same in every scene.
    static func entries(of node: LayerNode) -> [String] {
        var writer = SceneWriter(SceneNumbering(namesByContent: true))
        writer.addEntries(of: node)
        return writer.text.split(separator: "\n").map(String.init)
    }

    private mutating func add(_ content: LayerContent) {
        switch content {
        case .none: break
        case .transform: add(1, "content transform")
        case .shape(let shape): add("shape", shape)
        case .gradient(let gradient): add("gradient", gradient)
        case .replicator(let replicator): add("replicator", replicator)
        case .emitter(let emitter):
            add("emitter", emitter)
            for cell in emitter.cells { add(cell, indent: 2) }
        case .tiles(let tiles):
            add(1, "content tiles")
            add(2, tiles.map { "tile " + $0.words(numbering) })
        case .snapshot(let kept):
            add(1, "content snapshot")
            add(2, "layer \(name(of: kept.node))")
            add(2, "time " + kept.time.words(numbering))
            add(2, "sourceRect " + kept.sourceRect.words(numbering))
        }
    }

    private mutating func add(_ name: String, _ content: some SceneFielded) {
        add(1, "content " + name)
        add(2, content.lines(numbering))
    }

    private mutating func add(_ cell: EmitterCell, indent: Int) {
        guard indent < SceneBlock.deepest - 2 else { return }
        add(indent, "cell")
        add(indent + 1, cell.lines(numbering))
        for child in cell.cells { add(child, indent: indent + 1) }
    }

    // MARK: Animations

    private mutating func add(_ record: AnimationRecord, indent: Int) {
        guard indent < SceneBlock.deepest - 2 else { return }
        switch record.kind {
        case .property(let property): add(record, property, indent: indent)
        case .group(let children):
            add(record, "group", indent: indent)
            for child in children { add(child, indent: indent + 1) }
        case .transition(let transition):
            add(record, "transition \(transition.kind.rawValue)", indent: indent)
            add(indent + 1, transition.lines(numbering))
            if let source = transition.source { add(indent + 1, "source \(name(of: source))") }
        }
    }

    private mutating func add(_ record: AnimationRecord, _ kind: String, indent: Int) {
        add(indent, "animation \(record.id.raw) \(kind)")
        add(indent + 1, record.timing.lines(numbering))
        add(indent + 1, record.lines(numbering))
    }

    private mutating func add(_ record: AnimationRecord, _ property: PropertyAnimation, indent: Int) {
        let keyPath = SceneBlock.quoted(property.target.keyPath)
        switch property.track {
        case .basic(let from, let to, let by):
            add(record, "basic \(keyPath)", indent: indent)
            add(indent + 1, property.lines(numbering) + BasicEnds(from: from, to: to, by: by).lines(numbering))
        case .spring(let from, let to, let by, let spring):
            add(record, "spring \(keyPath)", indent: indent)
            add(indent + 1, property.lines(numbering) + BasicEnds(from: from, to: to, by: by).lines(numbering))
            add(indent + 1, spring.lines(numbering))
        case .keyframes(let track):
            add(record, "keyframes \(keyPath)", indent: indent)
            add(indent + 1, property.lines(numbering) + track.lines(numbering))
            add(indent + 1, track.values.map { "value " + $0.words(numbering) })
        }
    }

    // MARK: Paths and pictures

    private mutating func add(_ path: CGPath, number: Int) {
        text += "\n"
        add(0, "path \(number)")
        for element in path.elements {
            switch element {
            case .move(let p): add(1, "M " + p.words(numbering))
            case .line(let p): add(1, "L " + p.words(numbering))
            case .quad(let p, let c): add(1, "Q " + c.words(numbering) + " " + p.words(numbering))
            case .cubic(let p, let c1, let c2):
                add(1, "C " + [c1, c2, p].map { $0.words(numbering) }.joined(separator: " "))
            case .close: add(1, "Z")
            }
        }
    }

    /// PNG in base 64, a hundred letters a line.
    private mutating func add(_ image: CGImage, number: Int) {
        text += "\n"
        add(0, "image \(number) \(image.width) \(image.height)")
        var letters = PNGWriter.data(of: image.buffer).base64EncodedString()[...]
        while !letters.isEmpty {
            add(1, String(letters.prefix(100)))
            letters = letters.dropFirst(100)
        }
    }
}

extension Scene {
    /// The scene file.
    package func text() -> String {
        var writer = SceneWriter()
        return writer.write(self)
    }
}

extension LayerNode {
    /// Every other layer that this one draws: its mask, what it keeps, and its sublayers.
    var references: [LayerNode] {
        var all: [LayerNode] = []
        if let mask { all.append(mask) }
        if case .snapshot(let kept) = content { all.append(kept.node) }
        for animation in animations { animation.appendSources(to: &all) }
        return all + children
    }

    /// This layer and all below it, each once, each above all that it names. Shared layers stand below all their users.
    var nodesFromTop: [LayerNode] {
        var finished: [LayerNode] = []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var open: [(node: LayerNode, rest: [LayerNode])] = [(self, references)]
        while let last = open.indices.last {
            guard let next = open[last].rest.popLast() else {
                finished.append(open.removeLast().node)
                continue
            }
            if seen.insert(ObjectIdentifier(next)).inserted { open.append((next, next.references)) }
        }
        return finished.reversed()
    }
}

extension AnimationRecord {
    fileprivate func appendSources(to nodes: inout [LayerNode]) {
        switch kind {
        case .property: break
        case .group(let children): for child in children { child.appendSources(to: &nodes) }
        case .transition(let transition): if let source = transition.source { nodes.append(source) }
        }
    }
}
