/// What a change says of an observed value.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What kind of change: 1, a value was set.
    public static let kindKey = Self(rawValue: "kind")
    /// The value now.
    public static let newKey = Self(rawValue: "new")
    /// The value before.
    public static let oldKey = Self(rawValue: "old")
}

extension UIView {
    /// Has an observer told by `observeValue(forKeyPath:of:change:context:)` when a property changes. The observer is not
    /// kept alive. Geometry is told at once, everything else with the next frame.
    public func addObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let token = NSKeyValueObservation()
        token.view = self
        let observation = KeyPathObservation(observer, keyPath, options, context, token)
        token.check = { [weak self, weak observation] in
            if let self { observation?.check(self) }
        }
        observation.known = value(forKeyPath: keyPath)
        addObservation(token)
        input.keyPathObservations.append(observation)
        if options.contains(.initial) { observation.tell(self, old: nil) }
        watchFrames()
    }

    /// Ends what `addObserver` began.
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        endObservations { $0.observer === observer && $0.keyPath == keyPath && $0.context == context }
    }

    /// Ends what `addObserver` began, whatever its context.
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
        endObservations { $0.observer === observer && $0.keyPath == keyPath }
    }

    private func endObservations(where isMeant: (KeyPathObservation) -> Bool) {
        for observation in input.keyPathObservations where isMeant(observation) { removeObservation(observation.token) }
        input.keyPathObservations.removeAll(where: isMeant)
    }

    /// Properties that are not geometry do not tell of changes: they are compared once a frame.
    private func watchFrames() {
        let isGeometry = ["frame", "bounds", "center", "contentOffset", "contentSize"]
        guard input.observationLink == nil,
            input.keyPathObservations.contains(where: { !isGeometry.contains($0.keyPath) })
        else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self, !self.input.keyPathObservations.isEmpty else { return link.invalidate() }
            self.notifyObservers()
        }
        link.add(to: .main, forMode: .common)
        input.observationLink = link
    }
}

/// Who watches which property of a view.
@MainActor
final class KeyPathObservation {
    weak var observer: UIResponder?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let token: NSKeyValueObservation
    var known: Any?
    private let options: NSKeyValueObservingOptions

    init(
        _ observer: UIResponder, _ keyPath: String, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?, _ token: NSKeyValueObservation
    ) {
        self.observer = observer
        self.keyPath = keyPath
        self.options = options
        self.context = context
        self.token = token
    }

    func check(_ view: UIView) {
        let new = view.value(forKeyPath: keyPath)
        guard !isSame(new, known) else { return }
        let old = known
        known = new
        tell(view, old: old)
    }

    func tell(_ view: UIView, old: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if options.contains(.new) { change[.newKey] = known }
        if options.contains(.old) { change[.oldKey] = old }
        observer?.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
    }

    private func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        case (let a?, let b?): a as AnyObject === b as AnyObject
        default: false
        }
    }
}
