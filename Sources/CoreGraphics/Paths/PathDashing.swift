extension CGPath {
    /// The pieces of the outline that a dashed line would show; nil when `lengths` cannot make dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let dashes = StrokeStyle(dashes: lengths).usableDashes
        guard !dashes.isEmpty else { return CGPath(elements: elements.applying(transform)) }
        let measure = PathMeasure(self)
        var builder = PathBuilder()
        for subpath in measure.subpaths {
            measure.appendDashes(of: subpath, phase: phase.isFinite ? phase : 0, dashes: dashes, to: &builder)
        }
        return CGPath(elements: builder.elements.applying(transform))
    }
}

extension PathMeasure {
    /// More dashes than this on one subpath are not drawn apart: the line is left whole.
    private static let mostDashes: CGFloat = 100_000

    fileprivate func appendDashes(
        of subpath: Subpath, phase: CGFloat, dashes: [CGFloat], to builder: inout PathBuilder
    ) {
        let pattern = dashes.count % 2 == 0 ? dashes : dashes + dashes
        let period = pattern.reduce(0, +)
        guard let first = segments[subpath.segments].first, let last = segments[subpath.segments].last else { return }
        let end = last.start + last.length
        guard (end - first.start) / period * CGFloat(pattern.count) < Self.mostDashes else {
            return append(subpath.segments, from: first.start, to: end, startNew: true, to: &builder)
        }
        var offset = phase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        var index = 0
        while offset >= pattern[index] {
            offset -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var position = first.start - offset
        while position < end {
            let next = position + pattern[index]
            if index % 2 == 0 {
                append(
                    subpath.segments, from: max(position, first.start), to: min(next, end), startNew: true, to: &builder
                )
            }
            position = next
            index = (index + 1) % pattern.count
        }
    }
}
