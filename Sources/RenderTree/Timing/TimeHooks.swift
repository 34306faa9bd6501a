import CTimeHooks
import CoreGraphics
import Synchronization

/// Joins the machine's queues, run loops and tasks to the clock of a display that drives its own time.
///
/// Nothing is in force before the first such clock is: with live displays the machine's own time runs, untouched.
enum TimeHooks {
    static func install() { installed }

    /// Done once.
    private static let installed: Void = {
        mutoscope_install_time_hooks(
            mutoscope_time_hooks(
                take_block: { TimeHooks.takeBlock($0, after: $1, group: $2) },
                take_notice: { TimeHooks.takeNotice($0, $1) },
                take_main: { TimeHooks.takeMain(Call(function: $0, context: $1)) },
                take_other: { TimeHooks.takeOther($0, Call(function: $1, context: $2)) },
                take_sleep: { TimeHooks.takeSleep($0, after: $1, Call(function: $2, context: $3)) },
                take_timer: { TimeHooks.takeTimer($0, after: $1, every: $2, isMainLoop: $3) },
                note_source: { TimeHooks.noteSource() }))
    }()

    /// A function of C's with what it is called with.
    struct Call: @unchecked Sendable {
        let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
        let context: UnsafeMutableRawPointer?

        /// Calls it; what it begins follows the clock, if there is one.
        func run(on clock: MediaClock?) {
            guard let clock else { return function(context) }
            TimeHooks.run(on: clock) { function(context) }
        }
    }

    // MARK: Whose time

    /// The clock of the frame or the task that runs on this thread.
    static var threadClock: MediaClock? {
        mutoscope_time_owner().map { Unmanaged<MediaClock>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs work that belongs to a clock: what it begins follows that clock too.
    static func run<Result>(on clock: MediaClock, _ work: () throws -> Result) rethrows -> Result {
        let old = mutoscope_time_owner()
        mutoscope_set_time_owner(Unmanaged.passUnretained(clock).toOpaque())
        defer { mutoscope_set_time_owner(old) }
        return try withExtendedLifetime(clock, work)
    }

    /// A clock comes into force while this thread works for another: what it begins from now on follows whichever is in force. A program
    /// that has waited for a frame of its first screen makes a second one.
    static func comesIntoForce(_ clock: MediaClock) {
        if mutoscope_time_owner() != Unmanaged.passUnretained(clock).toOpaque() { mutoscope_set_time_owner(nil) }
    }

    /// The clock that new work follows: that of this thread, or the one in force.
    ///
    /// - Parameter needsTask: Whether work that no task has begun is left alone, for it may be another test's.
    private static func clock(needsTask: Bool) -> MediaClock? {
        if let clock = threadClock { return clock }
        guard let clock = MediaClock.current else { return nil }
        return needsTask && clock.owner != nil && clock.owner?.isRunning() == nil ? nil : clock
    }

    // MARK: Blocks

    private static func takeBlock(
        _ block: UnsafeMutableRawPointer, after delay: Double, group: UnsafeMutableRawPointer?
    ) -> Bool {
        guard let clock = clock(needsTask: false) else { return false }
        if let group { mutoscope_group_enter(group) }
        let turn = Turn(Block(block, group: group), clock)
        clock.perform(at: clock.now + wholeMilliseconds(delay)) { turn.run() }
        // As with jobs of the main actor the main queue may be earlier: a test may wait for what the block does, not for a frame. Blocks
        // that a frame begins are done in it.
        if delay == 0, clock.owner != nil, threadClock == nil || !Thread.isMainThread { turn.runOnMainQueue() }
        return true
    }

    /// A block that is done once, in a frame or by the main queue.
    private final class Turn: Sendable {
        private let block: Mutex<Block?>
        private let clock: WeakClock

        init(_ block: Block, _ clock: MediaClock) {
            self.block = Mutex(block)
            self.clock = WeakClock(clock)
        }

        func run() {
            let block = block.withLock { block in
                defer { block = nil }
                return block
            }
            guard let block else { return }
            guard let clock = clock.clock else { return block.call() }
            TimeHooks.run(on: clock) { block.call() }
        }

        func runOnMainQueue() {
            mutoscope_machine_main(
                { Unmanaged<Turn>.fromOpaque($0!).takeRetainedValue().run() }, Unmanaged.passRetained(self).toOpaque())
        }
    }

    private final class WeakClock: Sendable {
        private let held: Mutex<Held>
        private struct Held { weak var clock: MediaClock? }

        init(_ clock: MediaClock) {
            held = Mutex(Held(clock: clock))
        }

        var clock: MediaClock? { held.withLock { $0.clock } }
    }

    private static func takeNotice(_ group: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) -> Bool {
        guard let clock = clock(needsTask: false) else { return false }
        wait(for: Group(group), then: Block(block, group: nil), from: clock.now, on: clock)
        return true
    }

    /// Looks at the group in every frame.
    private static func wait(for group: Group, then block: Block, from time: Double, on clock: MediaClock) {
        clock.perform(at: time) { [weak clock] in
            guard let clock, !group.isEmpty else { return block.call() }
            wait(for: group, then: block, from: clock.now.nextUp, on: clock)
        }
    }

    /// A block of libdispatch's and the group that it leaves at its end, if any.
    private final class Block: @unchecked Sendable {
        private let block: UnsafeMutableRawPointer
        private let group: UnsafeMutableRawPointer?

        init(_ block: UnsafeMutableRawPointer, group: UnsafeMutableRawPointer?) {
            self.block = mutoscope_block_copy(block)
            self.group = group
            if let group { mutoscope_retain(group) }
        }

        deinit {
            mutoscope_block_release(block)
            guard let group else { return }
            mutoscope_group_leave(group)
            mutoscope_release(group)
        }

        func call() { mutoscope_block_call(block) }
    }

    private final class Group: @unchecked Sendable {
        private let group: UnsafeMutableRawPointer

        init(_ group: UnsafeMutableRawPointer) {
            self.group = group
            mutoscope_retain(group)
        }

        deinit { mutoscope_release(group) }

        var isEmpty: Bool { mutoscope_group_is_empty(group) }
    }

    // MARK: Tasks

    /// A job of the main actor is done in the next frame. Where a test moves the clock, the main queue may be earlier: the test may
    /// wait for the task, not for a frame.
    private static func takeMain(_ call: Call) -> Bool {
        guard let clock = clock(needsTask: true), clock.owner == nil || threadClock != nil || !isOwnStep(call) else {
            return false
        }
        let job = Job(call, clock)
        clock.perform(at: clock.now, { job.run() }, orElse: { job.runOnMainQueue() })
        if clock.owner != nil { job.runOnMainQueue() }
        return true
    }

    private final class Job: Sendable {
        private let once: Once
        private let clock: WeakClock

        init(_ call: Call, _ clock: MediaClock) {
            once = Once(call)
            self.clock = WeakClock(clock)
        }

        func run() {
            once.take()?.run(on: clock.clock)
        }

        func runOnMainQueue() {
            mutoscope_machine_main(
                { Unmanaged<Job>.fromOpaque($0!).takeRetainedValue().run() }, Unmanaged.passRetained(self).toOpaque())
        }
    }

    /// Jobs that belong to a clock run on the machine's threads, and frames wait for them; also for those of other tasks that the
    /// body of a test sets going, as by cancelling one, though these keep the machine's time.
    private static func takeOther(_ queue: UnsafeMutableRawPointer, _ call: Call) -> Bool {
        if let clock = threadClock {
            start(call, on: queue, for: clock)
            return true
        }
        guard currentTask != nil, !isOwnStep(call), let clock = clock(needsTask: true), clock.owner != nil else {
            return false
        }
        start(call, on: queue, for: clock, follows: false)
        return true
    }

    private static func start(
        _ call: Call, on queue: UnsafeMutableRawPointer, for clock: MediaClock, follows: Bool = true
    ) {
        let work = Running(call: call, clock: follows ? clock : nil, end: clock.background.begin())
        mutoscope_machine_async(
            queue, { Unmanaged<Running>.fromOpaque($0!).takeRetainedValue().run() },
            Unmanaged.passRetained(work).toOpaque())
    }

    private final class Running: Sendable {
        private let call: Call
        private let clock: MediaClock?
        private let end: @Sendable () -> Void

        init(call: Call, clock: MediaClock?, end: @escaping @Sendable () -> Void) {
            self.call = call
            self.clock = clock
            self.end = end
        }

        func run() {
            call.run(on: clock)
            end()
        }
    }

    /// A task that sleeps wakes at a frame. That of a test's body keeps the machine's time, as nothing moves the clock meanwhile.
    private static func takeSleep(_ queue: UnsafeMutableRawPointer, after delay: Double, _ call: Call) -> Bool {
        guard let task = currentTask, let clock = clock(needsTask: true), clock.owner?.body != task else {
            return false
        }
        nonisolated(unsafe) let queue = queue
        let sleep = Once(call)
        clock.perform(
            at: clock.now + wholeMilliseconds(delay),
            { [weak clock] in
                guard let clock, let call = sleep.take() else { return }
                start(call, on: queue, for: clock)
            },
            orElse: {
                if let call = sleep.take() { mutoscope_machine_after(queue, delay, call.function, call.context) }
            })
        if clock.owner != nil { tellIfForgotten(sleep, on: clock, queue) }
        return true
    }

    /// A test that waits for a task without moving its clock waits for ever: says so after a while.
    private static func tellIfForgotten(_ sleep: Once, on clock: MediaClock, _ queue: UnsafeMutableRawPointer) {
        let time = clock.now
        let check = Check { [weak clock] in
            guard clock?.now == time, sleep.isWaiting else { return }
            Diagnostics.report(
                "A task sleeps until its test's screen is at a later time, which has stood still at \(time) s for "
                    + "\(Int(Self.patience)) s: let it pass with await screen.advance(by:).", key: "sleeping task")
        }
        mutoscope_machine_after(
            queue, Self.patience, { Unmanaged<Check>.fromOpaque($0!).takeRetainedValue().run() },
            Unmanaged.passRetained(check).toOpaque())
    }

    /// Seconds of the machine's time.
    private static let patience = 5.0

    private final class Check: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    /// What is done once, by whoever comes first.
    private final class Once: Sendable {
        private let call: Mutex<Call?>

        init(_ call: Call) {
            self.call = Mutex(call)
        }

        var isWaiting: Bool { call.withLock { $0 != nil } }

        func take() -> Call? {
            call.withLock { call in
                defer { call = nil }
                return call
            }
        }
    }

    /// Whether the running task comes to the main actor itself, as the bodies of tests do, rather than another that it begins.
    private static func isOwnStep(_ call: Call) -> Bool {
        withUnsafeCurrentTask { task in
            task.map { unsafeBitCast($0, to: UnsafeMutableRawPointer.self) == call.context } ?? false
        }
    }

    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    // MARK: Timers

    private static func takeTimer(
        _ info: UnsafeMutableRawPointer, after delay: Double, every interval: Double, isMainLoop: Bool
    ) -> Bool {
        guard delay < endless, isMainLoop || threadClock != nil || isOnMainActor, let clock = clock(needsTask: false)
        else { return false }
        ClockTimer(Unmanaged<Timer>.fromOpaque(info).takeUnretainedValue(), delay, interval, clock).start()
        return true
    }

    /// Seconds; a timer that is farther away fires by other means.
    private static let endless = 1e8

    /// Tasks of the main actor may run on any thread, where their run loop is not the main one.
    private static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) != nil
    }

    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private static func noteSource() {
        guard clock(needsTask: true) != nil, threadClock != nil || isOnMainActor else { return }
        Diagnostics.report(
            "The timer of a dispatch source keeps the machine's time on a display that drives its own; a Timer follows it.",
            key: "dispatch source")
    }
}

extension MediaClock {
    /// Runs what belongs to a frame: tasks that begin in it follow this clock.
    package func run<Result>(_ work: () throws -> Result) rethrows -> Result { try TimeHooks.run(on: self, work) }
}
