public import CoreGraphics
package import Displays
public import QuartzCore

/// Runs a program that is made of layers alone.
///
/// Which display it uses (a window, none, a recording) is chosen outside the program: by the launch arguments `--display`,
/// `--record`, `--size`, `--scale`, `--fps`, `--duration` or the environment variable `MUTOSCOPE_DISPLAY`.
@preconcurrency @MainActor
public enum LayerApplication {
    /// Shows a root layer until the window is closed or the chosen duration has passed.
    ///
    /// An impossible or unknown argument is told on standard error and ends the program with exit code 2, a display that fails with 1;
    /// `--help` prints what there is. Arguments of the program's own stand after `--`.
    /// - Parameters:
    ///   - size: Points; `--size` wins over it. nil is a phone's screen.
    ///   - title: Of the window.
    ///   - build: Fills the root layer, whose bounds are the display's, before the first frame.
    public static func run(size: CGSize? = nil, title: String? = nil, _ build: (_ root: CALayer) -> Void) {
        runStage(size: size, title: title) { stage in
            let root = CALayer()
            stage.fill(with: root)
            stage.root = root
            stage.onResize = { [unowned stage] _, _ in stage.fill(with: root) }
            build(root)
        }
    }

    /// What a program with arguments of its own has read from them; nil lets all arguments be about the display.
    package static var chosen: DisplayOptions?

    /// Opens the display that was chosen outside the program and runs its frames after `prepare` has filled the stage.
    package static func runStage(size: CGSize? = nil, title: String? = nil, _ prepare: (Stage) -> Void) {
        let info = ProcessInfo.processInfo
        do {
            let launch =
                try chosen.map { .run($0) }
                ?? DisplayOptions.launch(
                    arguments: Array(info.arguments.dropFirst()), environment: info.environment)
            guard case .run(let options) = launch else {
                print(DisplayOptions.usage)
                exit(0)
            }
            let display = try options.makeDisplay(title: title ?? info.processName, defaultSize: size)
            let stage = Stage(display: display)
            stage.capture = options.capture.map { SceneCapture(file: $0, time: options.captureTime) }
            prepare(stage)
            try stage.run(duration: options.duration)
        } catch let error as DisplayOptionError {
            leave("\(error)\n\n\(DisplayOptions.usage)", code: 2)
        } catch {
            leave("\(error)", code: 1)
        }
    }

    private static func leave(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(code)
    }
}
