import CSDL2
import CoreGraphics
import Displays
import RenderTree

/// Gathers what a drag of the desktop lets go of over the window, which SDL tells piece by piece.
struct WindowDrops {
    private var files: [String] = []
    private var lines: [String] = []

    /// The whole drop once its last piece has come.
    ///
    /// - Parameter location: Where the pointer is, in points.
    mutating func take(_ event: SDL_DropEvent, at location: @autoclosure () -> CGPoint) -> InputEvent? {
        switch SDL_EventType(event.type) {
        case SDL_DROPFILE: if let file = Self.text(event) { files.append(file) }
        case SDL_DROPTEXT: if let line = Self.text(event) { lines.append(line) }
        case SDL_DROPBEGIN: self = WindowDrops()
        default:
            defer { self = WindowDrops() }
            guard !files.isEmpty || !lines.isEmpty else { return nil }
            return .drop(
                DropInput(
                    location: location(), files: files, text: lines.joined(separator: "\n"),
                    time: MediaClock.machineTime))
        }
        return nil
    }

    static func isDrop(_ type: UInt32) -> Bool {
        [SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE].contains { $0.rawValue == type }
    }

    /// SDL hands the text over.
    private static func text(_ event: SDL_DropEvent) -> String? {
        guard let text = event.file else { return nil }
        defer { SDL_free(text) }
        return String(cString: text)
    }
}
