import CoreGraphics

/// Says in words what recognisers decide and why, to whoever listens.
///
/// With `MUTOSCOPE_TRACE_GESTURES` in the environment every line goes to standard error.
@MainActor
package enum GestureTrace {
    private static var listeners: [Int: (String) -> Void] = [:]
    private static let isPrinting = ProcessInfo.processInfo.environment["MUTOSCOPE_TRACE_GESTURES"] != nil

    /// Calls `listener` with every line until ``stop(_:)`` is called with the answer.
    package static func listen(_ listener: @escaping (String) -> Void) -> Int {
        let id = (listeners.keys.max() ?? 0) + 1
        listeners[id] = listener
        return id
    }

    package static func stop(_ id: Int) {
        listeners[id] = nil
    }

    static func note(_ recognizer: UIGestureRecognizer, _ text: @autoclosure () -> String) {
        guard isPrinting || !listeners.isEmpty else { return }
        let time = recognizer.center?.now ?? 0
        let line = "\((time * 1000).rounded() / 1000) s  \(recognizer)  \(text())"
        if isPrinting { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
        for id in listeners.keys.sorted() { listeners[id]?(line) }
    }
}
