/// Which values an observer gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Calls at once with the value there is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value now, when asked for with `.new`.
    public let newValue: Value?
    /// The value before, when asked for with `.old`.
    public let oldValue: Value?
    /// False: calls before a change are not made here.
    public let isPrior: Bool
}

/// Keeps an observation alive; it ends when this goes away.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
    weak var view: UIView?
    var check: () -> Void = {}

    /// Ends the observation.
    public func invalidate() {
        view?.removeObservation(self)
        view = nil
    }
}

/// What can be observed with `observe(_:options:changeHandler:)`: the geometry of views.
@preconcurrency @MainActor
public protocol UIViewObservable: UIView {}

extension UIView: UIViewObservable {}

extension UIViewObservable {
    /// Calls a closure whenever a property of the view's geometry changes: `frame`, `bounds`, `center`, and of scroll views
    /// `contentOffset` and `contentSize`.
    ///
    /// - Returns: a token; the observation ends with it.
    public func observe<Value: Equatable>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.prior) {
            Diagnostics.report(
                "observe(_:options:changeHandler:) calls after changes only; .prior has no effect.", key: "prior")
        }
        let token = NSKeyValueObservation()
        token.view = self
        var known = self[keyPath: keyPath]
        func report(_ view: Self, _ old: Value?, _ new: Value) {
            changeHandler(
                view,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
                    isPrior: false))
        }
        token.check = { [weak self] in
            guard let self else { return }
            let new = self[keyPath: keyPath]
            guard new != known else { return }
            let old = known
            known = new
            report(self, old, new)
        }
        addObservation(token)
        if options.contains(.initial) { report(self, nil, known) }
        return token
    }
}

extension UIView {
    struct WeakObservation {
        weak var token: NSKeyValueObservation?
    }

    func addObservation(_ token: NSKeyValueObservation) {
        input.observations.append(WeakObservation(token: token))
    }

    func removeObservation(_ token: NSKeyValueObservation) {
        input.observations.removeAll { $0.token == nil || $0.token === token }
    }

    /// The geometry may have changed.
    func notifyObservers() {
        guard !input.observations.isEmpty else { return }
        input.observations.removeAll { $0.token == nil }
        for observation in input.observations { observation.token?.check() }
    }
}
