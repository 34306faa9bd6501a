import Synchronization

/// How long the stages of a frame take, for whoever looks at it; without one a mark costs a test.
package enum FrameStopwatch {
    /// What a frame consists of, in order.
    package enum Stage: Int, CaseIterable, Sendable {
        case input, layout, commit, sample, paint, present
    }

    private struct Times: Sendable {
        var seconds = [Double](repeating: 0, count: Stage.allCases.count)
        var last = MediaClock.machineTime
    }

    private static let isRunning = Atomic(false)
    /// Layers may be committed on any thread.
    private static let times = Mutex(Times())

    /// Begins to measure a frame.
    package static func start() {
        times.withLock { $0 = Times() }
        isRunning.store(true, ordering: .relaxed)
    }

    /// - Returns: Seconds of each stage, in their order.
    package static func stop() -> [Double] {
        isRunning.store(false, ordering: .relaxed)
        return times.withLock(\.seconds)
    }

    /// What has gone by since the last mark belongs to `stage`.
    package static func mark(_ stage: Stage) {
        guard isRunning.load(ordering: .relaxed) else { return }
        times.withLock { times in
            let now = MediaClock.machineTime
            times.seconds[stage.rawValue] += now - times.last
            times.last = now
        }
    }
}
