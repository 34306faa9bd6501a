import CoreGraphics

/// Text made smaller until it fits.
package struct ShrinkingText {
    let runs: [TextRun]
    let width: CGFloat
    let height: CGFloat
    let lines: Int
    /// Whether paragraphs that clip or truncate their lines are broken into lines all the same, as in labels.
    let wrapsTruncated: Bool

    package init(
        runs: [TextRun], width: CGFloat, height: CGFloat = .infinity, lines: Int = 0, wrapsTruncated: Bool = true
    ) {
        self.runs = runs
        self.width = width
        self.height = height
        self.lines = lines
        self.wrapsTruncated = wrapsTruncated
    }

    /// The layout at the largest scale, down to a smallest one, at which nothing is left out; found by halving.
    package func fitted(minimumScale: CGFloat) -> (layout: TextLayout, scale: CGFloat) {
        let full = layout(at: 1)
        guard width.isFinite, !fits(full) else { return (full, 1) }
        var low = minimumScale > 0 ? min(minimumScale, 1) : Self.smallest
        var best = layout(at: low)
        guard fits(best) else { return (best, low) }
        var high: CGFloat = 1
        for _ in 0..<8 {
            let middle = (low + high) / 2, candidate = layout(at: middle)
            if fits(candidate) { (low, best) = (middle, candidate) } else { high = middle }
        }
        return (best, low)
    }

    /// Where the program names no smallest scale.
    private static let smallest: CGFloat = 0.05

    private func layout(at scale: CGFloat) -> TextLayout {
        let scaled = scale == 1 ? runs : runs.map { $0.scaled(by: scale) }
        return TextLayout(scaled, width: width, height: height, maximumLines: lines, wrapsTruncated: wrapsTruncated)
    }

    private func fits(_ layout: TextLayout) -> Bool { !layout.isTruncated && layout.size.width <= width + 0.01 }
}

extension TextRun {
    /// The run with everything that has a size scaled.
    package func scaled(by scale: CGFloat) -> TextRun {
        var run = self
        run.attributes.font = attributes.font.sized(attributes.font.size * scale)
        run.attributes.kern *= scale
        run.attributes.baselineOffset *= scale
        if let box = attributes.attachment?.bounds {
            run.attributes.attachment?.bounds = CGRect(
                x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale)
        }
        return run
    }
}
