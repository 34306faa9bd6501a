extension TextLayout {
    /// The line at a height; the nearest one above or below all. nil without lines. Of several side by side the nearest.
    private func line(at point: CGPoint) -> TextLine? {
        guard let found = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return nil }
        let row = lines.filter { $0.frame.minY == found.frame.minY }
        func distance(_ line: TextLine) -> CGFloat {
            max(line.frame.minX - point.x, point.x - line.frame.maxX, 0)
        }
        return row.count > 1 ? row.min { distance($0) < distance($1) } : found
    }

    /// The character at `point`, UTF-16, and the place between characters that a caret would take. nil without lines.
    package func position(at point: CGPoint) -> (character: Int, caret: Int)? {
        guard let line = line(at: point) else { return nil }
        let x = point.x - line.frame.minX
        guard let first = line.clusters.first, let last = line.clusters.last else {
            return (line.range.lowerBound, line.range.lowerBound)
        }
        if x < first.x {
            return (first.range.lowerBound, first.isRightToLeft ? first.range.upperBound : first.range.lowerBound)
        }
        guard let hit = line.clusters.first(where: { x < $0.x + $0.width }) else {
            return (last.range.lowerBound, last.isRightToLeft ? last.range.lowerBound : last.range.upperBound)
        }
        let isFirstHalf = (x < hit.x + hit.width / 2) != hit.isRightToLeft
        return (hit.range.lowerBound, isFirstHalf ? hit.range.lowerBound : hit.range.upperBound)
    }

    /// The character whose box `point` lies in; nil between and outside of lines.
    package func character(inside point: CGPoint) -> Int? {
        guard let line = lines.first(where: { $0.frame.contains(point) }) else { return nil }
        let x = point.x - line.frame.minX
        return line.clusters.first { x >= $0.x && x < $0.x + $0.width }?.range.lowerBound
    }

    /// Where a caret before the character `index` (UTF-16) stands: 0 wide, as high as its line.
    package func caret(at index: Int) -> CGRect {
        guard let line = lines.last(where: { $0.range.lowerBound <= index }) ?? lines.first else { return .zero }
        let box = CGRect(x: line.frame.minX, y: line.frame.minY, width: 0, height: line.frame.height + line.gap)
        if let at = line.clusters.first(where: { $0.range.contains(index) }) {
            return box.offsetBy(dx: at.x + (at.isRightToLeft ? at.width : 0), dy: 0)
        }
        // After the last character of the line.
        guard let before = line.clusters.max(by: { $0.range.upperBound < $1.range.upperBound }) else { return box }
        return box.offsetBy(dx: before.x + (before.isRightToLeft ? 0 : before.width), dy: 0)
    }

    /// The boxes of a stretch of text (UTF-16), one or more a line, from left to right.
    ///
    /// - Parameter gaps: whether they are as high as lines of edited text are, with what fonts add below.
    package func boxes(of range: Range<Int>, gaps: Bool = false) -> [CGRect] {
        lines.flatMap { line in
            let height = line.frame.height + (gaps ? line.gap : 0)
            var boxes: [CGRect] = []
            for cluster in line.clusters where cluster.range.overlaps(range) {
                let box = CGRect(
                    x: line.frame.minX + cluster.x, y: line.frame.minY, width: cluster.width, height: height)
                if let last = boxes.last, abs(last.maxX - box.minX) < 0.01 {
                    boxes[boxes.count - 1] = last.union(box)
                } else {
                    boxes.append(box)
                }
            }
            return boxes
        }
    }
}

extension TextLayout {
    /// How far through a character a place lies, from 0 at its leading edge to 1.
    package func fraction(of character: Int, at x: CGFloat) -> CGFloat {
        for line in lines where line.range.contains(character) {
            guard let hit = line.clusters.first(where: { $0.range.contains(character) }), hit.width > 0 else {
                continue
            }
            let share = min(max((x - line.frame.minX - hit.x) / hit.width, 0), 1)
            return hit.isRightToLeft ? 1 - share : share
        }
        return 0
    }

    /// Where the last character of a line that is shown ends, an ellipsis at its end not counted.
    package func shownEnd(ofLine index: Int) -> Int {
        let single = lines[index].clusters.filter { $0.range.count <= 2 }
        return single.map(\.range.upperBound).max() ?? lines[index].range.lowerBound
    }
}
