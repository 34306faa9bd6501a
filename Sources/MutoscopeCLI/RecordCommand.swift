import ArgumentParser
import Compositor
import CoreGraphics
import Displays
import RenderTree

/// `mutoscope record`: a stretch of a scene's motion as a movie or pictures.
struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records a scene's motion into a movie, an animation or numbered pictures.",
        discussion: """
            The ending of FILE chooses: .mp4, .gif, .apng, .webp, .png, frame-%04d.png or a folder. With --frames only a part is \
            written, as numbered pictures under the names that they have in the whole; `mutoscope join` makes a film of the parts.
            """)

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

    @Option(help: "The frames to write, counted from 0, as in 120..<240: one part of many.")
    var frames: FrameRange?

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
        if let frames { return try writePart(frames.range, of: count, scene.tree, on: canvas, from: start) }
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

    /// Every frame is a function of its time, so a part has the bits of the whole.
    private func writePart(
        _ range: Range<Int>, of count: Int, _ tree: RenderTree, on canvas: Canvas, from start: Double
    ) throws {
        guard case .pngSequence(let pattern) = try RecordingFormat(file: out) else {
            throw ValidationError(
                "--frames writes numbered pictures: --out is a folder/ or a name like frame-%04d.png.")
        }
        guard range.upperBound <= count else {
            throw ValidationError("There are \(count) frames, counted from 0; got --frames \(range).")
        }
        let folder = URL(fileURLWithPath: pattern).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let compositor = Compositor()
        let frame = PixelBuffer(width: canvas.width, height: canvas.height, isOpaque: true)
        for index in range {
            compositor.render(
                tree, at: start + Double(index) / fps, width: canvas.width, height: canvas.height, scale: canvas.scale,
                into: frame)
            try PNGWriter.write(
                frame, to: URL(fileURLWithPath: FrameNumbering.path(pattern: pattern, number: index + 1)))
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
