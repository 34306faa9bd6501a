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

    /// Takes the size that the text view gives, as far as it follows it, without telling it. A container without a bottom is as high as
    /// can be, as on iOS.
    func follow(_ room: CGSize) {
        var followed = size
        if widthTracksTextView { followed.width = room.width }
        if heightTracksTextView {
            followed.height = followedHeight(in: room) ?? .greatestFiniteMagnitude
        } else if size.height <= 0 {
            followed.height = .greatestFiniteMagnitude
        }
        guard size != followed else { return }
        let view = shower
        shower = nil
        size = followed
        shower = view
    }

    /// Whether what has no room is cut off, with an ellipsis; else it is laid out below the edge.
    private var cutsText: Bool { lineBreakMode.layoutLineBreak.truncates }

    /// The height of a text view with room of a size, which limits text that does not scroll; nil where there is none, and while it is
    /// measured.
    private func followedHeight(in room: CGSize) -> CGFloat? {
        guard let textView, !textView.isScrollEnabled, room.height.isFinite else { return nil }
        return textView.bounds.height > 0 ? textView.bounds.height : nil
    }

    /// The width of lines without their padding, in a text view with room of a size; infinite in one that has no width yet.
    func lineWidth(in room: CGSize) -> CGFloat {
        let width = widthTracksTextView || size.width <= 0 ? room.width : size.width
        return width > 0 ? max(width - 2 * lineFragmentPadding, 0) : .infinity
    }

    /// What limits the text beside its width, in a text view with room of a size. One that scrolls has no bottom, and one that follows the
    /// view's height only where it cuts text off, as pictures of iOS 17 show (Proton; medium).
    func limits(in room: CGSize) -> TextCanvas.Limits {
        let isFollowing = heightTracksTextView && textView != nil
        let height = isFollowing ? (cutsText ? followedHeight(in: room) ?? 0 : 0) : size.height
        let isLimited = height > 0 && height < .greatestFiniteMagnitude
        return TextCanvas.Limits(
            lines: max(maximumNumberOfLines, 0), height: isLimited ? height : .infinity, lineBreak: lineBreakMode)
    }

    /// Whether lines are as wide as the container everywhere: a class that only has members of its own leaves them alone.
    var isRectangular: Bool {
        isSimpleRectangularTextContainer
            || exclusionPaths.isEmpty && !Self.shapeProbe.isOverridden(by: type(of: self))
    }

    private static let shapeProbe = OverrideProbe(
        base: NSTextContainer.self, plain: PlainContainer.self, overriding: ShapedContainer.self)

    /// Lays text out: in lines as wide as the container, or in what its shape leaves.
    ///
    /// - `width`: points without padding.
    func layout(_ runs: [TextRun], width: CGFloat, limits: TextCanvas.Limits) -> TextLayout {
        guard !isRectangular, width.isFinite, width > 0 else {
            return TextLayout(
                runs, width: width, height: limits.height, maximumLines: limits.lines, container: self)
        }
        let isOwn = type(of: self) == NSTextContainer.self
        let bottom = isOwn ? excluded.reduce(0) { max($0, $1.box.maxY) } : .infinity
        return TextLayout(
            runs, width: width, height: limits.height, maximumLines: limits.lines, container: self, freeBelow: bottom
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

private class PlainContainer: NSTextContainer {}

private class ShapedContainer: NSTextContainer {
    override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect { proposedRect }
}

extension NSLayoutManager: TextContainerUser {
    package func containerDidChange(_ container: NSTextContainer) { textContainerChangedGeometry(container) }
}

extension UITextView: TextContainerUser {
    package func containerDidChange(_ container: NSTextContainer) { textShapeDidChange() }
}
