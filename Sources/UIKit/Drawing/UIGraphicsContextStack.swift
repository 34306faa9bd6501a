import Synchronization

// The contexts that drawing goes to, the innermost last. Drawing happens on the main thread; the lock makes it legal elsewhere.
private struct ContextStack: @unchecked Sendable {
    var contexts: [CGContext] = []
}

private let stack = Mutex(ContextStack())

/// The context that `draw(_:)`, colours and paths draw into; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    stack.withLock { Unchecked($0.contexts.last) }.value
}

/// Makes a context the current one until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
    let context = Unchecked(context)
    stack.withLock { $0.contexts.append(context.value) }
}

/// Makes the context before the last push current again.
public func UIGraphicsPopContext() {
    stack.withLock { stack in
        precondition(!stack.contexts.isEmpty, "UIGraphicsPopContext without a push")
        stack.contexts.removeLast()
    }
}

private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
