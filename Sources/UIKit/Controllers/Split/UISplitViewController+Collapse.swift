extension UISplitViewController {
    /// Makes one stack of the columns.
    func collapse() {
        isCollapsed = true
        for column in UISplitViewController.order { columns[column].map(release) }
        dimming.removeFromSuperview()
        guard let top = columns[.compact] ?? stacked() else { return }
        addChild(top)
        view.addSubview(top.view)
        top.didMove(toParent: self)
        layOutAgain()
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// The primary column's navigation controller with the others' controllers on it; without one, the controller to show.
    private func stacked() -> UIViewController? {
        guard let primary = columns[.primary] ?? columns[.secondary] else { return nil }
        guard let base = primary as? UINavigationController else {
            let secondary = columns[.secondary]
            let hides = secondary.map {
                delegate?.splitViewController(self, collapseSecondary: $0, onto: primary) ?? false
            }
            return hides ?? true ? primary : secondary
        }
        var stack: [UIViewController] = []
        homes = [:]
        contents = [:]
        for column in columnsOfStack() { stack += takeContent(of: column, for: base) }
        base.setViewControllers(stack, animated: false)
        return base
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
            let hides = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            return hides ? [.primary] : [.primary, .secondary]
        }
        let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        return Array(UISplitViewController.order.prefix { $0.rawValue <= top.rawValue })
    }

    /// Gives the stack's controllers back to their columns.
    func expand() {
        isCollapsed = false
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
        guard isViewLoaded else { return }
        showColumns()
        delegate?.splitViewControllerDidExpand(self)
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

extension UIViewController {
    /// The split view controller that this one is in.
    public var splitViewController: UISplitViewController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
    }
}
