import Glibc

// Numbers that several threads change, by the names of before `os_unfair_lock`. All of them share one lock, so each is whole for the others.

private let guardian: OSAllocatedUnfairLock<Void> = OSAllocatedUnfairLock(uncheckedState: ())

/// Adds to a number and gives the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { add(amount, value) }
/// Adds to a number and gives the sum.
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { add(amount, value) }
/// Adds to a number and gives the sum.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { add(amount, value) }
/// Adds to a number and gives the sum.
@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { add(amount, value) }
/// Adds one and gives the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(1, value) }
/// Adds one and gives the sum.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(1, value) }
/// Takes one away and gives what is left.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, value) }
/// Takes one away and gives what is left.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, value) }
/// Adds one and gives the sum.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { add(1, value) }
/// Takes one away and gives what is left.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { add(-1, value) }

/// Puts a number in the place of the one that is expected there; returns whether it was there.
@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
/// Puts a number in the place of the one that is expected there; returns whether it was there.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
/// Puts a number in the place of the one that is expected there; returns whether it was there.
@discardableResult
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    swap(old, new, value)
}
/// Puts a number in the place of the one that is expected there; returns whether it was there.
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    swap(old, new, value)
}
/// Puts a number in the place of the one that is expected there; returns whether it was there.
@discardableResult
public func OSAtomicCompareAndSwapInt(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
/// What is written before is seen before.
public func OSMemoryBarrier() { guardian.withLockUnchecked { _ in } }

/// A lock whose waiters do not sleep; 0 is open. Deprecated on Apple's systems for ``os_unfair_lock``.
public typealias OSSpinLock = Int32
/// An open lock.
public var OS_SPINLOCK_INIT: OSSpinLock { 0 }
/// Takes the lock if it is open; returns whether it was.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { swap(0, 1, lock) }
/// Waits for the lock and takes it. Other threads run meanwhile.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while !swap(0, 1, lock) { sched_yield() }
}
/// Gives the lock back.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    _ = swap(1, 0, lock)
}

private func add<Number: FixedWidthInteger>(_ amount: Number, _ value: UnsafeMutablePointer<Number>) -> Number {
    guardian.withLockUnchecked { _ in
        value.pointee &+= amount
        return value.pointee
    }
}

private func swap<Number: FixedWidthInteger>(
    _ old: Number, _ new: Number, _ value: UnsafeMutablePointer<Number>
) -> Bool {
    guardian.withLockUnchecked { _ in
        guard value.pointee == old else { return false }
        value.pointee = new
        return true
    }
}
