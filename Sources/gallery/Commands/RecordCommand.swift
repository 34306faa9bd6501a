import ArgumentParser
import Displays
import UIKit

struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Records one screen into a file, or all of them with an index page into a folder.")

    @Argument(help: "The screen to record.")
    var name: String?
    @Flag(help: "Record every screen.")
    var all = false
    @Option(help: "The file (.mp4, .gif, .apng, .webp, .png, frame-%04d.png), or with --all the folder.")
    var out: String
    @OptionGroup var pictures: PictureOptions
    @OptionGroup var look: LookOptions

    func validate() throws {
        guard all != (name != nil) else { throw ValidationError("Name one screen, or say --all.") }
    }

    func run() throws {
        try MainActor.assumeIsolated {
            look.apply()
            let loaded = try pictures.load(), library = try pictures.loadBooks()
            guard let name else {
                return try Self.recordAll(to: URL(fileURLWithPath: out), pictures: loaded, library: library)
            }
            guard let screen = ScreenCatalog.screen(named: name) else { throw GalleryError.unknownScreen(name) }
            try ScreenPlayer.record(
                screen, to: out, options: LaunchOptions.recording(), pictures: loaded, library: library)
        }
    }

    /// Videos, sheets and the page that shows them.
    @MainActor
    static func recordAll(to folder: URL, pictures: Pictures, library: Library) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw GalleryError("The folder \(folder.path) cannot be made: \(error.localizedDescription)")
        }
        let options = LaunchOptions.recording()
        guard options.capture == nil else {
            throw GalleryError("A scene is captured of one screen: name it instead of --all.")
        }
        let page = folder.appendingPathComponent("index.html")
        var entries: [IndexPage.Entry] = []
        for (number, screen) in order(ScreenCatalog.all).enumerated() {
            tell("\(number + 1)/\(ScreenCatalog.all.count)  \(screen.name)")
            let entry = IndexPage.Entry(screen: screen, video: "\(screen.name).mp4", sheet: "\(screen.name).png")
            try ScreenPlayer.record(
                screen, to: folder.appendingPathComponent(entry.video).path, options: options, pictures: pictures,
                library: library)
            try SheetCommand.write(
                screen, to: folder.appendingPathComponent(entry.sheet), size: options.size, scale: 1,
                pictures: pictures, library: library)
            entries.append(entry)
            try Data(IndexPage.html(entries, of: ScreenCatalog.all.count).utf8).write(to: page, options: .atomic)
            if number == 0 { tell("Watch it grow: \(page.path)") }
        }
        tell(page.path)
    }

    /// At once: a pipe would show what is printed when all is done.
    private static func tell(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// The five effects come first: they are what a newcomer wants to see.
    @MainActor
    static func order(_ screens: [any Screen]) -> [any Screen] {
        let first = ["curl-calendar", "page-curl", "card-deck", "task-switcher", "book-opening"]
        let effects = first.compactMap { name in screens.first { $0.name == name } }
        return effects + screens.filter { !first.contains($0.name) }
    }
}
