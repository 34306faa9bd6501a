package import RenderTree

/// The time of a program that is held in the hand: slower, paused, frame by frame, or shown as it was.
///
/// While time runs the program cannot tell it from the display's, but for its pace. While it is paused or shown as it was, the program
/// stands still: nothing is called, nothing is committed, input is dropped.
@MainActor
package final class StageTimeline {
    /// What a tick comes to.
    enum Step: Equatable {
        /// A frame of the program at this time.
        case run(Double)
        /// A picture of this time, without the program.
        case show(Double)
        /// Nothing moves.
        case stand
    }

    /// Seconds of the program in a second of the machine; more than 0.
    package var rate = 1.0
    package var isPaused = false
    /// The moment to show instead of now; it pauses the program.
    package var shownTime: Double? {
        didSet { if shownTime != oldValue { needsPicture = true } }
    }
    /// The time of the program's last frame; nil before the first.
    package private(set) var now: Double?
    /// Called at every tick, whether or not time moves.
    package var onTick: (@MainActor (_ machineTime: Double) -> Void)?

    private var lastTick: Double?
    private var stepsLeft = 0
    private var needsPicture = false
    /// What was committed when, oldest first. Trees are values: keeping them keeps what was on the screen.
    private var past: [(time: Double, tree: RenderTree)] = []
    /// Seconds that are remembered.
    private static let memory = 10.0
    /// A frame of the program that is made one at a time.
    package var stepLength = 1.0 / 60

    package init() {}

    /// Lets a paused program make one more frame.
    package func step() {
        isPaused = true
        shownTime = nil
        stepsLeft += 1
    }

    /// How far back can be shown.
    package var firstTime: Double? { past.first?.time }

    func step(at time: Double) -> Step {
        let passed = max(0, time - (lastTick ?? time))
        lastTick = time
        if let shownTime {
            guard needsPicture else { return .stand }
            needsPicture = false
            return .show(shownTime)
        }
        if needsPicture, isPaused, stepsLeft == 0, let now {
            needsPicture = false
            return .show(now)
        }
        if isPaused {
            guard stepsLeft > 0 else { return .stand }
            stepsLeft -= 1
            return .run((now ?? time) + stepLength)
        }
        return .run((now ?? time) + passed * rate)
    }

    /// The tree was changed by hand while the program stands still: what is shown now is it.
    package func didChange(_ tree: RenderTree) {
        shownTime = nil
        isPaused = true
        past.append((now ?? tree.commitTime, tree))
        needsPicture = true
    }

    func didRun(_ tree: RenderTree, at time: Double) {
        now = time
        needsPicture = false
        if past.last?.tree.generation != tree.generation { past.append((time, tree)) }
        // One older tree stays: it is what the oldest moments show.
        while past.count > 1, past[1].time < time - Self.memory { past.removeFirst() }
    }

    /// What was on the screen at a time; what is there now for the future.
    func tree(at time: Double) -> RenderTree? {
        past.last { $0.time <= time }?.tree ?? past.first?.tree
    }
}
