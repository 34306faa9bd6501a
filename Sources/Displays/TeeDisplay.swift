package import Compositor
package import CoreGraphics
package import RenderTree

/// Shows frames on one display and records what was shown.
@MainActor
package final class TeeDisplay: Display {
    private let shown: any Display
    private let recorder: RecorderDisplay
    private var start: Double?
    private var recordedFrames = 0

    /// - Parameter shown: Must keep its size while it is recorded.
    package init(_ shown: any Display, recorder: RecorderDisplay) {
        self.shown = shown
        self.recorder = recorder
    }

    package var size: CGSize { shown.size }
    package var scale: CGFloat { shown.scale }
    package var clock: MediaClock { shown.clock }
    package var pace: DisplayPace { shown.pace }
    package var wantsEveryFrame: Bool { true }
    package var isOpen: Bool { shown.isOpen && recorder.isOpen }

    package var wantsElements: Bool { shown.wantsElements }
    package func show(_ elements: [DisplayElement]) { shown.show(elements) }
    package func expectText(_ isExpected: Bool, at caret: () -> CGRect) { shown.expectText(isExpected, at: caret) }
    package func showPointer(_ shape: PointerShape) { shown.showPointer(shape) }
    package var clipboard: (any Clipboard)? { shown.clipboard }
    package var desktop: (any Desktop)? { shown.desktop }
    package func showTitle(_ title: String) { shown.showTitle(title) }

    package var hasInput: Bool { shown.hasInput }
    package func readInput() -> [InputEvent] { shown.readInput() }

    package func present(_ frame: PixelBuffer, damage: [PixelRect], at time: Double) throws(DisplayError) {
        if !damage.isEmpty { try shown.present(frame, damage: damage, at: time) }
        let begin = start ?? time
        start = begin
        // A tick that came late stands for the ones that were missed, so that the file keeps the pace.
        let due = Int(((time - begin) * recorder.pace.framesPerSecond).rounded()) + 1
        while recordedFrames < due {
            try recorder.present(frame, damage: [], at: time)
            recordedFrames += 1
        }
    }

    package func finish() throws(DisplayError) {
        do {
            try shown.finish()
        } catch {
            // The window's trouble must not cost the file.
            try recorder.finish()
            throw error
        }
        try recorder.finish()
    }
}
