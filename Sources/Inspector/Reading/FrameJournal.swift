import LayerStage
import RenderTree
import UIKit

/// The last frames and touches, kept while an inspector looks.
@MainActor
final class FrameJournal {
    struct Frame: Encodable {
        var number: Int
        /// Milliseconds of each stage, in their order.
        var stages: [Double]
        var items: Int
        var passes: Int
        /// Of pixels that changed.
        var damage: Int
    }

    struct Report: Encodable {
        var stages: [String]
        var frames: [Frame]
    }

    private var frames: [Frame] = []
    private(set) var touches: [String] = []
    private var count = 0
    private var frameListener: Int?
    private var touchListener: Int?
    private static let mostFrames = 240
    private static let mostTouches = 200

    func start() {
        frameListener = FrameTrace.listen { [weak self] in self?.note($0) }
        touchListener = GestureTrace.listen { [weak self] line in
            guard let self else { return }
            touches.append(line)
            if touches.count > Self.mostTouches { touches.removeFirst(touches.count - Self.mostTouches) }
        }
    }

    func stop() {
        if let frameListener { FrameTrace.stop(frameListener) }
        if let touchListener { GestureTrace.stop(touchListener) }
        (frameListener, touchListener) = (nil, nil)
    }

    func report() -> Report {
        Report(stages: FrameStopwatch.Stage.allCases.map { "\($0)" }, frames: frames)
    }

    /// Frames in which nothing had to be drawn are not kept.
    private func note(_ frame: FrameTrace.Frame) {
        count += 1
        guard let report = frame.report else { return }
        let damage = report.damage.reduce(0) { $0 + Int($1.maxX - $1.minX) * Int($1.maxY - $1.minY) }
        frames.append(
            Frame(
                number: count, stages: frame.stages.map { ($0 * 1e6).rounded() / 1e3 },
                items: report.itemCount, passes: report.passCount, damage: damage))
        if frames.count > Self.mostFrames { frames.removeFirst(frames.count - Self.mostFrames) }
    }
}
