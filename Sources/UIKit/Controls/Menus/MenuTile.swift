import CoreGraphics
import QuartzCore

/// An element of an open menu that stands beside others: its picture, and its title below where there is room.
@MainActor
final class MenuTile: UIControl {
    private let titleLabel = UILabel()
    private let picture = UIImageView()
    private let showsTitle: Bool
    private let fill: CAShapeLayer?

    /// - Parameter isInPalette: shows what is chosen by what lies behind it.
    init(_ element: UIMenuElement, showsTitle: Bool, isInPalette: Bool) {
        self.showsTitle = showsTitle || element.image == nil
        let action = element as? UIAction
        fill = isInPalette && action?.state ?? .off != .off ? CAShapeLayer() : nil
        super.init(frame: .zero)
        let attributes = action?.attributes ?? []
        let color: UIColor =
            attributes.contains(.disabled) ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        if let fill { layer.addSublayer(fill) }
        titleLabel.text = self.showsTitle ? element.title : nil
        titleLabel.font = .systemFont(ofSize: 13)
        titleLabel.textColor = color
        titleLabel.textAlignment = .center
        picture.image = element.imageInMenu
        picture.contentMode = .scaleAspectFit
        picture.tintColor = color
        isEnabled = !attributes.contains(.disabled)
        addSubview(picture)
        addSubview(titleLabel)
        isAccessibilityElement = true
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        if action?.state == .on { accessibilityTraits.insert(.selected) }
        accessibilityLabel = element.title
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 22
        let hasPicture = picture.image != nil, line: CGFloat = showsTitle ? 18 : 0
        let gap: CGFloat = hasPicture && showsTitle ? 5 : 0
        let top = bounds.midY - ((hasPicture ? side : 0) + gap + line) / 2
        picture.frame = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: hasPicture ? side : 0)
        titleLabel.frame = CGRect(
            x: 4, y: top + (hasPicture ? side : 0) + gap, width: max(bounds.width - 8, 0), height: line)
        fill?.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 4, dy: 4), cornerRadius: 8).cgPath
        fill?.fillColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
    }
}

/// Elements of an open menu that stand side by side: up to four pictures, up to three pictures with titles, or a palette that scrolls.
@MainActor
final class MenuTiles: UIView {
    private let tiles: [MenuTile]
    private let columns: Int
    private let rowHeight: CGFloat
    private let scroll: UIScrollView?
    private var lines: [UIView] = []

    init(_ tiles: [MenuTile], size: UIMenu.ElementSize, isPalette: Bool) {
        self.tiles = tiles
        columns = size == .medium ? 3 : 4
        rowHeight = size == .medium ? 64 : 44
        scroll = isPalette ? UIScrollView() : nil
        super.init(frame: .zero)
        if let scroll {
            scroll.showsHorizontalScrollIndicator = false
            addSubview(scroll)
        }
        for tile in tiles { (scroll ?? self).addSubview(tile) }
        guard scroll == nil else { return }
        for _ in 0..<rows * (perRow - 1) {
            let line = UIView()
            line.backgroundColor = .separator
            lines.append(line)
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var rows: Int { (tiles.count + columns - 1) / columns }
    /// Fewer share the width among them.
    private var perRow: Int { min(tiles.count, columns) }

    /// In points.
    var height: CGFloat { scroll == nil ? CGFloat(rows) * rowHeight : rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let scroll { return layOutPalette(scroll) }
        let width = bounds.width / CGFloat(max(perRow, 1)), hairline = 1 / max(1, traitCollection.displayScale)
        for (index, tile) in tiles.enumerated() {
            place(
                tile,
                CGRect(
                    x: CGFloat(index % columns) * width, y: CGFloat(index / columns) * rowHeight, width: width,
                    height: rowHeight), in: bounds.width)
        }
        for (index, line) in lines.enumerated() {
            let row = index / (perRow - 1), column = index % (perRow - 1) + 1
            line.frame = CGRect(
                x: CGFloat(column) * width - hairline, y: CGFloat(row) * rowHeight, width: hairline, height: rowHeight)
        }
    }

    private func layOutPalette(_ scroll: UIScrollView) {
        let width = max(rowHeight, bounds.width / CGFloat(max(tiles.count, 1)))
        scroll.frame = bounds
        scroll.contentSize = CGSize(width: width * CGFloat(tiles.count), height: rowHeight)
        for (index, tile) in tiles.enumerated() {
            place(
                tile, CGRect(x: CGFloat(index) * width, y: 0, width: width, height: rowHeight),
                in: scroll.contentSize.width)
        }
    }

    /// From the right where reading begins there.
    private func place(_ view: UIView, _ rect: CGRect, in width: CGFloat) {
        let x = isMirrored ? width - rect.maxX : rect.minX
        view.frame = CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
    }
}
