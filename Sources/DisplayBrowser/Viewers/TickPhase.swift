import CoreGraphics

/// Has the program's frames come to a page between the times at which it shows what it has, and between those at which it speaks.
///
/// Pages show what they have at times of their own, sixty a second as a rule. A frame that comes right at such a time is late as often as
/// not: the page shows nothing new then, and misses one of two the next time. A frame that begins right when the page's fingers
/// are heard of hears of none or of two. So pages tell how long each frame has lain there before it was shown, and the program's frames
/// are moved, by very little each, until there is as much time before each as after it.
struct TickPhase {
    /// Seconds from one frame to the next.
    private let interval: Double
    /// How long frames lay there before they were shown.
    private var wait = CircularMean()
    /// How old the page's words were when a frame heard of them.
    private var age = CircularMean()
    /// Frames that have heard nothing.
    private var silence = 0
    /// Whether frames are shown a time later than they might be.
    private var isLate = false

    /// Seconds before a page's time, where nothing comes from it.
    private static let aim = 0.006
    /// Fewer seconds between words, frame and page's time make the frame a later one; more than the second number the earlier one again.
    private static let least = (0.0035, 0.0055)
    /// Nearer to the aim nothing is moved.
    private static let slack = 0.0007
    /// Of what a frame is off, what it is moved: at first, and then. Large changes take pages longer for a while: nothing follows these.
    private static let shares = (0.1, 0.02)
    /// Of an interval, what a frame may be moved.
    private static let most = 0.015

    init(framesPerSecond: Double) {
        interval = 1 / framesPerSecond
    }

    /// - Parameter seconds: From when a frame was there to when it was shown.
    mutating func add(wait seconds: Double) { if seconds >= 0, seconds < 0.1 { wait.add(seconds / interval) } }

    /// - Parameter seconds: From when the page's words came to when a frame heard of them.
    mutating func add(age seconds: Double) {
        guard seconds >= 0, seconds < 0.1 else { return }
        age.add(seconds / interval)
        silence = 0
    }

    /// Another page has other times.
    mutating func forget() { (wait, age) = (CircularMean(), CircularMean()) }

    /// Seconds by which the next frames are to come later; less than none for earlier.
    mutating func takeDelay() -> Double {
        silence += 1
        if Double(silence) * interval > 0.5 { age = CircularMean() }
        let isNew = wait.isNew || age.value != nil && age.isNew
        guard let wait = wait.value else { return 0 }
        var delay = wait * interval - Self.aim
        if let age = age.value {
            // Half of what there is to share out; the two ways of halving a circle are half of it apart.
            let half = ((age + wait) / 2).truncatingRemainder(dividingBy: 0.5)
            isLate = half * interval < (isLate ? Self.least.1 : Self.least.0)
            delay = ((isLate ? half + 0.5 : half) - age) * interval
        }
        delay -= (delay / interval).rounded() * interval
        guard abs(delay) > Self.slack else { return 0 }
        delay *= isNew ? Self.shares.0 : Self.shares.1
        return min(max(delay, -interval * Self.most), interval * Self.most)
    }
}

/// The mean of places on a circle, on which 1 is 0 again; the last ones count most.
private struct CircularMean {
    private var x = 0.0, y = 0.0
    private var count = 0
    /// What a place counts, at first and then.
    private static let weights = (0.1, 0.02)
    private static let youth = 60
    /// Places all around have a mean near the middle, which is none.
    private static let least = 0.4

    mutating func add(_ place: Double) {
        let weight = isNew ? Self.weights.0 : Self.weights.1
        count += 1
        x += (cos(place * 2 * .pi) - x) * weight
        y += (sin(place * 2 * .pi) - y) * weight
    }

    /// Whether it is to be found soon rather than steady.
    var isNew: Bool { count < Self.youth }

    /// 0 to 1.
    var value: Double? {
        guard hypot(x, y) >= Self.least else { return nil }
        let turn = atan2(y, x) / (2 * .pi)
        return turn < 0 ? turn + 1 : turn
    }
}
