import CoreGraphics

/// How the lines above and below an item of a list look.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a line shows.
    public enum Visibility: Int, Sendable {
        /// As the list does by itself: below items, but not below the last one of a group.
        case automatic = 0
        case visible, hidden
    }

    /// From the text to the trailing edge.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the line above the item shows.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the item shows.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above stays from the sides, in points.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// How far the line below stays from the sides, in points.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// Of the lines.
    public var color = UIColor.separator
    /// Of the lines of selected items, where several may be selected.
    public var multipleSelectionColor = UIColor.separator

    /// The lines of lists that look so.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        if listAppearance == .sidebar { bottomSeparatorVisibility = .hidden }
    }

    // MARK: Lines

    /// One line of a cell.
    struct Line: Hashable, Sendable {
        var color: UIColor
        /// While the item is one of several selected ones.
        var selectedColor: UIColor
        /// nil: from the text to the trailing edge.
        var insets: NSDirectionalEdgeInsets?
    }

    /// The line above an item.
    var topLine: Line? {
        topSeparatorVisibility == .visible ? line(topSeparatorInsets) : nil
    }

    /// The line below an item.
    ///
    /// - Parameter isUsual: Whether the list would show one by itself.
    func bottomLine(isUsual: Bool) -> Line? {
        let shows = bottomSeparatorVisibility == .automatic ? isUsual : bottomSeparatorVisibility == .visible
        return shows ? line(bottomSeparatorInsets) : nil
    }

    private func line(_ insets: NSDirectionalEdgeInsets) -> Line {
        Line(
            color: color, selectedColor: multipleSelectionColor, insets: insets == Self.automaticInsets ? nil : insets)
    }
}
