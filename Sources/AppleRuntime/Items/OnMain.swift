import Dispatch
import Foundation

/// Calls a handler from the main queue, as late as that gets to it.
struct OnMain<Value>: @unchecked Sendable {
    private let handler: (Value?, (any Error)?) -> Void

    init(_ handler: @escaping (Value?, (any Error)?) -> Void) { self.handler = handler }

    func call(_ value: Value?, _ error: (any Error)?) {
        let answer = Answer(handler: handler, value: value, error: error)
        MainTurn.perform { answer.handler(answer.value, answer.error) }
    }

    private struct Answer: @unchecked Sendable {
        let handler: (Value?, (any Error)?) -> Void
        let value: Value?
        let error: (any Error)?
    }
}
