public import CoreGraphics

/// Makes frames of lines from a text.
public final class CTFramesetter: Sendable {
    let text: StyledText
    init(_ text: StyledText) { self.text = text }
}

/// Lines of text in a rectangle.
public final class CTFrame: @unchecked Sendable {
    let text: StyledText
    let layout: TextLayout
    let path: CGPath

    init(_ text: StyledText, in path: CGPath) {
        self.text = text
        self.path = path
        let box = path.boundingBoxOfPath
        let isEmpty = box.width <= 0 || box.height <= 0
        layout = TextLayout(
            isEmpty ? [] : text.framedRuns, width: box.width, height: box.height, wrapsTruncated: false)
    }

    var box: CGRect { path.boundingBoxOfPath }

    /// The lines that fit; the first does not count when it is higher than the frame.
    var lines: [CTLine] {
        layout.lines.indices.filter { layout.lines[$0].frame.maxY <= box.height + 0.01 }
            .map { CTLine(text, layout, line: $0) }
    }

    /// About the box's lower left corner.
    func origin(of line: CTLine) -> CGPoint {
        line.line.map { CGPoint(x: $0.frame.minX, y: box.height - $0.baseline) } ?? .zero
    }
}

/// Sets a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(StyledText(attrString))
}

/// Sets lines into the box of `path`, from its upper edge down; paths of other shapes count as their boxes. A paragraph whose style clips
/// or truncates its lines is one line, and a line break at the end begins none. Frame attributes have no effect.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.text.part(stringRange.within(framesetter.text.string.length)), in: path) }

/// The size that a text takes within limits, points, and how much of it fits; zero for a text of no length.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let text = framesetter.text.part(stringRange.within(framesetter.text.string.length))
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
    let layout = TextLayout(
        text.framedRuns, width: limit(constraints.width), height: limit(constraints.height), wrapsTruncated: false)
    let end =
        layout.isTruncated ? layout.lines.last.map { text.withBreak($0.range).upperBound } ?? 0 : text.string.length
    fitRange?.pointee = CFRange(location: text.start, length: end)
    return layout.size
}

/// What the frames are broken into lines by.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.text) }

/// The lines from the first on: `CTLine` values.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies where the lines' origins lie about the lower left corner of the path's box.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let lines = frame.lines
    for (place, index) in range.within(lines.count).enumerated() { origins[place] = frame.origin(of: lines[index]) }
}

/// The path that the frame was made for.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Which part of the text the frame was made from.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.text.start, length: frame.text.string.length)
}

/// Which part of the text has lines in the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    let isWhole = !frame.layout.isTruncated && frame.lines.count == frame.layout.lines.count
    let end = isWhole ? frame.text.string.length : frame.lines.last.map { $0.range.upperBound - frame.text.start } ?? 0
    return CFRange(location: frame.text.start, length: end)
}

/// Draws all lines in a space whose y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let position = context.textPosition
    for line in frame.lines {
        let origin = frame.origin(of: line)
        context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
        line.draw(in: context)
    }
    context.textPosition = position
}
