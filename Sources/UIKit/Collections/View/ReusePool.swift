import CoreGraphics

/// The views that wait to be used again, and the classes that new ones are made of.
@MainActor
struct ReusePool {
    /// A kind of elements and the identifier that its views were registered under.
    struct Name: Hashable {
        /// Empty for cells.
        var kind: String
        var identifier: String

        var isOfCells: Bool { kind.isEmpty }
    }

    private var classes: [Name: UICollectionReusableView.Type] = [:]
    private var makers: [Name: @MainActor () -> UICollectionReusableView?] = [:]
    private var waiting: [Name: WaitingViews<UICollectionReusableView, ElementKey>] = [:]

    /// Enough for fast scrolling; more would only hold memory.
    private static let mostWaiting = 64

    mutating func register(_ type: UICollectionReusableView.Type?, _ name: Name) {
        classes[name] = type
        makers[name] = nil
    }

    /// Makers of views that a nib or a storyboard describes.
    mutating func register(maker: (@MainActor () -> UICollectionReusableView?)?, _ name: Name) {
        makers[name] = maker
        classes[name] = nil
    }

    /// What a registration makes: by its maker, else of its class.
    mutating func registerIfNew(
        _ type: UICollectionReusableView.Type, _ maker: (@MainActor () -> UICollectionReusableView?)?, _ name: Name
    ) {
        guard !isRegistered(name) else { return }
        if let maker { register(maker: maker, name) } else { register(type, name) }
    }

    /// What to do where nothing can be made.
    func advice(_ name: Name) -> String {
        makers[name] != nil ? "its nib gives no such view" : "register a class or a nib for it first"
    }

    func isRegistered(_ name: Name) -> Bool { classes[name] != nil || makers[name] != nil }

    /// A view of the registered class, used before if one waits; nil when nothing is registered.
    mutating func take(_ name: Name, frame: CGRect, for home: ElementKey) -> UICollectionReusableView? {
        if let view = waiting[name]?.take(for: home) {
            UIView.performWithoutAnimation { view.prepareForReuse() }
            return view
        }
        guard let view = makers[name]?() ?? classes[name].map({ UICollectionReusableView.make($0, frame: frame) })
        else {
            return nil
        }
        view.frame = frame
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
