public import CoreGraphics
import RenderTree

extension Timer {
    /// A running timer that calls a method of `target`, which it keeps, with itself as the argument.
    ///
    /// - `ti`: seconds; at least a tenth of a millisecond.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let interval = max(ti.isFinite ? ti : 0.0001, 0.0001)
        guard let clock = MediaClock.current else {
            let timer = Timer(
                timeInterval: interval, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
            RunLoop.main.add(timer, forMode: .common)
            return timer
        }
        let timer = make(interval: never, aTarget, aSelector, userInfo, repeats: yesOrNo)
        schedule(timer, on: clock, from: clock.now, turn: 1, every: interval)
        return timer
    }

    /// A running timer that calls a closure, on a display's own clock where there is one. `port` writes it in place of
    /// `scheduledTimer(withTimeInterval:repeats:block:)`, which on Linux follows the machine's clock alone.
    ///
    /// - `displayInterval`: seconds; at least a tenth of a millisecond.
    @discardableResult
    public class func scheduledTimer(
        displayInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let interval = max(interval.isFinite ? interval : 0.0001, 0.0001)
        let call = UncheckedBox(value: block)
        guard let clock = MediaClock.current else {
            let timer = Timer(timeInterval: interval, repeats: repeats) { call.value($0) }
            RunLoop.main.add(timer, forMode: .common)
            return timer
        }
        let timer = Timer(timeInterval: never, repeats: repeats) { call.value($0) }
        schedule(timer, on: clock, from: clock.now, turn: 1, every: interval)
        return timer
    }

    /// A timer that calls a method of `target`, which it keeps; it runs once added to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let call = UncheckedBox(value: (aTarget as AnyObject, aSelector))
        let interval = max(ti, 0.0001)
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: yesOrNo) { timer in
            call.value.1.perform(on: call.value.0, with: timer)
        }
        TimerInfo.set(userInfo, of: self)
    }

    /// A timer that calls a method of `target`, which it keeps, first at a date; it runs once added to a run loop.
    ///
    /// - `ti`: seconds; at least a tenth of a millisecond.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let call = UncheckedBox(value: (t as AnyObject, s))
        self.init(fire: date, interval: max(ti.isFinite ? ti : 0.0001, 0.0001), repeats: rep) { timer in
            call.value.1.perform(on: call.value.0, with: timer)
        }
        TimerInfo.set(ui, of: self)
    }

    /// What was handed in with the target. An object, because Foundation has a property of this name, which is always nil on Linux: where
    /// both are seen, the narrower type is the one that is meant.
    public var userInfo: AnyObject? { TimerInfo.value(of: self) as AnyObject? }

    /// The display's clock fires a timer; the machine's never comes so far.
    static let never = 1e9

    private static func make(
        interval: TimeInterval, _ target: Any, _ selector: Selector, _ userInfo: Any?, repeats: Bool
    ) -> Timer {
        Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    }

    static func schedule(
        _ timer: Timer, on clock: MediaClock, from start: Double, turn: Int, every interval: Double
    ) {
        let timer = UncheckedBox(value: timer)
        clock.perform(at: start + Double(turn) * interval - MediaClock.grace) { [weak clock] in
            guard timer.value.isValid else { return }
            timer.value.fire()
            guard timer.value.isValid, let clock else { return }
            schedule(timer.value, on: clock, from: start, turn: turn + 1, every: interval)
        }
    }
}

extension MediaClock {
    /// Seconds by which work may be early: sums of decimal fractions are not exact.
    static let grace = 1e-6
}

/// The `userInfo` of timers, which Foundation's do not have.
private enum TimerInfo {
    static func set(_ value: Any?, of timer: Timer) {
        if let value { AssociatedObjects.table(of: timer, create: true)?[infoKey] = value }
    }

    static func value(of timer: Timer) -> Any? {
        AssociatedObjects.table(of: timer, create: false)?[infoKey]
    }

    private static let infoKey = AssociatedObjects.Key()
}
