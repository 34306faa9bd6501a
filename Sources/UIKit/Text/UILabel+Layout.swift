import CoreGraphics

extension UILabel {
    /// The text laid out for some room, shrunk when the label does that.
    func layout(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout {
        let spelling = LabelSpelling.generation
        if let index = layouts.firstIndex(where: {
            $0.width == width && $0.lines == lines && $0.spelling == spelling && $0.holds(height: height)
        }) {
            if index > 0 { layouts.swapAt(0, index) }
            return layouts[0].layout
        }
        var layout: TextLayout?, scale: CGFloat = 1
        traitCollection.performAsCurrent {
            let runs = content.runs(isMirrored: isMirrored)
            let text = ShrinkingText(runs: runs, width: width, height: height, lines: lines)
            (layout, scale) = text.fitted(minimumScale: content.shrinks ? content.minimumScale : 1)
        }
        let result = layout ?? TextLayout([])
        let newest = LabelLayout(
            width: width, height: height, lines: lines, layout: result, scale: scale, spelling: spelling)
        layouts = [newest] + layouts.prefix(1)
        return result
    }

    /// Whether some of the text is left out, or lies outside of the label.
    package var isTextCutOff: Bool {
        guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return false }
        let layout = layout(width: bounds.width, height: bounds.height, lines: numberOfLines)
        // Less than a point of a line's height is air.
        return layout.isTruncated || layout.size.height > bounds.height + 1 || layout.size.width > bounds.width + 1
    }

    /// The size of the text at a width, whole pixels.
    func measure(width: CGFloat) -> CGSize {
        guard !content.isEmpty else { return .zero }
        let open: CGFloat = width > 1e6 ? .infinity : width
        let used = layout(width: open, height: .infinity, lines: numberOfLines).usedSize
        return roundedUp(CGSize(width: min(used.width, open), height: used.height))
    }

    func roundedUp(_ size: CGSize) -> CGSize {
        let scale = pixelsPerPoint
        // Widths are exact to about a thousandth of a point.
        return CGSize(
            width: size.width.upToPixel(scale, error: 0.001), height: size.height.upToPixel(scale, error: 1e-6))
    }

    private var pixelsPerPoint: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Lines that fit, centred in height; they begin on the nearest whole pixel, wherever the rectangle does.
    func drawContent(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !content.isEmpty else { return }
        let layout = layout(width: rect.width, height: rect.height, lines: numberOfLines)
        let top = (rect.minY + top(of: layout, in: rect.height)).onPixel(pixelsPerPoint)
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: top))
    }

    /// Distance of the text from the top of some height, whole pixels; shrunk text keeps its baseline or its centre, that with attributes
    /// its centre alone.
    private func top(of layout: TextLayout, in height: CGFloat) -> CGFloat {
        var top = (height - layout.size.height) / 2
        if let shrunk = layouts.first?.scale, shrunk < 1, content.baselineAdjustment == .alignBaselines,
            content.attributed == nil, layout.lines.count == 1
        {
            let full = content.font.lineHeight
            top = (height - full) / 2 + content.font.ascender - layout.lines[0].baseline
        }
        return top.onPixel(pixelsPerPoint)
    }

    /// Where the first and last baselines are in a label of some size; the bottom of one without text.
    func textBaselines(in size: CGSize) -> TextBaselines {
        guard !content.isEmpty else { return TextBaselines(first: max(0, size.height), last: 0) }
        let width: CGFloat = size.width > 0 ? size.width : .infinity
        let layout = layout(width: width, height: size.height > 0 ? size.height : .infinity, lines: numberOfLines)
        let room = size.height > 0 ? size.height : layout.size.height
        guard let first = layout.lines.first, let last = layout.lines.last else {
            return TextBaselines(first: room, last: 0)
        }
        let top = top(of: layout, in: room)
        return TextBaselines(first: top + first.baseline, last: room - top - last.baseline)
    }
}
