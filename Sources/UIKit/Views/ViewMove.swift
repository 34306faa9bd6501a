/// What a view knows of its tree.
///
/// Reading a struct with weak references copies them, and a weak reference makes counting references to its object slow: so there
/// are none here, and who goes away tells the others.
struct ViewHierarchy {
    unowned(unsafe) var superview: UIView?
    var subviews: [UIView] = []
}

/// A view's way into a superview, to another place in it, or out of it: its layer's place, and who is told in which order.
@MainActor
struct ViewMove {
    let view: UIView
    /// How often any view came into a superview or left one.
    private(set) static var moves = 0

    init(of view: UIView) { self.view = view }

    /// Where a view goes beside a sibling.
    enum Side { case below, above }

    // MARK: Into a superview

    func enter(_ superview: UIView, _ side: Side, _ sibling: UIView) {
        guard view !== sibling else { return }
        // Beside a view that lies elsewhere there is no place: then it is in front of all.
        guard sibling.superview === superview else { return enter(superview, at: superview.subviews.count) }
        let rest = superview.subviews.filter { $0 !== view }
        let index = rest.firstIndex { $0 === sibling } ?? rest.count
        enter(superview, at: side == .below ? index : index + 1, above: side == .above ? sibling : nil)
    }

    /// `index` counts without the view itself; beyond the end means the front.
    /// - Parameter neighbour: the view directly above whose layer the layer goes, beneath layers of no view that lie higher.
    func enter(_ superview: UIView, at index: Int, above neighbour: UIView? = nil) {
        precondition(index >= 0, "insertSubview(_:at:) needs an index of 0 or more, not \(index)")
        let closesCircle = view.subviews.isEmpty ? view === superview : superview.isDescendant(of: view)
        precondition(!closesCircle, "a view cannot be a subview of itself or of its own descendant: \(view)")
        guard view.superview !== superview else { return reorder(in: superview, to: index, above: neighbour) }
        view.willMove(toSuperview: superview)
        if let old = view.superview {
            old.willRemoveSubview(view)
            forget(in: old)
        }
        let place = min(index, superview.hierarchy.subviews.count)
        // Most come in front, and to append is quicker than to insert.
        if place == superview.hierarchy.subviews.count {
            superview.hierarchy.subviews.append(view)
        } else {
            superview.hierarchy.subviews.insert(view, at: place)
        }
        view.hierarchy.superview = superview
        Self.moves += 1
        insertLayer(into: superview, at: place, above: neighbour)
        view.updateTint()
        superview.didAddSubview(view)
        if superview.traits.told != nil { view.updateTraits() }
        var change = WindowChange(of: view, to: superview.window)
        change?.announce()
        change?.complete()
        view.didMoveToSuperview()
        view.superviewDidChange()
        superview.setNeedsLayout()
        if let window = superview.ownWindow, window.isInTransition { window.viewDidEnter(view) }
    }

    private func reorder(in superview: UIView, to index: Int, above neighbour: UIView?) {
        superview.hierarchy.subviews.removeAll { $0 === view }
        let place = min(index, superview.subviews.count)
        superview.hierarchy.subviews.insert(view, at: place)
        insertLayer(into: superview, at: place, above: neighbour)
    }

    /// Puts the layer next to the neighbours' layers, so that layers which belong to no view keep their place.
    private func insertLayer(into superview: UIView, at place: Int, above neighbour: UIView?) {
        if let neighbour {
            superview.layer.insertSublayer(view.layer, above: neighbour.layer)
        } else if place + 1 < superview.subviews.count {
            superview.layer.insertSublayer(view.layer, below: superview.subviews[place + 1].layer)
        } else {
            superview.layer.addSublayer(view.layer)
        }
    }

    // MARK: Out of it

    func leave() {
        guard let old = view.superview else { return }
        old.willRemoveSubview(view)
        view.willMove(toSuperview: nil)
        var affected = WindowChange(of: view, to: nil)
        affected?.announce()
        forget(in: old)
        view.layer.removeFromSuperlayer()
        view.updateTint()
        affected?.complete()
        view.didMoveToSuperview()
        view.superviewDidChange()
    }

    private func forget(in superview: UIView) {
        superview.hierarchy.subviews.removeAll { $0 === view }
        view.hierarchy.superview = nil
        Self.moves += 1
        superview.setNeedsLayout()
    }

    // MARK: Two at once

    /// Has the view and a sibling take each other's place, also among layers of no view.
    func exchange(with sibling: UIView) {
        guard let superview = view.superview, let first = superview.subviews.firstIndex(where: { $0 === view }),
            let second = superview.subviews.firstIndex(where: { $0 === sibling })
        else { return }
        superview.hierarchy.subviews.swapAt(first, second)
        exchangeLayers(with: sibling, in: superview.layer)
        superview.setNeedsLayout()
    }

    private func exchangeLayers(with sibling: UIView, in superlayer: CALayer) {
        let places = superlayer.sublayers ?? []
        guard let first = places.firstIndex(of: view.layer), let second = places.firstIndex(of: sibling.layer) else {
            return
        }
        let low = min(first, second), high = max(first, second)
        superlayer.insertSublayer(places[high], at: UInt32(low))
        superlayer.insertSublayer(places[low], at: UInt32(high + 1))
    }
}

/// A subtree that goes from one window to another, or to none.
@MainActor
private struct WindowChange {
    private var views: [UIView]
    private let window: UIWindow?

    /// nil where the view stays in its window.
    init?(of view: UIView, to window: UIWindow?) {
        guard view.window !== window else { return nil }
        views = view.subtree
        self.window = window
    }

    mutating func announce() {
        guard let top = views.first else { return }
        // Who leaves a window no longer gets its keys.
        _ = FirstResponder.resign(inside: top, force: true)
        let moves = ViewMove.moves
        views.forEach(announce(to:))
        guard ViewMove.moves != moves else { return }
        // Who was told has put views in or taken some out: these come along, those do not.
        let told = Set(views.map(ObjectIdentifier.init))
        views = top.subtree
        for view in views where !told.contains(ObjectIdentifier(view)) { announce(to: view) }
    }

    private func announce(to view: UIView) {
        view.viewOwner?.viewWillMove(toWindow: window)
        view.willMove(toWindow: window)
    }

    func complete() {
        for view in views { view.ownWindow = window }
        for view in views {
            arrive(view)
            view.viewOwner?.viewDidMove(toWindow: window)
        }
    }

    private func arrive(_ view: UIView) {
        if let window = view.window {
            ViewDressing.dress?(view)
            view.drawing.prepare(atScale: window.screen.scale)
        }
        view.didMoveToWindow()
    }
}

extension ViewMove {
    /// Swaps two subviews by their indices.
    static func swap(_ index1: Int, _ index2: Int, in view: UIView) {
        let subviews = view.subviews
        precondition(
            subviews.indices.contains(index1) && subviews.indices.contains(index2),
            "exchangeSubview needs indices of the \(subviews.count) subviews, not \(index1) and \(index2)")
        if index1 != index2 { ViewMove(of: subviews[index1]).exchange(with: subviews[index2]) }
    }
}
