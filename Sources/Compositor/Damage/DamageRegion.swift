import RenderTree

/// The part of a frame that must be painted again: few rectangles, that may cover a little more than what changed.
package struct DamageRegion: Equatable, Sendable {
    package private(set) var rects: [PixelRect] = []
    /// More rectangles than this cost more to walk than they save.
    private static let most = 8

    package init() {}

    package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    package var isEmpty: Bool { rects.isEmpty }

    package func intersects(_ rect: PixelRect) -> Bool {
        rects.contains { $0.intersects(rect) }
    }

    /// Adds a rectangle, and joins those that together are hardly larger than apart.
    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        var rect = rect
        var index = 0
        while index < rects.count {
            let joined = rects[index].union(rect)
            if joined.area * 4 <= (rects[index].area + rect.area) * 5 {
                rect = joined
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > DamageRegion.most { joinCheapestPair() }
    }

    private mutating func joinCheapestPair() {
        var best = (first: 0, second: 1, growth: Int.max)
        for first in rects.indices {
            for second in rects.indices.dropFirst(first + 1) {
                let growth = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if growth < best.growth { best = (first, second, growth) }
            }
        }
        let joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined)
    }
}
