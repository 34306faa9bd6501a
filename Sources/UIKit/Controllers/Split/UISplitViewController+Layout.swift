public import CoreGraphics

extension UISplitViewController {
    /// The width of the primary column, in points.
    public var primaryColumnWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth, part: preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }

    /// The width of the supplementary column, in points.
    public var supplementaryColumnWidth: CGFloat {
        guard style == .tripleColumn else { return 0 }
        return width(
            preferredSupplementaryColumnWidth, part: preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    }

    /// A column's width by the wishes for it, of which each may be left to the controller.
    private func width(_ preferred: CGFloat, part: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        let room = view.bounds.width, automatic = UISplitViewController.automaticDimension
        let wanted = preferred != automatic ? preferred : part != automatic ? part * room : 320
        let least = minimum != automatic ? minimum : 0
        let most = maximum != automatic ? maximum : max(320, wanted)
        return min(max(wanted, least), max(most, least), room)
    }

    /// Whether the width has room for columns side by side: that of a tablet held across.
    var tiles: Bool {
        switch preferredSplitBehavior {
        case .tile: true
        case .overlay, .displace: false
        case .automatic: view.bounds.width > view.bounds.height
        }
    }

    var resolvedMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        return tiles ? .oneBesideSecondary : .secondaryOnly
    }

    var coversSecondary: Bool { [.oneOverSecondary, .twoOverSecondary].contains(resolvedMode) }

    /// The columns that a mode shows beside or over the secondary one, from the edge inwards.
    private func leadingColumns(in mode: DisplayMode) -> [Column] {
        switch mode {
        case .automatic, .secondaryOnly: []
        case .oneBesideSecondary, .oneOverSecondary: [style == .tripleColumn ? .supplementary : .primary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        }
    }

    func showColumns() {
        for column in [Column.secondary, .supplementary, .primary] {
            guard let controller = columns[column], controller.parent !== self else { continue }
            addChild(controller)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
        if let secondary = columns[.secondary]?.view {
            view.insertSubview(secondary, at: 0)
            view.insertSubview(dimming, aboveSubview: secondary)
        }
        for separator in separators { view.addSubview(separator) }
        layOutAgain()
    }

    func release(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    func placeColumns() {
        let mode = resolvedMode
        if mode != shownMode {
            delegate?.splitViewController(self, willChangeTo: mode)
            shownMode = mode
        }
        let shown = leadingColumns(in: mode), bounds = view.bounds
        var edge: CGFloat = 0
        for (column, separator) in zip([Column.primary, .supplementary], separators) {
            guard let columnView = columns[column]?.view else { continue }
            let width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
            let isShown = shown.contains(column)
            place(columnView, at: isShown ? edge : -width, width: width)
            columnView.accessibilityElementsHidden = !isShown
            if isShown { edge += width }
            let line = 1 / view.layoutScale
            place(separator, at: isShown ? edge - line : -line, width: line)
        }
        let covers = coversSecondary, displaces = mode == .twoDisplaceSecondary
        if let secondary = columns[.secondary]?.view {
            place(secondary, at: covers ? 0 : edge, width: covers || displaces ? bounds.width : bounds.width - edge)
        }
        dimming.frame = bounds
        dimming.alpha = covers ? 1 : 0
    }

    /// `start` is counted from the edge where the primary column is.
    private func place(_ columnView: UIView, at start: CGFloat, width: CGFloat) {
        let isRightToLeft = view.isMirrored
        let isFromLeft = (primaryEdge == .leading) != isRightToLeft
        let x = isFromLeft ? start : view.bounds.width - start - width
        columnView.frame = CGRect(x: x, y: 0, width: max(0, width), height: view.bounds.height)
    }
}
