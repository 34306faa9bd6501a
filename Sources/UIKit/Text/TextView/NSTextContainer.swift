public import CoreGraphics

/// The area that lines of text are laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Points; 0 or less is no limit. What follows a text view is the view's.
    open var size: CGSize { didSet { if size != oldValue { change() } } }
    /// Room that lines keep from the sides, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { change() } } }
    /// How many lines are shown at most; 0 is no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { change() } } }
    /// How the last line ends where there is more text.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { change() } } }
    /// Whether the width follows the text view's.
    open var widthTracksTextView = true { didSet { change() } }
    /// Whether the height follows the text view's; lines that do not fit are left out then.
    open var heightTracksTextView = false { didSet { change() } }
    /// Where no text stands, in the container's points.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            excluded = exclusionPaths.map { ExcludedArea($0) }
            change()
        }
    }
    /// Whoever lays text out in the container.
    open weak var layoutManager: NSLayoutManager?
    weak var textView: UITextView?
    private var excluded: [ExcludedArea] = []

    /// - Parameter size: points; 0 is no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// A container without limits.
    public override convenience init() { self.init(size: .zero) }

    /// Makes the object from an archive or a compiled interface file.
    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }

    /// Puts another layout manager in the place of the container's own, with the same text and containers.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage, containers = old.textContainers
        storage?.removeLayoutManager(old)
        for container in containers {
            old.removeTextContainer(container)
            newLayoutManager.addTextContainer(container)
        }
        storage?.addLayoutManager(newLayoutManager)
    }

    /// Whether lines are as wide as the container everywhere. Overridden by containers of other shapes.
    open var isSimpleRectangularTextContainer: Bool {
        exclusionPaths.isEmpty && type(of: self) == NSTextContainer.self
    }

    /// The first stretch of a proposed rectangle that a line may fill, and what remains of it to the right. Overridden by containers
    /// of other shapes.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        var right = proposedRect.maxX
        if size.width > 0 { right = min(right, size.width) }
        let taken = excluded.flatMap { $0.stretches(from: proposedRect.minY, to: proposedRect.maxY) }
            .sorted { $0.lowerBound < $1.lowerBound }
        var left = max(proposedRect.minX, 0)
        for stretch in taken where stretch.upperBound > left {
            let end = min(stretch.lowerBound, right)
            guard end - left <= 2 * lineFragmentPadding else {
                if stretch.upperBound < right {
                    remainingRect?.pointee = CGRect(
                        x: stretch.upperBound, y: proposedRect.minY, width: right - stretch.upperBound,
                        height: proposedRect.height)
                }
                return CGRect(x: left, y: proposedRect.minY, width: end - left, height: proposedRect.height)
            }
            left = stretch.upperBound
        }
        guard right - left > (taken.isEmpty ? 0 : 2 * lineFragmentPadding) else { return .zero }
        return CGRect(x: left, y: proposedRect.minY, width: right - left, height: proposedRect.height)
    }

    private func change() {
        layoutManager?.textContainerChangedGeometry(self)
        textView?.textShapeDidChange()
    }

    // MARK: Layout

    /// Takes the width that the text view gives, without telling it.
    func follow(_ room: CGSize) {
        guard widthTracksTextView, size.width != room.width else { return }
        let view = textView
        textView = nil
        size.width = room.width
        textView = view
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
