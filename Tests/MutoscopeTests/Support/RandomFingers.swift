import Foundation
import MutoscopeTesting
import UIKit

/// How many random scripts a test runs: a few, or with `MUTOSCOPE_FULL=1` the whole number.
func scriptCount(full: Int = 2_000, quick: Int = 20) -> Int {
    ProcessInfo.processInfo.environment["MUTOSCOPE_FULL"] == nil ? quick : full
}

/// The same numbers for the same seed, on every machine.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Up to two fingers that do things at random: put down, moved fast and slow, lifted, taken away by the system, and pauses in which
/// motion runs. Other events of the test's own are mixed in.
@MainActor
struct RandomFingers {
    let screen: TestScreen
    var numbers: SeededNumbers
    private var fingers: [TestFinger] = []
    /// What was done, for the message of a failure.
    private(set) var log: [String] = []

    init(_ screen: TestScreen, seed: UInt64) {
        self.screen = screen
        numbers = SeededNumbers(seed)
    }

    mutating func run(
        steps: Int, area: CGRect, events: [(name: String, run: @MainActor (inout SeededNumbers) -> Void)] = []
    ) {
        for _ in 0..<steps { step(area, events) }
        for finger in fingers { finger.lift() }
        fingers = []
        screen.advance(by: 4)
    }

    private mutating func step(
        _ area: CGRect, _ events: [(name: String, run: @MainActor (inout SeededNumbers) -> Void)]
    ) {
        let choice = Int.random(in: 0..<(12 + events.count), using: &numbers)
        switch choice {
        case 0...2: putDown(area)
        case 3...7: move(area)
        case 8...9: lift()
        case 10: cancel()
        case 11: pause()
        default:
            let event = events[choice - 12]
            log.append(event.name)
            event.run(&numbers)
        }
    }

    private mutating func putDown(_ area: CGRect) {
        guard fingers.count < 2 else { return pause() }
        let point = point(in: area)
        log.append("down \(point)")
        fingers.append(screen.finger(at: point))
    }

    private mutating func move(_ area: CGRect) {
        guard !fingers.isEmpty else { return pause() }
        let finger = Int.random(in: 0..<fingers.count, using: &numbers)
        let to = point(in: area), time = [0, 0.03, 0.1, 0.3].randomElement(using: &numbers)!
        log.append("move \(finger) to \(to) in \(time)")
        fingers[finger].move(to: to, over: time)
    }

    private mutating func lift() {
        guard !fingers.isEmpty else { return pause() }
        log.append("lift")
        fingers.removeFirst().lift()
    }

    private mutating func cancel() {
        guard !fingers.isEmpty else { return pause() }
        log.append("cancel")
        fingers.removeLast().cancel()
    }

    private mutating func pause() {
        let pause = [0.017, 0.05, 0.2].randomElement(using: &numbers)!
        log.append("wait \(pause)")
        screen.advance(by: pause)
    }

    private mutating func point(in area: CGRect) -> CGPoint {
        CGPoint(
            x: CGFloat.random(in: area.minX...area.maxX, using: &numbers).rounded(),
            y: CGFloat.random(in: area.minY...area.maxY, using: &numbers).rounded())
    }
}

extension CGImage {
    /// Whether any pixel is another than in `other`.
    func differs(from other: CGImage) -> Bool {
        guard width == other.width, height == other.height else { return true }
        for y in 0..<height {
            for x in 0..<width where pixel(x, y) != other.pixel(x, y) { return true }
        }
        return false
    }
}
