public import CoreGraphics
import RenderTree

// Timers of Core Foundation, which sources use for `delay(1) { … }`.

/// A timer.
public typealias CFRunLoopTimer = Timer
/// What waits for timers and events.
public typealias CFRunLoop = RunLoop
/// When a timer fires.
public typealias CFRunLoopMode = RunLoop.Mode

/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Has a run loop that waits look again.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
    rl.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .common)
}

/// Why a run loop came back.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// Nothing was left to wait for.
    case finished = 1
    /// It was stopped.
    case stopped = 2
    /// The time was over.
    case timedOut = 3
    /// What it waited for has been dealt with.
    case handledSource = 4
}

/// Where a run loop keeps that it is to stop.
private let stopKey = AssociatedObjects.Key()

/// Runs the loop of this thread until somebody stops it.
public func CFRunLoopRun() {
    while CFRunLoopRunInMode(.default, .greatestFiniteMagnitude, false) == .timedOut {}
}

/// Runs the loop of this thread for some seconds, until somebody stops it or, where this is wished, until something has been dealt with.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let loop = RunLoop.current, end = seconds < 1e9 ? Date(timeIntervalSinceNow: max(seconds, 0)) : .distantFuture
    let marks = AssociatedObjects.table(of: loop, create: true)
    marks?[stopKey] = nil
    // A stop is this run's: one that lies around it goes on.
    defer { marks?[stopKey] = nil }
    repeat {
        guard loop.run(mode: mode ?? .default, before: end) else { return .finished }
        if marks?[stopKey] != nil { return .stopped }
        if returnAfterSourceHandled, Date() < end { return .handledSource }
    } while Date() < end
    return .timedOut
}

/// Has a run loop come back from its innermost run.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
    AssociatedObjects.table(of: rl, create: true)?[stopKey] = true
    // Foundation's: a timer wakes a loop, but its run goes on.
    rl._stop()
}

/// Has a run loop call a closure the next time round.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFRunLoopMode!, _ block: (() -> Void)?) {
    let call = UncheckedBox(value: block)
    rl.perform(inModes: [mode ?? .default]) { call.value?() }
}

/// A timer that calls a closure once added to a run loop.
///
/// - `fireDate`: when first, in seconds since the start of 2001.
/// - `interval`: seconds from then on; 0 for once only.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: Int,
    _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer! {
    let call = UncheckedBox(value: block)
    let now = CFAbsoluteTimeGetCurrent()
    let plan = TimerPlan(
        delay: fireDate.isFinite ? max(0, fireDate - now) : 0, interval: interval.isFinite ? max(0, interval) : 0)
    let isDisplayed = MediaClock.current != nil
    let timer = Timer(
        fire: Date(timeIntervalSinceReferenceDate: now + (isDisplayed ? Timer.never : plan.delay)),
        interval: isDisplayed ? Timer.never : plan.interval, repeats: plan.interval > 0
    ) { call.value?($0) }
    AssociatedObjects.table(of: timer, create: true)?[TimerPlan.key] = plan
    return timer
}

/// Has a timer run: on a display's own clock where there is one.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    guard let clock = MediaClock.current,
        let plan = AssociatedObjects.table(of: timer, create: false)?[TimerPlan.key] as? TimerPlan
    else { return rl.add(timer, forMode: mode) }
    plan.start(timer, on: clock)
}

/// Stops a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// When a timer fires that is not running yet, in seconds.
private struct TimerPlan {
    var delay: Double
    /// 0 for once only.
    var interval: Double

    static let key = AssociatedObjects.Key()

    func start(_ timer: Timer, on clock: MediaClock) {
        let first = clock.now + delay
        let timer = UncheckedBox(value: timer)
        clock.perform(at: first - MediaClock.grace) { [weak clock] in
            guard timer.value.isValid else { return }
            timer.value.fire()
            guard interval > 0, timer.value.isValid, let clock else { return }
            Timer.schedule(timer.value, on: clock, from: first, turn: 1, every: max(interval, 0.0001))
        }
    }
}
