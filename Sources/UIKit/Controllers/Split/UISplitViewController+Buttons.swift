extension UISplitViewController {
    /// The mode in which the outermost column in sight is out of it; nil without one.
    var modeHidingNextColumn: DisplayMode? {
        switch resolvedMode {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .oneOverSecondary: .secondaryOnly
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            style != .tripleColumn ? .secondaryOnly : tiles ? .oneBesideSecondary : .oneOverSecondary
        }
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
        // There are no columns to show or hide in a stack.
        if displayModeButtonItem.isHidden != isCollapsed { displayModeButtonItem.isHidden = isCollapsed }
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
