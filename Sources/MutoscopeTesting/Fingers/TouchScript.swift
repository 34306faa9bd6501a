import Displays
public import UIKit

/// What fingers did and when, as text that can be kept in a file: one line per touch event,
/// `seconds id phase x y`, for instance `0.05 1 moved 100 220.5`. Lines that begin with `#` are comments.
public struct TouchScript: Equatable, Sendable {
    var touches: [TouchInput] = []

    /// A line that is no touch event.
    public struct FormatError: Error, CustomStringConvertible {
        /// Counted from 1.
        public let line: Int
        public let text: String

        public var description: String {
            "Line \(line) of the touch script is not \"seconds id began|moved|ended|cancelled x y\": \(text)"
        }
    }

    init(touches: [TouchInput]) {
        self.touches = touches
    }

    /// Reads a script.
    public init(text: String) throws(FormatError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: " ")
            if words.isEmpty || line.hasPrefix("#") { continue }
            guard words.count == 5, let time = Double(words[0]), let id = Int(words[1]),
                let phase = Self.phases.first(where: { $0.name == words[2] })?.phase, let x = Double(words[3]),
                let y = Double(words[4]), time.isFinite, x.isFinite, y.isFinite
            else { throw FormatError(line: index + 1, text: String(line)) }
            touches.append(TouchInput(id: id, phase: phase, location: CGPoint(x: x, y: y), time: time))
        }
    }

    /// The script as it is read back.
    public var text: String {
        touches.map { touch in
            let name = Self.phases.first { $0.phase == touch.phase }?.name ?? "cancelled"
            return "\(touch.time) \(touch.id) \(name) \(touch.location.x) \(touch.location.y)\n"
        }.joined()
    }

    private static let phases: [(name: String, phase: TouchInput.Phase)] = [
        ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ]
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
        display.clock.makeCurrent()
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
