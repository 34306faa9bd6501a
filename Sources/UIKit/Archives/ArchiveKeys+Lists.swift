import CoreGraphics

extension ArchiveKeys {
    static let lists: [(AnyClass, [ArchiveKey])] = [
        (UICollectionReusableView.self, []), (UICollectionViewCell.self, []), (UITableViewHeaderFooterView.self, []),
        (
            UITableViewCell.self,
            [
                style("UITableViewCellStyle") { (cell: UITableViewCell) in cell.cellStyle.rawValue },
                part("UITextLabel", \.textLabel), part("UIDetailTextLabel", \.detailTextLabel), picture,
                .choice("UIAccessoryType", \UITableViewCell.accessoryType),
                .choice("UISelectionStyle", \UITableViewCell.selectionStyle),
                .integer("UIIndentationLevel", \UITableViewCell.indentationLevel),
                .number("UIIndentationWidth", \UITableViewCell.indentationWidth),
                .object("UIAccessoryView", \UITableViewCell.accessoryView),
                .object("UIBackgroundView", \UITableViewCell.backgroundView),
                .object("UISelectedBackgroundView", \UITableViewCell.selectedBackgroundView),
                .flag("UISelected", \UITableViewCell.isSelected),
            ]
        ),
        (
            UITableView.self,
            [
                style("UITableViewStyle") { (table: UITableView) in table.style.rawValue },
                .number("UIRowHeight", \UITableView.rowHeight),
                .number("UIEstimatedRowHeight", \UITableView.estimatedRowHeight),
                .number("UISectionHeaderHeight", \UITableView.sectionHeaderHeight),
                .number("UISectionFooterHeight", \UITableView.sectionFooterHeight),
                .choice("UISeparatorStyle", \UITableView.separatorStyle),
                .object("UISeparatorColor", \UITableView.separatorColor),
                .flag("UIAllowsSelection", \UITableView.allowsSelection),
                .flag("UIAllowsMultipleSelection", \UITableView.allowsMultipleSelection),
                .object("UITableHeaderView", \UITableView.tableHeaderView),
                .object("UITableFooterView", \UITableView.tableFooterView),
                .object("UIBackgroundView", \UITableView.backgroundView),
            ]
        ),
        (
            UICollectionView.self,
            [
                .flag("UIAllowsSelection", \UICollectionView.allowsSelection),
                .flag("UIAllowsMultipleSelection", \UICollectionView.allowsMultipleSelection), flow,
            ]
        ),
    ]

    /// A style, which the class reads itself before anything else.
    static func style<View: UIView>(_ name: String, _ style: @escaping (View) -> Int) -> ArchiveKey {
        ArchiveKey(name) { (view: View, coder, name) in
            coder.encode(style(view), forKey: name)
        } read: { _, _, _ in
        }
    }

    /// The text and looks of a label that a cell's style brings.
    private static func part(_ name: String, _ path: KeyPath<UITableViewCell, UILabel?>) -> ArchiveKey {
        ArchiveKey(name) { (cell: UITableViewCell, coder, name) in
            guard let label = cell[keyPath: path], label.text != nil else { return }
            coder.encode(label, forKey: name)
        } read: { cell, coder, name in
            guard let read = coder.decodeObject(forKey: name) as? UILabel, let label = cell[keyPath: path] else {
                return
            }
            (label.font, label.textColor) = (read.font, read.textColor)
            (label.numberOfLines, label.textAlignment) = (read.numberOfLines, read.textAlignment)
            label.text = read.text
            if read.content.attributed != nil { label.attributedText = read.attributedText }
        }
    }

    private static let picture = ArchiveKey("UIImage") { (cell: UITableViewCell, coder, name) in
        if let image = cell.imageView?.image { coder.encode(image, forKey: name) }
    } read: { cell, coder, name in
        cell.imageView?.image = coder.decodeObject(forKey: name) as? UIImage
    }

    private static let flow = ArchiveKey("UIFlowLayout") { (view: UICollectionView, coder, name) in
        guard let flow = view.collectionViewLayout as? UICollectionViewFlowLayout,
            type(of: flow) == UICollectionViewFlowLayout.self
        else {
            return Diagnostics.report(
                "\(type(of: view.collectionViewLayout)) of a \(type(of: view)) is not archived: a flow layout is read.")
        }
        let insets = flow.sectionInset
        let sizes = [flow.itemSize, flow.estimatedItemSize, flow.headerReferenceSize, flow.footerReferenceSize]
        let numbers: [CGFloat] =
            sizes.flatMap { [$0.width, $0.height] } + [insets.top, insets.left, insets.bottom, insets.right]
            + [flow.minimumLineSpacing, flow.minimumInteritemSpacing, flow.scrollDirection == .horizontal ? 1 : 0]
        coder.encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: name)
    } read: { view, coder, name in
        let numbers = (coder.decodeObject(forKey: name) as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
        guard let flow = view.collectionViewLayout as? UICollectionViewFlowLayout, numbers.count == 15 else { return }
        func size(_ place: Int) -> CGSize { CGSize(width: numbers[place], height: numbers[place + 1]) }
        (flow.itemSize, flow.estimatedItemSize) = (size(0), size(2))
        (flow.headerReferenceSize, flow.footerReferenceSize) = (size(4), size(6))
        flow.sectionInset = UIEdgeInsets(top: numbers[8], left: numbers[9], bottom: numbers[10], right: numbers[11])
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (numbers[12], numbers[13])
        flow.scrollDirection = numbers[14] == 1 ? .horizontal : .vertical
    }
}
