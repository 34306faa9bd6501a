import CoreGraphics

/// The open transactions of one thread.
final class TransactionStack {
    /// One `begin()`, or the implicit transaction at the bottom. It starts with the values of the one around it.
    private struct Level {
        var duration = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: CompletionGroup?
        var values: [String: Any] = [:]
    }

    // Read at every change of a layer; one thread's own, and nothing calls out while it is accessed.
    @exclusivity(unchecked) private var levels: [Level] = [] {
        didSet { hasDisabledActions = levels.last?.disablesActions ?? false }
    }
    /// What the innermost level says, read at every change.
    @exclusivity(unchecked) private var hasDisabledActions = false
    /// True when the first level was not begun by the program.
    private(set) var hasImplicit = false
    private struct WeakContext {
        weak var context: LayerContext?
    }

    /// Trees that changed since the last commit of this thread. Each carries the stamp of the round.
    private var touched: [WeakContext] = []
    @exclusivity(unchecked) private var stamp = LayerID.next().raw
    /// Animations added to layers outside any tree.
    private var offscreen: [AttachedAnimation] = []

    // MARK: This thread's stack

    private static let threadKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<TransactionStack>.fromOpaque($0!).release() }
        return key
    }()

    static var current: TransactionStack {
        if let raw = pthread_getspecific(threadKey) {
            return Unmanaged<TransactionStack>.fromOpaque(raw).takeUnretainedValue()
        }
        let stack = TransactionStack()
        pthread_setspecific(threadKey, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    // MARK: Properties: read from the innermost, written to the innermost

    private func writeInnermost(_ write: (inout Level) -> Void) {
        if levels.isEmpty { beginImplicit() }
        write(&levels[levels.count - 1])
    }

    var animationDuration: Double {
        get { levels.last?.duration ?? 0.25 }
        set { writeInnermost { $0.duration = newValue } }
    }

    var timingFunction: CAMediaTimingFunction? {
        get { levels.last?.timingFunction }
        set { writeInnermost { $0.timingFunction = newValue } }
    }

    var disablesActions: Bool {
        get { hasDisabledActions }
        set { writeInnermost { $0.disablesActions = newValue } }
    }

    var completionBlock: (() -> Void)? {
        get { levels.last?.completion?.completionBlock }
        set {
            let replaced = levels.last?.completion
            writeInnermost { $0.completion = newValue.map { CompletionGroup($0) } }
            replaced?.seal(queue)
        }
    }

    subscript(key: String) -> Any? {
        get { levels.last?.values[key] }
        set { writeInnermost { $0.values[key] = newValue } }
    }

    // MARK: Opening and closing

    func begin() {
        var level = levels.last ?? Level()
        level.completion = nil
        levels.append(level)
    }

    /// Opens the implicit transaction when nothing is open.
    func beginImplicit() {
        guard levels.isEmpty else { return }
        hasImplicit = true
        levels.append(Level())
    }

    var hasExplicit: Bool { levels.count > (hasImplicit ? 1 : 0) }

    /// Closes the innermost explicit transaction; the outermost one sends everything. Without any the implicit transaction
    /// ends, and another one takes what follows: programs write `setCompletionBlock`, changes and `commit()` without `begin()`.
    func commit() {
        guard hasExplicit else { return restartImplicit() }
        close()
        if levels.isEmpty { send() }
    }

    /// Commits the implicit transaction, unless explicit ones around still wait.
    func flush() {
        guard !hasExplicit else { return }
        closeImplicit()
        send()
    }

    func closeImplicit() {
        guard hasImplicit, levels.count == 1 else { return }
        hasImplicit = false
        close()
    }

    /// What the implicit transaction changed waits for its frame; its completion block counts no more animations.
    private func restartImplicit() {
        guard hasImplicit else { return }
        closeImplicit()
        beginImplicit()
    }

    private func close() {
        levels.removeLast().completion?.seal(queue)
    }

    private func send() {
        for context in takeTouched() { context.commit() }
        endOffscreenAnimations()
    }

    private var queue: CallbackQueue { CallbackQueue.of(touched.first?.context) }

    // MARK: What happened meanwhile

    /// Notes in this thread's transaction that a tree changes, which opens the implicit one. Returns whether actions are disabled.
    @discardableResult
    static func touch(_ context: LayerContext) -> Bool {
        guard let raw = pthread_getspecific(threadKey) else {
            current.noteTouched(context)
            return false
        }
        return Unmanaged<TransactionStack>.fromOpaque(raw)._withUnsafeGuaranteedRef { stack in
            if context.touchStamp != stack.stamp || stack.levels.isEmpty { stack.noteTouched(context) }
            return stack.hasDisabledActions
        }
    }

    private func noteTouched(_ context: LayerContext) {
        beginImplicit()
        guard context.touchStamp != stamp else { return }
        context.touchStamp = stamp
        touched.append(WeakContext(context: context))
    }

    private func takeTouched() -> [LayerContext] {
        defer {
            touched = []
            stamp = LayerID.next().raw
        }
        return touched.compactMap(\.context)
    }

    /// A tree was committed by its frame loop.
    func forget(_ context: LayerContext) {
        context.touchStamp = 0
        touched.removeAll { $0.context === context || $0.context == nil }
    }

    /// The completion blocks that a new animation holds up: the current one of every open transaction.
    func joinCompletions() -> [CompletionGroup] {
        let groups = levels.compactMap(\.completion)
        for group in groups { group.join() }
        return groups
    }

    func noteOffscreen(_ attached: AttachedAnimation) {
        beginImplicit()
        offscreen.append(attached)
    }

    /// An animation on a layer that is in no tree by now starts and stops at once.
    func endOffscreenAnimations() {
        let ended = offscreen
        offscreen = []
        for attached in ended where !attached.hasEnded {
            // Without a layer it has outlived it: who waits for its end must still hear of it.
            if let layer = attached.layer {
                guard layer.context == nil else { continue }
                layer.attachedAnimations.removeAll { $0 === attached }
            }
            attached.hasEnded = true
            let queue = CallbackQueue.of(nil)
            queue.add(.didStart(attached.animation))
            queue.add(.didStop(attached.animation, finished: false))
            for group in attached.completions { group.leave(queue) }
        }
    }
}
