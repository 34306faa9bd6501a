import CoreGraphics

/// What is in a list's cell, header or footer has its margins, so that it lines up with what the system puts there.
@MainActor
protocol ContentMargins: UIView {
    /// The margins of the content, for a program that gives none.
    var contentMargins: NSDirectionalEdgeInsets { get }
}

/// Holds what is in a cell, header or footer of a list.
final class CellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        // A cell that scrolls over the home indicator keeps its shape.
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var standardMargins: NSDirectionalEdgeInsets {
        (superview as? any ContentMargins)?.contentMargins ?? super.standardMargins
    }

    /// The margins that come from the cell are others.
    func contentMarginsDidChange() {
        layoutMarginsDidChange()
        setNeedsLayout()
    }
}

/// Lengths that the cells of all lists share, in points.
enum ListMetrics {
    /// Above and below the content of a cell.
    static let vertical: CGFloat = 11
    /// Between the content and an accessory behind it.
    static let beforeAccessory: CGFloat = 8
    /// What is wider than this is hard to read.
    static let readableWidth: CGFloat = 672
    static let cornerRadius: CGFloat = 10

    static func margins(side: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
    }
}
