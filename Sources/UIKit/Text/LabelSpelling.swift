import Synchronization

/// What labels make of their texts before they show them: a test's made-up language.
package enum LabelSpelling {
    private struct State {
        var spelling: (@Sendable (String) -> String)?
        /// Changes with the spelling, so that texts laid out before are known to be old.
        var generation = 0
    }

    private static let state = Mutex(State())

    /// nil shows texts as they are.
    package static func choose(_ spelling: (@Sendable (String) -> String)?) {
        state.withLock { state in
            guard spelling != nil || state.spelling != nil else { return }
            state.spelling = spelling
            state.generation += 1
        }
    }

    static var current: (@Sendable (String) -> String)? { state.withLock { $0.spelling } }
    static var generation: Int { state.withLock { $0.generation } }
}
