import ArgumentParser
import CoreGraphics
import Displays
import RenderTree

/// `mutoscope diff`: what differs between two scenes or two pictures. Exits with 1 when something does.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compares two scenes, or two pictures, and draws where they differ.",
        discussion: "Exits with 0 when nothing differs and with 1 when something does.")

    @Argument(help: "A scene file or a picture.")
    var first: String

    @Argument(help: "Another of the same kind.")
    var second: String

    @Option(help: "Seconds on the scenes' clocks at which to compare (default: each one's moment of capture).")
    var at: Double?

    @Option(help: "Where to draw the difference (default: diff.png, when there is one).")
    var out = "diff.png"

    @OptionGroup var canvas: CanvasOptions

    func run() throws {
        let isSame: Bool
        switch (Self.isScene(first), Self.isScene(second)) {
        case (true, true): isSame = try compareScenes()
        case (false, false): isSame = try comparePictures(loadPicture(first), loadPicture(second))
        default: throw ValidationError("One of the two is a scene and the other is not; only equals can be compared.")
        }
        if !isSame { throw ExitCode(1) }
    }

    private static func isScene(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        return (try? file.read(upToCount: 15))?.starts(with: Data("mutoscope scene".utf8)) ?? false
    }

    private func loadPicture(_ path: String) throws -> PixelBuffer {
        do {
            return try ImageDecoder.decode(contentsOf: URL(fileURLWithPath: path)).image.buffer
        } catch {
            throw ValidationError("\(path): \(error)")
        }
    }

    private func compareScenes() throws -> Bool {
        let a = try loadScene(first), b = try loadScene(second)
        let difference = SceneDifference(a, b)
        print(difference, terminator: "")
        let picturesAreSame = try comparePictures(
            canvas.canvas(for: a).frame(of: a.tree, at: at ?? a.time),
            canvas.canvas(for: b).frame(of: b.tree, at: at ?? b.time))
        return difference.isEmpty && picturesAreSame
    }

    private func comparePictures(_ a: PixelBuffer, _ b: PixelBuffer) throws -> Bool {
        if (a.width, a.height) != (b.width, b.height) {
            print("The pictures have different sizes: \(a.width)×\(a.height) and \(b.width)×\(b.height) pixels.")
        } else {
            let difference = PictureDifference(a, b)
            guard difference.largest > 0 else {
                print("The pictures are equal, bit for bit.")
                return true
            }
            let share = Double(difference.differingPixels) / Double(difference.totalPixels) * 100
            print(
                "\(difference.differingPixels) pixels differ (\(share.brief) %), by up to \(difference.largest) of 255 at "
                    + "(\(difference.largestX), \(difference.largestY)).")
        }
        try PNGWriter.write(PictureDifference.picture(expected: a, actual: b), to: URL(fileURLWithPath: out))
        print("First, second and where they differ: \(out)")
        return false
    }
}
