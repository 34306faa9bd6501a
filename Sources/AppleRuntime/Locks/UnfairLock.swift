import Glibc

/// The lock of `os` for a few instructions at a time; whoever waits sleeps. It must not move while it is in use.
public struct os_unfair_lock {
    /// Zero bytes are an open mutex on Linux.
    fileprivate var mutex = pthread_mutex_t()

    /// Makes one with the defaults of its properties.
    public init() {}
}

/// The lock, by its C name.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock, which stays where it is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock and takes it. A thread that has it already waits for ever.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }

/// Takes the lock when it is free; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }

/// A lock with the state that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private var state: State
    private let guardian: os_unfair_lock_t

    /// `State` may be anything: it is reached only with the lock.
    public init(uncheckedState initialState: State) {
        state = initialState
        guardian = .allocate(capacity: 1)
        guardian.initialize(to: os_unfair_lock())
    }

    deinit { guardian.deallocate() }

    /// A lock with the state that it guards.
    public convenience init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    /// Makes one with the defaults of its properties.
    public convenience init() where State == Void { self.init(uncheckedState: ()) }

    /// Runs `body` with the lock and returns its answer.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// As `withLock`, for what the compiler cannot check.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(guardian)
        defer { os_unfair_lock_unlock(guardian) }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Waits for the lock and takes it.
    public func lock() { os_unfair_lock_lock(guardian) }

    /// Gives the lock back.
    public func unlock() { os_unfair_lock_unlock(guardian) }

    /// Takes the lock when it is free; returns whether it did.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(guardian) }

    /// Runs `body` with the lock and returns its answer.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }
}
