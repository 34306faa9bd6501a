import CoreGraphics

/// A layer's delegate that knows how reports call it and what decides about its place.
package protocol LayoutDescribing: AnyObject {
    var layoutName: String { get }
    /// The rules that place it, in words; empty when there are none.
    var layoutRules: String { get }
}

/// A layout that asks for layout again and again, as a report tells of it.
struct EndlessLayout {
    /// How many of the layers that ask a report names.
    private static let namedLayers = 3

    /// The layer whose subtree is laid out.
    let top: CALayer

    func report(rounds: Int) {
        let names = asking.map(words).joined(separator: "; ")
        Diagnostics.report(
            "Layout of \(name(top)) still asks for layout after \(rounds) rounds; the rest waits for the next frame. What asks: \(names).",
            key: "layout rounds \(names)")
    }

    /// The first few marked layers from the top down.
    private var asking: [CALayer] {
        var found: [CALayer] = [], pending = [top]
        while let layer = pending.popLast(), found.count < Self.namedLayers {
            if layer.passes.own.contains(.layout) { found.append(layer) }
            guard layer.passes.below.contains(.layout) else { continue }
            pending.append(contentsOf: layer.links.children.reversed().filter { $0.pendingWork.contains(.layout) })
        }
        return found
    }

    private func name(_ layer: CALayer) -> String {
        (layer.delegate as? any LayoutDescribing)?.layoutName ?? "\(type(of: layer))"
    }

    private func words(_ layer: CALayer) -> String {
        guard let words = (layer.delegate as? any LayoutDescribing)?.layoutRules, !words.isEmpty else {
            return name(layer)
        }
        return "\(name(layer)) (\(words))"
    }
}
