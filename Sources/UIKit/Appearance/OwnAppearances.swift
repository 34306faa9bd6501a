/// A value that was set on a stand-in of ``UIAppearance``, of a property that a program's own class or extension declares.
@MainActor
struct OwnAppearance {
    let path: AnyKeyPath
    let name: String
    private let set: @MainActor (UIView) -> Void

    init<Root: UIView, Value>(_ value: Value, at path: ReferenceWritableKeyPath<Root, Value>, named name: String) {
        self.path = path
        self.name = name
        set = { ($0 as? Root)?[keyPath: path] = value }
    }

    /// Sets the value by the property's setter, unless the program has set one on the view.
    func apply(to view: UIView) {
        guard !view.looks.ownAppearances.contains(path) else { return }
        view.looks.takesAppearance = true
        set(view)
        view.looks.takesAppearance = false
    }
}

extension UIAppearance where Self: UIView {
    /// Has ``UIAppearance`` know of a property that a program's own class or extension declares.
    ///
    /// Setters of such properties call this first, in place of Apple's `@objc dynamic`; `port` writes it. On a stand-in of `appearance()` the
    /// value is kept for the views that the stand-in stands for, which get it by their setter when they enter a window. On other views it is
    /// noted that they have a value of their own, which stand-ins leave alone.
    ///
    ///     var ringColor: UIColor {
    ///         get { ring.color }
    ///         set {
    ///             if recordsAppearance(of: \Dial.ringColor, newValue) { return }
    ///             ring.color = newValue
    ///         }
    ///     }
    ///
    /// - Parameter key: The property's name: in its setter and in `didSet` it need not be given.
    /// - Returns: Whether the view is a stand-in, for which nothing else is to be done.
    @discardableResult
    public func recordsAppearance<Root: UIView, Value>(
        of path: ReferenceWritableKeyPath<Root, Value>, _ value: Value, key: String = #function
    ) -> Bool {
        if Appearances.keep(OwnAppearance(value, at: path, named: key), on: self) { return true }
        if !looks.takesAppearance { looks.ownAppearances.insert(path) }
        return false
    }
}
