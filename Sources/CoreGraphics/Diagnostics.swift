import Synchronization

/// Where the frameworks say, once each, what they cannot do or what a program did wrong without harm.
///
/// A message names the feature or the class, says what happened and what to do. The first of each key is printed on standard
/// error; tests collect them instead.
package enum Diagnostics {
    private struct State {
        var reported: Set<String> = []
        var collectors: [Int: [String]] = [:]
        var nextCollector = 0
    }

    private static let state = Mutex(State())

    /// Reports `message`, once for each `key` (the message itself when none is given).
    package static func report(_ message: @autoclosure () -> String, key: String? = nil) {
        let text = message()
        let isCollected = state.withLock { state in
            for id in state.collectors.keys { state.collectors[id]?.append(text) }
            return !state.collectors.isEmpty
        }
        if isCollected { return }
        let isNew = state.withLock { $0.reported.insert(key ?? text).inserted }
        if isNew { FileHandle.standardError.write(Data("mutoscope: \(text)\n".utf8)) }
    }

    /// Runs `body` and returns what was reported meanwhile, instead of printing it.
    package static func collecting<T>(_ body: () throws -> T) rethrows -> (result: T, messages: [String]) {
        let id = state.withLock { state in
            state.nextCollector += 1
            state.collectors[state.nextCollector] = []
            return state.nextCollector
        }
        defer { state.withLock { $0.collectors[id] = nil } }
        let result = try body()
        return (result, state.withLock { $0.collectors[id] ?? [] })
    }
}
