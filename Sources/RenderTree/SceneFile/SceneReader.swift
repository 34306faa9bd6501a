import CoreGraphics

/// Reads the text of a scene file. Every fault is an error that names its line; no input makes it crash or run away.
struct SceneReader {
    let references = SceneReferences()
    private var size = CGSize.zero
    private var scale = 1.0
    private var time = 0.0
    private var generation: UInt64 = 0
    private var commitTime = 0.0
    /// How many layers the sampler would meet in and under a layer.
    var weights: [Int: Int] = [:]

    /// Layers may be shared, and shared layers may share in turn: this is where it ends.
    static let mostLayers = 1_000_000

    mutating func read(_ text: String) throws(SceneError) -> Scene {
        let blocks = try SceneBlock.blocks(of: text)
        guard let header = blocks.first, header.words.starts(with: ["mutoscope", "scene"]) else {
            throw SceneError(
                line: 0, reason: "this is not a scene file: it does not begin with '\(SceneWriter.header)'")
        }
        guard header.words == SceneWriter.header.split(separator: " ").map(String.init) else {
            throw SceneError(line: header.line, reason: "this version reads only '\(SceneWriter.header)'")
        }
        var layers: [SceneBlock] = []
        for block in blocks.dropFirst() {
            if block.words[0] == "layer" { layers.append(block) } else { try readTop(block) }
        }
        var root: LayerNode?
        // A layer names only layers below it, so the last come first.
        for block in layers.reversed() { root = try readLayer(block) }
        let tree = RenderTree(root: root, commitTime: commitTime, generation: generation)
        return Scene(tree: tree, size: size, scale: scale, time: time)
    }

    private mutating func readTop(_ block: SceneBlock) throws(SceneError) {
        var cursor = SceneCursor(block, skipping: 1, references: references)
        switch block.words[0] {
        case "size": size = try CGSize.read(&cursor)
        case "scale": scale = try Double.read(&cursor)
        case "time": time = try Double.read(&cursor)
        case "commit":
            generation = try UInt64.read(&cursor)
            commitTime = try Double.read(&cursor)
        case "path": references.paths[try Int.read(&cursor)] = try readPath(block)
        case "image":
            let number = try Int.read(&cursor)
            let size = (try Int.read(&cursor), try Int.read(&cursor))
            let image = try readImage(block)
            guard (image.width, image.height) == size else {
                throw cursor.error("image \(number) is \(image.width)×\(image.height) pixels, not \(size.0)×\(size.1)")
            }
            references.images[number] = image
        case let name: throw cursor.error("'\(name.prefix(40))' is not an entry of a scene")
        }
        try cursor.finish()
    }

    private func readPath(_ block: SceneBlock) throws(SceneError) -> CGPath {
        var elements: [CGPath.Element] = []
        for entry in block.entries {
            var cursor = SceneCursor(entry, skipping: 1, references: references)
            switch entry.words[0] {
            case "M": elements.append(.move(try CGPoint.read(&cursor)))
            case "L": elements.append(.line(try CGPoint.read(&cursor)))
            case "Q":
                let control = try CGPoint.read(&cursor)
                elements.append(.quad(try CGPoint.read(&cursor), control: control))
            case "C":
                let control1 = try CGPoint.read(&cursor), control2 = try CGPoint.read(&cursor)
                elements.append(.cubic(try CGPoint.read(&cursor), control1: control1, control2: control2))
            case "Z": elements.append(.close)
            case let name: throw cursor.error("'\(name.prefix(40))' is not a step of a path (M, L, Q, C, Z)")
            }
            try cursor.finish()
        }
        return CGPath(elements: elements)
    }

    private func readImage(_ block: SceneBlock) throws(SceneError) -> CGImage {
        let letters = block.entries.flatMap(\.words).joined()
        guard let data = Data(base64Encoded: letters) else {
            throw SceneError(line: block.line, reason: "the picture is not in base 64")
        }
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            throw SceneError(line: block.line, reason: "the picture is not a PNG file")
        }
        do {
            return try ImageDecoder.decode(data).image
        } catch {
            throw SceneError(line: block.line, reason: "\(error)")
        }
    }
}

extension Scene {
    /// Reads a scene file; the error says what is wrong in which line.
    package init(text: String) throws(SceneError) {
        var reader = SceneReader()
        self = try reader.read(text)
    }
}
