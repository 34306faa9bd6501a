import Foundation

/// What `make` makes of each number below `count`, on all cores at once. It must change nothing that others see.
func onAllCores<Element>(_ count: Int, _ make: @escaping (Int) -> Element) -> [Element] {
    [Element](unsafeUninitializedCapacity: count) { elements, initialized in
        let places = elements
        var next = 0
        let lock = NSLock()
        onDeepThreads(min(count, ProcessInfo.processInfo.activeProcessorCount)) {
            while true {
                let number = lock.withLock {
                    defer { next += 1 }
                    return next
                }
                guard number < count else { return }
                (places.baseAddress! + number).initialize(to: make(number))
            }
        }
        initialized = count
    }
}

/// What `make` makes where the stack holds trees of any depth that people write, and of those that only machines do.
func onDeepThread<Element>(_ make: @escaping () -> Element) -> Element {
    var made: Element?
    onDeepThreads(1) { made = make() }
    return made!
}

/// Runs `work` on some threads of `depth` bytes of stack each, until all have ended.
private func onDeepThreads(_ count: Int, depth: Int = 64 << 20, _ work: @escaping () -> Void) {
    // The caller waits for the threads, and says what they may change.
    nonisolated(unsafe) let work = work
    let group = DispatchGroup()
    for _ in 0..<count {
        group.enter()
        let thread = Thread {
            work()
            group.leave()
        }
        thread.stackSize = depth
        thread.start()
    }
    group.wait()
}
