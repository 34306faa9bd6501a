#if Window
import CSDL2
import CoreGraphics
import Displays
import Testing

@testable import DisplayWindow

/// Pixels per point on X11, where each program finds the desktop's setting by itself.
struct DesktopScaleTests {
    private static let resources = "*customization:\t-color\nXft.antialias:\t1\nXft.dpi:\t144\n"

    @Test("X's resources say it in dots per inch, 96 to a point's pixel")
    func resources() {
        #expect(DesktopScale.ofX11(environment: [:], resources: Self.resources) == 1.5)
        #expect(DesktopScale.ofX11(environment: [:], resources: "Xft.dpi: 120") == 1.25)
        #expect(DesktopScale.ofX11(environment: [:], resources: "Xft.hinting:\t1") == 1)
        #expect(DesktopScale.ofX11(environment: [:], resources: nil) == 1)
    }

    @Test("The toolkits' variables come first")
    func variables() {
        #expect(DesktopScale.ofX11(environment: ["GDK_SCALE": "2"], resources: Self.resources) == 2)
        #expect(DesktopScale.ofX11(environment: ["QT_SCALE_FACTOR": "1.75"], resources: nil) == 1.75)
    }

    @Test("Mistakes leave a window that can be seen", arguments: ["0", "-3", "nan", "inf", "two", "1e9"])
    func mistakes(_ text: String) {
        let found = DesktopScale.ofX11(environment: ["QT_SCALE_FACTOR": text], resources: "Xft.dpi:\t\(text)")
        #expect((1...4).contains(found))
    }
}

/// What SDL tells of a drop and of text that is being composed.
@MainActor struct WindowEventTests {
    private func piece(_ type: SDL_EventType, _ text: String? = nil) -> SDL_DropEvent {
        var event = SDL_DropEvent()
        event.type = type.rawValue
        event.file = text.flatMap { SDL_strdup($0) }
        return event
    }

    @Test("A drop is told once it is whole, and the next one starts anew")
    func drop() throws {
        var drops = WindowDrops()
        let place = CGPoint(x: 3, y: 4)
        #expect(drops.take(piece(SDL_DROPBEGIN), at: place) == nil)
        #expect(drops.take(piece(SDL_DROPFILE, "/a.png"), at: place) == nil)
        #expect(drops.take(piece(SDL_DROPFILE, "/b c.txt"), at: place) == nil)
        guard case .drop(let files) = drops.take(piece(SDL_DROPCOMPLETE), at: place) else {
            Issue.record("nothing was dropped")
            return
        }
        #expect(files.files == ["/a.png", "/b c.txt"])
        #expect(files.location == place)
        #expect(drops.take(piece(SDL_DROPTEXT, "words"), at: place) == nil)
        guard case .drop(let text) = drops.take(piece(SDL_DROPCOMPLETE), at: place) else {
            Issue.record("nothing was dropped")
            return
        }
        #expect(text.text == "words")
        #expect(text.files.isEmpty)
        #expect(drops.take(piece(SDL_DROPCOMPLETE), at: place) == nil)
    }

    @Test("Text that an input method composes is marked, however long")
    func composing() {
        var translator = EventTranslator()
        let size = CGSize(width: 10, height: 10)
        var short = SDL_Event()
        withUnsafeMutableBytes(of: &short.edit.text) { $0.copyBytes(from: Array("にほ".utf8)) }
        short.type = SDL_TEXTEDITING.rawValue
        #expect(translator.translate(short, pointsPerUnit: 1, size: size) == .markedText("にほ"))
        var long = SDL_Event()
        let text = String(repeating: "ほ", count: 40)
        long.editExt.text = SDL_strdup(text)
        long.type = SDL_TEXTEDITING_EXT.rawValue
        #expect(translator.translate(long, pointsPerUnit: 1, size: size) == .markedText(text))
        var over = SDL_Event()
        over.type = SDL_TEXTEDITING.rawValue
        #expect(translator.translate(over, pointsPerUnit: 1, size: size) == .markedText(""))
    }
}
#endif
