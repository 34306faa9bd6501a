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
    package weak var layouter: (any TextContainerUser)?
    /// Whatever shows that text.
    package weak var shower: (any TextContainerUser)?
    package private(set) var excluded: [ExcludedArea] = []

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
        layouter?.containerDidChange(self)
        shower?.containerDidChange(self)
    }
}

/// Whoever follows the shape of a text container.
@MainActor
package protocol TextContainerUser: AnyObject {
    func containerDidChange(_ container: NSTextContainer)
}
