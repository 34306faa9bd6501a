/// Carries a value past the compiler's isolation checks, where the callee decides the thread.
package struct UncheckedBox<Value>: @unchecked Sendable {
    package var value: Value

    package init(value: Value) { self.value = value }
}
