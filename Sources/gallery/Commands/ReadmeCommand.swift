import ArgumentParser
import Displays
import UIKit

/// The pictures of README.md and of the documentation, small enough to live in the repository.
struct ReadmeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "readme", abstract: "Makes the pictures of README.md and of the documentation.",
        shouldDisplay: false)

    @Option(help: "The folder.")
    var out: String
    @Option(help: "The folder of the documentation's sheets.")
    var catalog: String?

    private static let movies = ["book-cover", "page-curl", "card-deck"]
    /// One for each effect's page.
    private static let catalogSheets = [
        "curl-calendar", "card-deck", "book-opening", "task-switcher", "zoom-transition", "semi-modal",
        "cube-transition",
    ]
    private static let sheets = ["page-curl", "transition-cube", "layer-transform"]

    func run() throws {
        try MainActor.assumeIsolated {
            try makeSheets()
            let folder = URL(fileURLWithPath: out)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let options = RecordingOptions(
                size: CGSize(width: 260, height: 420), scale: 1, framesPerSecond: 30, duration: nil)
            for name in Self.movies {
                guard let screen = ScreenCatalog.screen(named: name) else { throw GalleryError.unknownScreen(name) }
                let file = folder.appendingPathComponent("\(name).webp").path
                try ScreenPlayer.record(screen, to: file, options: options, pictures: Pictures())
            }
            for name in Self.sheets {
                guard let screen = ScreenCatalog.screen(named: name) else { throw GalleryError.unknownScreen(name) }
                try SheetCommand.write(
                    screen, to: folder.appendingPathComponent("\(name)-sheet.png"), size: options.size, scale: 1,
                    pictures: Pictures())
            }
        }
    }

    @MainActor
    private func makeSheets() throws {
        guard let catalog else { return }
        let folder = URL(fileURLWithPath: catalog)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in Self.catalogSheets {
            guard let screen = ScreenCatalog.screen(named: name) else { throw GalleryError.unknownScreen(name) }
            try SheetCommand.write(
                screen, to: folder.appendingPathComponent("\(name)-sheet.png"), size: CGSize(width: 240, height: 420),
                scale: 1, pictures: Pictures())
        }
    }
}
