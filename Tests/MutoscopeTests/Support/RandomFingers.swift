import Foundation
import MutoscopeTesting
import TestSupport
import Testing
import UIKit

/// Plays scripts one after the other and expects everything that one has made to be gone after it.
///
/// - Parameter play: plays the script of a seed; what it tells the second parameter of must not outlive it.
@MainActor
func playScripts(usually usual: UInt64 = 20, _ play: (UInt64, Remains) -> Void) {
    for seed in RandomRounds.seeds(usually: usual) {
        let remains = Remains()
        play(seed, remains)
        // The screen that was used last is kept as the main one: another takes its place.
        let other = TestScreen(size: CGSize(width: 8, height: 8), scale: 1)
        other.show(UIView())
        other.advance(by: 0.05)
        #expect(remains.names.isEmpty, "seed \(seed): still there: \(remains.names)")
        #expect(remains.count > 0, "nothing was watched")
    }
}

/// Remembers objects without keeping them.
@MainActor
final class Remains {
    private var watched: [(name: String, object: () -> AnyObject?)] = []

    func watch(_ object: AnyObject, _ name: String? = nil) {
        watched.append((name ?? "\(type(of: object))", { [weak object] in object }))
    }

    var count: Int { watched.count }

    /// What is still there.
    var names: [String] { watched.filter { $0.object() != nil }.map(\.name) }
}

/// Up to two fingers that do things at random: put down, moved fast and slow, lifted, taken away by the system, and pauses in which
/// motion runs; now and then the program is left for a while. Other events of the test's own are mixed in.
///
/// Most scripts run at 20 frames a second, which costs a third; every fifth runs at 60.
@MainActor
struct RandomFingers {
    let screen: TestScreen
    var numbers: SeededGenerator
    private var fingers: [TestFinger] = []
    /// What was done, for the message of a failure.
    private(set) var log: [String] = []

    init(_ screen: TestScreen, seed: UInt64) {
        self.screen = screen
        screen.framesPerSecond = seed % 5 == 0 ? 60 : 20
        numbers = SeededGenerator(seed: seed)
    }

    mutating func run(
        steps: Int, area: CGRect, events: [(name: String, run: @MainActor (inout SeededGenerator) -> Void)] = []
    ) {
        for _ in 0..<steps { step(area, events) }
        for finger in fingers { finger.lift() }
        fingers = []
        screen.framesPerSecond = 10
        screen.advance(by: 4)
    }

    private mutating func step(
        _ area: CGRect, _ events: [(name: String, run: @MainActor (inout SeededGenerator) -> Void)]
    ) {
        let choice = Int.random(in: 0..<(13 + events.count), using: &numbers)
        switch choice {
        case 0...2: putDown(area)
        case 3...7: move(area)
        case 8...9: lift()
        case 10: cancel()
        case 11: pause()
        case 12: leave()
        default:
            let event = events[choice - 13]
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

    /// The program goes to the background and comes back: the system takes the fingers away, and for a while there is no frame.
    private mutating func leave() {
        log.append("leave")
        for finger in fingers { finger.cancel() }
        fingers = []
        screen.advance(by: 2, step: 2)
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
        return !(0..<height).allSatisfy { y in
            memcmp(buffer.base + y * buffer.stride, other.buffer.base + y * other.buffer.stride, width * 4) == 0
        }
    }
}

/// Pictures of what no finger has touched, by what they show: many scripts end alike, and each is drawn once.
@MainActor
final class UntouchedPictures {
    private var made: [String: CGImage] = [:]

    func picture(_ name: String, _ make: () -> CGImage) -> CGImage {
        if let picture = made[name] { return picture }
        if made.count >= 100 { made = [:] }
        let picture = make()
        made[name] = picture
        return picture
    }
}
