import CoreGraphics
import UIKit

/// One golden file: `__Snapshots__/<test file>/<name>.png` or `.txt` beside the test file.
struct GoldenFile {
    let url: URL
    /// Without the ending.
    let name: String

    init(testFile: String, name: String, ending: String) {
        let source = URL(fileURLWithPath: testFile)
        self.name = name
        url = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent("\(name).\(ending)")
    }

    /// What became of a comparison that did not fail.
    enum Outcome: Equatable {
        case equal
        /// The file was written; says why.
        case recorded(String)
    }

    /// Compares, and writes what `recording` asks for. Throws what the test should say.
    @MainActor
    func check(
        _ drawn: GoldenContent, by comparison: SnapshotComparison, recording: SnapshotRecording
    ) throws(SnapshotFailure) -> Outcome {
        let exists = FileManager.default.fileExists(atPath: url.path)
        if recording == .all || (!exists && recording != .never) {
            try write(drawn.data)
            return .recorded(
                "Recorded \(url.path). Look at it, then run again\(recording == .all ? " without recording all" : "").")
        }
        guard exists else {
            throw SnapshotFailure(
                "There is no golden file \(url.path). Record it with MUTOSCOPE_SNAPSHOTS=missing and look at it.",
                evidence: [drawn.evidence])
        }
        do throws(SnapshotFailure) {
            try compare(drawn, with: try read(), by: comparison)
            return .equal
        } catch {
            guard recording == .failed else { throw error }
            try write(drawn.data)
            throw SnapshotFailure("\(error.message) Recorded anew: look at it.", evidence: error.evidence)
        }
    }

    private func read() throws(SnapshotFailure) -> Data {
        do {
            return try Data(contentsOf: url)
        } catch {
            throw SnapshotFailure("The golden file \(url.path) cannot be read: \(error.localizedDescription)")
        }
    }

    private func write(_ data: Data) throws(SnapshotFailure) {
        do {
            try WholeFile.write(data, to: url)
        } catch {
            throw SnapshotFailure("The golden file was not recorded. \(error)")
        }
    }

    // MARK: Comparing

    @MainActor
    private func compare(
        _ drawn: GoldenContent, with golden: Data, by comparison: SnapshotComparison
    ) throws(SnapshotFailure) {
        // Equal pictures give equal bytes, so that equal bytes need no decoding.
        if golden == drawn.data { return }
        switch drawn.kind {
        case .picture(let picture): try compare(picture.buffer, with: golden, by: comparison)
        case .text(let text, let isEqual): try compare(text, with: golden, isEqual)
        case .film(let film): try compare(film, with: golden, by: comparison)
        }
    }

    private func compare(
        _ drawn: PixelBuffer, with golden: Data, by comparison: SnapshotComparison
    ) throws(SnapshotFailure) {
        let reference: PixelBuffer
        do {
            reference = try PNGFile.read(golden)
        } catch {
            throw SnapshotFailure(
                "The golden picture \(url.path) cannot be compared: \(error) Record it anew.",
                evidence: [.picture(.failure, drawn)])
        }
        guard reference.width == drawn.width, reference.height == drawn.height else {
            throw SnapshotFailure(
                "\(name) is \(drawn.width)×\(drawn.height) pixels, its golden picture "
                    + "\(reference.width)×\(reference.height). Golden: \(url.path).",
                evidence: SnapshotEvidence.of(reference: reference, failure: drawn))
        }
        if reference.hasSamePixels(as: drawn) { return }
        let verdict = PictureVerdict(reference, drawn, by: comparison)
        guard !verdict.isAccepted else { return }
        throw SnapshotFailure(
            "\(name) \(verdict.sentence) Golden: \(url.path).",
            evidence: SnapshotEvidence.of(reference: reference, failure: drawn))
    }

    @MainActor
    private func compare(
        _ drawn: AnimatedPNG, with golden: Data, by comparison: SnapshotComparison
    ) throws(SnapshotFailure) {
        let failure: SnapshotFailure?
        do {
            failure = try FilmComparison(AnimatedPNG(golden), drawn, by: comparison).failure(name: name, path: url.path)
        } catch {
            throw SnapshotFailure(
                "The golden film \(url.path) cannot be compared: \(error) Record it anew.",
                evidence: [SnapshotEvidence(role: .failure, data: drawn.data, ending: "png")])
        }
        if let failure { throw failure }
    }

    private func compare(
        _ drawn: String, with golden: Data, _ isEqual: (String) -> Bool
    ) throws(SnapshotFailure) {
        guard let reference = String(data: golden, encoding: .utf8) else {
            throw SnapshotFailure("The golden text \(url.path) is not UTF-8. Record it anew.")
        }
        if isEqual(reference) { return }
        let difference = TextDifference(reference, drawn).lines
        let shown = difference.prefix(40) + (difference.count > 40 ? ["… \(difference.count - 40) lines more"] : [])
        throw SnapshotFailure(
            "\(name) differs from its golden text. Golden: \(url.path).\n\(shown.joined(separator: "\n"))",
            evidence: SnapshotEvidence.of(
                reference: reference, failure: drawn, difference: difference.joined(separator: "\n")))
    }
}
