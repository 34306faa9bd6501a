import ArgumentParser
import Displays
import LayerStage
import UIKit

struct PlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Plays screens in a window.",
        discussion: "Arrow keys or a tap on the left or right half: other screens. Space: again. Escape or q: ends.")

    @Argument(help: "The screen to begin with.")
    var name: String?
    @OptionGroup var pictures: PictureOptions

    func run() throws {
        try MainActor.assumeIsolated {
            var screens = ScreenCatalog.all
            if let name {
                guard let first = screens.firstIndex(where: { $0.name == name }) else {
                    throw GalleryError.unknownScreen(name)
                }
                screens = Array(screens[first...] + screens[..<first])
            }
            try Self.play(screens, pictures: pictures.load())
        }
    }

    @MainActor
    static func play(_ screens: [any Screen], pictures: Pictures) throws {
        let options = LaunchOptions.current
        let display = try options.makeDisplay(title: "Mutoscope")
        let player = ScreenPlayer(screens[0], display: display, pictures: pictures)
        player.repeats = true
        var index = 0
        func step(_ by: Int) {
            index = (index + by + screens.count) % screens.count
            player.show(screens[index])
        }
        player.stage.onInput = { [unowned player] input in
            switch input {
            case .key(let key) where key.isDown:
                switch Key(rawValue: key.usage) {
                case .right, .down: step(1)
                case .left, .up: step(-1)
                case .space: step(0)
                case .escape, .q: player.stage.stop()
                case nil: break
                }
            case .touch(let touch) where touch.phase == .ended:
                step(touch.location.x < display.size.width / 2 ? -1 : 1)
            default:
                break
            }
        }
        try player.stage.run(duration: options.duration)
    }

    /// USB HID usages of the keyboard page.
    private enum Key: Int {
        case q = 0x14
        case escape = 0x29
        case space = 0x2C
        case right = 0x4F
        case left = 0x50
        case down = 0x51
        case up = 0x52
    }
}
