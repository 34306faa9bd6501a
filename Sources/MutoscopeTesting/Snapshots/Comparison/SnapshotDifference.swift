public import CoreGraphics
import Displays

/// In what two pictures differ that do not count as equal.
public struct SnapshotDifference {
    /// Follows the name of the picture: "differs from its golden picture in 4 of 320 pixels …".
    public let message: String
    /// The differences, bright on a pale print of the golden picture.
    public let picture: CGImage
    /// The golden picture, the other one and the differences side by side.
    public let together: CGImage

    fileprivate init(_ message: String, reference: PixelBuffer, drawn: PixelBuffer) {
        self.message = message
        let parts = PictureDifference.parts(expected: reference, actual: drawn)
        picture = CGImage(buffer: parts.difference)
        together = CGImage(buffer: parts.together)
    }
}

extension SnapshotComparison {
    /// In what a picture differs from its golden one; nil when it counts as equal. Pictures of different sizes never do.
    public func difference(of drawn: CGImage, from reference: CGImage) -> SnapshotDifference? {
        let (old, new) = (reference.buffer, drawn.buffer)
        guard old.width == new.width, old.height == new.height else {
            return SnapshotDifference(
                "is \(new.width)×\(new.height) pixels, its golden picture \(old.width)×\(old.height).",
                reference: old, drawn: new)
        }
        if old.hasSamePixels(as: new) { return nil }
        let verdict = PictureVerdict(old, new, by: self)
        return verdict.isAccepted ? nil : SnapshotDifference(verdict.sentence, reference: old, drawn: new)
    }
}

extension PictureDifference {
    /// All three side by side, and the differences alone.
    static func parts(
        expected: PixelBuffer, actual: PixelBuffer
    ) -> (together: PixelBuffer, difference: PixelBuffer) {
        let together = picture(expected: expected, actual: actual)
        let width = max(expected.width, actual.width)
        return (together, together.copy(x: together.width - width, y: 0, width: width, height: together.height))
    }
}
