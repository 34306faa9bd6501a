import CoreGraphics

/// The views that wait to be used again, and the classes that new ones are made of.
@MainActor
struct ReusePool {
    /// A kind of elements and the identifier that its views were registered under.
    struct Name: Hashable {
        /// Empty for cells.
        var kind: String
        var identifier: String
    }

    private var classes: [Name: UICollectionReusableView.Type] = [:]
    private var nibs: Set<Name> = []
    private var waiting: [Name: WaitingViews<UICollectionReusableView, ElementKey>] = [:]

    /// Enough for fast scrolling; more would only hold memory.
    private static let mostWaiting = 64

    mutating func register(_ type: UICollectionReusableView.Type?, _ name: Name) { classes[name] = type }

    /// Notes that a program relies on a nib, and says at once that it cannot be read.
    mutating func register(_ nib: UINib?, _ name: Name) {
        nib?.reportUnreadable()
        if nib != nil { nibs.insert(name) } else { nibs.remove(name) }
    }

    /// What to do where nothing is registered.
    func advice(_ name: Name) -> String {
        nibs.contains(name)
            ? "its nib cannot be read on Linux; register the class in its place" : "register a class for it first"
    }

    func isRegistered(_ name: Name) -> Bool { classes[name] != nil }

    /// A view of the registered class, used before if one waits; nil when nothing is registered.
    mutating func take(_ name: Name, frame: CGRect, for home: ElementKey) -> UICollectionReusableView? {
        if let view = waiting[name]?.take(for: home) {
            UIView.performWithoutAnimation { view.prepareForReuse() }
            return view
        }
        guard let type = classes[name] else { return nil }
        let view = UICollectionReusableView.make(type, frame: frame)
        view.reuseIdentifier = name.identifier
        view.pool = name
        return view
    }

    /// Takes a view back. One that was not dequeued just goes.
    ///
    /// - Parameter home: The element that is to have the view again, if it still asks for one of the name.
    mutating func put(_ view: UICollectionReusableView, home: ElementKey? = nil) {
        guard let name = view.pool, waiting[name]?.count ?? 0 < Self.mostWaiting else {
            return view.removeFromSuperview()
        }
        waiting[name, default: WaitingViews()].put(view, home: home)
    }

    /// Takes the views that found no new use out of the tree.
    mutating func clearTree() {
        for name in waiting.keys { waiting[name]?.forgetHomes() }
        for views in waiting.values {
            for view in views.views where view.superview != nil { view.removeFromSuperview() }
        }
    }
}
