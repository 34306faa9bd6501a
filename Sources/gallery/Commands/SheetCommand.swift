import ArgumentParser
import CoreGraphics
import Foundation

struct SheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet", abstract: "Draws progress 0, ¼, ½, ¾ and 1 of a screen side by side.")

    @Argument(help: "The screen.")
    var name: String
    @Option(help: "The PNG file.")
    var out: String
    @OptionGroup var pictures: PictureOptions
    @OptionGroup var look: LookOptions

    func run() throws {
        try MainActor.assumeIsolated {
            look.apply()
            guard let screen = ScreenCatalog.screen(named: name) else { throw GalleryError.unknownScreen(name) }
            let options = LaunchOptions.recording(scale: 1)
            try Self.write(
                screen, to: URL(fileURLWithPath: out), size: options.size, scale: options.scale,
                pictures: pictures.load(), library: pictures.loadBooks())
        }
    }

    @MainActor
    static func write(
        _ screen: any Screen, to url: URL, size: CGSize, scale: CGFloat, pictures: Pictures, library: Library? = nil
    ) throws {
        let stills = ScreenPlayer.sheetStills(
            of: screen, size: size, scale: scale, pictures: pictures, library: library)
        do {
            try PNGWriter.write(Sheet.picture(stills, size: size, scale: scale).buffer, to: url)
        } catch {
            throw GalleryError("\(error)")
        }
    }
}
