import CoreGraphics

/// What was drawn and the bytes that keep it.
struct GoldenContent {
    enum Kind {
        case picture(CGImage)
        /// With the rule by which another text counts as equal.
        case text(String, isEqual: (String) -> Bool)
        case film(AnimatedPNG)
    }

    let kind: Kind
    let data: Data
    /// Of the golden file.
    let ending: String

    private init(_ kind: Kind, _ data: Data, ending: String) {
        (self.kind, self.data, self.ending) = (kind, data, ending)
    }

    init(_ content: SnapshotContent) {
        switch content {
        case .picture(let picture): self.init(.picture(picture), PNGWriter.data(of: picture.buffer), ending: "png")
        case .text(let text): self.init(text: text, ending: "txt") { $0 == text }
        }
    }

    init(text: String, ending: String, isEqual: @escaping (String) -> Bool) {
        self.init(.text(text, isEqual: isEqual), Data(text.utf8), ending: ending)
    }

    init(film: AnimatedPNG) {
        self.init(.film(film), film.data, ending: "film.png")
    }

    /// What is shown where there is nothing to compare with.
    var evidence: SnapshotEvidence {
        SnapshotEvidence(
            role: .failure, data: data, ending: ending.split(separator: ".").last.map(String.init) ?? ending)
    }
}
