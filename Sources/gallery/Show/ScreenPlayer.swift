import Displays
import LayerStage
import UIKit

/// Builds a screen on a stage and lets it run.
@MainActor
final class ScreenPlayer {
    let stage: Stage
    let pictures: Pictures
    private let library: Library?
    /// The day that calendars and date pickers show as today.
    private let date: Date
    private(set) var screen: any Screen
    /// The screen that is shown after this one: what it begins with is made beside this one's frames, from the second on.
    var next: (any Screen)?
    private var scenery: Scenery?
    /// At the end: begins again.
    var repeats = false

    init(
        _ screen: any Screen, display: any Display, pictures: Pictures, library: Library? = nil, date: Date = Date()
    ) {
        FontsAhead.begin()
        self.date = date
        self.screen = screen
        self.pictures = pictures
        self.library = library
        stage = Stage(display: display)
        stage.onTick = { [unowned self] time in tick(time) }
        stage.onResize = { [unowned self] _, _ in scenery = nil }
        screen.prepare(makeScenery(at: 0))
    }

    func show(_ screen: any Screen) {
        self.screen = screen
        scenery = nil
    }

    private func tick(_ time: Double) {
        if let scenery, repeats, time - scenery.start >= screen.duration { self.scenery = nil }
        if scenery == nil { build(at: time) } else { prepareNext(at: time) }
        scenery?.runCues(until: time)
    }

    private func prepareNext(at time: Double) {
        next?.prepare(makeScenery(at: time))
        next = nil
    }

    private func makeScenery(at time: Double) -> Scenery {
        Scenery(
            size: stage.display.size, scale: stage.display.scale, pictures: pictures, start: time, library: library,
            date: date)
    }

    private func build(at time: Double) {
        let scenery = makeScenery(at: time)
        screen.prepare(scenery)
        let root = CALayer()
        root.masksToBounds = true
        root.backgroundColor = .ink
        stage.fill(with: root)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        // On the stage first: animations of layers that are in no tree at the end of a transaction end with it.
        stage.root = root
        screen.build(in: root, scenery)
        CATransaction.commit()
        self.scenery = scenery
    }
}

extension ScreenPlayer {
    /// The pictures of a screen at some times, in seconds from its start, in ascending order.
    static func stills(
        of screen: any Screen, at times: [Double], size: CGSize, scale: CGFloat, pictures: Pictures,
        library: Library? = nil, date: Date = Date()
    ) -> [CGImage] {
        let player = ScreenPlayer(
            screen, display: HeadlessDisplay(size: size, scale: scale), pictures: pictures, library: library, date: date
        )
        var frame = 0
        return times.map { time in
            // Every frame before is run, though not drawn: delegates and cues see the same times as on a display.
            while Double(frame) / 60 <= time + 1e-9 {
                player.stage.advance(to: Double(frame) / 60)
                frame += 1
            }
            if Double(frame - 1) / 60 < time - 1e-9 { player.stage.advance(to: time) }
            return player.stage.snapshot()
        }
    }

    /// Five pictures: the effect at 0, ¼, ½, ¾ and 1, by its own number or by the time of the screen's moment.
    static func sheetStills(
        of screen: any Screen, size: CGSize, scale: CGFloat, pictures: Pictures, library: Library? = nil,
        date: Date = Date()
    ) -> [CGImage] {
        if screen.sheetGoesByProgress {
            let player = ScreenPlayer(
                screen, display: HeadlessDisplay(size: size, scale: scale), pictures: pictures, library: library,
                date: date)
            if let stills = player.scrubbedStills() { return stills }
        }
        let length = screen.moment.upperBound - screen.moment.lowerBound
        let times = Sheet.progresses.map { screen.moment.lowerBound + $0 * length }
        return stills(
            of: screen, at: times, size: size, scale: scale, pictures: pictures, library: library, date: date)
    }

    /// What a slider shows at 0, ¼, ½, ¾ and 1, before anything else happens; nil where there is nothing to scrub.
    private func scrubbedStills() -> [CGImage]? {
        var frame = 0.0
        func settle() {
            for _ in 0..<2 {
                stage.advance(to: frame / 60)
                frame += 1
            }
        }
        settle()
        guard let scrubbed = scenery?.views?.window.rootViewController as? any Scrubbable else { return nil }
        return Sheet.progresses.map { progress in
            scrubbed.scrubProgress = CGFloat(progress)
            settle()
            return stage.snapshot()
        }
    }

    /// Records one run of a screen into a file.
    static func record(
        _ screen: any Screen, to file: String, options: RecordingOptions, pictures: Pictures, library: Library? = nil
    ) throws(DisplayError) {
        let duration = options.duration ?? screen.duration
        let recorder = try RecorderDisplay(
            file: file, size: options.size, scale: options.scale, framesPerSecond: options.framesPerSecond,
            frameCount: Stage.frameCount(duration: duration, rate: options.framesPerSecond))
        let player = ScreenPlayer(screen, display: recorder, pictures: pictures, library: library)
        player.repeats = true
        player.stage.capture = options.capture
        try player.stage.run(duration: duration)
    }
}

/// What a recording or a sheet is made with.
struct RecordingOptions {
    var size: CGSize
    var scale: CGFloat
    var framesPerSecond: Double
    var duration: Double?
    /// A scene file to write on the way.
    var capture: SceneCapture?
}
