import LayerStage
import UIKit

/// What the inspector writes.
@MainActor
enum InspectorWords {
    /// Layers with their frames, indented, as deep as they go; at most 200.
    static func tree(_ root: CALayer, except hidden: [CALayer] = []) -> String {
        var lines: [String] = [], waiting: [(layer: CALayer, depth: Int)] = [(root, 0)]
        while let (layer, depth) = waiting.popLast(), lines.count < 200 {
            guard !hidden.contains(where: { $0 === layer }) else { continue }
            lines.append(String(repeating: "  ", count: depth) + line(layer))
            for sublayer in (layer.sublayers ?? []).reversed() { waiting.append((sublayer, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ layer: CALayer) -> String {
        let frame = layer.frame, view = layer.delegate.map { " of \(type(of: $0))" } ?? ""
        func whole(_ number: CGFloat) -> String { number.isFinite ? "\(Int(number.rounded()))" : "\(number)" }
        var text = "\(type(of: layer))\(view)  \(whole(frame.minX)) \(whole(frame.minY))"
        text += " \(whole(frame.width))×\(whole(frame.height))"
        if layer.isHidden { text += " hidden" }
        if layer.opacity < 1 { text += " opacity \((Double(layer.opacity) * 100).rounded() / 100)" }
        if !CATransform3DIsIdentity(layer.transform) { text += " turned" }
        if let keys = layer.animationKeys(), !keys.isEmpty { text += " animates \(keys.joined(separator: ", "))" }
        return text
    }

    /// How long the last frames took.
    static func times(_ frames: [FrameTrace.Frame]) -> String {
        let drawn = frames.filter { $0.report != nil }, sorted = drawn.map(\.seconds).sorted()
        guard let longest = sorted.last, let report = drawn.last?.report else { return "nothing has to be drawn" }
        func milliseconds(_ time: Double) -> String { "\((time * 10_000).rounded() / 10) ms" }
        let pixels = report.damage.reduce(0) { $0 + Int($1.maxX - $1.minX) * Int($1.maxY - $1.minY) }
        return """
            input to pixels, the last \(frames.count) frames, \(drawn.count) drawn
            median      \(milliseconds(sorted[sorted.count / 2]))
            99 %        \(milliseconds(sorted[min(sorted.count - 1, sorted.count * 99 / 100)]))
            longest     \(milliseconds(longest))
            the last one: \(report.itemCount) items, \(report.passCount) passes, \(pixels) pixels changed
            """
    }
}
