extension UISplitViewController {
    /// Whether the controllers within stand side by side.
    public enum LayoutEnvironment: Int, Sendable {
        /// In no split view controller.
        case none = 0
        case expanded, collapsed
    }
}

/// Whether the columns of the split view controller around stand side by side: it sets this for its columns.
public enum UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

extension UIMutableTraits {
    /// Whether columns stand side by side.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
        set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
    }
}

extension UITraitCollection {
    /// Whether the columns of the split view controller around stand side by side.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
}

extension UISplitViewController {
    /// Whether a column is on the screen.
    public func isShowing(_ column: Column) -> Bool {
        guard !isCollapsed else { return isOnTopOfStack(column) }
        switch (column, displayMode) {
        case (.secondary, _): return true
        case (.compact, _), (_, .secondaryOnly), (_, .automatic): return false
        case (.primary, .oneBesideSecondary), (.primary, .oneOverSecondary): return style != .tripleColumn
        case (.primary, _): return true
        case (.supplementary, _): return style == .tripleColumn
        }
    }

    private func isOnTopOfStack(_ column: Column) -> Bool {
        guard let controller = viewController(for: column) else { return false }
        let top = (children.last as? UINavigationController)?.topViewController ?? children.last
        return top === controller || (controller as? UINavigationController)?.topViewController === top
            || children.last === controller
    }

    /// Tells the columns whether they stand side by side.
    func tellLayoutEnvironment() {
        let environment = isCollapsed ? LayoutEnvironment.collapsed : .expanded
        guard traitOverrides.splitViewControllerLayoutEnvironment != environment else { return }
        traitOverrides.splitViewControllerLayoutEnvironment = environment
    }
}
