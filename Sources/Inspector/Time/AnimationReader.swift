import LayerStage
import QuartzCore
import UIKit

/// What moves, and when, on the program's time.
@MainActor
struct AnimationReader {
    private let screen: UIScreen

    init(_ screen: UIScreen) {
        self.screen = screen
    }

    struct Entry: Encodable {
        var layer: UInt64
        var name: String
        var key: String
        /// The class and what it animates.
        var kind: String
        /// Seconds of the program's time.
        var begin: Double
        /// nil for one that never ends.
        var end: Double?
        var from: String?
        var to: String?
    }

    struct Report: Encodable {
        var now: Double
        /// How far back can be shown.
        var first: Double
        var shown: Double?
        var animations: [Entry]
    }

    private static let most = 500

    func report(_ timeline: StageTimeline) -> Report {
        let now = timeline.now ?? 0
        var entries: [Entry] = []
        TreeReader(screen).walk { layer, _ in
            for key in layer.animationKeys() ?? [] {
                if let animation = layer.animation(forKey: key) { entries.append(entry(animation, key, layer, now)) }
            }
            return entries.count < Self.most
        }
        return Report(now: now, first: timeline.firstTime ?? now, shown: timeline.shownTime, animations: entries)
    }

    private func entry(_ animation: CAAnimation, _ key: String, _ layer: CALayer, _ now: Double) -> Entry {
        // Seconds of the layer's own time, which may be slower than the program's.
        let offset = layer.convertTime(now, from: nil)
        let local = animation.beginTime > 0 ? animation.beginTime : offset
        let begin = layer.convertTime(local, to: nil)
        let length = Self.length(of: animation)
        return Entry(
            layer: layer.id.raw, name: layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))", key: key,
            kind: Self.kind(of: animation), begin: begin,
            end: length.map { layer.convertTime(local + $0, to: nil) }.flatMap { $0.isFinite ? $0 : nil },
            from: Self.words((animation as? CABasicAnimation)?.fromValue),
            to: Self.words((animation as? CABasicAnimation)?.toValue))
    }

    private static func kind(of animation: CAAnimation) -> String {
        let path = (animation as? CAPropertyAnimation)?.keyPath.map { " of \($0)" } ?? ""
        return "\(type(of: animation))\(path)"
    }

    /// Seconds, with repeats; nil for ever.
    private static func length(of animation: CAAnimation) -> Double? {
        let once = animation.duration * (animation.autoreverses ? 2 : 1) / Double(max(animation.speed, 1e-6))
        if animation.repeatDuration > 0 { return animation.repeatDuration.isFinite ? animation.repeatDuration : nil }
        let count = Double(animation.repeatCount)
        guard count.isFinite, count < 1e6 else { return nil }
        return once * max(count, 1)
    }

    private static func words(_ value: Any?) -> String? { value.map { String("\($0)".prefix(80)) } }
}
