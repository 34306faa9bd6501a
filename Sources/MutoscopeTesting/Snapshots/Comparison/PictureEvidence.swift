import CoreGraphics
import Displays

extension SnapshotEvidence {
    /// Reference, failure and difference apart, and all three side by side.
    static func of(reference: PixelBuffer, failure: PixelBuffer) -> [SnapshotEvidence] {
        let parts = PictureDifference.parts(expected: reference, actual: failure)
        return [
            picture(.reference, reference), picture(.failure, failure), picture(.difference, parts.difference),
            picture(.together, parts.together),
        ]
    }

    static func picture(_ role: Role, _ buffer: PixelBuffer) -> SnapshotEvidence {
        SnapshotEvidence(role: role, data: PNGWriter.data(of: buffer), ending: "png")
    }

    /// Both texts and the lines in which they differ.
    static func of(reference: String, failure: String, difference: String) -> [SnapshotEvidence] {
        [(Role.reference, reference), (.failure, failure), (.difference, difference)].map { role, text in
            SnapshotEvidence(role: role, data: Data(text.utf8), ending: "txt")
        }
    }
}
