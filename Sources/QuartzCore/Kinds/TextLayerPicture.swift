import CoreGraphics
import Synchronization

/// What a text layer shows, apart from the layer: it may be drawn on any thread.
struct TextLayerPicture: Sendable {
    let runs: [TextRun]
    /// What the lines are set in, points; infinite is unlimited.
    let width: CGFloat, height: CGFloat
    /// 0 is no limit.
    let maximumLines: Int
    /// The layer's, points.
    let bounds: CGRect
    /// Whether y points down.
    let isFlipped: Bool
    /// How much of the free width lies left of lines that are set in an unlimited one, and so are not aligned.
    let freeShare: CGFloat
    let lines: KnownLines

    /// False where there is nothing to draw.
    func draw(in context: CGContext) -> Bool {
        let layout = lines.layout(runs, width: width, height: height, maximumLines: maximumLines)
        guard !layout.lines.isEmpty else { return false }
        let free = width.isFinite ? 0 : bounds.width - layout.size.width
        context.saveGState()
        if !isFlipped {
            // Text stands upright, whichever way the layer's y points.
            context.translateBy(x: 0, y: bounds.minY + bounds.maxY)
            context.scaleBy(x: 1, y: -1)
        }
        layout.draw(in: context, at: CGPoint(x: bounds.minX + free * freeShare, y: bounds.minY))
        context.restoreGState()
        return true
    }
}

/// The lines of a text as it was drawn last: in another colour they are the same.
final class KnownLines: Sendable {
    private struct Known {
        let width: CGFloat, height: CGFloat
        let maximumLines: Int
        /// Of the fonts that were there.
        let fonts: Int
        let layout: TextLayout
    }
    private let known = Mutex<Known?>(nil)
    /// The generation of fonts in which the lines were set; nil before any were.
    var fonts: Int? { known.withLock { $0?.fonts } }

    func layout(_ runs: [TextRun], width: CGFloat, height: CGFloat, maximumLines: Int) -> TextLayout {
        let fonts = TextLayout.generationOfFonts
        let last = known.withLock { $0 }
        if let last, last.width == width, last.height == height, last.maximumLines == maximumLines,
            last.fonts == fonts, let same = last.layout.withColors(of: runs)
        {
            return same
        }
        let layout = TextLayout(runs, width: width, height: height, maximumLines: maximumLines)
        known.withLock {
            $0 = Known(width: width, height: height, maximumLines: maximumLines, fonts: fonts, layout: layout)
        }
        return layout
    }
}
