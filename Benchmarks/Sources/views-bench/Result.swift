import Foundation

/// What one thing took, and what it may take.
struct Result {
    let name: String
    /// Milliseconds, the median of the runs.
    let milliseconds: Double
    /// Milliseconds.
    let goal: Double

    var isMet: Bool { milliseconds < goal }

    var line: String {
        let time = String(format: "%9.4f ms  (goal %.1f ms)  ", milliseconds, goal)
        return time + (isMet ? "" : "MISSED  ") + name
    }

    /// Times `body` alone; `prepare` makes what each run needs.
    @MainActor
    static func measure<Input>(
        _ name: String, goal: Double, runs: Int, prepare: () -> Input, body: (Input) -> Void
    ) -> Result {
        var times: [Double] = []
        for _ in 0..<runs + 3 {
            let input = prepare()
            times.append(time { body(input) })
        }
        return Result(name: name, milliseconds: times.dropFirst(3).sorted()[runs / 2], goal: goal)
    }

    /// Milliseconds.
    @MainActor
    static func time(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-6
    }
}
