import CoreGraphics

/// The lines below the last row of a plain table, as of rows that are not there.
extension UITableView {
    /// The height of rows that are not there; nil without any.
    private var fillerHeight: CGFloat? {
        guard style == .plain, separatorStyle != .none, tableFooterView == nil else { return nil }
        let height =
            fillerRowHeight == Self.automaticDimension ? (rowHeight > 0 ? rowHeight : Metrics.row) : fillerRowHeight
        return height > 0 ? height : nil
    }

    /// Brings the lines in line with the part of the content that is seen.
    func placeFillers() {
        var tops: [CGFloat] = []
        if let height = fillerHeight {
            let first = max(1, ((bounds.minY - places.map.end) / height).rounded(.up))
            tops = Array(stride(from: places.map.end + first * height, to: bounds.maxY, by: height))
        }
        while lines.fillers.count > tops.count { lines.fillers.removeLast().removeFromSuperview() }
        while lines.fillers.count < tops.count {
            let line = UIView()
            line.isUserInteractionEnabled = false
            insertSubview(line, at: backgroundView == nil ? 0 : 1)
            lines.fillers.append(line)
        }
        let inset = separatorInset, thickness = 1 / layoutScale
        for (line, top) in zip(lines.fillers, tops) {
            line.backgroundColor = separatorColor
            line.frame = fromLeading(
                CGRect(
                    x: inset.left, y: top - thickness, width: max(0, bounds.width - inset.left - inset.right),
                    height: thickness))
        }
    }
}
