import ArgumentParser
import Compositor
import CoreGraphics
import Displays
import RenderTree

/// `mutoscope record`: a stretch of a scene's motion as a movie or pictures.
struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records a scene's motion into a movie, an animation or numbered pictures.",
        discussion: "The ending of FILE chooses: .mp4, .gif, .apng, .webp, .png, frame-%04d.png or a folder.")

    @Argument(help: "A scene file.")
    var scene: String

    @Option(help: "The file to write.")
    var out: String

    @Option(help: "Seconds on the scene's clock at which to begin (default: the moment of the capture).")
    var from: Double?

    @Option(help: "Seconds to record (default: until the last animation has ended; 4 where one never ends).")
    var duration: Double?

    @Option(help: "Frames per second, 1 to 240.")
    var fps = 60.0

    @OptionGroup var canvas: CanvasOptions

    func validate() throws {
        guard fps >= 1, fps <= 240 else { throw ValidationError("--fps is from 1 to 240; got \(fps).") }
        if let duration, !(duration > 0 && duration <= 86_400) {
            throw ValidationError("--duration is more than 0 and at most 86400 seconds; got \(duration).")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated { try record() }
    }

    @MainActor
    private func record() throws {
        let scene = try loadScene(scene)
        let canvas = try canvas.canvas(for: scene)
        let start = from ?? scene.time
        let seconds = duration ?? Self.naturalDuration(of: scene.tree, from: start)
        let count = max(1, Int((seconds * fps).rounded()))
        let display = try RecorderDisplay(
            file: out, size: canvas.size, scale: canvas.scale, framesPerSecond: fps, frameCount: count)
        do {
            try write(scene.tree, on: canvas, from: start, count: count, to: display)
            try display.finish()
        } catch {
            display.abandon()
            throw error
        }
    }

    /// Ctrl-C ends the recording early and leaves a whole file.
    @MainActor
    private func write(
        _ tree: RenderTree, on canvas: Canvas, from start: Double, count: Int, to display: RecorderDisplay
    ) throws {
        let compositor = Compositor()
        let frame = PixelBuffer(width: canvas.width, height: canvas.height, isOpaque: true)
        for index in 0..<count where display.isOpen {
            let time = start + Double(index) / fps
            let report = compositor.render(
                tree, at: time, width: canvas.width, height: canvas.height, scale: canvas.scale, into: frame)
            try display.present(frame, damage: report.damage, at: time)
        }
    }

    private static func naturalDuration(of tree: RenderTree, from start: Double) -> Double {
        switch tree.lastAnimationEnd(after: start) {
        case nil: 1
        case .some(let end) where end.isFinite: min(max(end - start, 0.1), 60)
        case .some: 4
        }
    }
}
