extension UIView {
    /// Reading a struct with weak references copies them, and a weak reference makes counting references to its object slow: so there
    /// are none here, and who goes away tells the others.
    struct Hierarchy {
        unowned(unsafe) var superview: UIView?
        var subviews: [UIView] = []
    }

    enum SiblingPlace { case below, above }

    // MARK: Inserting

    func insert(_ view: UIView, _ place: SiblingPlace, _ sibling: UIView) {
        guard view !== sibling else { return }
        // Beside a view that lies elsewhere there is no place: then it is in front of all.
        guard sibling.superview === self else { return insert(view, at: subviews.count) }
        let rest = subviews.filter { $0 !== view }
        let index = rest.firstIndex { $0 === sibling } ?? rest.count
        insert(view, at: place == .below ? index : index + 1, above: place == .above ? sibling : nil)
    }

    /// `index` counts without the view itself; beyond the end means the front.
    /// - Parameter neighbour: the view directly above whose layer the layer goes, beneath layers of no view that lie higher.
    func insert(_ view: UIView, at index: Int, above neighbour: UIView? = nil) {
        precondition(index >= 0, "insertSubview(_:at:) needs an index of 0 or more, not \(index)")
        let closesCircle = view.subviews.isEmpty ? view === self : isDescendant(of: view)
        precondition(!closesCircle, "a view cannot be a subview of itself or of its own descendant: \(view)")
        if view.superview === self {
            reorder(view, to: index, above: neighbour)
            return
        }
        view.willMove(toSuperview: self)
        if let old = view.superview {
            old.willRemoveSubview(view)
            old.forget(view)
        }
        let place = min(index, subviews.count)
        hierarchy.subviews.insert(view, at: place)
        view.hierarchy.superview = self
        insertLayer(of: view, at: place, above: neighbour)
        view.updateTint()
        didAddSubview(view)
        if traits.told != nil { view.updateTraits() }
        view.enterWindow(of: self)
        view.didMoveToSuperview()
        view.superviewDidChange()
        setNeedsLayout()
        if let window = ownWindow, window.isInTransition { window.viewDidEnter(view) }
    }

    private func reorder(_ view: UIView, to index: Int, above neighbour: UIView?) {
        hierarchy.subviews.removeAll { $0 === view }
        let place = min(index, subviews.count)
        hierarchy.subviews.insert(view, at: place)
        insertLayer(of: view, at: place, above: neighbour)
    }

    /// Puts the layer next to the neighbours' layers, so that layers which belong to no view keep their place.
    private func insertLayer(of view: UIView, at place: Int, above neighbour: UIView?) {
        if let neighbour {
            layer.insertSublayer(view.layer, above: neighbour.layer)
        } else if place + 1 < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[place + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    // MARK: Removing

    func detachFromSuperview() {
        guard let old = superview else { return }
        old.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let affected = changeOfWindow(to: nil)
        affected?.announce()
        old.forget(self)
        layer.removeFromSuperlayer()
        updateTint()
        affected?.complete()
        didMoveToSuperview()
        superviewDidChange()
    }

    private func forget(_ view: UIView) {
        hierarchy.subviews.removeAll { $0 === view }
        view.hierarchy.superview = nil
        setNeedsLayout()
    }

    // MARK: Windows

    /// A subtree that goes from one window to another, or to none.
    @MainActor
    struct WindowChange {
        let views: [UIView]
        let window: UIWindow?

        func announce() {
            // Who leaves a window no longer gets its keys.
            _ = views.first?.resignFirstResponderInside(force: true)
            for view in views {
                view.ownController?.viewWillMove(toWindow: window)
                view.willMove(toWindow: window)
            }
        }

        func complete() {
            for view in views { view.ownWindow = window }
            for view in views {
                view.windowDidChange()
                view.ownController?.viewDidMove(toWindow: window)
            }
        }
    }

    func changeOfWindow(to newWindow: UIWindow?) -> WindowChange? {
        window === newWindow ? nil : WindowChange(views: subtree, window: newWindow)
    }

    private func enterWindow(of superview: UIView) {
        guard let change = changeOfWindow(to: superview.window) else { return }
        change.announce()
        change.complete()
    }

    private func windowDidChange() {
        if window != nil { ViewDressing.dress?(self) }
        if let window, drawsItself { prepareToDraw(atScale: window.screen.scale) }
        didMoveToWindow()
    }

    /// This view and all below it, each before its subviews; any depth.
    var subtree: [UIView] {
        var found: [UIView] = [], pending: [UIView] = [self]
        while let view = pending.popLast() {
            found.append(view)
            pending.append(contentsOf: view.hierarchy.subviews.reversed())
        }
        return found
    }
}

// MARK: - Finding and ordering

extension UIView {
    /// Swaps two subviews by their indices.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        precondition(
            subviews.indices.contains(index1) && subviews.indices.contains(index2),
            "exchangeSubview needs indices of the \(subviews.count) subviews, not \(index1) and \(index2)")
        guard index1 != index2 else { return }
        hierarchy.subviews.swapAt(index1, index2)
        exchangeLayers(of: subviews[index1], subviews[index2])
        setNeedsLayout()
    }

    /// Each takes the other's place among all sublayers.
    private func exchangeLayers(of a: UIView, _ b: UIView) {
        let places = layer.sublayers ?? []
        guard let first = places.firstIndex(of: a.layer), let second = places.firstIndex(of: b.layer) else { return }
        let low = min(first, second), high = max(first, second)
        layer.insertSublayer(places[high], at: UInt32(low))
        layer.insertSublayer(places[low], at: UInt32(high + 1))
    }
}
