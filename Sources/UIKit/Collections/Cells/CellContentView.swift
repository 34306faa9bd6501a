import CoreGraphics

/// Holds what is in a cell, header or footer of a list.
final class CellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        // A cell that scrolls over the home indicator keeps its shape.
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
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
