/// Calls a handler from the main queue, as late as that gets to it.
struct OnMain<Value>: @unchecked Sendable {
    private let handler: (Value?, (any Error)?) -> Void

    init(_ handler: @escaping (Value?, (any Error)?) -> Void) { self.handler = handler }

    func call(_ value: Value?, _ error: (any Error)?) {
        let answer = UncheckedBox(value: (value, error))
        MainTurn.perform { handler(answer.value.0, answer.value.1) }
    }
}
