package import Compositor

/// What frames cost and change, told to whoever asks: an inspector inside the running program.
@MainActor
package enum FrameTrace {
    /// One frame of a stage.
    package struct Frame: Sendable {
        /// Of the machine, from input and layout to pixels.
        package var seconds: Double
        /// What was painted and which pixels changed; nil when nothing had to be drawn.
        package var report: FrameReport?
        /// Seconds of each `FrameStopwatch.Stage`.
        package var stages: [Double]
    }

    /// Whether frames show what they have changed by a tint. The pictures of tests stay as they are.
    package static var flashesDamage = false
    private static var listeners: [Int: (Frame) -> Void] = [:]

    /// Calls `listener` with every frame until ``stop(_:)`` is called with the answer.
    package static func listen(_ listener: @escaping (Frame) -> Void) -> Int {
        let id = (listeners.keys.max() ?? 0) + 1
        listeners[id] = listener
        return id
    }

    package static func stop(_ id: Int) {
        listeners[id] = nil
    }

    static var isHeard: Bool { !listeners.isEmpty }

    static func tell(_ frame: Frame) {
        for id in listeners.keys.sorted() { listeners[id]?(frame) }
    }
}
