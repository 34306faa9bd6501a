import Displays
import UIKit

/// What fingers did and when, as text that can be kept in a file: one line per touch event,
/// `seconds id phase x y`, for instance `0.05 1 moved 100 220.5`. A pointer's lines end with `mouse`, or with `mouse 2` for its
/// secondary button. Lines that begin with `#` are comments.
///
/// A program writes such a file when `MUTOSCOPE_RECORD_TOUCHES` names one, and plays it when `MUTOSCOPE_PLAY_TOUCHES` does.
public struct TouchScript: Equatable, Sendable {
    var touches: [TouchInput] = []

    /// A line that is no touch event.
    public struct FormatError: Error, CustomStringConvertible {
        /// Counted from 1.
        public let line: Int
        /// The script, a line for each event.
        public let text: String

        /// The value in words, for logs.
        public var description: String {
            "Line \(line) of the touch script is not \"\(TouchScriptLine.form)\": \(text)"
        }
    }

    init(touches: [TouchInput]) {
        self.touches = touches
    }

    /// Reads a script.
    public init(text: String) throws(FormatError) {
        for (index, line) in TouchScriptLine.lines(of: text).enumerated() {
            if TouchScriptLine.isComment(line) { continue }
            guard let touch = TouchScriptLine.touch(in: line) else {
                throw FormatError(line: index + 1, text: String(line))
            }
            touches.append(touch)
        }
    }

    /// The script as it is read back.
    public var text: String { touches.map(TouchScriptLine.text(of:)).joined() }
}

extension TestScreen {
    /// Runs something and returns what fingers did meanwhile; times count from the start.
    public func recordTouches(_ body: () -> Void) -> TouchScript {
        var touches: [TouchInput] = []
        let start = now
        let input = views.screen.input
        let previous = input.onReceive
        input.onReceive = { event in
            previous?(event)
            guard case .touch(var touch) = event else { return }
            touch.time -= start
            touches.append(touch)
        }
        body()
        input.onReceive = previous
        return TouchScript(touches: touches)
    }

    /// Lets fingers do again what a script says, beginning now.
    public func play(_ script: TouchScript) {
        takeOver()
        let start = now
        var index = 0
        while index < script.touches.count {
            let time = max(now, start + script.touches[index].time)
            if time - now > 1e-9 { advance(to: time) }
            while index < script.touches.count, start + script.touches[index].time <= time + 1e-9 {
                var touch = script.touches[index]
                touch.time = time
                send(.touch(touch))
                index += 1
            }
            stage.advance(to: time)
        }
    }

    /// Frame by frame up to just before a time, which is then the clock's.
    private func advance(to time: Double) {
        while time - now > 1.0 / 60 + 1e-9 { stage.advance(to: now + 1.0 / 60) }
        display.clock.now = time
    }
}
