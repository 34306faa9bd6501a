import CoreGraphics
import Displays
import UIKit

/// One golden picture: `__Snapshots__/<test file>/<test>.<name>.png` beside the test file.
struct GoldenPicture {
    let file: URL
    /// `<test>.<name>`
    let name: String

    init(testFile: String, test: String, name: String?) {
        let source = URL(fileURLWithPath: testFile)
        let parts = [test, name].compactMap { $0 }.map(Self.fileName).filter { !$0.isEmpty }
        self.name = parts.joined(separator: ".")
        file = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent("\(self.name).png")
    }

    /// Compares, and writes what `mode` asks for. Throws what the test should say.
    func check(_ actual: CGImage, tolerance: SnapshotTolerance, mode: SnapshotMode) throws {
        let exists = FileManager.default.fileExists(atPath: file.path)
        if mode == .record || (mode == .missing && !exists) {
            try write(actual)
            throw SnapshotFailure(
                "Recorded \(file.path). Look at it, then run again without MUTOSCOPE_SNAPSHOTS=record.")
        }
        guard exists else {
            throw SnapshotFailure(
                "There is no golden picture \(file.path). Record it with MUTOSCOPE_SNAPSHOTS=missing.")
        }
        let expected: CGImage
        do {
            expected = try ImageDecoder.decode(contentsOf: file).image
        } catch {
            throw SnapshotFailure("The golden picture \(file.path) cannot be read: \(error) Record it anew.")
        }
        guard expected.width == actual.width, expected.height == actual.height else {
            throw SnapshotFailure(
                "\(name) is \(actual.width)×\(actual.height) pixels, its golden picture \(expected.width)×\(expected.height).",
                picture: PictureDifference.picture(expected: expected.buffer, actual: actual.buffer))
        }
        let difference = PictureDifference(expected.buffer, actual.buffer, channel: tolerance.channel)
        guard !difference.isWithin(tolerance) else { return }
        throw SnapshotFailure(
            message(difference), picture: PictureDifference.picture(expected: expected.buffer, actual: actual.buffer))
    }

    private func message(_ difference: PictureDifference) -> String {
        let percent = String(format: "%.3g", 100 * Double(difference.differingPixels) / Double(difference.totalPixels))
        return
            "\(name) differs from its golden picture in \(difference.differingPixels) of \(difference.totalPixels) pixels "
            + "(\(percent) %), by up to \(difference.largest) of 255 at (\(difference.largestX), \(difference.largestY)). "
            + "Golden: \(file.path). To accept what is drawn now: MUTOSCOPE_SNAPSHOTS=record."
    }

    private func write(_ picture: CGImage) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.writePNG(to: file)
        } catch {
            throw SnapshotFailure("The golden picture \(file.path) cannot be written: \(error)")
        }
    }

    /// Letters, digits, dashes and underscores; `opens(at:)` becomes `opens-at`.
    private static func fileName(_ text: String) -> String {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.joined(separator: "-")
    }
}

extension PictureDifference {
    fileprivate func isWithin(_ tolerance: SnapshotTolerance) -> Bool {
        Double(differingPixels) <= tolerance.pixels * Double(totalPixels)
    }
}
