import ArgumentParser
import Displays
import LayerStage
import UIKit

struct PlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Opens the gallery in a window.",
        discussion: "Tap a line to open a screen, Inspect to look inside it.")

    @Argument(help: "The screen to begin with.")
    var name: String?
    @OptionGroup var pictures: PictureOptions

    func run() throws {
        try MainActor.assumeIsolated {
            let first = try name.map { name in
                guard let screen = ScreenCatalog.screen(named: name) else { throw GalleryError.unknownScreen(name) }
                return screen
            }
            try Self.play(first, pictures: pictures.load(), library: pictures.loadBooks())
        }
    }

    @MainActor
    static func play(_ first: (any Screen)?, pictures: Pictures, library: Library) throws {
        LayerApplication.chosen = LaunchOptions.current
        (GalleryApp.first, GalleryApp.pictures, GalleryApp.library) = (first, pictures, library)
        GalleryApp.main()
    }
}
