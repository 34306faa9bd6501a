public import CoreGraphics

/// Which values an observer gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The value as Apple's frameworks number it.
    public let rawValue: UInt

    /// The value of a number.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Hands over the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Hands over the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Calls at once with the value there is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Asks for a call before each change too: said once that there is none.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What kind of change an observer is told of: a value was set, or elements of `mutableArrayValue(forKey:)` changed.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// What kind of change it is.
    public let kind: NSKeyValueChange
    /// The value now, when asked for with `.new`.
    public let newValue: Value?
    /// The value before, when asked for with `.old`.
    public let oldValue: Value?
    /// False: calls before a change are not made here.
    public let isPrior: Bool
}

/// What a change says of an observed value.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's frameworks spell it.
    public let rawValue: String

    /// The value of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What kind of change, as a number.
    public static let kindKey = Self(rawValue: "kind")
    /// The value now.
    public static let newKey = Self(rawValue: "new")
    /// The value before.
    public static let oldKey = Self(rawValue: "old")
    /// Which elements of an array, as an `IndexSet`.
    public static let indexesKey = Self(rawValue: "indexes")
    /// Whether the change is still to come: never here.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// Keeps an observation alive; it ends when this goes away.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    /// Compares the property with what it was, and tells of the difference.
    var check: () -> Void = {}
    private(set) var isValid = true

    /// Ends the observation.
    public func invalidate() {
        guard isValid else { return }
        isValid = false
        check = {}
        KeyValueObservations.remove(self)
    }

    deinit { invalidate() }
}

/// What can be observed: every object. The name is that of Apple's Foundation.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure when a property has changed: the geometry of views and scroll views, what layers show and the states of
    /// recognisers at once, everything else with the next frame.
    ///
    /// - Returns: a token; the observation ends with it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        options.reportPrior()
        let token = NSKeyValueObservation()
        var known = self[keyPath: keyPath]
        func report(_ object: Self, _ old: Value?, _ new: Value) {
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, isPrior: false))
        }
        token.check = { [weak self] in
            guard let self else { return }
            let new = self[keyPath: keyPath]
            guard !isSameValue(new, known) else { return }
            let old = known
            known = new
            report(self, old, new)
        }
        KeyValueObservations.add(token, of: [self])
        if options.contains(.initial) { report(self, nil, known) }
        return token
    }
}

extension NSKeyValueObservingOptions {
    func reportPrior() {
        guard contains(.prior) else { return }
        Diagnostics.report("Observers are called after changes only; the option .prior has no effect.", key: "prior")
    }
}
