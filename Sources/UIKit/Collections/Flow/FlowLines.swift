import CoreGraphics

extension FlowSection {
    /// One line: which items, where, how the gaps are.
    struct Line {
        var items: Range<Int>
        var along: CGFloat
        var thickness: CGFloat
        var firstAcross: CGFloat
        var gap: CGFloat
    }

    // MARK: Breaking mixed items

    struct LineBreaker {
        let metrics: Metrics
        let room: CGFloat
        let count: Int
        let extent: (Int) -> Extent

        /// The lines of the items from one on, up to the line that holds the last before `end`.
        func lines(from item: Int, along start: CGFloat, until end: Int) -> [Line] {
            var lines: [Line] = []
            var first = item, along = start
            while first < end {
                var past = first + 1, size = extent(first)
                let lead = size
                var used = size.across, total = size.across, thickness = size.along, isEven = true
                while past < count {
                    size = extent(past)
                    guard used + metrics.itemSpacing + size.across <= room + FlowSection.tolerance else { break }
                    used += metrics.itemSpacing + size.across
                    total += size.across
                    thickness = max(thickness, size.along)
                    isEven = isEven && size == lead
                    past += 1
                }
                let gaps =
                    past < count
                    ? justified(count: past - first, total: total)
                    : lastLine(count: past - first, total: total, even: isEven ? lead : nil)
                lines.append(
                    Line(
                        items: first..<past, along: along, thickness: thickness, firstAcross: gaps.first, gap: gaps.gap)
                )
                along += thickness + metrics.lineSpacing
                first = past
            }
            return lines
        }

        /// A full line's gaps share what is left over; a lone item is centred, even where it does not fit.
        private func justified(count: Int, total: CGFloat) -> (first: CGFloat, gap: CGFloat) {
            count == 1 ? ((room - total) / 2, 0) : (0, (room - total) / CGFloat(count - 1))
        }

        private func lastLine(count: Int, total: CGFloat, even: Extent?) -> (first: CGFloat, gap: CGFloat) {
            let isAlone = count == 1 && 2 * total + metrics.itemSpacing > room + FlowSection.tolerance
            let gap = even.map { UniformLines.gap(extent: $0.across, room: room, spacing: metrics.itemSpacing) }
            return (isAlone ? (room - total) / 2 : 0, gap ?? metrics.itemSpacing)
        }
    }

    // MARK: Equal items

    /// Lines of equal items, by arithmetic: nothing is stored per item.
    struct UniformLines {
        let extent: Extent
        let firstItem: Int
        let count: Int
        /// Where the first line begins.
        let start: CGFloat
        let perLine: Int
        let gap: CGFloat
        let firstAcross: CGFloat
        let pitch: CGFloat

        init(extent: Extent, firstItem: Int, count: Int, start: CGFloat, room: CGFloat, metrics: Metrics) {
            self.extent = extent
            self.firstItem = firstItem
            self.count = count
            self.start = start
            perLine = Self.capacity(extent: extent.across, room: room, spacing: metrics.itemSpacing)
            gap = Self.gap(extent: extent.across, room: room, spacing: metrics.itemSpacing)
            firstAcross = perLine == 1 ? (room - extent.across) / 2 : 0
            pitch = extent.along + metrics.lineSpacing
        }

        static func capacity(extent: CGFloat, room: CGFloat, spacing: CGFloat) -> Int {
            let step = extent + spacing
            guard step > 0, room.isFinite else { return 1 }
            let fitting = ((room - extent + FlowSection.tolerance) / step).rounded(.down)
            return max(1, Int(min(max(fitting, 0), 1e9)) + 1)
        }

        static func gap(extent: CGFloat, room: CGFloat, spacing: CGFloat) -> CGFloat {
            let count = capacity(extent: extent, room: room, spacing: spacing)
            return count == 1 ? 0 : (room - CGFloat(count) * extent) / CGFloat(count - 1)
        }

        private var lineCount: Int { (count + perLine - 1) / perLine }

        var length: CGFloat {
            lineCount == 0 ? 0 : CGFloat(lineCount) * pitch - (pitch - extent.along)
        }

        func place(of item: Int) -> (across: CGFloat, along: CGFloat) {
            let line = (item - firstItem) / perLine, column = (item - firstItem) % perLine
            return (firstAcross + CGFloat(column) * (extent.across + gap), start + CGFloat(line) * pitch)
        }

        func items(from: CGFloat, to: CGFloat) -> Range<Int> {
            guard count > 0 else { return 0..<0 }
            guard pitch > 0 else { return firstItem..<firstItem + count }
            let lines = CGFloat(lineCount)
            // Lines may overlap the next ones: the first that ends behind the start.
            let first = Int(min(max(((from - start - extent.along) / pitch).rounded(.down) + 1, 0), lines))
            let past = Int(min(max(((to - start) / pitch).rounded(.up), 0), lines))
            guard first < past else { return 0..<0 }
            return firstItem + first * perLine..<firstItem + min(past * perLine, count)
        }
    }
}
