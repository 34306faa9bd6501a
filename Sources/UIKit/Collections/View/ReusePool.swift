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
    private var waiting: [Name: [UICollectionReusableView]] = [:]

    /// Enough for fast scrolling; more would only hold memory.
    private static let mostWaiting = 64

    mutating func register(_ type: UICollectionReusableView.Type?, _ name: Name) { classes[name] = type }

    func isRegistered(_ name: Name) -> Bool { classes[name] != nil }

    /// A view of the registered class, used before if one waits; nil when nothing is registered.
    mutating func take(_ name: Name, frame: CGRect) -> UICollectionReusableView? {
        if let view = waiting[name]?.popLast() {
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
    mutating func put(_ view: UICollectionReusableView) {
        guard let name = view.pool, waiting[name, default: []].count < Self.mostWaiting else {
            return view.removeFromSuperview()
        }
        waiting[name, default: []].append(view)
    }

    /// Takes the views that found no new use out of the tree.
    func clearTree() {
        for views in waiting.values {
            for view in views where view.superview != nil { view.removeFromSuperview() }
        }
    }
}
