import RenderTree

/// Cuts a line into dashes.
final class StrokeDasher {
    private let points = Pool<StrokePoint>()
    private let pattern = Pool<Double>()
    @exclusivity(unchecked) private var period = 0.0
    /// Where the line begins in the pattern.
    @exclusivity(unchecked) private var phase = 0.0
    @exclusivity(unchecked) private(set) var isActive = false

    /// The dash that is being drawn: which one, and how much of it is left.
    private struct Place {
        var index: Int
        var left: Double
        var isDash: Bool { index & 1 == 0 }
    }

    /// Patterns repeat no more often than this many times a pixel: a finer one, drawn coarser, covers pixels alike.
    private static let mostPerPixel = 8.0

    func begin(_ stroke: PathStroke, scale: Double) {
        isActive = false
        pattern.removeAll()
        period = 0
        for length in stroke.dashes {
            guard length >= 0, length.isFinite else { return }
            pattern.append(length)
            period += length
        }
        // Of an odd number, lines and gaps change places the second time.
        if pattern.count & 1 == 1 {
            for k in 0..<pattern.count { pattern.append(pattern[k]) }
            period *= 2
        }
        guard period > 0, period.isFinite else { return }
        phase = stroke.dashPhase.isFinite ? stroke.dashPhase : 0
        let least = 1 / (StrokeDasher.mostPerPixel * scale)
        if period < least {
            let coarser = least / period
            for k in 0..<pattern.count { pattern[k] *= coarser }
            (period, phase) = (least, phase * coarser)
        }
        isActive = true
    }

    func add(_ line: UnsafePointer<StrokePoint>, _ count: Int, _ outliner: StrokeOutliner) {
        points.removeAll()
        var place = place(at: phase)
        if place.isDash { points.append(line[0]) }
        for k in 1..<count {
            walk(Piece(line[k - 1], line[k]), &place, outliner)
            if place.isDash { append(line[k]) }
            if outliner.sink.isFull { return }
        }
        if points.count > 1 { finish(.zero, outliner) }
    }

    /// From one point to the next: straight, but the ways at its ends are those of the curve that it stands for.
    private struct Piece {
        let start: SIMD2<Double>, direction: SIMD2<Double>
        let length: Double
        private let first: SIMD2<Double>, turn: SIMD2<Double>

        init(_ a: StrokePoint, _ b: StrokePoint) {
            start = a.at
            let way = b.at - a.at
            length = (way.x * way.x + way.y * way.y).squareRoot()
            direction = way / length
            first = a.leaving == .zero ? direction : a.leaving
            turn = (b.arriving == .zero ? direction : b.arriving) - first
        }

        func point(at distance: Double) -> SIMD2<Double> { start + direction * distance }

        /// Which way the line goes there, of length one.
        func direction(at distance: Double) -> SIMD2<Double> {
            guard turn != .zero else { return first }
            let way = first + turn * (distance / length), size = (way.x * way.x + way.y * way.y).squareRoot()
            return size > 0 ? way / size : direction
        }
    }

    /// Goes along a piece to its end, but for the last point.
    private func walk(_ piece: Piece, _ place: inout Place, _ outliner: StrokeOutliner) {
        var at = 0.0
        let length = piece.length
        let shown =
            length > 16 * period
            ? outliner.sink.shown(piece.start, piece.direction, length, reach: outliner.radius * 2) : nil
        while at + place.left <= length {
            at += place.left
            if place.isDash {
                let way = piece.direction(at: at)
                append(StrokePoint(at: piece.point(at: at), isCorner: true, arriving: way))
                finish(way, outliner)
            }
            place = next(after: place)
            if let shown, at < shown.from - period || at > shown.to {
                // Dashes that do not show are counted, not drawn.
                let target = at < shown.from - period ? shown.from : length
                let skipped = max(0, ((target - at) / period).rounded(.down) - 1)
                at += skipped * period
            }
            if place.isDash {
                points.append(
                    StrokePoint(at: piece.point(at: at), isCorner: true, leaving: piece.direction(at: at)))
            }
        }
        place.left -= length - at
    }

    private func append(_ point: StrokePoint) {
        if points.count > 0, points[points.count - 1].at == point.at {
            if point.isCorner { points.base[points.count - 1].leaving = point.leaving }
            return
        }
        points.append(point)
    }

    private func finish(_ direction: SIMD2<Double>, _ outliner: StrokeOutliner) {
        if points.count > 1 {
            outliner.add(points.base, points.count, isClosed: false)
        } else if points.count == 1 {
            outliner.addDot(points[0].at, along: direction)
        }
        points.removeAll()
    }

    private func next(after place: Place) -> Place {
        let index = place.index + 1 == pattern.count ? 0 : place.index + 1
        return Place(index: index, left: pattern[index])
    }

    private func place(at phase: Double) -> Place {
        var rest = phase - (phase / period).rounded(.down) * period
        var index = 0
        while rest > 0, rest >= pattern[index], index + 1 < pattern.count {
            rest -= pattern[index]
            index += 1
        }
        return Place(index: index, left: max(0, pattern[index] - rest))
    }
}

extension EdgeSink {
    /// Between which lengths a line may show with `reach` about it; nil when all of it may.
    func shown(
        _ from: SIMD2<Double>, _ direction: SIMD2<Double>, _ length: Double, reach: Double
    ) -> (from: Double, to: Double)? {
        guard mode == .far else { return nil }
        let m = map
        let x = m.a * from.x + m.b * from.y + m.c, y = m.d * from.x + m.e * from.y + m.f
        let dx = m.a * direction.x + m.b * direction.y, dy = m.d * direction.x + m.e * direction.y
        let rx = (abs(m.a) + abs(m.b)) * reach, ry = (abs(m.d) + abs(m.e)) * reach
        var low = 0.0, high = length
        func keep(_ position: Double, _ speed: Double, _ least: Double, _ most: Double) {
            if speed == 0 {
                if position < least || position > most { high = -1 }
                return
            }
            let a = (least - position) / speed, b = (most - position) / speed
            low = max(low, min(a, b))
            high = min(high, max(a, b))
        }
        keep(x, dx, shownBox.minX - rx, shownBox.maxX + rx)
        keep(y, dy, shownBox.minY - ry, shownBox.maxY + ry)
        return low <= high ? (low, high) : (length, length)
    }
}
