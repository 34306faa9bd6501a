import CoreGraphics
import UIFoundation

extension UILabel {
    /// The text laid out for some room, shrunk when the label does that and it is to be shown.
    func layout(width: CGFloat, height: CGFloat, lines: Int, isShown: Bool = true) -> TextLayout {
        let spelling = LabelSpelling.generation, shrinks = content.shrinks && isShown
        if let index = layouts.firstIndex(where: {
            $0.width == width && $0.lines == lines && $0.spelling == spelling && $0.shrinks == shrinks
                && $0.holds(height: height)
        }) {
            if index > 0 { layouts.swapAt(0, index) }
            return layouts[0].layout
        }
        var layout: TextLayout?, scale: CGFloat = 1
        traitCollection.performAsCurrent {
            let runs = content.runs(isMirrored: isMirrored)
            let text = ShrinkingText(runs: runs, width: width, height: height, lines: lines)
            (layout, scale) = text.fitted(minimumScale: shrinks ? content.minimumScale : 1)
        }
        let result = layout ?? TextLayout([])
        let newest = LabelLayout(
            width: width, height: height, lines: lines, layout: result, scale: scale, shrinks: shrinks,
            spelling: spelling)
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

    /// The size of the text at a width, whole pixels, as subclasses say that text takes room.
    func measure(width: CGFloat) -> CGSize {
        guard !content.isEmpty else { return .zero }
        let room = CGRect(x: 0, y: 0, width: min(width, Self.openRoom), height: Self.openRoom)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// A width or height that no text fills, points.
    private static let openRoom: CGFloat = 1e7

    /// The size of the text at a width, whole pixels. Text that shrinks is measured as if it did not, a line that is not cut short is as
    /// long as all of it (measured on iOS: Microsoft/WinObjC, tests of UILabel).
    func textSize(width: CGFloat, lines: Int) -> CGSize {
        guard !content.isEmpty else { return .zero }
        let isOpen = width > 1e6 || lines == 1 && !content.truncates
        let layout = layout(width: isOpen ? .infinity : width, height: .infinity, lines: lines, isShown: false)
        let size = roundedUp(layout.usedSize)
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Where text of a size is in some room: text that is higher begins above it, whole pixels.
    func place(of size: CGSize, in room: CGRect) -> CGRect {
        let above = max(size.height - room.height, 0) / 2, scale = pixelsPerPoint
        return CGRect(
            x: room.minX, y: room.minY - (above * scale + 1e-6).rounded(.down) / scale, width: size.width,
            height: min(size.height, room.height))
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
