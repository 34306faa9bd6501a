/// Objects that are handed over as anything.
package enum Objects {
    /// The object that a value is, or one that boxes it.
    ///
    /// `as AnyObject` asks of each class whether it is bridged to another, for which the runtime looks in the tables of all modules.
    package static func itself(_ value: Any) -> AnyObject { cast(value, to: AnyObject.self) ?? value as AnyObject }

    /// A type that is not written down is not bridged to.
    @inline(never)
    private static func cast<Value>(_ value: Any, to type: Value.Type) -> Value? {
        Swift.type(of: value) is AnyClass ? value as? Value : nil
    }
}
