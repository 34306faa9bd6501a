import CKernels
import Glibc
import Synchronization

/// Jobs that may run at the same time, in any order, on any thread.
protocol ParallelWork: AnyObject {
    func runJob(_ index: Int)
}

/// Threads that stay, so that a frame starts no thread and allocates nothing.
///
/// One word holds the round and which of its jobs are left; taking a job is one exchange of that word. Jobs are taken from both ends, by
/// the caller and every second thread from the first on, by the others from the last: neighbours lie side by side in memory, of which
/// each processor brings more than it uses, and takes it from who works there. So each also finds there what it left in the last frame.
/// A thread that wakes late finds nothing left and is not waited for.
final class WorkerPool: @unchecked Sendable {
    static let mostJobs = 1 << 24

    private let ticket = Atomic<UInt64>(0)
    private let finished = Atomic<Int>(0)
    private let sleepers = Atomic<Int>(0)
    /// How many threads have begun to look for jobs.
    private let served = Atomic<Int>(0)
    private let isStopping = Atomic<Bool>(false)
    /// Counts the calls to be ready.
    private let calls = Atomic<UInt64>(0)
    private var work: (any ParallelWork)?
    /// How many jobs were begun and not waited for; 0 for none.
    private var begun = 0
    private var threads: [pthread_t] = []
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let wake = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// How many work at most, the caller's own among them.
    var threadCount: Int { threads.count + 1 }

    /// `threads` counts the caller's own.
    init(threads count: Int) {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(wake, nil)
        for _ in 1..<max(1, count) { start() }
    }

    /// Stops the threads and waits for them. The pool must not be used again.
    func stop() {
        isStopping.store(true, ordering: .sequentiallyConsistent)
        pthread_mutex_lock(mutex)
        pthread_cond_broadcast(wake)
        pthread_mutex_unlock(mutex)
        for thread in threads { pthread_join(thread, nil) }
        threads = []
    }

    deinit {
        pthread_cond_destroy(wake)
        pthread_mutex_destroy(mutex)
        wake.deallocate()
        mutex.deallocate()
    }

    /// Tells the threads that jobs are near: they wake now and look out for them, instead of waking when a frame waits for it.
    func callUp() {
        guard !threads.isEmpty else { return }
        calls.add(1, ordering: .sequentiallyConsistent)
        wakeSleepers()
    }

    /// Runs jobs 0..<count and returns when all are done; the caller works too.
    func run(_ count: Int, _ work: any ParallelWork) {
        finish()
        guard count > 1, !threads.isEmpty else {
            for index in 0..<count { work.runJob(index) }
            return
        }
        begin(count, work)
        finish()
    }

    /// Gives jobs 0..<count to the other threads and returns at once. They are done when ``finish()`` returns, or the next round
    /// begins.
    func begin(_ count: Int, _ work: any ParallelWork) {
        precondition(count < WorkerPool.mostJobs, "A round has at most \(WorkerPool.mostJobs) jobs; got \(count).")
        finish()
        guard count > 0 else { return }
        self.work = work
        begun = count
        finished.store(0, ordering: .relaxed)
        let round = (ticket.load(ordering: .relaxed) >> 48) &+ 1
        ticket.store(round << 48 | UInt64(count), ordering: .sequentiallyConsistent)
        wakeSleepers()
    }

    /// True when nothing was begun, or all of it is done already.
    var isIdle: Bool { begun == 0 || finished.load(ordering: .acquiring) >= begun }

    /// Takes part in the jobs that were begun, and returns when all are done.
    func finish() {
        guard begun > 0 else { return }
        takeJobs(fromEnd: false)
        var spins = 0
        while finished.load(ordering: .acquiring) < begun { WorkerPool.relax(&spins) }
        begun = 0
        work = nil
    }

    private func wakeSleepers() {
        guard sleepers.load(ordering: .sequentiallyConsistent) > 0 else { return }
        pthread_mutex_lock(mutex)
        pthread_cond_broadcast(wake)
        pthread_mutex_unlock(mutex)
    }

    private func takeJobs(fromEnd: Bool) {
        while let job = takeJob(fromEnd: fromEnd) {
            work!.runJob(job)
            finished.add(1, ordering: .releasing)
        }
    }

    /// The ticket: the round, the first job that is left, and one past the last.
    private func takeJob(fromEnd: Bool) -> Int? {
        var current = ticket.load(ordering: .acquiring)
        while WorkerPool.hasJobs(current) {
            let (taken, seen) = ticket.weakCompareExchange(
                expected: current, desired: fromEnd ? current - 1 : current + 1 << 24, ordering: .acquiringAndReleasing)
            if taken { return Int(fromEnd ? current & 0xff_ffff - 1 : current >> 24 & 0xff_ffff) }
            current = seen
        }
        return nil
    }

    private static func hasJobs(_ ticket: UInt64) -> Bool {
        ticket >> 24 & 0xff_ffff < ticket & 0xff_ffff
    }

    private func start() {
        var thread = pthread_t()
        let pool = Unmanaged.passUnretained(self).toOpaque()
        let status = pthread_create(
            &thread, nil,
            {
                Unmanaged<WorkerPool>.fromOpaque($0!).takeUnretainedValue().serve(); return nil
            }, pool)
        // Without the thread the others do its share.
        if status == 0 { threads.append(thread) }
    }

    private func serve() {
        let takesFromEnd = served.add(1, ordering: .relaxed).oldValue % 2 == 0
        var heard: UInt64 = 0
        while !isStopping.load(ordering: .acquiring) {
            takeJobs(fromEnd: takesFromEnd)
            if !awaitJobs() { sleep(&heard) }
        }
    }

    /// Half a millisecond: the next pass of a frame follows at once, and a frame's list is mostly built in this time.
    private static let patience = 500_000

    /// Looks out for jobs for a while before it is worth sleeping.
    private func awaitJobs() -> Bool {
        let start = WorkerPool.nanoseconds
        while WorkerPool.nanoseconds - start < WorkerPool.patience {
            for _ in 0..<64 {
                if WorkerPool.hasJobs(ticket.load(ordering: .acquiring)) { return true }
                ck_relax()
            }
            // Whoever prepares the jobs may be waiting for this very processor.
            sched_yield()
        }
        return false
    }

    private static var nanoseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Sleeps until there are jobs or a call that was not `heard` yet.
    private func sleep(_ heard: inout UInt64) {
        pthread_mutex_lock(mutex)
        sleepers.add(1, ordering: .sequentiallyConsistent)
        while !WorkerPool.hasJobs(ticket.load(ordering: .sequentiallyConsistent)),
            calls.load(ordering: .sequentiallyConsistent) == heard,
            !isStopping.load(ordering: .sequentiallyConsistent)
        {
            pthread_cond_wait(wake, mutex)
        }
        heard = calls.load(ordering: .sequentiallyConsistent)
        sleepers.subtract(1, ordering: .sequentiallyConsistent)
        pthread_mutex_unlock(mutex)
    }

    /// A turn of waiting for another thread.
    static func relax(_ spins: inout Int) {
        spins += 1
        if spins & 1023 == 0 { sched_yield() } else { ck_relax() }
    }
}
