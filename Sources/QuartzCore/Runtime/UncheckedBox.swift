/// Carries a value past the compiler's isolation checks, where the callee decides the thread.
struct UncheckedBox<Value>: @unchecked Sendable {
    var value: Value
}
