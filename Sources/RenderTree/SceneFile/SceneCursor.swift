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

/// The numbers given to shared things while a scene is written, in order of first use.
final class SceneNumbering {
    private(set) var images: [CGImage] = []
    private(set) var paths: [CGPath] = []
    private var imageNumbers: [ObjectIdentifier: Int] = [:]
    private var pathNumbers: [ObjectIdentifier: Int] = [:]
    var nodeNumbers: [ObjectIdentifier: Int] = [:]

    func number(of image: CGImage) -> Int {
        if let number = imageNumbers[ObjectIdentifier(image)] { return number }
        images.append(image)
        imageNumbers[ObjectIdentifier(image)] = images.count
        return images.count
    }

    func number(of path: CGPath) -> Int {
        if let number = pathNumbers[ObjectIdentifier(path)] { return number }
        paths.append(path)
        pathNumbers[ObjectIdentifier(path)] = paths.count
        return paths.count
    }
}
