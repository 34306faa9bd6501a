public import UIKit

/// The one number behind an effect: held by a finger, on its way to a goal, or at rest.
///
/// Everything an effect shows is a function of ``value``; who moves it, the time or a finger, makes no difference to the picture.
@preconcurrency @MainActor
public final class ProgressDriver {
    /// Multiplies the duration of every effect: 10 is slow motion. Positive.
    public static var slowMotion: Double = 1

    /// The number now.
    public private(set) var value: CGFloat
    /// Called with every new value.
    public var onChange: ((CGFloat) -> Void)?
    /// Called when the number has come to the goal of a course by itself.
    public var onArrival: ((CGFloat) -> Void)?
    /// The course it is on, if any.
    public private(set) var course: Course?
    private var link: CADisplayLink?

    /// A driver at rest.
    public init(_ value: CGFloat = 0) {
        self.value = value
    }

    isolated deinit { link?.invalidate() }

    /// Where it is going, or where it is.
    public var goal: CGFloat { course?.goal ?? value }
    /// Whether time moves it.
    public var isMoving: Bool { course != nil }
    /// Per second.
    public var velocity: CGFloat { course?.velocity(at: CACurrentMediaTime()) ?? 0 }

    /// A finger, or a slider, says what the number is. Ends a course.
    public func hold(at value: CGFloat) {
        end()
        set(value)
    }

    /// Stays where it is now.
    public func stop() { end() }

    /// Goes to a value.
    ///
    /// - `velocity`: per second; nil keeps the speed of the course it is on.
    /// - `duration`: seconds; 0 jumps.
    /// - `delay`: seconds from now on in which it stays where it is.
    public func move(
        to goal: CGFloat, velocity: CGFloat? = nil, duration: CFTimeInterval, shape: Course.Shape = .spring,
        delay: CFTimeInterval = 0
    ) {
        let now = CACurrentMediaTime(), slow = max(Self.slowMotion, 0.001)
        let speed = (velocity.map { $0 / CGFloat(slow) } ?? course?.velocity(at: now)) ?? 0
        let next = Course(
            from: value, to: goal, velocity: speed, at: now + max(delay, 0), duration: duration * slow, shape: shape)
        course = next
        guard duration > 0, abs(value - goal) > 1e-9 || abs(speed) > 1e-6 else { return arrive(next) }
        if link == nil { link = .calling { [weak self] time in self?.tick(time) } }
    }

    /// Moves the number, and where it is going, by `distance`, at once.
    public func shift(by distance: CGFloat) {
        value += distance
        course = course?.shifted(by: distance)
    }

    private func tick(_ time: CFTimeInterval) {
        guard let course else { return end() }
        guard !course.isOver(at: time) else { return arrive(course) }
        set(course.value(at: time))
    }

    private func arrive(_ course: Course) {
        end()
        set(course.goal)
        // What hears of the change may have sent the number on.
        if self.course == nil { onArrival?(course.goal) }
    }

    private func set(_ new: CGFloat) {
        value = new.isFinite ? new : 0
        onChange?(value)
    }

    private func end() {
        course = nil
        link?.invalidate()
        link = nil
    }
}

/// How far content gives when it is pulled `distance` beyond its end: evenly at first, never more than `limit`.
func rubberBand(_ distance: CGFloat, limit: CGFloat) -> CGFloat {
    guard distance.isFinite, limit > 0 else { return 0 }
    let part = abs(distance) * 0.55 / limit
    return (distance < 0 ? -limit : limit) * (1 - 1 / (part + 1))
}

extension CGFloat {
    /// Limited to 0…1; not a number counts as 0.
    var unit: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

/// The number `part` of the way from `a` to `b`.
func mix(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat { a + (b - a) * part }

extension CGRect {
    /// The rectangle `part` of the way to another.
    func mixed(with other: CGRect, _ part: CGFloat) -> CGRect {
        CGRect(
            x: mix(minX, other.minX, part), y: mix(minY, other.minY, part),
            width: mix(width, other.width, part), height: mix(height, other.height, part))
    }
}
