import Compositor
import CoreGraphics
import Displays
import UIKit

/// Takes up what a screen shows, frame by frame.
@MainActor
final class FilmRecorder {
    private let screen: TestScreen
    private(set) var film: AnimatedPNG
    private var last: PixelBuffer?
    private var painted = ""

    init(_ screen: TestScreen, rate: Int) {
        precondition((1...240).contains(rate), "A film has 1 to 240 frames a second; got \(rate).")
        self.screen = screen
        film = AnimatedPNG(
            width: screen.display.pixelWidth, height: screen.display.pixelHeight, framesPerSecond: rate)
    }

    func addFrame() {
        let picture = screen.snapshot().buffer
        precondition(
            picture.width == film.width && picture.height == film.height,
            "A film's screen keeps its size; it became \(picture.width)×\(picture.height) pixels.")
        film.append(picture, after: last)
        last = picture
        film.notes += FilmNotes.text(of: screen.stage.displayList.description, after: &painted)
    }
}

/// What each frame paints, as text that travels with a film: a line an item, frames apart by form feeds. A frame that paints what the
/// one before did has no lines.
enum FilmNotes {
    private static let same = "=\n"

    static func text(of list: String, after last: inout String) -> String {
        let lines = plain(list)
        defer { last = lines }
        return (lines == last ? same : lines) + "\u{0C}"
    }

    static func frames(_ notes: String) -> [[Substring]] {
        var last: [Substring] = []
        return notes.split(separator: "\u{0C}", omittingEmptySubsequences: true).map { frame in
            if frame != same { last = frame.split(separator: "\n") }
            return last
        }
    }

    /// Without the numbers of layers, which differ from run to run.
    private static func plain(_ list: String) -> String {
        var text = ""
        text.reserveCapacity(list.utf8.count)
        for line in list.split(separator: "\n") {
            let entry = line.drop { $0.isWhitespace }
            text += entry.first == "#" ? entry.dropFirst().drop { $0.isNumber } : line
            text += "\n"
        }
        return text
    }

    /// What is painted otherwise in a frame, in words; nil when the lists are equal.
    static func difference(_ reference: String, _ drawn: String, frame: Int) -> String? {
        let (a, b) = (frames(reference), frames(drawn))
        guard a.indices.contains(frame), b.indices.contains(frame) else { return nil }
        let (old, new) = (a[frame], b[frame])
        let index =
            zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
        guard index < max(old.count, new.count) else { return nil }
        func item(_ list: [Substring]) -> String {
            index < list.count ? list[index].trimmingCharacters(in: .whitespaces) : "nothing"
        }
        return "The first thing painted otherwise is number \(index): was \(item(old)); is \(item(new))."
    }
}
