import CoreGraphics

extension UITableView {
    /// The colour behind rows, and what these learn of their list.
    func showStyle() {
        traitOverrides.listEnvironment = style.listEnvironment
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// How sections look.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    /// As a height: as the content says.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// Posted by a table when other rows are selected than before.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// In place of a title, a magnifying glass: for the search above the rows.
    public nonisolated static let indexSearch = SectionIndexStrip.search

    /// How lines look where the program says so.
    struct Lines {
        var separatorInset: UIEdgeInsets?
        /// Below the last row, from the top.
        var fillers: [UIView] = []
    }

    /// Lengths of the system's tables, in points.
    enum Metrics {
        static let row: CGFloat = 44
        static let plainHeader: CGFloat = 28
        static let plainHeaderPadding: CGFloat = 22
        static let groupedHeader: CGFloat = 38
        /// Above and below the text of a header: what the heights leave to a line of the standard size.
        static let plainHeaderRoom: CGFloat = 7
        static let groupedHeaderRoom: CGFloat = 22
        static let firstGroupedHeaderRoom: CGFloat = 39
        static let firstGroupedHeader: CGFloat = 55
        static let groupedGap: CGFloat = 17.5
        static let firstGroupedGap: CGFloat = 35
    }

    /// Whether rows that size themselves are measured again when their content changes.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// When a configuration changes, and on `invalidateIntrinsicContentSize()`.
        case enabled
        /// When constraints of what is in a cell change, too.
        case enabledIncludingConstraints
    }

    /// Where a row goes when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top, middle, bottom
    }

    /// What the insets of lines count from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The ends of rows.
        case fromCellEdges = 0
        /// Where lines begin and end by themselves.
        case fromAutomaticInsets
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }
}

extension UITableView {
    /// What every table begins with, however it is made.
    func start() {
        alwaysBounceVertical = true
        showStyle()
        _ = rowEditing.swiper
        transfers.start()
    }
}
