extension UIResponder {
    /// Sets a property that the program's own class has, by its name; false where it has none that `port` made known.
    final func setsOwnValue(_ value: Any?, forKey key: String) -> Bool {
        guard (self as? any InterfaceObject)?.setInterfaceValue(value, forKey: key) ?? false else { return false }
        KeyValueObservations.didChange(self)
        return true
    }
}
