import CoreGraphics

extension UITableViewCell {
    /// Lengths of the system's cells, in points.
    private enum Metrics {
        static let gap: CGFloat = 16
        static let editingShift: CGFloat = 38
        static let reorderWidth: CGFloat = 54
        /// Above and below a title with a subtitle; what is left of the height parts them, no more than `lineGap`.
        static let subtitleEdge: CGFloat = 10
        static let lineGap: CGFloat = 3
        static let leastLineGap: CGFloat = 1
        static let value2Width: CGFloat = 91
    }

    // MARK: Margins

    /// How far text stays from the sides of cells like this one.
    var sideMargin: CGFloat { place.side ?? UIView.sideMargin(width: bounds.width) }

    /// The cell's own margins, but for an accessory, which has the margin behind it.
    var contentMargins: NSDirectionalEdgeInsets {
        var margins = directionalLayoutMargins
        if parts.accessory != nil || parts.reorderControl != nil {
            margins.trailing = min(margins.trailing, ListMetrics.beforeAccessory)
        }
        return margins
    }

    func contentMarginsDidChange() { contentView.standardMarginsDidChange() }

    /// What is covered at the leading and at the trailing edge.
    private var covered: (leading: CGFloat, trailing: CGFloat) {
        isMirrored ? (place.covered.right, place.covered.left) : (place.covered.left, place.covered.right)
    }

    // MARK: The cell

    func layOutParts() {
        let isShifted =
            isEditing && (parts.deleteControl != nil || parts.keepsRoomForControl && shouldIndentWhileEditing)
        let mark = parts.deleteControl as? SelectionMark
        let room = mark.map { $0.room + SelectionMark.gap } ?? Metrics.editingShift
        let shift = covered.leading + (isShifted ? room : 0)
        let accessory = accessoryFrame()
        let end = parts.reorderControl.map { _ in right - Metrics.reorderWidth } ?? accessory?.minX ?? right
        contentView.frame = fromLeading(
            CGRect(x: shift, y: 0, width: max(0, end - shift), height: bounds.height))
        if parts.pointsForward {
            parts.accessory?.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        }
        parts.accessory?.frame = accessory.map { fromLeading($0) } ?? .zero
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        parts.automaticSelection?.frame = bounds
        parts.reorderControl?.frame = fromLeading(
            CGRect(x: right - Metrics.reorderWidth, y: 0, width: Metrics.reorderWidth, height: bounds.height))
        parts.deleteControl?.frame = fromLeading(
            CGRect(
                x: covered.leading + (mark == nil ? 8 : sideMargin), y: 0, width: mark?.room ?? Metrics.editingShift,
                height: bounds.height))
        configured.layOut(in: self)
        // Beside marks of selection lines begin where they do without.
        layOutSeparator(contentStart: mark == nil ? shift : covered.leading)
        layOutContent()
    }

    /// Where an index begins, or the cell ends.
    private var right: CGFloat { max(0, bounds.width - place.indexWidth - covered.trailing) }

    private func accessoryFrame() -> CGRect? {
        guard let view = parts.accessory else { return nil }
        let isOwn = view === accessoryView || view === editingAccessoryView
        let size = isOwn ? view.bounds.size : view.sizeThatFits(bounds.size)
        return CGRect(
            x: right - directionalLayoutMargins.trailing - size.width, y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// Of the line below, points: a pixel.
    private var lineThickness: CGFloat { 1 / layoutScale }

    private func layOutSeparator(contentStart: CGFloat) {
        let thickness = lineThickness
        var left = contentStart + (textStart ?? sideMargin), right: CGFloat = 0
        if let inset = parts.separatorInset ?? place.tableInset {
            left = place.insetIsRelative ? left + inset.left : inset.left
            right = inset.right
        }
        let line = CGRect(
            x: left, y: bounds.height - thickness, width: max(0, bounds.width - left - right), height: thickness)
        parts.separator.frame = fromLeading(line)
    }

    /// Where the text begins, behind a picture: the separator begins there too.
    private var textStart: CGFloat? {
        parts.image?.image == nil ? configured.textStart(width: contentView.bounds.width) : textOrigin
    }

    private var contentStart: CGFloat {
        contentMargins.leading + CGFloat(indentationLevel) * indentationWidth
    }

    private var textOrigin: CGFloat {
        guard let size = pictureSize else { return contentStart }
        return contentStart + size.width + Metrics.gap
    }

    /// A row that is lower than its picture shows all of it, smaller.
    private var pictureSize: CGSize? {
        guard let size = parts.image?.image?.size else { return nil }
        let height = contentView.bounds.height
        guard size.height > height, height > 0 else { return size }
        return CGSize(width: (size.width * height / size.height).rounded(), height: height)
    }

    /// The room for text in a content of some width, up to the margin or the accessory.
    private func textWidth(in width: CGFloat) -> CGFloat {
        max(0, width - contentMargins.trailing - textOrigin)
    }

    // MARK: The labels

    private func layOutContent() {
        let inner = contentView.bounds
        if let image = parts.image, let size = pictureSize {
            let y = ((inner.height - size.height) / 2).rounded()
            image.frame = fromLeading(CGRect(origin: CGPoint(x: contentStart, y: y), size: size), in: inner.width)
        }
        let room = CGRect(x: textOrigin, y: 0, width: textWidth(in: inner.width), height: inner.height)
        switch cellStyle {
        case .default: place(parts.text, in: room)
        case .subtitle: layOutSubtitle(room)
        case .value1: layOutValue(room)
        case .value2: layOutSmallValue(room)
        }
    }

    private func place(_ label: UILabel?, in room: CGRect) {
        guard let label else { return }
        let height = min(room.height, label.sizeThatFits(room.size).height)
        put(
            label,
            CGRect(
                x: room.minX, y: ((room.height - height) / 2).onPixel(layoutScale), width: room.width, height: height))
    }

    private func put(_ label: UILabel?, _ frame: CGRect) {
        label?.frame = fromLeading(frame, in: contentView.bounds.width)
    }

    private func layOutSubtitle(_ room: CGRect) {
        guard let detail = parts.detail, detail.text?.isEmpty == false else { return place(parts.text, in: room) }
        let upper = parts.text?.sizeThatFits(room.size).height ?? 0, lower = detail.sizeThatFits(room.size).height
        let gap = min(max(0, room.height - upper - lower - 2 * Metrics.subtitleEdge), Metrics.lineGap)
        let top = ((room.height - upper - gap - lower) / 2).rounded()
        put(parts.text, CGRect(x: room.minX, y: top, width: room.width, height: upper))
        put(detail, CGRect(x: room.minX, y: top + upper + gap, width: room.width, height: lower))
    }

    private func layOutValue(_ room: CGRect) {
        guard let detail = parts.detail else { return place(parts.text, in: room) }
        let wanted = detail.sizeThatFits(room.size)
        let main = parts.text?.sizeThatFits(room.size).width ?? 0
        let width = min(wanted.width, max(room.width - main - 6, room.width / 4))
        put(
            detail,
            CGRect(
                x: room.maxX - width, y: ((room.height - wanted.height) / 2).onPixel(layoutScale), width: width,
                height: wanted.height))
        place(parts.text, in: CGRect(x: room.minX, y: 0, width: max(0, room.width - width - 6), height: room.height))
    }

    private func layOutSmallValue(_ room: CGRect) {
        place(parts.text, in: CGRect(x: room.minX, y: 0, width: Metrics.value2Width, height: room.height))
        let start = room.minX + Metrics.value2Width + 6
        place(parts.detail, in: CGRect(x: start, y: 0, width: max(0, room.maxX - start), height: room.height))
    }

    // MARK: The height

    /// The height that the constraints or the labels ask for.
    func fittedHeight(width: CGFloat) -> CGFloat {
        if bounds.width != width { bounds.size.width = width }
        layOutParts()
        // The line below such a row has room of its own.
        if let height = configured.height(forWidth: contentView.bounds.width) {
            return height + (place.line == nil ? 0 : lineThickness)
        }
        let fitted = contentView.heightOfConstraints(width: contentView.bounds.width) ?? 0
        let room = CGSize(width: textWidth(in: contentView.bounds.width), height: .greatestFiniteMagnitude)
        var labels: CGFloat = 0
        if let text = parts.text { labels = text.sizeThatFits(room).height }
        if cellStyle == .subtitle, let detail = parts.detail, detail.text?.isEmpty == false {
            labels += Metrics.leastLineGap + detail.sizeThatFits(room).height + 2 * Metrics.subtitleEdge
        } else if labels > 0 {
            labels += 2 * ListMetrics.vertical
        }
        // Pictures fit themselves to the row.
        let natural = max(fitted, labels)
        return hasOwnLayout && fitted > 0 ? natural : max(UITableView.Metrics.row, natural)
    }

    /// Whether constraints of the program decide about the height.
    private var hasOwnLayout: Bool { parts.text == nil && parts.detail == nil && parts.image == nil }
}

extension UIView {
    /// The height that the constraints inside the view ask for at a width; nil without any.
    func heightOfConstraints(width: CGFloat) -> CGFloat? {
        guard subtree.contains(where: { $0.layout.constraints != nil }) else { return nil }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
