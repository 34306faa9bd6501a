import CoreGraphics

/// Where the sections of a flow layout are, one after the other.
struct FlowArrangement {
    var sections: [FlowSection] = []
    /// Where each section begins, along the direction of scrolling.
    var starts: [CGFloat] = []
    var contentSize = CGSize.zero
    var isVertical = true
    /// Whether everything has to be asked for again.
    var isStale = true
    /// Whether lines have to be made anew of what is known.
    var linesAreStale = false
    /// What cells have asked for since sections were arranged.
    var fits: [ShownPath: CGSize] = [:]
    /// What cells have asked for.
    var preferred: [ShownPath: CGSize] = [:]

    /// The sections that meet a stretch of the content.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = starts.indices.partitioningIndex { starts[$0] + sections[$0].length > start }
        let past = starts.partitioningIndex { $0 >= end }
        return first < past ? first..<past : 0..<0
    }

    /// A rectangle of abstract directions (x across, y along) in the content.
    func placed(_ rect: CGRect) -> CGRect {
        isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }

    func extent(_ size: CGSize) -> FlowSection.Extent {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        return isVertical
            ? .init(across: length(size.width), along: length(size.height))
            : .init(across: length(size.height), along: length(size.width))
    }

    func length(_ size: CGSize) -> CGFloat { extent(size).along }

    func margins(_ insets: UIEdgeInsets) -> FlowSection.Margins {
        isVertical
            ? .init(
                beforeAlong: insets.top, afterAlong: insets.bottom, beforeAcross: insets.left, afterAcross: insets.right
            )
            : .init(
                beforeAlong: insets.left, afterAlong: insets.right, beforeAcross: insets.top, afterAcross: insets.bottom
            )
    }

    /// Where the line of an item begins, along the direction of scrolling, on a whole pixel.
    func lineStart(of path: ShownPath) -> CGFloat {
        let section = sections[path.section]
        return (starts[path.section] + section.lineStart(of: path.item)).onPixel(section.metrics.scale)
    }

    /// An item of the first line that begins in a stretch of the content.
    func firstItem(from low: CGFloat, to high: CGFloat) -> ShownPath? {
        for index in sections(from: low, to: high) {
            for item in sections[index].items(from: low - starts[index], to: high - starts[index]) {
                let path = ShownPath(item: item, section: index)
                if lineStart(of: path) >= low { return path }
            }
        }
        return nil
    }

    /// Puts the sections one after the other.
    mutating func stack(across: CGFloat) {
        var along: CGFloat = 0
        starts = sections.map { section in
            defer { along += section.length }
            return along
        }
        contentSize = placed(CGRect(x: 0, y: 0, width: across, height: along)).size
    }
}

extension Range<Int> {
    /// The first number for which `predicate` holds, where it holds for all that follow.
    func partitioningIndex(where predicate: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = (low + high) / 2
            if predicate(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
