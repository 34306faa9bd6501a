package import Displays
package import LayerStage
public import UIKit

/// A screen for tests: in memory, with a clock that moves only when told, drawn by the CPU compositor.
///
/// The same code gives the same pixels on every machine. While a screen lives, `CACurrentMediaTime()` is its time; with several, that
/// of the one that the running test used last.
@preconcurrency @MainActor
public final class TestScreen {
    /// Points.
    public internal(set) var size: CGSize
    /// Pixels per point.
    public internal(set) var scale: CGFloat
    /// Frames a second while time passes, fingers move and views settle; positive. Fewer are quicker to run: motion is a function of
    /// time, whatever the frames.
    public var framesPerSecond: Double = 60 {
        didSet {
            precondition(
                framesPerSecond.isFinite && framesPerSecond > 0,
                "A test screen shows a positive number of frames a second; got \(framesPerSecond).")
        }
    }
    package let display: HeadlessDisplay
    package let stage: Stage
    /// The UIKit side.
    package private(set) lazy var views = TestViews(self)

    /// A black screen at time 0.
    ///
    /// - Parameters:
    ///   - size: Points, each side from 1/scale to 16384/scale.
    ///   - scale: Pixels per point.
    public init(size: CGSize, scale: CGFloat = 2) {
        Self.check(size, scale)
        self.size = size
        self.scale = scale
        display = HeadlessDisplay(size: size, scale: scale)
        stage = Stage(display: display)
        display.clock.owner = .running
        // `UIScreen.main` is this screen at once, for views that ask about it before they are shown.
        _ = views
    }

    // What a suite keeps goes on whatever thread its test ends on; the views of a screen go on the main thread.
    isolated deinit {}

    static func check(_ size: CGSize, _ scale: CGFloat) {
        precondition(
            scale.isFinite && scale > 0, "A test screen's scale is a positive number of pixels per point; got \(scale)."
        )
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        precondition(
            (1...16_384).contains(pixels.width) && (1...16_384).contains(pixels.height),
            "A test screen has 1 to 16384 pixels a side; got \(size) at scale \(scale).")
    }

    /// Makes this screen the one in force: its clock is the program's, its window the key one, it is `UIScreen.main`.
    func takeOver() {
        // A screen that several tests share is that of the one that uses it.
        if display.clock.owner?.isRunning() == false { display.clock.owner = .running }
        display.clock.owner?.body = DisplayInUse.Test.runningBody
        display.clock.makeCurrent()
        views.takeOver()
    }

    /// What `CACurrentMediaTime()` says while this screen lives: seconds, from 0.
    public var now: TimeInterval { display.clock.now }

    /// Puts a layer on the screen, in place of what was there.
    ///
    /// Its superlayer space is the screen's: points, origin top left. A layer that has no size yet, or has the screen's and was not
    /// placed, is made to fill the screen.
    public func show(_ layer: CALayer) {
        takeOver()
        let isUnplaced = layer.bounds.size == size && layer.position == .zero
        if layer.bounds.size == .zero || isUnplaced { stage.fill(with: layer) }
        stage.root = layer
    }

    /// Lets time pass in steps, as the frames of a display would: at each, ended animations call back, display links and timers fire,
    /// tasks go on, layers lay out and commit. No pixels are drawn.
    ///
    /// Tasks that the test's code begins on the main actor run at these frames, and `Task.sleep` in them takes the screen's time. What
    /// comes from elsewhere, as from a `URLSession`, reaches the main actor only while a test awaits: use `await screen.advance(by:)`.
    ///
    /// - Parameters:
    ///   - seconds: Not negative; the last step is shorter so that the time is exact.
    ///   - step: Positive; nil is that of ``framesPerSecond``.
    public func advance(by seconds: TimeInterval, step: TimeInterval? = nil) {
        takeOver()
        for time in times(of: seconds, step: step) { stage.advance(to: time) }
    }

    /// Lets time pass in steps and, at each, all tasks get as far as they can: those of the main actor, those that sleep by
    /// `Task.sleep` on the screen's time, those of other actors, asynchronous sequences.
    ///
    /// - Parameters:
    ///   - seconds: Not negative; the last step is shorter so that the time is exact.
    ///   - step: Positive; nil is that of ``framesPerSecond``.
    public func advance(by seconds: TimeInterval, step: TimeInterval? = nil) async {
        takeOver()
        let times = times(of: seconds, step: step)
        for time in times + times.suffix(1) {
            await letTasksRun()
            takeOver()
            stage.advance(to: time)
        }
        await letTasksRun()
    }

    /// Frames of the time that passes, from now on.
    private func times(of seconds: TimeInterval, step: TimeInterval?) -> [TimeInterval] {
        let step = step ?? 1 / framesPerSecond
        precondition(
            seconds.isFinite && seconds >= 0, "Time moves forward by a finite number of seconds; got \(seconds).")
        precondition(step.isFinite && step > 0, "Time moves in steps of a positive number of seconds; got \(step).")
        let start = now
        // A rest below a millionth of a step is rounding, not a step of its own.
        let steps = Int((seconds / step - 1e-6).rounded(.up))
        guard steps > 0 else { return [start] }
        // What was set before belongs to the frame of now.
        return (0...steps).map { $0 == steps ? start + seconds : start + Double($0) * step }
    }

    /// Gives the main queue and the threads of tasks a few turns.
    private func letTasksRun() async {
        for _ in 0..<Self.turns { await Task.detached(priority: .background) { await Task.yield() }.value }
    }

    private static let turns = 4

    /// Commits pending changes and writes what is shown as a scene file: layers, animations and pictures, to be drawn again
    /// elsewhere by `mutoscope render`, `record`, `diff` and `print`.
    public func writeScene(to url: URL) throws {
        display.clock.makeCurrent()
        stage.advance(to: now)
        try Data(stage.scene.text().utf8).write(to: url, options: .atomic)
    }

    /// Commits pending changes and draws the frame of ``now``, in pixels.
    public func snapshot() -> CGImage {
        takeOver()
        return stage.snapshot()
    }
}
