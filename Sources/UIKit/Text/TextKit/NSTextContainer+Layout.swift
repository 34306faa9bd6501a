import CoreGraphics

extension NSTextContainer {
    /// Whoever lays text out in the container.
    public var layoutManager: NSLayoutManager? {
        get { layouter as? NSLayoutManager }
        set { layouter = newValue }
    }

    /// The view whose text stands in the container.
    var textView: UITextView? {
        get { shower as? UITextView }
        set { shower = newValue }
    }

    /// Puts another layout manager in the place of the container's own, with the same text and containers.
    public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage, containers = old.textContainers
        storage?.removeLayoutManager(old)
        for container in containers {
            old.removeTextContainer(container)
            newLayoutManager.addTextContainer(container)
        }
        storage?.addLayoutManager(newLayoutManager)
    }

    /// Takes the width that the text view gives, without telling it.
    func follow(_ room: CGSize) {
        guard widthTracksTextView, size.width != room.width else { return }
        let view = shower
        shower = nil
        size.width = room.width
        shower = view
    }

    /// The width of lines with their padding, in a text view with room of a size.
    func lineWidth(in room: CGSize) -> CGFloat {
        let width = widthTracksTextView || size.width <= 0 ? room.width : size.width
        return max(width - 2 * lineFragmentPadding, 0)
    }

    /// What limits the text beside its width, in a text view with room of a size.
    func limits(in room: CGSize) -> TextCanvas.Limits {
        let height = heightTracksTextView ? room.height : size.height > 0 ? size.height : .infinity
        return TextCanvas.Limits(lines: max(maximumNumberOfLines, 0), height: height, lineBreak: lineBreakMode)
    }

    /// Lays text out: in lines as wide as the container, or in what its shape leaves.
    ///
    /// - `width`: points without padding.
    func layout(_ runs: [TextRun], width: CGFloat, limits: TextCanvas.Limits) -> TextLayout {
        guard !isSimpleRectangularTextContainer, width.isFinite else {
            return TextLayout(runs, width: width, height: limits.height, maximumLines: limits.lines)
        }
        let isOwn = type(of: self) == NSTextContainer.self
        let bottom = isOwn ? excluded.reduce(0) { max($0, $1.box.maxY) } : .infinity
        return TextLayout(
            runs, width: width, height: limits.height, maximumLines: limits.lines, freeBelow: bottom
        ) { stretches(from: $0, height: $1, width: width) }
    }

    /// The room for text of one line, without padding.
    private func stretches(from top: CGFloat, height: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
        var proposed = CGRect(x: 0, y: top, width: width + 2 * lineFragmentPadding, height: height)
        var found: [ClosedRange<CGFloat>] = []
        while proposed.width > 0, found.count < 64 {
            var rest = CGRect.zero
            let rect = lineFragmentRect(
                forProposedRect: proposed, at: 0, writingDirection: .natural, remaining: &rest)
            if rect.width > 2 * lineFragmentPadding {
                found.append(rect.minX...(rect.maxX - 2 * lineFragmentPadding))
            }
            guard rest.width > 0, rest.minX > proposed.minX else { break }
            proposed = rest
        }
        return found
    }
}

extension NSLayoutManager: TextContainerUser {
    func containerDidChange(_ container: NSTextContainer) { textContainerChangedGeometry(container) }
}

extension UITextView: TextContainerUser {
    func containerDidChange(_ container: NSTextContainer) { textShapeDidChange() }
}
