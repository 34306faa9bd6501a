/// Where a line is shortened.
package enum LineCut: Sendable { case start, middle, end }

extension TextLayout {
    /// One line, shortened to a width: glyphs that have no room are left out, and a token stands in their place.
    ///
    /// - Parameters:
    ///   - width: points. In the middle, each side has half of what the token leaves.
    ///   - token: a line of another text; nil for nothing.
    /// - Returns: A layout of this line alone; nil where the token is wider than the width.
    package func shortened(
        line index: Int, to width: CGFloat, at cut: LineCut, token: (layout: TextLayout, line: Int)?
    ) -> TextLayout? {
        let line = lines[index], places = line.places
        let mark = token.map { $0.layout.lines[$0.line] }
        let room = width - (mark?.frame.width ?? 0)
        guard room >= -0.001 else { return nil }
        // The end of a line that runs from right to left is at its left.
        let cut: LineCut = !line.isRightToLeft || cut == .middle ? cut : cut == .end ? .start : .end
        let side = cut == .middle ? room / 2 : room
        let head = cut == .start ? 0 : places.countThatFits(side)
        let tail = cut == .end ? 0 : min(places.reversed().countThatFits(side), places.count - head)
        let left = places.prefix(head), right = places.suffix(tail)
        let removed = places.dropFirst(head).dropLast(tail)
        let hidden = removed.dropFirst().reduce(removed.first?.range ?? 0..<0) { $0.hull($1.range) }

        let markWidth = mark?.frame.width ?? 0, x = left.width + markWidth
        let shift = x - (right.first?.x ?? 0)
        var short = line
        short.runs = line.runs(left, movedBy: 0)
        short.runs += mark?.runs.map { $0.standing(for: hidden, movedBy: left.width, source: runs.count) } ?? []
        short.runs += line.runs(right, movedBy: shift)
        short.clusters = line.clusters(left, movedBy: 0)
        if !hidden.isEmpty {
            short.clusters.append(
                .init(range: hidden, x: left.width, width: markWidth, isRightToLeft: line.isRightToLeft))
        }
        short.clusters += line.clusters(right, movedBy: shift)
        short.frame.size.width = x + right.width
        short.brokenSpace = 0
        short.ascent = max(short.ascent, mark?.ascent ?? 0)
        short.descent = max(short.descent, mark?.descent ?? 0)
        short.leading = max(short.leading, mark?.leading ?? 0)
        return TextLayout([short], of: runs + (token?.layout.runs ?? []), isTruncated: true)
    }
}

/// What is kept or left out as a whole: the glyphs of one cluster.
private struct LinePlace {
    /// Index into the runs of the line.
    let run: Int
    /// Positions in the whole text, UTF-16.
    var range: Range<Int>
    /// From the line's left end, points.
    var x: CGFloat
    var width: CGFloat
}

extension Collection<LinePlace> {
    fileprivate var width: CGFloat { reduce(0) { $0 + $1.width } }

    /// How many of them, from the first on, are no wider than this together, points.
    fileprivate func countThatFits(_ width: CGFloat) -> Int {
        var used: CGFloat = 0, count = 0
        for place in self {
            used += place.width
            guard used <= width + 0.001 else { break }
            count += 1
        }
        return count
    }
}

extension Range<Int> {
    /// The shortest range that holds both.
    fileprivate func hull(_ other: Range<Int>) -> Range<Int> {
        Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}

extension TextLine {
    /// From left to right. Characters that share a glyph are one place.
    fileprivate var places: [LinePlace] {
        runs.indices.flatMap { number in
            let run = runs[number], starts = Set(run.glyphs.map(\.location))
            let own = clusters.filter { run.range.contains($0.range.lowerBound) }
            var places: [LinePlace] = []
            for cluster in run.isRightToLeft ? own.reversed() : own {
                if let last = places.last, run.glyphs.isEmpty || !starts.contains(cluster.range.lowerBound) {
                    places[places.count - 1].range = last.range.hull(cluster.range)
                    places[places.count - 1].x = Swift.min(last.x, cluster.x)
                    places[places.count - 1].width += cluster.width
                } else {
                    places.append(LinePlace(run: number, range: cluster.range, x: cluster.x, width: cluster.width))
                }
            }
            return run.isRightToLeft ? places.reversed() : places
        }
    }

    /// The runs of places that follow each other, cut to these.
    fileprivate func runs(_ places: ArraySlice<LinePlace>, movedBy shift: CGFloat) -> [GlyphRun] {
        var result: [GlyphRun] = []
        for number in runs.indices {
            let own = places.filter { $0.run == number }
            guard let first = own.first else { continue }
            var run = runs[number]
            run.range = own.dropFirst().reduce(first.range) { $0.hull($1.range) }
            run.glyphs = run.glyphs.filter { glyph in own.contains { $0.range.contains(glyph.location) } }
            for i in run.glyphs.indices { run.glyphs[i].x += shift }
            run.x = first.x + shift
            run.width = own.width
            result.append(run)
        }
        return result
    }

    fileprivate func clusters(_ places: ArraySlice<LinePlace>, movedBy shift: CGFloat) -> [Cluster] {
        clusters.compactMap { cluster in
            guard places.contains(where: { $0.range.contains(cluster.range.lowerBound) }) else { return nil }
            var moved = cluster
            moved.x += shift
            return moved
        }
    }
}

extension GlyphRun {
    /// The run of a token, in a line of another text.
    ///
    /// - Parameter source: what is added to the index of its text run.
    fileprivate func standing(for hidden: Range<Int>, movedBy shift: CGFloat, source: Int) -> GlyphRun {
        var run = self
        run.range = hidden
        run.source += source
        run.x += shift
        for i in run.glyphs.indices {
            run.glyphs[i].x += shift
            run.glyphs[i].location = hidden.lowerBound
        }
        return run
    }
}
