import CoreGraphics
import UIKit

/// Where a film leaves its golden one, and pictures that show it.
@MainActor
struct FilmComparison {
    private let reference: AnimatedPNG, drawn: AnimatedPNG
    private let comparison: SnapshotComparison

    init(_ reference: AnimatedPNG, _ drawn: AnimatedPNG, by comparison: SnapshotComparison) {
        (self.reference, self.drawn, self.comparison) = (reference, drawn, comparison)
    }

    /// What the test should say; nil when the films count as equal.
    func failure(name: String, path: String) throws(PNGReadingError) -> SnapshotFailure? {
        guard reference.width == drawn.width, reference.height == drawn.height else {
            return SnapshotFailure(
                "The film \(name) is \(drawn.width)×\(drawn.height) pixels, its golden one "
                    + "\(reference.width)×\(reference.height). Golden: \(path).", evidence: [film(.failure, drawn)])
        }
        // Frames are written from pictures alone: as long as all are equal, so are the pictures.
        let common = min(reference.frames.count, drawn.frames.count)
        let same = zip(reference.frames, drawn.frames).prefix { $0 == $1 }.count
        if same == common, reference.frames.count == drawn.frames.count { return nil }
        if same < common, let different = try firstDifference(from: same, to: common) {
            return try failure(name, path, different)
        }
        guard reference.frames.count != drawn.frames.count else { return nil }
        return SnapshotFailure(
            "The film \(name) has \(drawn.frames.count) frames, its golden one \(reference.frames.count). "
                + "Golden: \(path).", evidence: [film(.reference, reference), film(.failure, drawn)])
    }

    private struct Difference {
        let frame: Int
        let sentence: String
    }

    private func firstDifference(from first: Int, to end: Int) throws(PNGReadingError) -> Difference? {
        let golden = try pictures(of: reference, first..<end), new = try pictures(of: drawn, first..<end)
        for (offset, pair) in zip(golden, new).enumerated() where !pair.0.hasSamePixels(as: pair.1) {
            let verdict = PictureVerdict(pair.0, pair.1, by: comparison)
            if !verdict.isAccepted { return Difference(frame: first + offset, sentence: verdict.sentence) }
        }
        return nil
    }

    private func failure(
        _ name: String, _ path: String, _ different: Difference
    ) throws(PNGReadingError) -> SnapshotFailure {
        let rate = Double(max(1, reference.framesPerSecond))
        let time = String(format: "%.3f", Double(different.frame) / rate)
        let item =
            FilmNotes.difference(reference.notes, drawn.notes, frame: different.frame) ?? "The same things are painted."
        return SnapshotFailure(
            "The film \(name) first differs at \(time) s (frame \(different.frame) of \(reference.frames.count)), "
                + "which \(different.sentence) \(item) Golden: \(path).",
            evidence: [film(.reference, reference), film(.failure, drawn), try strip(about: different.frame)])
    }

    /// Reference over failure over difference, for the frames about one.
    private func strip(about frame: Int) throws(PNGReadingError) -> SnapshotEvidence {
        let range = max(0, frame - 2)..<min(min(reference.frames.count, drawn.frames.count), frame + 3)
        let golden = try pictures(of: reference, range), new = try pictures(of: drawn, range)
        let rate = Double(max(1, reference.framesPerSecond))
        var rows: [[(title: String, picture: CGImage)]] = [[], [], []]
        for (index, pair) in zip(range, zip(golden, new)) {
            let evidence = SnapshotEvidence.of(reference: pair.0, failure: pair.1)
            let time = String(format: "%.3f s", Double(index) / rate)
            rows[0].append(("reference \(time)", CGImage(buffer: pair.0)))
            rows[1].append(("failure \(time)", CGImage(buffer: pair.1)))
            if let difference = evidence.first(where: { $0.role == .difference }) {
                rows[2].append(("difference", CGImage(buffer: try PNGFile.read(difference.data))))
            }
        }
        let sheet = try? PictureSheet(rows.flatMap { $0 }, columns: range.count).picture()
        return SnapshotEvidence.picture(.together, sheet?.buffer ?? golden[0])
    }

    private func pictures(of film: AnimatedPNG, _ range: Range<Int>) throws(PNGReadingError) -> [PixelBuffer] {
        var pictures: [PixelBuffer] = []
        try film.forEachPicture(until: range.upperBound) { index, picture in
            if range.contains(index) { pictures.append(picture.copy()) }
        }
        return pictures
    }

    private func film(_ role: SnapshotEvidence.Role, _ film: AnimatedPNG) -> SnapshotEvidence {
        SnapshotEvidence(role: role, data: film.data, ending: "png")
    }
}
