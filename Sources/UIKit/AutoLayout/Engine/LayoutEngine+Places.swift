import LayoutSolver

/// The engine's own constraints: places that come from frames, masks, margins and offsets.
extension LayoutEngine {
    /// Fixes a view whose place does not come from constraints.
    func placeView(_ item: Item, _ view: UIView) {
        if view === root {
            let followsFrame = view.translatesAutoresizingMaskIntoConstraints || view is UIWindow
            if !isMeasuring, followsFrame {
                item.fixed = [fix(item.width, view.bounds.width, view), fix(item.height, view.bounds.height, view)]
            }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            placeByMask(item, view)
        }
    }

    /// Brings the constants of a view's place up to date with its frame.
    func refreshPlace(of view: UIView) {
        guard let item = knownItem(of: view), !item.fixed.isEmpty else { return }
        if view === root {
            setFixed(view.bounds.width, item.fixed[0])
            setFixed(view.bounds.height, item.fixed[1])
        } else {
            placeByMask(item, view)
        }
    }

    /// The view's place comes from another source now.
    func replaceView(_ view: UIView) {
        guard let item = knownItem(of: view) else { return }
        for id in item.fixed + item.intrinsic.ids { remove(id) }
        item.fixed = []
        item.shares = nil
        item.intrinsic = IntrinsicConstraints()
        placeView(item, view)
        setIntrinsicSize(item, view)
    }

    private func placeByMask(_ item: Item, _ view: UIView) {
        let size = view.bounds.size
        let rect = CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, size.width.isFinite, size.height.isFinite else { return }
        let outer = view.superview?.bounds.size ?? .zero
        let shares = AutoresizingShares(view.autoresizingMask, of: rect, in: outer)
        let parts: [(SolverVariable, CGFloat, Double, Bool)] = [
            (item.x, rect.minX, shares.x, true), (item.y, rect.minY, shares.y, false),
            (item.width, rect.width, shares.width, true), (item.height, rect.height, shares.height, false),
        ]
        if shares == item.shares {
            for ((_, value, share, isHorizontal), id) in zip(parts, item.fixed) {
                setFixed(value - share * (isHorizontal ? outer.width : outer.height), id)
            }
            return
        }
        for id in item.fixed { remove(id) }
        item.shares = shares
        item.fixed = parts.map { variable, value, share, isHorizontal in
            let length = isHorizontal ? outer.width : outer.height
            var expression = LinearExpression(constant: -Double(value - share * length))
            expression.add(variable)
            if share != 0, let superview = view.superview {
                let host = self.item(of: superview)
                expression.add(isHorizontal ? host.width : host.height, times: -share)
            }
            return addFixed(expression, owner: view)
        }
    }

    private func fix(_ variable: SolverVariable, _ value: CGFloat, _ owner: any LayoutItem) -> SolverConstraintID {
        var expression = LinearExpression(constant: value.isFinite ? -Double(value) : 0)
        expression.add(variable)
        return addFixed(expression, owner: owner)
    }

    private func addFixed(
        _ expression: LinearExpression, owner: any LayoutItem, mayBreak: Bool = false
    ) -> SolverConstraintID {
        add(
            LinearConstraint(expression: expression, relation: .equal, isProtected: !mayBreak),
            owner: .place(of: LayoutItemReference(owner)))
    }

    private func setFixed(_ value: CGFloat, _ id: SolverConstraintID) {
        guard value.isFinite, solver.constraint(id).expression.constant != -Double(value) else { return }
        setConstant(-Double(value), of: id)
    }

    // MARK: Guides

    /// Fixes a guide that follows a part of its view.
    func placeGuide(_ item: Item, _ guide: UILayoutGuide, _ owner: UIView) {
        guard let role = guide.role else { return }
        let outer = self.item(of: owner)
        let insets = role.insets(in: owner)
        switch role {
        case .content:
            outer.scroll?.decidesContentSize = true
            item.fixed = [fix(item.x, 0, guide), fix(item.y, 0, guide)]
            if let scroll = outer.scroll {
                item.fixed += [
                    equate(item.width, scroll.width, 0, guide), equate(item.height, scroll.height, 0, guide),
                ]
            }
        case .readable:
            placeReadable(item, guide, owner)
        case .safeArea, .margins, .frame:
            item.fixed = [
                equate(item.x, outer.scroll?.offsetX, insets.left, guide),
                equate(item.y, outer.scroll?.offsetY, insets.top, guide),
                equate(item.width, outer.width, -insets.left - insets.right, guide, mayBreak: role == .margins),
                equate(item.height, outer.height, -insets.top - insets.bottom, guide, mayBreak: role == .margins),
            ]
        }
    }

    private func placeReadable(_ item: Item, _ guide: UILayoutGuide, _ owner: UIView) {
        let margins = self.item(of: owner.layoutMarginsGuide)
        var middle = LinearExpression()
        middle.add(item.x)
        middle.add(item.width, times: 0.5)
        middle.add(margins.x, times: -1)
        middle.add(margins.width, times: -0.5)
        var limit = LinearExpression(constant: -672)
        limit.add(item.width)
        var full = LinearExpression()
        full.add(item.width)
        full.add(margins.width, times: -1)
        let place = Owner.place(of: LayoutItemReference(guide))
        item.fixed = [
            equate(item.y, margins.y, 0, guide), equate(item.height, margins.height, 0, guide),
            addFixed(middle, owner: guide),
            add(LinearConstraint(expression: limit, relation: .lessOrEqual, isProtected: true), owner: place),
            add(LinearConstraint(expression: full, relation: .equal, priority: 999), owner: place),
        ]
    }

    /// `variable = other + value`. What may break is given up before the constraints of programs that came earlier, as are the far
    /// edges of margins in a view too small for them.
    private func equate(
        _ variable: SolverVariable, _ other: SolverVariable?, _ value: CGFloat, _ owner: any LayoutItem,
        mayBreak: Bool = false
    ) -> SolverConstraintID {
        var expression = LinearExpression(constant: -Double(value))
        expression.add(variable)
        if let other { expression.add(other, times: -1) }
        return addFixed(expression, owner: owner, mayBreak: mayBreak)
    }

    /// Brings guides and the scroll offset of a view up to date with what they follow.
    func refreshParts(of view: UIView) {
        if let scroll = knownItem(of: view)?.scroll {
            setFixed(view.bounds.minX, scroll.offsets[0])
            setFixed(view.bounds.minY, scroll.offsets[1])
        }
        for guide in view.layout.constraints?.roleGuides ?? [] {
            guard let role = guide.role, role != .content, role != .readable, let item = knownItem(of: guide) else {
                continue
            }
            let insets = role.insets(in: view)
            setFixed(insets.left, item.fixed[0])
            setFixed(insets.top, item.fixed[1])
            setFixed(-insets.left - insets.right, item.fixed[2])
            setFixed(-insets.top - insets.bottom, item.fixed[3])
        }
    }

    func makeScrollVariables(_ view: UIView) -> ScrollVariables {
        let x = solver.addVariable(), y = solver.addVariable()
        return ScrollVariables(
            width: solver.addVariable(), height: solver.addVariable(), offsetX: x, offsetY: y,
            offsets: [fix(x, view.bounds.minX, view), fix(y, view.bounds.minY, view)])
    }
}
