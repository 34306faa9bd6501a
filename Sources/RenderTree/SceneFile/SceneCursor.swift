import CoreGraphics

/// Reads the words of one line in order.
struct SceneCursor {
    let line: Int
    private let words: [String]
    private var position = 0
    /// Pictures, paths and layers that numbers stand for.
    let references: SceneReferences

    init(_ block: SceneBlock, skipping count: Int, references: SceneReferences) {
        line = block.line
        words = block.words
        position = count
        self.references = references
    }

    var isAtEnd: Bool { position >= words.count }

    /// The next word, without taking it.
    var upcoming: String? { isAtEnd ? nil : words[position] }

    mutating func next(_ what: String) throws(SceneError) -> String {
        guard !isAtEnd else { throw error("\(what) is missing") }
        defer { position += 1 }
        return words[position]
    }

    mutating func skip() { position += 1 }

    /// Complains about words that nobody asked for.
    func finish() throws(SceneError) {
        if let word = upcoming { throw error("'\(word.prefix(40))' is one word too many") }
    }

    func error(_ reason: String) -> SceneError { SceneError(line: line, reason: reason) }
}

/// What the numbers in a scene file stand for while it is read.
final class SceneReferences {
    var images: [Int: CGImage] = [:]
    var paths: [Int: CGPath] = [:]
    var nodes: [Int: LayerNode] = [:]
}

/// The names of shared things while a scene is written: numbers in order of first use.
final class SceneNumbering {
    private(set) var images: [CGImage] = []
    private(set) var paths: [CGPath] = []
    private var imageNumbers: [ObjectIdentifier: Int] = [:]
    private var pathNumbers: [ObjectIdentifier: Int] = [:]
    private var nodeNumbers: [ObjectIdentifier: Int] = [:]
    /// Names by what things are instead of where they stand, so that two scenes can be compared.
    private let namesByContent: Bool

    init(namesByContent: Bool = false) {
        self.namesByContent = namesByContent
    }

    func number(_ nodes: [LayerNode]) {
        for (index, node) in nodes.enumerated() { nodeNumbers[ObjectIdentifier(node)] = index + 1 }
    }

    func name(of node: LayerNode) -> String {
        namesByContent ? "\(node.id)" : "\(nodeNumbers[ObjectIdentifier(node)] ?? 0)"
    }

    func name(of image: CGImage) -> String {
        if namesByContent { return "\(image.width)×\(image.height)-\(image.buffer.digest)" }
        if let number = imageNumbers[ObjectIdentifier(image)] { return "\(number)" }
        images.append(image)
        imageNumbers[ObjectIdentifier(image)] = images.count
        return "\(images.count)"
    }

    func name(of path: CGPath) -> String {
        if namesByContent { return path.elements.map { "\($0)" }.joined(separator: ", ") }
        if let number = pathNumbers[ObjectIdentifier(path)] { return "\(number)" }
        paths.append(path)
        pathNumbers[ObjectIdentifier(path)] = paths.count
        return "\(paths.count)"
    }
}

extension PixelBuffer {
    /// A number that pictures with other pixels hardly ever share (FNV-1a).
    fileprivate var digest: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for y in 0..<height {
            let row = base + y * stride
            for x in 0..<width { hash = (hash ^ UInt64(row[x])) &* 0x100_0000_01B3 }
        }
        return String(hash, radix: 16)
    }
}
