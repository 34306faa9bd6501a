import AppleRuntime
import QuartzCore

/// Decoded sound, which grows while it is decoded: two channels of 16 bits, at 44,100 hertz.
final class SoundSamples: Sendable {
    static let rate = 44_100

    private struct State {
        var values: [Int16] = []
        /// A byte that waits for the other half of its sample.
        var half: UInt8?
        var isWhole = false
    }

    private let state = OSAllocatedUnfairLock(initialState: State())

    /// Takes bytes of samples, low byte first.
    func append(_ bytes: Data) {
        state.withLock { state in
            for byte in bytes {
                if let low = state.half {
                    state.values.append(Int16(bitPattern: UInt16(byte) << 8 | UInt16(low)))
                    state.half = nil
                } else {
                    state.half = byte
                }
            }
        }
    }

    /// Nothing more will come.
    func end() { state.withLock { $0.isWhole = true } }

    /// How many moments there are by now, and whether these are all.
    var extent: (frames: Int, isWhole: Bool) { state.withLock { ($0.values.count / 2, $0.isWhole) } }

    /// All samples that there are by now, and whether these are all.
    func with<R>(_ body: (UnsafeBufferPointer<Int16>, _ isWhole: Bool) -> R) -> R {
        state.withLockUnchecked { state in state.values.withUnsafeBufferPointer { body($0, state.isWhole) } }
    }

    /// The mean and the greatest loudness of both channels in the hundredth of a second from a time on, in decibels.
    func loudness(around time: TimeInterval, gain: Float) -> (average: [Float], peak: [Float]) {
        with { values, _ in
            let first = min(max(0, Int(time * Double(Self.rate))), values.count / 2)
            let last = min(first + Self.rate / 100, values.count / 2)
            guard first < last else { return ([-160, -160], [-160, -160]) }
            let measured = (0..<2).map { channel -> (Float, Float) in
                var sum: Float = 0, most: Float = 0
                for frame in first..<last {
                    let value = abs(Float(values[2 * frame + channel])) / 32768 * gain
                    sum += value * value
                    most = max(most, value)
                }
                return (Self.decibels((sum / Float(last - first)).squareRoot()), Self.decibels(most))
            }
            return (measured.map(\.0), measured.map(\.1))
        }
    }

    private static func decibels(_ value: Float) -> Float { value > 0 ? max(-160, 20 * log10(value)) : -160 }
}

/// A loudness that may be on its way to another one.
struct SoundLevel {
    private var from: Float = 1
    private(set) var to: Float = 1
    /// Seconds of the display's clock.
    private var begin: TimeInterval = 0
    private var duration: TimeInterval = 0

    mutating func set(to value: Float, over seconds: TimeInterval, at time: TimeInterval) {
        from = self.value(at: time)
        to = value.isFinite ? min(max(0, value), 1) : 1
        (begin, duration) = (time, seconds.isFinite ? max(0, seconds) : 0)
    }

    func value(at time: TimeInterval) -> Float {
        guard duration > 0, time < begin + duration else { return to }
        return from + (to - from) * Float(max(0, time - begin) / duration)
    }

    /// As from a time on: now, then, and how many seconds lie between.
    func sampled(at time: TimeInterval) -> (now: Float, then: Float, seconds: TimeInterval) {
        (value(at: time), to, max(0, begin + duration - time))
    }
}
