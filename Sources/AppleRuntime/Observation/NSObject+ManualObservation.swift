public import CoreGraphics

// Operations have these of Foundation's own.
extension NSObject {
    /// Nothing is to be done before a change: observers are told after it.
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) {}

    /// Has observers compare what they watch with what it was.
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) { KeyValueObservations.didChange(self) }
}

extension _KeyValueCodingAndObserving {
    /// Nothing is to be done before a change: observers are told after it.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Has observers compare what they watch with what it was.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { KeyValueObservations.didChange(self) }
}
