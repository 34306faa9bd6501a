import UIKit

/// One thing to see: layers and motion, a function of the time since it began.
@MainActor
protocol Screen {
    /// Short, in lower case with dashes; unique.
    var name: String { get }
    var title: String { get }
    /// One line.
    var summary: String { get }
    /// Seconds until the picture is back where it began.
    var duration: Double { get }
    /// The part of ``duration`` that a sheet shows at 0, ¼, ½, ¾ and 1.
    var moment: ClosedRange<Double> { get }
    /// Whether a sheet shows the effect where a slider brings it to, in place of moments in time.
    var sheetGoesByProgress: Bool { get }
    /// Whether what it shows below the bar is dark or light, where that does not follow the interface's style.
    var ground: UIUserInterfaceStyle { get }
    /// Stands for it on the home screen.
    var glyph: Glyph { get }
    /// The file with the code that makes it.
    var sourceFile: String { get }

    /// Has what the screen begins with made by other threads, while something else is shown or the program starts: called before ``build(in:_:)``
    /// at least once, and for some screens that are not opened after all.
    func prepare(_ scenery: Scenery)
    /// Builds the layers into `root`, whose bounds are the display's, and starts the motion.
    func build(in root: CALayer, _ scenery: Scenery)
}

extension Screen {
    var moment: ClosedRange<Double> { 0...duration }
    var sheetGoesByProgress: Bool { false }
    var ground: UIUserInterfaceStyle { .unspecified }
    var glyph: Glyph { .layers }
    func prepare(_ scenery: Scenery) {}
}

/// What a screen is built for and from.
@MainActor
final class Scenery {
    /// Points.
    let size: CGSize
    /// Pixels per point, for text and drawn pictures.
    let scale: CGFloat
    let pictures: Pictures
    let library: Library
    let date: Date
    let calendar: Calendar
    /// On the display's clock.
    let start: Double
    /// Whether someone plays with it, rather than a recording: places in books are remembered then, and all photos shown.
    let isLive: Bool
    /// The views of a screen that is made of them.
    var views: ViewStage?
    private var cues: [(time: Double, action: @MainActor () -> Void)] = []

    init(
        size: CGSize, scale: CGFloat, pictures: Pictures, start: Double, library: Library? = nil, date: Date = Date(),
        calendar: Calendar = .current, isLive: Bool = false
    ) {
        self.isLive = isLive
        self.library = library ?? Library()
        self.size = size
        self.scale = scale
        self.pictures = pictures
        self.start = start
        self.date = date
        self.calendar = calendar
    }

    /// The same for another run.
    func again(at start: Double, size: CGSize? = nil) -> Scenery {
        Scenery(
            size: size ?? self.size, scale: scale, pictures: pictures, start: start, library: library, date: date,
            calendar: calendar, isLive: isLive)
    }

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The shorter side over that of a phone: what lengths made for a phone are multiplied by.
    var unit: CGFloat { max(0.4, min(size.width, size.height) / 390) }

    /// Calls `action` at the first frame that is `time` seconds after the start or later.
    func at(_ time: Double, _ action: @escaping @MainActor () -> Void) {
        cues.append((time, action))
    }

    /// Seconds from the start to the next thing to do, nil after the last.
    var nextCue: Double? { cues.map(\.time).min() }

    /// Runs what is due. The order is that of the times.
    func runCues(until time: Double) {
        // A hair earlier, because frame times are rounded sums.
        let due = cues.filter { $0.time <= time - start + 1e-6 }.sorted { $0.time < $1.time }
        cues.removeAll { $0.time <= time - start + 1e-6 }
        for cue in due { cue.action() }
        views?.tick(time)
    }
}
