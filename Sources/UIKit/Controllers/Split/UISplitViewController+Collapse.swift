extension UISplitViewController {
    /// The width has become compact: one stack of the columns.
    func collapse() {
        isCollapsed = true
        for column in UISplitViewController.order { columns[column].map(release) }
        for line in [dimming] + separators { line.removeFromSuperview() }
        if style == .unspecified, let given = delegate?.primaryViewController(forCollapsing: self) {
            columns[.primary] = given
        }
        showStack(of: columns[.compact] == nil ? columnsOfStack() : [])
        delegate?.splitViewControllerDidCollapse(self)
        tellOfDetailTarget()
    }

    /// Shows the stack of some columns, or the controller for a compact width.
    private func showStack(of shown: [Column]) {
        updateButtons()
        guard let top = columns[.compact] ?? stacked(shown) else { return }
        addChild(top)
        view.addSubview(top.view)
        top.didMove(toParent: self)
        layOutAgain()
    }

    /// The primary column's navigation controller with the others' controllers on it; without one, the controller to show.
    private func stacked(_ shown: [Column]) -> UIViewController? {
        guard let primary = columns[.primary] ?? columns[.secondary] else { return nil }
        homes = [:]
        guard let base = primary as? UINavigationController else {
            return shown.contains(.secondary) ? columns[.secondary] ?? primary : primary
        }
        contents = [:]
        base.setViewControllers(shown.flatMap { takeContent(of: $0, for: base) }, animated: false)
        return base
    }

    /// The columns whose controllers are in the stack now.
    private var columnsInStack: [Column] {
        guard let stack else { return children.last === columns[.secondary] ? [.primary, .secondary] : [.primary] }
        let found = Set(stack.viewControllers.compactMap { homes[ObjectIdentifier($0)] })
        return UISplitViewController.order.filter { found.contains($0) || $0 == .primary }
    }

    /// Another controller for a column while there is one stack: it takes the place of the old one there, or waits to be shown.
    func replaceInStack(_ column: Column, with controller: UIViewController?) {
        guard let stack, columns[.compact] == nil, column == .supplementary || column == .secondary else {
            let shown = columnsInStack
            unstack()
            columns[column] = controller
            return showStack(of: shown)
        }
        func isOld(_ page: UIViewController) -> Bool { homes[ObjectIdentifier(page)] == column }
        let place = stack.viewControllers.firstIndex { isOld($0) }
        let old = columns[column], leaving = contents[column] ?? stack.viewControllers.filter { isOld($0) }
        var rest = stack.viewControllers.filter { !isOld($0) }
        for gone in leaving { homes[ObjectIdentifier(gone)] = nil }
        contents[column] = nil
        columns[column] = controller
        if let place { rest.insert(contentsOf: takeContent(of: column, for: stack), at: place) }
        stack.setViewControllers(rest, animated: false)
        (old as? UINavigationController)?.setViewControllers(leaving, animated: false)
    }

    /// A column's controllers, taken out of its own navigation controller unless that is the stack.
    private func takeContent(of column: Column, for base: UINavigationController) -> [UIViewController] {
        guard let controller = columns[column] else { return [] }
        let navigation = controller as? UINavigationController
        let own = contents[column] ?? navigation?.viewControllers ?? [controller]
        if navigation !== base { navigation?.setViewControllers([], animated: false) }
        contents[column] = own
        for controller in own { homes[ObjectIdentifier(controller)] = column }
        return own
    }

    private func columnsOfStack() -> [Column] {
        guard style != .unspecified else {
            guard let primary = columns[.primary], let secondary = columns[.secondary] else { return [.primary] }
            homes = [:]
            // Delegates ask outlets of what they collapse.
            secondary.loadViewIfNeeded()
            (secondary as? UINavigationController)?.topViewController?.loadViewIfNeeded()
            if !(delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false) {
                primary.collapseSecondaryViewController(secondary, for: self)
            }
            return homes[ObjectIdentifier(secondary)] == nil ? [.primary] : [.primary, .secondary]
        }
        let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        return Array(UISplitViewController.order.prefix { $0.rawValue <= top.rawValue })
    }

    /// There is room for columns again.
    func expand() {
        isCollapsed = false
        unstack()
        separateSecondary()
        guard isViewLoaded else { return }
        showColumns()
        delegate?.splitViewControllerDidExpand(self)
        tellOfDetailTarget()
    }

    /// Says that details are shown elsewhere now.
    private func tellOfDetailTarget() {
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    /// Asks for the controllers that take the place of the one, in the style `unspecified`.
    private func separateSecondary() {
        guard style == .unspecified else { return }
        if let given = delegate?.primaryViewController(forExpanding: self) { columns[.primary] = given }
        guard let primary = columns[.primary] else { return }
        let separated =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        if let separated, separated !== columns[.secondary] { columns[.secondary] = separated }
    }

    /// Gives the stack's controllers back to their columns.
    private func unstack() {
        for child in children { release(child) }
        if !homes.isEmpty, let base = columns[.primary] as? UINavigationController {
            var stacks: [Column: [UIViewController]] = [:]
            var column = Column.primary
            for controller in base.viewControllers {
                column = homes[ObjectIdentifier(controller)] ?? column
                stacks[column, default: []].append(controller)
            }
            stacks.merge(contents) { shown, _ in shown }
            base.setViewControllers(stacks[.primary] ?? [], animated: false)
            for (column, stack) in stacks where column != .primary {
                (columns[column] as? UINavigationController)?.setViewControllers(stack, animated: false)
            }
            homes = [:]
            contents = [:]
        }
    }

    private var stack: UINavigationController? { children.last as? UINavigationController }

    func showInStack(_ column: Column) {
        guard let stack, columns[.compact] == nil else { return }
        if let last = stack.viewControllers.last(where: { homes[ObjectIdentifier($0)] == column }) {
            stack.popToViewController(last, animated: true)
            return
        }
        stack.setViewControllers(stack.viewControllers + takeContent(of: column, for: stack), animated: true)
    }

    func hideInStack(_ column: Column) {
        guard let stack, let first = stack.viewControllers.firstIndex(where: { homes[ObjectIdentifier($0)] == column }),
            first > 0
        else { return }
        contents[column] = Array(stack.viewControllers[first...])
        stack.popToViewController(stack.viewControllers[first - 1], animated: true)
    }
}
