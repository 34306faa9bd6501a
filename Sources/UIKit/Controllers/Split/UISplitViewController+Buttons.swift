extension UISplitViewController {
    /// Brings in the next column that is out of sight, from the secondary one outwards.
    func showNextColumn() {
        let isFirst = style == .tripleColumn && resolvedMode == .secondaryOnly
        show(isFirst ? .supplementary : .primary)
    }

    /// Sends the outermost column away that is in sight.
    func hideNextColumn() {
        let showsTwo = [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(resolvedMode)
        hide(showsTwo ? .primary : .supplementary)
    }

    /// Whether a column is beyond the edge.
    var hidesColumns: Bool {
        switch resolvedMode {
        case .secondaryOnly: true
        case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn
        default: false
        }
    }

    /// Puts the buttons for columns into the bar of the secondary one, before the program's own.
    func updateButtons() {
        let navigation = isCollapsed ? nil : columns[.secondary] as? UINavigationController
        let item = navigation?.viewControllers.first?.navigationItem
        let own = item?.leftBarButtonItems ?? []
        let buttons = style == .unspecified ? [] : wantedButtons.filter { !own.contains($0) }
        if buttonItem !== item { buttonItem?.columnButtons = [] }
        buttonItem = item
        guard let item, item.columnButtons != buttons else { return }
        item.columnButtons = buttons
    }

    private var wantedButtons: [UIBarButtonItem] {
        let showsMode =
            switch displayModeButtonVisibility {
            case .automatic: presentsWithGesture
            case .never: false
            case .always: true
            }
        let showsOnly = showsSecondaryOnlyButton && style == .tripleColumn
        return (showsMode ? [displayModeButtonItem] : []) + (showsOnly ? [secondaryOnlyButton] : [])
    }
}

/// The fingers that bring columns in from their edge and send them back.
@MainActor
final class ColumnGestures: NSObject, UIGestureRecognizerDelegate {
    private let inward = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    private let outward = UISwipeGestureRecognizer(target: nil, action: nil)
    private unowned let owner: UISplitViewController

    init(_ owner: UISplitViewController) {
        self.owner = owner
        super.init()
        inward.addHandler { [weak self] in
            if let self, inward.state == .began { self.owner.showNextColumn() }
        }
        outward.addHandler { [weak owner] in owner?.hideNextColumn() }
        for recognizer in [inward, outward] { recognizer.delegate = self }
    }

    func attach(to view: UIView) {
        for recognizer in [inward, outward] { view.addGestureRecognizer(recognizer) }
    }

    private var columnsAreLeft: Bool {
        let isRightToLeft = owner.view.isMirrored
        return (owner.primaryEdge == .leading) != isRightToLeft
    }

    private var isAllowed: Bool { owner.presentsWithGesture && !owner.isCollapsed }

    /// Edges are those of the language and the setting now.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        inward.edges = columnsAreLeft ? .left : .right
        outward.direction = columnsAreLeft ? .left : .right
        guard isAllowed else { return false }
        return gestureRecognizer === inward ? owner.hidesColumns : isInColumn(touch)
    }

    /// Whether a finger went down beside the secondary column.
    private func isInColumn(_ touch: UITouch) -> Bool {
        let columns = [owner.columns[.primary], owner.columns[.supplementary]].compactMap { $0?.viewIfLoaded }
        return columns.contains { touch.view?.isDescendant(of: $0) ?? false }
    }
}
