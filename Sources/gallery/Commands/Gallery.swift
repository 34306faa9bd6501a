import ArgumentParser
import CoreGraphics
import Displays
import Foundation
import LayerStage

@main
struct Gallery: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Layers in motion, to watch, to record and to read.",
        discussion: """
            Without a command: plays in a window where there is a display, and records every screen into gallery-out/ where \
            there is none. With --display browser it plays in a page of a browser.

            \(DisplayOptions.usage)
            """,
        subcommands: [
            PlayCommand.self, ListCommand.self, RecordCommand.self, SheetCommand.self, CostsCommand.self,
            ReadmeCommand.self,
        ])

    @OptionGroup var pictures: PictureOptions

    mutating func run() throws {
        try MainActor.assumeIsolated {
            let launch = LaunchOptions.current
            if launch.kind != .headless || launch.recording != nil {
                try PlayCommand.play(nil, pictures: pictures.load(), library: pictures.loadBooks())
            } else {
                let advice =
                    "There is no display here; make gallery ARGS=\"--display browser\" plays it in a browser.\n"
                FileHandle.standardOutput.write(Data(advice.utf8))
                try RecordCommand.recordAll(
                    to: URL(fileURLWithPath: "gallery-out"), pictures: pictures.load(), library: pictures.loadBooks())
            }
        }
    }

    /// The display arguments are taken out first: they mean the same for every program, whatever its own arguments are.
    static func main() {
        // The arguments are read meanwhile.
        FontsAhead.begin()
        do {
            let info = ProcessInfo.processInfo
            let (options, rest) = try DisplayOptions.parse(
                arguments: Array(info.arguments.dropFirst()), environment: info.environment)
            MainActor.assumeIsolated { LaunchOptions.current = options }
            var command = try parseAsRoot(rest)
            try command.run()
        } catch let error as DisplayOptionError {
            leave("\(error)\n\n\(DisplayOptions.usage)", code: 2)
        } catch let error as GalleryError {
            leave("\(error)", code: 2)
        } catch let error as DisplayError {
            leave("\(error)", code: 1)
        } catch {
            exit(withError: error)
        }
    }

    private static func leave(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        Foundation.exit(code)
    }
}

/// The display options of this launch.
@MainActor
enum LaunchOptions {
    static var current = DisplayOptions(kind: .headless)

    /// For recordings and sheets.
    static func recording(scale: CGFloat = 2, framesPerSecond: Double? = nil) -> RecordingOptions {
        RecordingOptions(
            size: current.size ?? CGSize(width: 390, height: 844), scale: current.scale ?? scale,
            framesPerSecond: framesPerSecond ?? current.framesPerSecond, duration: current.duration,
            capture: current.capture.map { SceneCapture(file: $0, time: current.captureTime) })
    }
}

/// Something the person who typed the command can mend.
struct GalleryError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    @MainActor
    static func unknownScreen(_ name: String) -> GalleryError {
        let near = ScreenCatalog.all.map(\.name).filter { $0.contains(name) || name.contains($0) }
        let hint = near.isEmpty ? "`gallery list` names them all." : "Did you mean \(near.joined(separator: ", "))?"
        return GalleryError("There is no screen \"\(name)\". \(hint)")
    }
}

struct PictureOptions: ParsableArguments {
    @Option(help: "A folder of pictures to put on covers and cards.")
    var photos: String?
    @Option(help: "A folder of text files to put on the shelf.")
    var books: String?

    @MainActor
    func load() throws -> Pictures {
        guard let photos else { return Pictures() }
        return try Pictures(folder: photos)
    }

    @MainActor
    func loadBooks() throws -> Library {
        guard let books else { return Library() }
        return try Library(folder: books)
    }
}
