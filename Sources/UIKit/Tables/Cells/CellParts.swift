import CoreGraphics

/// The views and values of a table cell that few cells use.
@MainActor
struct CellParts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    /// Views of the program that storyboards connect to the names of these; the cell leaves them where they are.
    var given = Given()

    struct Given {
        weak var text: UILabel?
        weak var detail: UILabel?
        weak var image: UIImageView?
    }

    /// What is at the trailing edge: a view of the program, or one of the system's.
    var accessory: UIView?
    /// Whether the accessory points to where reading goes.
    var pointsForward = false
    var editingAccessoryType = UITableViewCell.AccessoryType.none
    var editingAccessoryView: UIView?
    var deleteControl: UIView?
    var reorderControl: UIView?
    let separator = UIView()
    var separatorInset: UIEdgeInsets?
    var automaticSelection: UIView?
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isSwiped = false
    /// Whether editing shows a mark that a selected row fills, in place of other controls.
    var marksSelection = false
    /// Whether the content makes room for a control that editing does not show.
    var keepsRoomForControl = false

    mutating func makeText(in cell: UITableViewCell) -> UILabel {
        if let text { return text }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: cell.cellStyle == .value2 ? .caption1 : .body)
        if cell.cellStyle == .value2 {
            label.textColor = .tintColor
            label.textAlignment = .right
        }
        cell.contentView.addSubview(label)
        text = label
        return label
    }

    mutating func makeDetail(in cell: UITableViewCell) -> UILabel? {
        if let detail { return detail }
        guard cell.cellStyle != .default else { return nil }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: cell.cellStyle == .value1 ? .body : .caption1)
        if cell.cellStyle == .value1 { label.textColor = .secondaryLabel }
        cell.contentView.addSubview(label)
        detail = label
        return label
    }

    mutating func makeImage(in cell: UITableViewCell) -> UIImageView {
        if let image { return image }
        let view = UIImageView()
        cell.contentView.addSubview(view)
        image = view
        return view
    }
}
